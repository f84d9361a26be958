import CivilTime
import ICalendar
import Merging
import Trips

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
