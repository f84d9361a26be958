import CivilTime
import ICalendar
import Merging
import Trips

// MARK: - Versions of one component

extension Component {
    /// What two versions of a component have in common: its name, UID and RECURRENCE-ID; without a UID, all it says.
    var identity: [String] {
        if name == "VTIMEZONE" { return [name, text("TZID") ?? ""] }
        if let uid {
            let occurrence = first(named: "RECURRENCE-ID")
            // What calls it off is no version of it.
            return [name, uid, occurrence?.rawValue ?? "", occurrence?.zoneName ?? ""]
                + (isOnlyCancellation ? [ModelProperty.calledOff] : [])
        }
        return [name, unstamped]
    }

    /// All it says, but for when that was written down.
    var unstamped: String {
        var copy = self
        copy.remove(named: "DTSTAMP")
        return CalendarWriter().text(copy)
    }

    /// What it says of its own age; times that are not in UTC are taken for it.
    var revision: RevisionOrder.Revision {
        var values = ValueReader()
        func instant(_ name: String) -> Instant? {
            guard let value = first(named: name).flatMap({ values.dateTime($0) }) else { return nil }
            return value.utcInstant ?? Zone.utc.mapping(of: value.civil).compatible
        }
        let sequence = first(named: "SEQUENCE").flatMap { values.integer($0) }.map { max(0, $0) } ?? 0
        return (sequence, instant("DTSTAMP"), instant("LAST-MODIFIED"))
    }

    /// Whether another version counts, by the larger SEQUENCE, the later DTSTAMP or the later LAST-MODIFIED.
    func isOlder(than other: Component) -> Bool {
        if case .older = RevisionOrder(of: revision, against: other.revision) { true } else { false }
    }
}

// MARK: - Versions that stand beside one another

extension Component {
    /// The component with a UID of its own, which depends on what it says alone.
    var withOwnUID: Component {
        guard let uid else { return self }
        var copy = self
        copy.remove(named: "UID")
        // One is left where a file has several.
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

    /// The component with the UID that it came with, if it stood beside another version of itself.
    ///
    /// One that got another UID since, as a copy does, is no version any more.
    var withUIDOfVersion: Component {
        guard let name = text(ModelProperty.versionOf) else { return self }
        var copy = self
        copy.remove(named: ModelProperty.versionOf)
        guard let uid, SharedUID.base(of: ActivityUID(uid))?.text == name else { return copy }
        return copy.with(uid: name)
    }
}
