import CivilTime
import Documents
import ICalendar
public import Trips

/// The contents of a calendar besides its activities, verbatim.
///
/// These are its own properties, such as a colour, and the components that are not activities: to-dos, journals,
/// free-busy times, vendors' components, and events that cannot be placed in time. They are not interpreted, and a
/// full export writes them again. As text they are a VCALENDAR, for storage with a trip.
struct CalendarRemainder {
    /// The calendar's own properties, except those that every export writes anew.
    private(set) var properties: [Property] = []
    /// The components, and the VTIMEZONEs without usable rules that they name.
    private(set) var components: [Component] = []
    /// The properties that every export writes anew.
    ///
    /// METHOD is dropped for good: an export is not a message about one meeting, CalDAV servers refuse it, and mail
    /// programs would show an invitation.
    private static let rewritten: Set = ["VERSION", "PRODID", "CALSCALE", "METHOD", "NAME", "X-WR-CALNAME"]

    /// Collects what an import has not turned into activities.
    ///
    /// - Parameters:
    ///   - calendar: The calendar without the events that became activities or cancellations.
    ///   - scope: The meanings of zone names; definitions that only these components use are added to it.
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
        // In the form of an export, so that an export does not change their identity.
        components = zones + kept.map { $0.withoutEmpty().renamingZones(scope.zones.ids) }
    }

    /// Parses kept text.
    ///
    /// - Parameter text: A value of ``text``, or `nil`.
    init(parsing text: String?) {
        guard let text, let calendar = try? CalendarReader().read(text: text).calendars.first else { return }
        properties = calendar.properties
        components = calendar.components
    }

    /// The TZIDs of the VTIMEZONEs kept with the components.
    var ownZoneNames: Set<String> {
        Set(components.filter { $0.name == "VTIMEZONE" }.compactMap { $0.text("TZID") })
    }

    /// Removes the properties about the trip itself.
    mutating func dropDetails() {
        properties.removeAll { CalendarProperty.ofTrip.contains($0.name) }
    }

    /// Keeps only the unread versions that are newer than what was read.
    mutating func settle(_ versions: UnreadVersions) { components = versions.kept }

    /// Cancels a component.
    mutating func callOff(_ index: Int, by cancellation: Component) {
        components[index] = components[index].calledOff(by: cancellation)
    }

    /// Removes components at some positions.
    mutating func drop(_ places: Set<Int>) {
        guard !places.isEmpty else { return }
        components = components.indices.filter { !places.contains($0) }.map { components[$0] }
    }

    /// Adds cancellations of events and to-dos that may be among the components.
    mutating func add(_ cancellations: [Component]) { components += cancellations }

    /// Removes versions of to-dos that are no newer than those that were read.
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

    /// Removes the versions of deleted items, including overrides of a deleted series.
    ///
    /// - Parameters:
    ///   - keys: The deleted activities.
    ///   - todos: The deleted to-dos.
    ///   - keyed: Returns the event that a component is a version of.
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

    /// The text to keep, or `nil` if there is nothing.
    var text: String? {
        guard !properties.isEmpty || !components.isEmpty else { return nil }
        return CalendarWriter().text(
            Component("VCALENDAR", properties: properties, components: components))
    }
}

// MARK: - Several of them

extension CalendarRemainder {
    /// Adds another calendar of the same file; the properties of the first win.
    mutating func join(_ next: CalendarRemainder) {
        let names = Set(properties.map(\.name))
        properties += next.properties.filter { !names.contains($0.name) }
        components += next.components
    }

    /// Applies a later import: its own properties replace those of the same names, and its components replace earlier
    /// versions of themselves.
    ///
    /// A cancellation is not a version. Everything else stays.
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
    /// Joins kept text with the parts that only another text has.
    ///
    /// - Parameters:
    ///   - text: The preferred text.
    ///   - there: The other text.
    ///   - todos: The to-dos that are read.
    /// - Returns: The preferred text; unchanged if the other has nothing more.
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

extension CalendarRemainder {
    /// Applies cancellations of journals and other components that are neither events nor to-dos.
    ///
    /// Those of events and to-dos, whose occurrences have several spellings, are handled by ``UnreadVersions``.
    ///
    /// - Returns: The cancelled components, as they were before.
    @discardableResult
    mutating func settleCancellations() -> [Component] {
        var calls: [[String]: [Int]] = [:]
        for (index, component) in components.enumerated() where component.isOnlyCancellation {
            guard component.name != "VEVENT", component.name != "VTODO" else { continue }
            calls[component.unmarked.identity, default: []].append(index)
        }
        guard !calls.isEmpty else { return [] }
        var (called, met): ([Component], Set<Int>) = ([], [])
        for (index, component) in components.enumerated() where !component.isOnlyCancellation {
            for call in calls[component.identity] ?? [] {
                met.insert(call)
                guard !components[call].isOlder(than: components[index]) else { continue }
                called.append(component)
                callOff(index, by: components[call])
            }
        }
        drop(met)
        return called
    }
}

extension CalendarContents {
    /// Joins what two versions of a trip keep of calendars.
    ///
    /// Of a property or component that both have, the first version's is used.
    ///
    /// - Parameters:
    ///   - source: The preferred text: a trip's ``/Trips/Trip/source``.
    ///   - there: What the other version keeps.
    ///   - todos: The to-dos that are read; no older version of these is kept.
    /// - Returns: The text; unchanged where the other version has nothing more.
    public static func source(_ source: String?, keeping there: String?, todos: [Todo]) -> String? {
        CalendarRemainder.text(source, keeping: there, todos)
    }
}
