public import CivilTime
import Messages

/// A DATE or DATE-TIME without its zone (RFC 5545 §3.3.4, §3.3.5).
///
/// A local time gets its zone from the TZID parameter of its property; without one it is floating.
public enum DateTimeValue: Hashable, Sendable {
    /// A date: `20270313`.
    case date(CivilDate)
    /// A local time in some zone: `20270313T170000`.
    case local(CivilDateTime)
    /// A time in UTC: `20270313T080000Z`.
    case utc(CivilDateTime)

    /// The date, in any form.
    public var date: CivilDate {
        switch self {
        case .date(let date): date
        case .local(let time), .utc(let time): time.date
        }
    }

    /// Whether it is a date without a time.
    public var isDate: Bool {
        if case .date = self { true } else { false }
    }

    /// The instant of a UTC time; `nil` for the other forms.
    public var utcInstant: Instant? {
        guard case .utc(let time) = self else { return nil }
        return try? Instant(secondsSinceEpoch: time.secondsSinceEpoch)
    }

    /// Makes the UTC form of an instant, cut to whole seconds.
    ///
    /// - Parameter instant: Any instant.
    public init(_ instant: Instant) {
        let civil = instant.utc
        self = .utc(civil)
    }
}

// MARK: - Text

extension DateTimeValue {
    /// Returns the value as iCalendar writes it, in whole seconds.
    ///
    /// - Returns: Such as `20270313T170000`.
    /// - Throws: A ``CalendarError`` with code `badValue` for years before 0 and after 9999, which have no
    ///   spelling in iCalendar.
    public func text() throws(CalendarError) -> String {
        guard (0...9999).contains(date.year) else {
            throw CalendarError(
                .badValue, subject: date.description,
                reason: tr("iCalendar can write the years 0000 to 9999 only"))
        }
        var fields = LibicalValues.Fields(year: date.year, month: date.month, day: date.day)
        switch self {
        case .date: break
        case .local(let time), .utc(let time):
            fields.isDate = false
            (fields.hour, fields.minute, fields.second) = (time.time.hour, time.time.minute, time.time.second)
        }
        if case .utc = self { fields.isUTC = true }
        return LibicalValues.text(fields)
    }
}

extension Property {
    /// Makes a property from a date or time.
    ///
    /// A date gets `VALUE=DATE`, a local time with a zone gets `TZID`.
    ///
    /// ```swift
    /// try Property("DTSTART", .local(CivilDateTime(2027, 3, 13, 17, 0)), zoneName: "Asia/Tokyo")
    /// // DTSTART;TZID=Asia/Tokyo:20270313T170000
    /// ```
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - value: The date or time, in whole seconds.
    ///   - zoneName: The TZID of a local time; without one the time is floating. It is ignored for a date or
    ///     a UTC time, which must not have one (RFC 5545 §3.2.19).
    /// - Throws: A ``CalendarError`` with code `badValue` for years before 0 and after 9999.
    /// - Precondition: `name` is a name.
    public init(_ name: String, _ value: DateTimeValue, zoneName: String? = nil) throws(CalendarError) {
        var parameters: [Parameter] = []
        switch value {
        case .date: parameters = [Parameter("VALUE", "DATE")]
        case .local: parameters = zoneName.map { [Parameter("TZID", $0)] } ?? []
        case .utc: break
        }
        self.init(name, parameters: parameters, rawValue: try value.text())
    }
}
