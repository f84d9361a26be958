import CivilTime
import Merging
import Messages
import Rendering
import TripExchange
import TripStorage
import Trips
import TypedInput

/// An activity that was found, with its trip and everything that shares its UID.
struct FoundItem: Sendable {
    let trip: Trip
    let activity: Activity
    /// The series and its overrides, or the single activity.
    let related: [Activity]

    /// Whether it is the series.
    var isSeries: Bool { activity.recurrence != nil && activity.recurrenceID == nil }
}

/// Finds an activity by its UID, by that of another sender, by the beginning of its own, or by words of its title.
struct ItemLookup {
    private let reading: any TripReading
    private let trips: [TripID: Trip]
    private let candidates: [TripActivity]
    /// Their unreadable rows.
    let unreadable: UnreadableItems

    /// Prepares to find activities of one trip or of the whole store, including archived trips.
    ///
    /// - Parameters:
    ///   - trip: The trip of `--trip`; nil for all.
    ///   - reading: The store.
    /// - Throws: A ``CommandFailure`` for a missing trip.
    init(trip: String?, in reading: any TripReading) throws {
        self.reading = reading
        let found = try trip.map { try TripLookup.trip(named: $0, in: reading) }
        trips = Dictionary(
            try (found.map { [$0] } ?? reading.trips()).map { ($0.id, $0) }
        ) { first, _ in first }
        let (candidates, rows) = try reading.sparing {
            guard let found else { return try reading.activities(touching: nil, includingArchived: true) }
            return try reading.activities(of: found.id).map { TripActivity(trip: found.id, activity: $0) }
        }
        self.candidates = candidates
        unreadable = UnreadableItems(rows)
    }

    /// Returns the one activity that matches a text.
    ///
    /// The text is a UID, a key as `UID@2027-07-17T10:00:00` for an override, four or more first letters of a UID,
    /// or words that are all in the title, in any case. Earlier kinds of this list go first, and a whole title
    /// before words of one.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The activity; for a series the series, not one of its overrides.
    /// - Throws: A ``CommandFailure`` that lists the matches, or the nearest titles.
    func item(_ text: String) throws -> FoundItem {
        let word = text.trimmingSpaces()
        if let row = try unreadable.named(text) { throw Self.refusal(of: row) }
        let near = Result { try unreadable.near(word) }
        for (isMeant, sureness) in [(Self.isNamed(text), .named)] + Self.readings(of: word) {
            // Words of a title match nothing else if they are the whole title of an unreadable row.
            if sureness == .words, let row = try near.get() { throw Self.refusal(of: row) }
            let heads = heads(of: candidates.filter { isMeant($0.activity) })
            guard let first = heads.first else { continue }
            guard heads.count == 1 else { throw ambiguous(word, heads) }
            if sureness == .near, let row = try near.get() { throw ambiguous(word, heads, row) }
            guard let trip = trips[first.trip] else { continue }
            return FoundItem(
                trip: trip, activity: first.activity,
                related: first.activity.recurrenceID == nil
                    ? try reading.activities(withUID: first.activity.uid, of: trip.id) : [first.activity])
        }
        if let row = try near.get() { throw Self.refusal(of: row) }
        throw unknown(word)
    }

    /// Returns the unreadable row of an activity that matches a text.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The row; nil when another activity matches.
    /// - Throws: As ``item(_:)`` for no match or several.
    func unreadableRow(_ text: String) throws -> UnreadableRow? {
        if let row = try unreadable.named(text) { return row }
        do {
            _ = try item(text)
            return nil
        } catch let failure as CommandFailure where failure.code == Self.unreadableCode {
            return try unreadable.near(text.trimmingSpaces())
        }
    }

    /// The overrides of a series that is unreadable itself.
    func changes(of row: UnreadableRow) -> FoundItem? {
        guard row.occurrence == nil else { return nil }
        let found = candidates.filter { $0.trip == row.trip && $0.activity.uid.text == row.id }
        guard let first = found.first, let trip = trips[first.trip] else { return nil }
        return FoundItem(trip: trip, activity: first.activity, related: found.map(\.activity))
    }

