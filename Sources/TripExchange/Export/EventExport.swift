import CivilTime
import ICalendar
import Trips

/// Writes one activity as one VEVENT.
///
/// A full export edits the component that the activity came as; a redacted one starts from nothing, so that nothing
/// can leak through.
struct EventExport {
    let activity: Activity
    let scope: ExportScope
    var event: Component
    /// Whether the activity is a changed occurrence and all later ones are like it.
    let standsForLater: Bool

    init(_ activity: Activity, scope: ExportScope) {
        self.activity = activity
        self.scope = scope
        standsForLater = activity.standsForLater
        let source = scope.redaction == .full ? activity.source : nil
        let kept = source.flatMap(ContentLines.component).flatMap { $0.name == "VEVENT" ? $0 : nil }
        event = kept ?? Component("VEVENT")
    }

    /// Writes everything that the redaction level tells.
    mutating func component() -> Component {
        set("UID", scope.uid(of: activity))
        setInstant("DTSTAMP", activity.stamp ?? activity.lastModified ?? scope.stamp)
        setSpan()
        setRecurrenceID()
        if standsForLater, let index = event.properties.firstIndex(where: { $0.isNamed("RECURRENCE-ID") }) {
            event.properties[index].setParameter("RANGE", "THISANDFUTURE")
            let later = activity.laterStatus
            event.setLaterStatus(later == activity.status ? nil : later)
        }
        setRecurrence()
        setState()
        switch scope.redaction {
        case .full:
            setText()
            setPlace()
            setCategories()
            setModelFields()
            setInstant("LAST-MODIFIED", activity.lastModified)
        case .shared:
            setSharedText()
            setPlace()
            setCategories()
        case .busy:
            set("SUMMARY", "Busy")
            set("CLASS", "PRIVATE")
        }
        var values = ValueReader()
        event = event.withoutEmpty().repairingAlarmLengths(noting: &values)
        useZones()
        return event
    }
}

extension Component {
    /// Leaves out properties without a value, which say nothing, and the complaints that libical once left behind.
    func withoutEmpty() -> Component {
        var component = self
        component.properties.removeAll { $0.rawValue.trimmed.isEmpty || $0.name == "X-LIC-ERROR" }
        component.components = component.components.map { $0.withoutEmpty() }
        return component
    }
}

// MARK: - Setting a property

extension EventExport {
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

    /// Sets a date or time, unless the line says it already in the same form.
    mutating func setTime(_ name: String, _ value: DateTimeValue, zoneName: String?) {
        guard let written = try? Property(name, value, zoneName: zoneName) else {
            scope.note(
                .badValue, .error, activity,
                "\(name) \(value.civil) has no spelling in iCalendar; it was left out")
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
