import CivilTime
import ICalendar
import Merging
import Trips

// MARK: - What METHOD:CANCEL calls off of what is kept as it came

extension Component {
    /// Whether it is a cancellation alone, from a calendar with METHOD:CANCEL.
    var isOnlyCancellation: Bool { has(ModelProperty.calledOff) }

    /// Whether it is kept only to cancel versions that may come later; no export has it.
    var isAwaiting: Bool { text(ModelProperty.calledOff) == Self.awaiting }

    private static let awaiting = "AWAITED"

    /// The component of a calendar with METHOD:CANCEL in the form in which it is kept, because METHOD is not kept.
    var cancelling: Component {
        var copy = unmarked
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        // Without a UID it cancels nothing but itself.
        if copy.uid != nil { copy.set(Property(ModelProperty.calledOff, rawValue: "TRUE")) }
        return copy
    }

    /// The part of a METHOD:CANCEL component that identifies what it cancels, and when; `nil` without a UID.
    var awaited: Component? {
        guard uid != nil else { return nil }
        let told: Set = ["UID", "RECURRENCE-ID", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]
        var copy = Component(name, properties: properties.filter { told.contains($0.name) })
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        copy.set(Property(ModelProperty.calledOff, rawValue: Self.awaiting))
        return copy
    }

    /// The component without our mark of a cancellation.
    var unmarked: Component {
        guard has(ModelProperty.calledOff) else { return self }
        var copy = self
        copy.remove(named: ModelProperty.calledOff)
        return copy
    }

    /// Returns the component, cancelled, with the revision of the cancellation and otherwise unchanged.
    ///
    /// - Parameter cancellation: The cancellation, no older than the component.
    /// - Returns: The component; nothing is removed from it.
    func calledOff(by cancellation: Component) -> Component {
        var copy = self
        copy.set(Property("STATUS", rawValue: "CANCELLED"))
        let (mine, theirs) = (revision, cancellation.revision)
        if theirs.sequence > mine.sequence {
            copy.set(Property("SEQUENCE", rawValue: String(theirs.sequence)))
        }
        func set(_ name: String, _ instant: Instant?) {
            guard let instant, let property = try? Property(name, DateTimeValue(instant)) else { return }
            copy.set(property)
        }
        if theirs.stamp != mine.stamp { set("DTSTAMP", theirs.stamp) }
        if let known = mine.lastModified, let last = theirs.lastModified, last <= known { return copy }
        set("LAST-MODIFIED", theirs.lastModified)
        return copy
    }
}

// MARK: - All later occurrences

extension Component {
    /// Sets the status of all later occurrences where this one alone is cancelled.
    mutating func setLaterStatus(_ status: ActivityStatus?) {
        guard let index = properties.firstIndex(where: { $0.name == "RECURRENCE-ID" }) else { return }
        properties[index].setParameter(ModelProperty.later, status?.rawValue.uppercased())
    }
}

// MARK: - Versions of one component

extension Component {
    /// The identity that versions of a component share: name, UID and RECURRENCE-ID; without a UID, the whole
    /// content.
    var identity: [String] {
        if name == "VTIMEZONE" { return [name, text("TZID") ?? ""] }
        if let uid {
            let occurrence = first(named: "RECURRENCE-ID")
            // A cancellation is not a version of what it cancels.
            return [name, uid, occurrence?.rawValue ?? "", occurrence?.zoneName ?? ""]
                + (isOnlyCancellation ? [ModelProperty.calledOff] : [])
        }
        return [name, unstamped]
    }

    /// The content without its DTSTAMP.
    var unstamped: String {
        var copy = self
        copy.remove(named: "DTSTAMP")
        return CalendarWriter().text(copy)
    }

    /// The stated revision; times that are not in UTC are read as UTC.
    var revision: RevisionOrder.Revision {
        var values = ValueReader()
        func instant(_ name: String) -> Instant? {
            guard let value = first(named: name).flatMap({ values.dateTime($0) }) else { return nil }
            return value.utcInstant ?? Zone.utc.mapping(of: value.civil).compatible
        }
        let sequence = first(named: "SEQUENCE").flatMap { values.integer($0) }.map { max(0, $0) } ?? 0
        return (sequence, instant("DTSTAMP"), instant("LAST-MODIFIED"))
    }

    /// Returns whether another version is newer, by SEQUENCE, DTSTAMP or LAST-MODIFIED.
    func isOlder(than other: Component) -> Bool {
        if case .older = RevisionOrder(of: revision, against: other.revision) { true } else { false }
    }
}

// MARK: - Concurrent versions

extension Component {
    /// The component with a UID of its own, derived from its content alone.
    var withOwnUID: Component {
        guard let uid else { return self }
        var copy = self
        copy.remove(named: "UID")
        // Of several UIDs only one is left.
        let own = SharedUID.uid(ofText: copy.unstamped, besides: ActivityUID(uid))
        return with(uid: own.text)
    }

    /// The component as it stands in a calendar beside another version of itself: with a UID of its own, since a calendar
    /// has one component for each UID and occurrence (RFC 5545 §3.8.4.7), and with the one that it came with.
    var asVersion: Component {
        guard let uid else { return self }
        var copy = withOwnUID
        copy.append(Property(text: ModelProperty.versionOf, uid))
        return copy
    }

    /// The component with its original UID, if it was written beside another version.
    ///
    /// A component whose UID was changed since, such as a copy, is not a version any more.
    var withUIDOfVersion: Component {
        guard let name = text(ModelProperty.versionOf) else { return self }
        var copy = self
        copy.remove(named: ModelProperty.versionOf)
        guard let uid, SharedUID.base(of: ActivityUID(uid))?.text == name else { return copy }
        return copy.with(uid: name)
    }
}
