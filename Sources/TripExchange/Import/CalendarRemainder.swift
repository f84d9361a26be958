import CivilTime
import Documents
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
        // As an export writes them: what they are versions of must not change by that.
        components = zones + kept.map { $0.withoutEmpty().renamingZones(scope.zones.ids) }
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

    /// Keeps of versions that were not read those that count beside what was read.
    mutating func settle(_ versions: UnreadVersions) { components = versions.kept }

    /// Calls off a component.
    mutating func callOff(_ index: Int, by cancellation: Component) {
        components[index] = components[index].calledOff(by: cancellation)
    }

    /// Forgets components by their places.
    mutating func drop(_ places: Set<Int>) {
        guard !places.isEmpty else { return }
        components = components.indices.filter { !places.contains($0) }.map { components[$0] }
    }

    /// Takes what calls off events and to-dos that may be among the components.
    mutating func add(_ cancellations: [Component]) { components += cancellations }

    /// Forgets versions of to-dos that are no newer than those that were read.
    mutating func dropVersions(noNewerThan todos: [Todo]) {
        guard !todos.isEmpty else { return }
        let read = Dictionary(todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
        components.removeAll { component in
            guard component.name == "VTODO", !component.has("RECURRENCE-ID"),
                let todo = component.uid.flatMap({ read[ActivityUID($0)] })
            else { return false }
            return !RevisionOrder(of: component.revision, against: todo.revision).isNewer
        }
    }

    /// Forgets the versions of what was deleted, with those of the changed occurrences of a series.
    ///
    /// - Parameters:
    ///   - keys: What was deleted.
    ///   - todos: The to-dos that were deleted.
    ///   - keyed: The event that a component is a version of.
    mutating func drop(
        _ keys: Set<ActivityKey>, todos: Set<ActivityUID>, keyed: (Component) -> ActivityKey?
    ) {
        components.removeAll { component in
            guard let uid = component.uid.map({ ActivityUID($0) }) else { return false }
            switch component.name {
            case "VTODO": return todos.contains(uid)
            case "VEVENT":
                return keys.contains(ActivityKey(uid: uid)) || keyed(component).map(keys.contains) == true
            default: return false
            }
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
    /// What calls off a component is none of its versions. What it does not mention stays.
    mutating func update(with next: CalendarRemainder) {
        let names = Set(next.properties.map(\.name))
        properties = properties.filter { !names.contains($0.name) } + next.properties

        let incoming = Dictionary(next.components.map { ($0.identity, $0) }, uniquingKeysWith: { $1 })
        components.removeAll { component in
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
    ///   - todos: The to-dos that are read.
    /// - Returns: The first text, as it is where the other one has nothing more.
    static func text(_ text: String?, keeping there: String?, _ todos: [Todo]) -> String? {
        guard let there, text != there else { return text }
        var all = CalendarRemainder(parsing: text)
        var other = CalendarRemainder(parsing: there)
        other.dropVersions(noNewerThan: todos)
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
