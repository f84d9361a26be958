import Findings
import Messages

extension Component {
    /// Returns an event whose alarms have lengths in the spelling of RFC 5545 §3.3.6, such as for `PT-2H` and
    /// `-PT2D`.
    ///
    /// Strict readers refuse the whole file for one such alarm.
    ///
    /// - Parameter values: The reader that collects findings about repairs; an unreadable length is unchanged,
    ///   without a finding.
    /// - Returns: The event with repaired lengths.
    package func repairingAlarmLengths(noting values: inout ValueReader) -> Component {
        var component = self
        for (index, alarm) in components.enumerated() where alarm.name == "VALARM" && !alarm.hasPlainLengths {
            for (position, property) in alarm.properties.enumerated()
            where property.isAlarmLength && !property.isPlainLength {
                var reader = ValueReader()
                guard let length = reader.duration(property), let flaw = reader.findings.first else {
                    continue
                }
                values.note(flaw.code, flaw.severity, property, tr("\(flaw.message), in an alarm"))
                component.components[index].properties[position] = property.with(rawValue: length.text)
            }
        }
        return component
    }
}

extension Component {
    fileprivate var hasPlainLengths: Bool {
        allValues("TRIGGER", satisfy: Property.isPlainLength)
            && allValues("DURATION", satisfy: Property.isPlainLength)
    }
}

extension Property {
    fileprivate var isAlarmLength: Bool {
        isNamed("DURATION") || (isNamed("TRIGGER") && (valueType ?? "DURATION") == "DURATION")
    }

    /// Whether the value has the usual form `-PT15M`, which needs no repair.
    fileprivate var isPlainLength: Bool {
        var value = rawValue
        return value.withUTF8(Self.isPlainLength)
    }

    fileprivate static func isPlainLength(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        var bytes = value[...]
        if bytes.first == UInt8(ascii: "-") { bytes = bytes.dropFirst() }
        guard bytes.starts(with: "PT".utf8), let unit = bytes.last, "HMS".utf8.contains(unit) else {
            return false
        }
        let digits = bytes.dropFirst(2).dropLast()
        return (1...4).contains(digits.count) && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}
