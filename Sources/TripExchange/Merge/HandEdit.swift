import CivilTime
import ICalendar
import Trips

/// What a traveller changed by hand of an activity that came in a calendar.
///
/// The component that is kept with it says what the calendar said. What the activity says otherwise was changed since.
/// What calendars do not say is kept by `keepingOwn(of:_:)`.
struct HandEdit {
    /// The activity as the calendar said it, with the revision that it said.
    let base: Activity
    /// The activity as it is.
    let mine: Activity
    private let database: ZoneDatabase

    /// Finds out what was changed by hand; `nil` when nothing was, or when no calendar has said anything.
    ///
    /// - Parameters:
    ///   - mine: The activity as it is.
    ///   - incoming: A version that comes in.
    ///   - database: The zones.
    init?(_ mine: Activity, before incoming: Activity?, _ database: ZoneDatabase) {
        guard mine.lastModified != nil, let source = mine.source else { return nil }
        let said: Activity?
        if let incoming, incoming.source == source, incoming.key == mine.key {
            said = incoming
        } else {
            said = Self.reading(source, database)?.with(key: mine.key)
        }
        guard let said, said.lastModified != mine.lastModified else { return nil }
        (base, self.mine, self.database) = (said, mine, database)
        guard changed.contains(where: { !$0.isSame(base, mine) }) else { return nil }
    }

    /// What a component says without its calendar.
    static func reading(_ source: String, _ database: ZoneDatabase) -> Activity? {
        guard let component = ContentLines.component(of: source) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var event = EventImport(component, scope: scope)
        var said = event.activity(isCancellation: false)
        said?.source = source
        return said
    }

    private var changed: [Field] { Self.fields(database) }
}

// MARK: - Three versions

extension HandEdit {
    /// A field that the traveller and the sender both changed.
    struct Conflict {
        let field: String
        let mine: String
        let theirs: String
        /// Whether the sender's counts.
        let isTheirs: Bool
    }

    /// Brings together what was changed by hand and what a newer version changed.
    ///
    /// A field that only one of both changed is as that one has it. Where both did, the later one counts.
    ///
    /// - Parameter theirs: The version that comes in, no older than ``base``.
    /// - Returns: The activity with the component of that version, and the fields that both changed.
    func merged(with theirs: Activity) -> (activity: Activity, conflicts: [Conflict]) {
        let isNewer = isNewer(theirs)
        var merged = theirs
        var conflicts: [Conflict] = []
        for field in changed where !field.isSame(base, mine) && !field.isSame(theirs, mine) {
            if !field.isSame(base, theirs) {
                conflicts.append(
                    Conflict(
                        field: field.name, mine: field.text(mine), theirs: field.text(theirs),
                        isTheirs: isNewer))
                if isNewer { continue }
            }
            field.copy(mine, &merged)
        }
        merged.createdAt = theirs.createdAt ?? mine.createdAt
        guard changed.contains(where: { !$0.isSame(theirs, merged) }) else { return (merged, conflicts) }
        merged.sequence = max(mine.sequence, theirs.sequence)
        merged.stamp = [mine.stamp, theirs.stamp].compactMap(\.self).max()
        // It tells from now on, too, that something was changed by hand.
        merged.lastModified = mine.lastModified
        return (merged, conflicts)
    }

    /// Whether a version was written after the traveller's change.
    private func isNewer(_ theirs: Activity) -> Bool {
        if let written = theirs.stamp, let edited = mine.lastModified ?? mine.stamp {
            return written > edited
        }
        return theirs.sequence > mine.sequence
    }
}

// MARK: - The fields

extension HandEdit {
    /// A field that can be changed by hand.
    private struct Field {
        let name: String
        let isSame: (Activity, Activity) -> Bool
        let copy: (Activity, inout Activity) -> Void
        let text: (Activity) -> String

        init<Value: Equatable>(
            _ name: String, _ path: WritableKeyPath<Activity, Value>,
            _ text: @escaping (Value) -> String = { "\($0)" }
        ) {
            self.name = name
            isSame = { $0[keyPath: path] == $1[keyPath: path] }
            copy = { $1[keyPath: path] = $0[keyPath: path] }
            self.text = { text($0[keyPath: path]) }
        }

        /// The time, of which the offsets that were written down tell the pass of a repeated hour and no more.
        init(time database: ZoneDatabase) {
            name = "time"
            isSame = { $0.isAsSaid($1, database) }
            copy = { $1.span = $0.span }
            text = { SharedUID.span(of: $0).filter { !$0.isEmpty }.joined(separator: " ") }
        }
    }

    private static func fields(_ database: ZoneDatabase) -> [Field] {
        func text(_ value: String?) -> String { value ?? "" }
        func place(_ place: Place?) -> String { place?.name ?? "" }
        return [
            Field(time: database), Field("status", \.status) { $0.rawValue },
            Field("kind", \.kind) { $0.rawValue }, Field("title", \.title),
            Field("transparency", \.isTransparent), Field("place", \.place, place),
            Field("destination", \.destination, place), Field("notes", \.notes),
            Field("carrier", \.carrier, text), Field("number", \.number, text),
            Field("confirmation", \.confirmation, text), Field("seat", \.seat, text),
            Field("link", \.url, text),
        ]
    }
}

extension Activity {
    /// Whether another version is at the time of this one.
    ///
    /// A calendar can say in which zone its floating times are; a component alone does not know that.
    fileprivate func isAsSaid(_ other: Activity, _ database: ZoneDatabase) -> Bool {
        guard case .timed(let start, let end) = span, case .timed(let first, let last) = other.span else {
            return span == other.span
        }
        return start.isAsSaid(first, database) && end.isAsSaid(last, database)
    }
}

extension ActivityTime {
    fileprivate func isAsSaid(_ other: ActivityTime, _ database: ZoneDatabase) -> Bool {
        guard local == other.local else { return false }
        return zone == nil || zone == other.zone && isSamePass(as: other, database)
    }
}