    /// The kinds of match, the most specific first.
    private static func readings(of word: String) -> [(isMeant: (Activity) -> Bool, Sureness)] {
        guard !word.isEmpty else { return [] }
        let lowered = word.lowercased()
        let words = lowered.split(whereSeparator: \.isWhitespace)
        // Searching the UIDs of all senders takes longer than searching titles.
        let mayBeUID = words.count == 1 && (word.utf8.contains(UInt8(ascii: "@")) || word.utf8.count >= 20)
        return [
            (isNamed(word), .named),
            ({ mayBeUID && BookingSenders.otherUIDs(of: $0).contains { $0.text == word } }, .named),
            ({ lowered.count >= IDBeginning.shortest && $0.uid.text.lowercased().hasPrefix(lowered) }, .near),
            ({ $0.title.lowercased() == lowered }, .near),
            (
                { activity in
                    let title = activity.title.lowercased()
                    return words.allSatisfy { title.contains($0) }
                }, .words
            ),
        ]
    }

    /// How specifically a text matches an activity.
    private enum Sureness {
        /// It is the UID or the key.
        case named
        /// It begins a UID, or is a title.
        case near
        /// Its words are in a title.
        case words
    }

    /// Whether a text is the UID or the key of an activity.
    private static func isNamed(_ text: String) -> (Activity) -> Bool {
        { $0.uid.text == text || ($0.recurrenceID != nil && $0.key.description == text) }
    }

    /// Keeps one activity for each UID of a trip: the series, else the first; an override only if its series does
    /// not match.
    private func heads(of found: [TripActivity]) -> [TripActivity] {
        var heads: [TripActivity] = []
        for candidate in found {
            let same = heads.firstIndex {
                $0.trip == candidate.trip && $0.activity.uid == candidate.activity.uid
            }
            if let same {
                if candidate.activity.key < heads[same].activity.key { heads[same] = candidate }
            } else {
                heads.append(candidate)
            }
        }
        return heads
    }

    // MARK: - Refusals

    private static let unreadableCode = "unreadable-item"

    private static func refusal(of row: UnreadableRow) -> CommandFailure {
        CommandFailure(
            unreadableCode, tr("\(Printable.line(row.description)); meridian doctor says what mends it"),
            status: .badData)
    }

    private func ambiguous(
        _ word: String, _ heads: [TripActivity], _ row: UnreadableRow
    ) -> CommandFailure {
        let listed = heads.map { "\(shortUID($0.activity.uid)) (\(described($0)))" }
        return CommandFailure(
            "ambiguous-item",
            tr(
                "\(Printable.name(word)): \(listed.joined(separator: ", ")) may be meant, or one that cannot be read: "
                    + "\(Printable.line(row.description)); say which by its UID"), status: .noInput)
    }

    private func ambiguous(_ word: String, _ heads: [TripActivity]) -> CommandFailure {
        let listed = heads.prefix(6).map { head in
            "\(shortUID(head.activity.uid)) (\(described(head)))"
        }
        let more = heads.count > 6 ? tr(", and \(heads.count - 6) more") : ""
        let isOneUID = Set(heads.map(\.activity.uid)).count == 1
        return CommandFailure(
            "ambiguous-item",
            tr(
                "\(Printable.name(word)): \(heads.count) activities are meant; say which by its UID"
                    + "\(isOneUID ? tr(" and --trip") : ""): \(listed.joined(separator: ", "))\(more)"),
            status: .noInput)
    }

    private func described(_ item: TripActivity) -> String {
        let title = item.activity.title.isEmpty ? tr("no title") : Printable.name(item.activity.title)
        let trip = trips[item.trip].map { ", \(Printable.name($0.name))" } ?? ""
        return "\(title), \(item.activity.span.startDate)\(trip)"
    }

    /// The fewest first letters that identify a UID.
    private func shortUID(_ uid: ActivityUID) -> String {
        let text = uid.text.lowercased()
        var length = IDBeginning.shortest
        for other in candidates where other.activity.uid != uid {
            let common = zip(text, other.activity.uid.text.lowercased()).prefix { $0 == $1 }.count
            length = max(length, common + 1)
        }
        return ShellWord.quoted(String(uid.text.prefix(length)))
    }

    private func unknown(_ word: String) -> CommandFailure {
        let shown = word.isEmpty ? tr("(nothing)") : Printable.name(word)
        let titles = Array(Set(candidates.map(\.activity.title).filter { !$0.isEmpty })).sorted()
        let short = word.utf8.count <= 200
        let nearest =
            short ? NameDistance.nearest(to: word, among: Array(titles.prefix(5_000)), count: 3) : []
        let listed = nearest.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        let hint =
            candidates.isEmpty
            ? tr("there are no activities yet")
            : nearest.isEmpty
                ? tr("meridian search finds one by any of its words") : tr("the nearest are \(listed)")
        return CommandFailure(
            "unknown-item", tr("\(shown): no activity has this UID or these words in its title; \(hint)"),
            status: .noInput)
    }
}
