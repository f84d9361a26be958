import CivilTime
import ICalendar
import Messages

/// Writes into a component that is kept, line by line, and leaves alone what says the same already.
protocol ComponentEditing {
    /// The component.
    var event: Component { get set }
    /// Notes that something cannot be written.
    func noteUnwritable(_ message: String)
}

extension ComponentEditing {
    /// Sets or removes a text, unless the line says it already.
    mutating func set(_ name: String, _ text: String?) {
        let wanted = text ?? ""
        guard event.visibleText(name) != wanted else { return }
        guard !wanted.isEmpty else { return event.remove(named: name) }
        let written = Property(text: name, wanted)
        event.set(event.first(named: name).map { $0.with(rawValue: written.rawValue) } ?? written)
    }

    /// Sets or removes an instant, which is written in UTC.
    mutating func setInstant(_ name: String, _ instant: Instant?) {
        guard let instant else { return event.remove(named: name) }
        setTime(name, DateTimeValue(instant), zoneName: nil)
    }

    /// Sets the instant of something that happened, where one is known; else what stands there stays.
    mutating func setStamp(_ name: String, _ instant: Instant?) {
        if let instant { setInstant(name, instant) }
    }

    /// Sets a date or time, unless the line says it already in the same form.
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

    /// Removes all properties of a name but the first, which is the one that counts.
    private mutating func dropFurther(_ name: String) {
        guard event.all(named: name).count > 1, let first = event.first(named: name) else { return }
        event.set(first)
    }
}
