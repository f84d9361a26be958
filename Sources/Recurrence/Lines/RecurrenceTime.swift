package import CivilTime

/// A DATE or DATE-TIME of a line (RFC 5545 sections 3.3.4 and 3.3.5), without its zone.
package enum RecurrenceTime: Hashable, Sendable {
    /// A date, `20270313`.
    case date(CivilDate)
    /// A reading in the zone of the line, or of no zone: `20270313T170000`.
    case local(CivilDateTime)
    /// A time in UTC, `20270313T080000Z`.
    case utc(CivilDateTime)

    /// The reading, whatever its clock; a date's is midnight.
    package var civil: CivilDateTime {
        switch self {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let time), .utc(let time): time
        }
    }
}

// MARK: - Text

extension RecurrenceTime {
    /// Parses the form of the RFC; nil for any other.
    init?(_ text: Substring) {
        if text.utf8.last == UInt8(ascii: "Z") {
            guard let time = try? BasicText.dateTime(text.dropLast()) else { return nil }
            self = .utc(time)
        } else if let date = try? BasicText.date(text) {
            self = .date(date)
        } else {
            guard let time = try? BasicText.dateTime(text) else { return nil }
            self = .local(time)
        }
    }

    /// The form of the RFC.
    var text: String {
        switch self {
        case .date(let date): BasicText.write(date)
        case .local(let time): BasicText.write(time)
        case .utc(let time): BasicText.write(time) + "Z"
        }
    }
}
