import CivilTime
import ICalendar
import Trips

// MARK: - Versions of one component

extension Component {
    /// What two versions of a component have in common: its name, UID and RECURRENCE-ID; without a UID, all it says.
    var identity: [String] {
        if name == "VTIMEZONE" { return [name, text("TZID") ?? ""] }
        if let uid {
            let occurrence = first(named: "RECURRENCE-ID")
            return [name, uid, occurrence?.rawValue ?? "", occurrence?.zoneName ?? ""]
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

    /// Whether other programs can make something of it: an event has a DTSTART (RFC 5545 §3.6.1), and times are dates or times
    /// of day, whatever their zones.
    var isUsable: Bool {
        guard name != "VEVENT" || has("DTSTART") else { return false }
        var values = ValueReader()
        return properties.filter { ["DTSTART", "DTEND", "DUE"].contains($0.name) }.allSatisfy {
            values.dateTime($0) != nil
        }
    }
}
