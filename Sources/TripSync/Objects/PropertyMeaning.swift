import CivilTime
import ICalendar

/// The meaning of a property as a text: equal for all spellings of one value, different for any other.
enum PropertyMeaning {
    /// Returns name, parameters and value in one spelling.
    static func of(_ property: Property) -> String {
        "\(property.name)\(parameters(of: property)):\(value(of: property))"
    }

    /// Returns one member of a list, with the list's name and parameters.
    static func of(member: String, of property: Property) -> String {
        "\(property.name)\(parameters(of: property)):\(member)"
    }

    /// Returns whether both are one value to a server that escapes all texts anew, also those of unknown properties.
    static func isRespelled(_ one: Property, _ other: Property) -> Bool {
        one.name == other.name && parameters(of: one) == parameters(of: other) && one.text == other.text
    }
}

// MARK: - Parameters

extension PropertyMeaning {
    static func parameters(of property: Property) -> String {
        guard !property.parameters.isEmpty else { return "" }
        let parts = property.parameters.compactMap { parameter -> String? in
            var value = parameter.values.joined(separator: "\u{1}")
            if words.contains(parameter.name) { value = value.uppercased() }
            if parameter.name == "TZID" { value = zoneName(value) }
            if parameter.name == "VALUE" {
                if value == defaultType(of: property.name) { return nil }
            } else if let standard = defaults[parameter.name], standard == value {
                return nil
            }
            return ";\(parameter.name)=\(value)"
        }
        return parts.sorted().joined()
    }

    /// The name of the database for a name of Windows, which has blanks; any other name as it is.
    private static func zoneName(_ name: String) -> String {
        guard name.utf8.contains(0x20) else { return name }
        return WindowsZones.zone(named: name)?.name ?? name
    }

    /// Parameters whose values are words in any case (RFC 5545 section 3.2).
    private static let words: Set = [
        "CUTYPE", "ENCODING", "FBTYPE", "PARTSTAT", "RANGE", "RELATED", "RELTYPE", "ROLE", "RSVP", "VALUE",
    ]
    private static let defaults = [
        "CUTYPE": "INDIVIDUAL", "PARTSTAT": "NEEDS-ACTION", "RELATED": "START", "RELTYPE": "PARENT",
        "ROLE": "REQ-PARTICIPANT", "RSVP": "FALSE",
    ]

    private static func defaultType(of name: String) -> String {
        switch name {
        case "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE", "COMPLETED", "ACKNOWLEDGED":
            "DATE-TIME"
        case "TRIGGER", "DURATION", "REFRESH-INTERVAL": "DURATION"
        case "ATTACH", "URL", "SOURCE", "TZURL": "URI"
        case "ATTENDEE", "ORGANIZER": "CAL-ADDRESS"
        case "RRULE", "EXRULE": "RECUR"
        case "GEO": "FLOAT"
        case "PRIORITY", "PERCENT-COMPLETE", "REPEAT": "INTEGER"
        default: "TEXT"
        }
    }
}

// MARK: - Values

extension PropertyMeaning {
    private static func value(of property: Property) -> String {
        let raw = property.rawValue
        switch property.name {
        case "STATUS", "CLASS", "TRANSP", "ACTION", "METHOD": return property.text.uppercased()
        case "SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT", "RELATED-TO", "UID", "NAME", "COLOR",
            "STYLED-DESCRIPTION":
            return property.text
        case "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE", "COMPLETED", "ACKNOWLEDGED":
            return trimmed(raw).uppercased()
        case "DURATION": return duration(property)
        case "TRIGGER":
            let isTime = property.valueType == "DATE-TIME"
            return isTime ? trimmed(raw).uppercased() : duration(property)
        case "RRULE", "EXRULE": return rule(raw)
        case "ATTENDEE", "ORGANIZER": return trimmed(raw).lowercased()
        case "GEO":
            let degrees = raw.split(separator: ";").map { Double(trimmed($0)) }
            guard degrees.count == 2, let north = degrees[0], let east = degrees[1] else { return raw }
            return "\(north);\(east)"
        case "PRIORITY", "PERCENT-COMPLETE", "REPEAT": return Int(trimmed(raw)).map(String.init) ?? raw
        default: return raw
        }
    }

    /// Days and seconds: `PT60M` is `PT1H`, and `P1W` is `P7D`, but `P1D` is not `PT24H`.
    private static func duration(_ property: Property) -> String {
        var reader = ValueReader()
        guard let value = reader.duration(property) else { return property.rawValue }
        let days = value.weeks * 7 + value.days
        let seconds = value.hours * 3600 + value.minutes * 60 + value.seconds
        let isBack = value.isNegative && (days, seconds) != (0, 0)
        return "\(isBack ? "-" : "")\(days)D\(seconds)S"
    }

    /// The parts of a rule in one order, without those that say the default.
    private static func rule(_ raw: String) -> String {
        let parts = trimmed(raw).uppercased().split(separator: ";").compactMap { part -> String? in
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { return String(part) }
            if part == "INTERVAL=1" || part == "WKST=MO" { return nil }
            return "\(halves[0])=\(halves[1].split(separator: ",").sorted().joined(separator: ","))"
        }
        return parts.sorted().joined(separator: ";")
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return String(rest)
    }
}
