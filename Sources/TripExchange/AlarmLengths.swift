import ICalendar

extension Component {
    /// The alarms of an event with the lengths of real files, such as `PT-2H` and `-PT2D`, as RFC 5545 §3.3.6 writes
    /// them.
    ///
    /// Readers that know no such spelling refuse the whole file for one alarm.
    ///
    /// - Parameter values: What notes each repair; a length that cannot be read stays as it is, and is not noted.
    /// - Returns: The event with those lengths written plainly.
    func repairingAlarmLengths(noting values: inout ValueReader) -> Component {
        var component = self
        for (index, alarm) in components.enumerated() where alarm.name == "VALARM" {
            for (position, property) in alarm.properties.enumerated() where property.isAlarmLength {
                var reader = ValueReader()
                guard let length = reader.duration(property), let flaw = reader.findings.first else {
                    continue
                }
                values.note(flaw.code, flaw.severity, property, "\(flaw.message), in an alarm")
                component.components[index].properties[position] = property.with(rawValue: length.text)
            }
        }
        return component
    }
}

extension Property {
    fileprivate var isAlarmLength: Bool {
        name == "DURATION" || (name == "TRIGGER" && (valueType ?? "DURATION") == "DURATION")
    }
}
