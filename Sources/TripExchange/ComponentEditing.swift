import CivilTime
import Documents
import ICalendar
import Merging
import Messages

/// Edits a kept component line by line and leaves lines alone that already agree.
protocol ComponentEditing {
    /// The component.
    var event: Component { get set }
    /// Adds a finding about something that cannot be written.
    func noteUnwritable(_ message: String)
}

extension ComponentEditing {
    /// Sets or removes a text, unless the line already says it.
    mutating func set(_ name: String, _ text: String?) {
        let wanted = text ?? ""
        guard event.visibleText(name) != wanted else { return }
        guard !wanted.isEmpty else { return event.remove(named: name) }
        let written = Property(text: name, wanted)
        event.set(event.first(named: name).map { $0.with(rawValue: written.rawValue) } ?? written)
    }

    /// Sets or removes an instant, written in UTC.
    mutating func setInstant(_ name: String, _ instant: Instant?) {
        guard let instant else { return event.remove(named: name) }
        setTime(name, DateTimeValue(instant), zoneName: nil)
    }

    /// Sets the instant of an event in the past; with `nil` the property stays unchanged.
    mutating func setStamp(_ name: String, _ instant: Instant?) {
        if let instant { setInstant(name, instant) }
    }

    /// Sets a date or time, unless the line already says it in the same form.
    mutating func setTime(_ name: String, _ value: DateTimeValue, zoneName: String?) {
        guard let written = try? Property(name, value, zoneName: zoneName) else {
            noteUnwritable(tr("\(name) \(value.civil) has no spelling in iCalendar; it was left out"))
            return event.remove(named: name)
        }
        guard var property = event.first(named: name) else { return event.append(written) }
        var reader = ValueReader()
        let isSame =
            reader.dateTime(property) == value && property.zoneName == written.zoneName
            && (property.valueType ?? "DATE-TIME") == (written.valueType ?? "DATE-TIME")
        // The plain form may differ in case or blanks; readers are stricter than we are.
        guard !isSame || property.rawValue != written.rawValue else { return dropFurther(name) }
        property = property.with(rawValue: written.rawValue)
        property.setParameter("TZID", written.zoneName)
        property.setParameter("VALUE", written.valueType)
        event.set(property)
    }

    /// Removes all properties of a name but the first, which is the one that is read.
    private mutating func dropFurther(_ name: String) {
        guard event.all(named: name).count > 1, let first = event.first(named: name) else { return }
        event.set(first)
    }
}

extension Component {
    /// Whether a property of a name has a value.
    func says(_ name: String) -> Bool {
        all(named: name).contains { !$0.rawValue.trimmed.isEmpty }
    }

    /// Returns the component without empty properties, which say nothing, and without libical's error
    /// reports.
    func withoutEmpty() -> Component {
        var component = self
        component.properties.removeAll { $0.rawValue.trimmed.isEmpty || $0.name == "X-LIC-ERROR" }
        component.components = component.components.map { $0.withoutEmpty() }
        return component
    }
}

extension Component {
    /// The zones named by its properties and its subcomponents.
    var zoneNames: [String] { properties.compactMap(\.zoneName) + components.flatMap(\.zoneNames) }

    /// Returns the component with other TZIDs.
    ///
    /// - Parameter names: The new TZID for an old one; others stay.
    /// - Returns: The renamed copy.
    func renamingZones(_ names: [String: ZoneID]) -> Component {
        guard !names.isEmpty, zoneNames.contains(where: { names[$0] != nil }) else { return self }
        var component = self
        var properties = properties
        for index in properties.indices {
            guard let id = properties[index].zoneName.flatMap({ names[$0] }) else { continue }
            properties[index].setParameter("TZID", id.name)
        }
        component.properties = properties
        component.components = components.map { $0.renamingZones(names) }
        return component
    }
}
