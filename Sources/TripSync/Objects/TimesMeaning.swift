import CivilTime
import ICalendar

/// What the properties of time of one component mean together.
enum TimesMeaning {
    /// The properties that are one field.
    static let names: Set = [
        "DTSTART", "DTEND", "DUE", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID",
    ]

    /// Returns the meaning of the group: lists by their members, and a DURATION as the end where that is plain.
    static func of(_ properties: [Property]) -> [String] {
        let start = properties.first { $0.name == "DTSTART" }
        var meaning: [String] = []
        for property in properties {
            switch property.name {
            case "RECURRENCE-ID":
                // Which occurrence it is, its key says.
                let range = property.parameters.filter { $0.name == "RANGE" }
                meaning.append(PropertyMeaning.of(Property(property.name, parameters: range, rawValue: "")))
            case "RDATE", "EXDATE":
                for member in property.rawValue.split(separator: ",") {
                    let text = PropertyMeaning.trimmed(member).uppercased()
                    meaning.append(PropertyMeaning.of(member: text, of: property))
                }
            case "DURATION":
                let end = start.flatMap { plainEnd(after: $0, lasting: property) }
                meaning.append(PropertyMeaning.of(end ?? property))
            default: meaning.append(PropertyMeaning.of(property))
            }
        }
        return Array(Set(meaning)).sorted()
    }

    /// Returns the DTEND that a duration means, if no change of the clocks could lie between.
    private static func plainEnd(after start: Property, lasting property: Property) -> Property? {
        var reader = ValueReader()
        guard let value = reader.dateTime(start), let duration = reader.duration(property),
            !duration.isNegative
        else { return nil }
        let days = duration.weeks * 7 + duration.days
        let seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
        let isPlain: Bool
        switch value {
        case .date: isPlain = seconds == 0
        case .utc: isPlain = true
        case .local: isPlain = seconds == 0 || start.zoneName == nil
        }
        guard isPlain else { return nil }
        let total = value.civil.secondsSinceEpoch + Int64(days) * 86_400 + Int64(seconds)
        guard let instant = try? Instant(secondsSinceEpoch: total) else { return nil }
        let end: DateTimeValue
        switch value {
        case .date: end = .date(instant.utc.date)
        case .utc: end = .utc(instant.utc)
        case .local: end = .local(instant.utc)
        }
        return try? Property("DTEND", end, zoneName: start.zoneName)
    }
}
