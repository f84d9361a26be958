import CivilTime
import ICalendar
import Trips

/// What a calendar holds besides the events that became activities, as it came.
///
/// These are its own properties, such as a colour, and the components that are no activities: to-dos, journals,
/// free-busy times, vendors' components, and events that cannot be placed in time. Nothing here is understood; it
/// is kept, and a full export gives it back. As text it is a VCALENDAR, so that a trip can hold it.
struct CalendarRemainder {
    /// The calendar's own properties, but for those that every export writes anew.
    private(set) var properties: [Property] = []
    /// The components, and the VTIMEZONEs that they name and that have no usable rules.
    private(set) var components: [Component] = []

    /// What every export writes anew.
    ///
    /// METHOD is left out for good: an export is no message about one meeting, CalDAV servers refuse it, and mail
    /// programs would show an invitation.
    private static let rewritten: Set = ["VERSION", "PRODID", "CALSCALE", "METHOD", "NAME", "X-WR-CALNAME"]

    /// Takes what an import has not made activities of.
    ///
    /// - Parameters:
    ///   - calendar: The calendar without the events that became activities, or called some off.
    ///   - scope: What the names of zones mean; definitions that only these components use are added to it.
    init(of calendar: CalendarObject, scope: ImportScope) {
        properties = calendar.properties.filter {
            !Self.rewritten.contains($0.name) && !$0.rawValue.trimmed.isEmpty
        }
        let kept = calendar.components.filter { $0.name != "VTIMEZONE" }
        guard !kept.isEmpty else { return }
        var names = Set(kept.flatMap(\.zoneNames))
        scope.zones.define(names)
        names.subtract(scope.zones.definitions.keys)
        let zones = calendar.timeZones.filter { zone in
            guard let name = zone.text("TZID"), names.contains(name) else { return false }
            return (try? scope.database.zone(named: name)) == nil
        }
        components = zones + kept.map { $0.renamingZones(scope.zones.ids) }
    }

    /// Reads what was kept as text.
    ///
    /// - Parameter text: What ``text`` gave, or `nil`.
    init(parsing text: String?) {
        guard let text, let calendar = try? CalendarReader().read(text: text).calendars.first else { return }
        properties = calendar.properties
        components = calendar.components
    }

    /// The TZIDs of the VTIMEZONEs that are kept with the components.
    var ownZoneNames: Set<String> {
        Set(components.filter { $0.name == "VTIMEZONE" }.compactMap { $0.text("TZID") })
    }

    /// Forgets what a trip says of itself.
    mutating func dropDetails() {
        properties.removeAll { CalendarProperty.ofTrip.contains($0.name) }
    }

    /// Forgets the to-dos that are kept as such.
    mutating func drop(_ todos: [Todo]) {
        guard !todos.isEmpty else { return }
        let uids = Set(todos.map(\.uid))
        components.removeAll { component in
            component.name == "VTODO" && component.first(named: "RECURRENCE-ID") == nil
                && component.uid.map { uids.contains(ActivityUID($0)) } == true
        }
    }

    /// The text to keep, or `nil` when there is nothing.
    var text: String? {
        guard !properties.isEmpty || !components.isEmpty else { return nil }
        return CalendarWriter().text(
            Component("VCALENDAR", properties: properties, components: components))
    }
}

// MARK: - Several of them

extension CalendarRemainder {
    /// Adds another calendar of the same file; what the first says about itself counts.
    mutating func join(_ next: CalendarRemainder) {
        let names = Set(properties.map(\.name))
        properties += next.properties.filter { !names.contains($0.name) }
        components += next.components
    }

    /// Takes what a later import has: its own properties replace those of the same names, and its components
    /// earlier versions of themselves.
    ///
    /// What it does not mention stays. An event that could be read this time is no longer kept beside the activity
    /// that it became.
    mutating func update(with next: CalendarRemainder, activities: [Activity]) {
        let names = Set(next.properties.map(\.name))
        properties = properties.filter { !names.contains($0.name) } + next.properties

        let read = Set(activities.filter { $0.recurrenceID == nil }.map(\.uid.text))
        let incoming = Dictionary(next.components.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
        components.removeAll { component in
            if component.name == "VEVENT", component.first(named: "RECURRENCE-ID") == nil,
                component.uid.map(read.contains) == true
            {
                return true
            }
            guard let version = incoming[component.identity] else { return false }
            return !version.isOlder(than: component)
        }
        let kept = Set(components.map(\.identity))
        components += next.components.filter { !kept.contains($0.identity) }
    }
}

// MARK: - Restoring

extension CalendarRemainder {
    /// What is kept, with what another text alone keeps.
    ///
    /// - Parameters:
    ///   - text: What counts, as text.
    ///   - there: What is there.
    ///   - todos: The to-dos that are kept as such.
    /// - Returns: The first text, as it is where the other one has nothing more.
    static func text(_ text: String?, keeping there: String?, _ todos: [Todo]) -> String? {
        guard let there, text != there else { return text }
        var all = CalendarRemainder(parsing: text)
        var other = CalendarRemainder(parsing: there)
        other.drop(todos)
        let names = Set(all.properties.map(\.name))
        let identities = Set(all.components.map(\.identity))
        let properties = other.properties.filter { !names.contains($0.name) }
        let components = other.components.filter { !identities.contains($0.identity) }
        guard !properties.isEmpty || !components.isEmpty else { return text }
        all.properties += properties
        all.components += components
        return all.text
    }
}

extension Component {
    /// What two versions of a component have in common: its name, UID and RECURRENCE-ID; without a UID, all it says.
    fileprivate var identity: [String] {
        if name == "VTIMEZONE" { return [name, text("TZID") ?? ""] }
        if let uid { return [name, uid, first(named: "RECURRENCE-ID")?.rawValue ?? ""] }
        var copy = self
        copy.remove(named: "DTSTAMP")
        return [name, CalendarWriter().text(copy)]
    }

    /// Whether its SEQUENCE is smaller, or else its DTSTAMP earlier.
    fileprivate func isOlder(than other: Component) -> Bool {
        var values = ValueReader()
        let sequences = [self, other].map { component in
            component.first(named: "SEQUENCE").flatMap { values.integer($0) } ?? 0
        }
        guard sequences[0] == sequences[1] else { return sequences[0] < sequences[1] }
        let stamps = [self, other].compactMap { component in
            component.first(named: "DTSTAMP").flatMap { values.dateTime($0)?.civil }
        }
        return stamps.count == 2 && stamps[0] < stamps[1]
    }
}
