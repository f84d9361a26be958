import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// Finds a part of a trip by the beginning of its identifier, or by words of its title.
struct PartLookup<Part> {
    /// A candidate.
    struct Entry {
        let trip: Trip
        let id: String
        let title: String
        let part: Part
    }

    /// The noun for messages.
    let noun: Noun
    let entries: [Entry]

    /// The noun for a part.
    enum Noun {
        case todo, expense, attachment

        func unknown(_ word: String, _ hint: String) -> String {
            switch self {
            case .todo: tr("\(word): no to-do has this id or these words; \(hint)")
            case .expense: tr("\(word): no expense has this id or these words; \(hint)")
            case .attachment: tr("\(word): no attachment has this id or these words; \(hint)")
            }
        }

        func ambiguous(_ word: String, _ count: Int, _ listed: String) -> String {
            switch self {
            case .todo: tr("\(word): \(count) to-dos are meant; say which by its id: \(listed)")
            case .expense: tr("\(word): \(count) expenses are meant; say which by its id: \(listed)")
            case .attachment: tr("\(word): \(count) attachments are meant; say which by its id: \(listed)")
            }
        }
    }

    /// Returns the one part that matches a text.
    ///
    /// - Parameter text: An identifier, four or more first letters of one, or words that are all in a title, in any case.
    /// - Returns: The part, with its trip.
    /// - Throws: A ``CommandFailure`` that lists the matches, or the nearest titles.
    func find(_ text: String) throws -> Entry {
        let word = text.trimmingSpaces()
        let lowered = word.lowercased()
        let words = lowered.split(whereSeparator: \.isWhitespace)
        let readings: [(Entry) -> Bool] = [
            { $0.id.lowercased() == lowered },
            { lowered.count >= IDBeginning.shortest && $0.id.lowercased().hasPrefix(lowered) },
            { $0.title.lowercased() == lowered },
            { entry in
                let title = entry.title.lowercased()
                return words.allSatisfy { title.contains($0) }
            },
        ]
        for isMeant in readings where !word.isEmpty {
            let found = entries.filter(isMeant)
            if let only = found.first, found.count == 1 { return only }
            guard found.isEmpty else { throw ambiguous(word, found) }
        }
        throw unknown(word)
    }

    private func ambiguous(_ word: String, _ found: [Entry]) -> CommandFailure {
        let listed = found.prefix(6).map {
            "\(Printable.line($0.id.prefix(8))) (\(Printable.name($0.title)), \(Printable.name($0.trip.name)))"
        }
        let more = found.count > 6 ? tr(", and \(found.count - 6) more") : ""
        return CommandFailure(
            "ambiguous-part",
            noun.ambiguous(Printable.name(word), found.count, listed.joined(separator: ", ") + more),
            status: .noInput)
    }

    private func unknown(_ word: String) -> CommandFailure {
        let titles = Array(Set(entries.map(\.title))).sorted()
        let nearest =
            word.utf8.count > 200
            ? [] : NameDistance.nearest(to: word, among: Array(titles.prefix(5_000)), count: 3)
        let listed = nearest.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        let hint =
            entries.isEmpty
            ? tr("there are none yet")
            : nearest.isEmpty ? tr("list shows them all") : tr("the nearest are \(listed)")
        return CommandFailure(
            "unknown-part",
            noun.unknown(word.isEmpty ? tr("(nothing)") : Printable.name(word), hint),
            status: .noInput)
    }
}

extension PartLookup {
    /// Collects the parts of one trip or of all.
    ///
    /// - Parameters:
    ///   - noun: The noun for the parts.
    ///   - trip: The trip as named; nil for all.
    ///   - reading: The store.
    ///   - parts: Reads the parts of a trip.
    ///   - id: The identifier of a part.
    ///   - title: The title of a part.
    /// - Throws: A ``CommandFailure`` for a missing trip.
    init(
        _ noun: Noun, trip: String?, in reading: any TripReading, _ parts: (Trip) throws -> [Part],
        id: (Part) -> String, title: (Part) -> String
    ) throws {
        self.noun = noun
        let trips = try trip.map { [try TripLookup.trip(named: $0, in: reading)] } ?? reading.trips()
        entries = try trips.flatMap { trip in
            try parts(trip).map { Entry(trip: trip, id: id($0), title: title($0), part: $0) }
        }
    }
}
