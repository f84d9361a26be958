import CivilTime
public import Findings
import Messages

/// Reads the typed values of properties and collects findings about repairs and refusals.
///
/// Each call returns the value, or `nil` after a finding of severity `error`. Values are read by libical
/// after our own check of grammar and range.
///
/// ```swift
/// var values = ValueReader(file: "trip.ics", component: event.label)
/// let start = event.first(named: "DTSTART").flatMap { values.dateTime($0) }
/// report(values.findings)
/// ```
public struct ValueReader: Sendable {
    /// The file name for findings.
    public let file: String?
    /// The component label for findings.
    public var component: String? {
        get { owner.map(\.label) ?? stated }
        set { (owner, stated) = (nil, newValue) }
    }
    /// The component whose values are read; its label is needed only for findings.
    private var owner: Component?
    private var stated: String?
    /// The findings so far.
    public private(set) var findings: [Finding] = []

    /// Makes a reader for the values of one component.
    ///
    /// - Parameters:
    ///   - file: The file name for findings.
    ///   - component: The UID or the name of the component, for findings.
    public init(file: String? = nil, component: String? = nil) {
        self.file = file
        stated = component
    }

    /// Makes a reader for the values of one component, with its label for findings.
    package init(file: String?, of component: Component) {
        self.file = file
        owner = component
    }

    /// Adds a finding about a property.
    ///
    /// - Parameters:
    ///   - code: The kind of error.
    ///   - severity: The severity.
    ///   - property: The invalid property.
    ///   - message: One sentence that names the value, the rule and what was done.
    public mutating func note(
        _ code: FindingCode, _ severity: FindingSeverity, _ property: Property, _ message: String
    ) {
        findings.append(
            Finding(code, severity, file: file, line: property.line, component: component, message: message))
    }

    /// Takes back the findings of a kind about the component, since what was read later has settled them.
    ///
    /// - Parameter code: The kind.
    package mutating func retract(_ code: FindingCode) {
        let component = component
        findings.removeAll { $0.code == code && $0.component == component }
    }

    private mutating func refuse(_ property: Property, _ error: CalendarError) {
        note(
            .badValue, .error, property,
            tr("\(property.name) `\(error.subject)`: \(error.reason); it was not read"))
    }

    private mutating func repaired(_ property: Property, _ value: String, _ repair: String) {
        note(.repairedValue, .repaired, property, "\(property.name) `\(Excerpt.of(value))`: \(repair)")
    }
}

// MARK: - Dates and times

extension ValueReader {
    /// Reads a DATE or DATE-TIME, such as DTSTART (RFC 5545 §3.3.4, §3.3.5).
    ///
    /// A date without `VALUE=DATE` is accepted, 24:00 is 00:00 of the next day, and a time with both TZID and
    /// `Z` is UTC; each gives a finding. `20260230` and `T250000` are refused.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The value, or `nil` after a finding.
    public mutating func dateTime(_ property: Property) -> DateTimeValue? {
        dateTime(property.rawValue, property)
    }

    /// Reads a list of DATEs or DATE-TIMEs, such as EXDATE, without its invalid members.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The members that could be read, in their order.
    public mutating func dateTimes(_ property: Property) -> [DateTimeValue] {
        members(of: property) { reader, text in reader.dateTime(text, property) }
    }

    /// Reads the members of a list; the first invalid ones are reported, the rest counted.
    private mutating func members<Value>(
        of property: Property, _ read: (inout ValueReader, String) -> Value?
    ) -> [Value] {
        var values: [Value] = []
        var untold = 0
        let first = findings.count
        for member in TextEscape.split(property.rawValue, at: UInt8(ascii: ",")) {
            let before = findings.count
            if let value = read(&self, String(member)) { values.append(value) }
            guard findings.count > first + Self.mostPerList else { continue }
            untold += findings.count - before
            findings.removeLast(findings.count - before)
        }
        if untold > 0 {
            note(
                .tooManyFindings, .error, property,
                tr("\(property.name) has \(untold) more members with flaws"))
        }
        return values
    }

    /// The most findings about one list, such as an EXDATE.
    private static let mostPerList = 20

    private mutating func dateTime(_ text: String, _ property: Property) -> DateTimeValue? {
        do throws(CalendarError) {
            let reading = try DateTimeText(text)
            if let repair = reading.repair { repaired(property, text, repair) }
            return checked(reading.value, text, property)
        } catch {
            refuse(property, error)
            return nil
        }
    }

    /// Checks a value against the VALUE and TZID parameters of its property.
    private mutating func checked(_ value: DateTimeValue, _ text: String, _ property: Property)
        -> DateTimeValue
    {
        let type = property.valueType
        switch value {
        case .date:
            if type != "DATE" {
                repaired(property, text, tr("a date without VALUE=DATE (RFC 5545 §3.3.4) was read as a date"))
            }
        case .utc:
            if let zone = property.zoneName {
                note(
                    .zoneAndUTC, .warning, property,
                    tr(
                        "\(property.name) has TZID=\(Excerpt.of(zone)) and a Z; RFC 5545 §3.2.19 allows no TZID "
                            + "with UTC, which was used"))
            }
        case .local(let time):
            if type == "DATE", time.time == .midnight {
                repaired(property, text, tr("VALUE=DATE with a midnight was read as a date"))
                return .date(time.date)
            }
        }
        if type == "DATE", !value.isDate {
            note(
                .repairedValue, .warning, property,
                tr(
                    "\(property.name) says VALUE=DATE, but `\(Excerpt.of(text))` has a time; it was read as a time"
                )
            )
        }
        return value
    }

    /// Reads a list of PERIODs, such as RDATE with `VALUE=PERIOD` (RFC 5545 §3.3.9).
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The members that could be read, in their order.
    public mutating func periods(_ property: Property) -> [PeriodValue] {
        let periods: [PeriodValue] = members(of: property) { reader, text in
            do throws(CalendarError) {
                return try Self.period(text)
            } catch {
                reader.refuse(property, error)
                return nil
            }
        }
        if periods.contains(where: \.start.isDate) {
            repaired(
                property, property.rawValue,
                tr("a period goes from time to time (RFC 5545 §3.3.9); its dates were read as whole days"))
        }
        return periods
    }

    private static func period(_ text: String) throws(CalendarError) -> PeriodValue {
        let halves = text.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2 else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(text),
                reason: tr("a period is a start, a slash, and an end or a duration (RFC 5545 §3.3.9)"))
        }
        let start = try DateTimeText(String(halves[0])).value
        if let duration = try? DurationText(String(halves[1])) {
            return PeriodValue(start: start, end: .duration(duration.value))
        }
        let end = try DateTimeText(String(halves[1])).value
        guard start.isDate == end.isDate else {
            throw CalendarError(
                .badValue, subject: Excerpt.of(text),
                reason:
                    tr(
                        "a period goes from a time to a time (RFC 5545 §3.3.9), or at most from a date to a date"
                    ))
        }
        return PeriodValue(start: start, end: .time(end))
    }
}

// MARK: - Other types

extension ValueReader {
    /// Reads a DURATION (RFC 5545 §3.3.6); `PT2D`, `-P2DT` and `PT-2H` are repaired with a finding.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The value, or `nil` after a finding.
    public mutating func duration(_ property: Property) -> DurationValue? {
        do throws(CalendarError) {
            let reading = try DurationText(property.rawValue)
            if let repair = reading.repair { repaired(property, property.rawValue, repair) }
            return reading.value
        } catch {
            refuse(property, error)
            return nil
        }
    }

    /// Reads an INTEGER of 32 bits (RFC 5545 §3.3.8), such as SEQUENCE.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The value, or `nil` after a finding.
    public mutating func integer(_ property: Property) -> Int? {
        if let small = Self.digit(property.rawValue) { return small }
        let text = Digits.trimmed(property.rawValue)
        guard let own = Int32(text), let value = LibicalValues.integer(text, own: Int(own)) else {
            refuse(
                property,
                CalendarError(
                    .badValue, subject: Excerpt.of(property.rawValue),
                    reason: tr(
                        "a whole number from \(Int32.min) to \(Int32.max) is expected (RFC 5545 §3.3.8)")))
            return nil
        }
        return value
    }

    /// Returns the number of a single digit, the usual case.
    private static func digit(_ text: String) -> Int? {
        guard text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x30, byte <= 0x39 else { return nil }
        return Int(byte) - 0x30
    }

    /// Reads a GEO (RFC 5545 §3.8.1.6): degrees north, a semicolon, degrees east.
    ///
    /// A comma in place of the semicolon is repaired with a finding.
    ///
    /// - Parameter property: The property to read.
    /// - Returns: The value, or `nil` after a finding.
    public mutating func geo(_ property: Property) -> GeoValue? {
        let separators = ";,\\".utf8
        let parts = property.rawValue.utf8.split(whereSeparator: separators.contains).map {
            Digits.trimmed(String(Substring($0)))
        }
        let isPlain = parts.allSatisfy {
            $0.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
        }
        guard parts.count == 2, isPlain, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
            let value = GeoValue(latitude: latitude, longitude: longitude)
        else {
            refuse(
                property,
                CalendarError(
                    .badValue, subject: Excerpt.of(property.rawValue),
                    reason: tr(
                        "a position is degrees from -90 to 90, a semicolon, degrees from -180 to 180 "
                            + "(RFC 5545 §3.8.1.6)")))
            return nil
        }
        if !property.rawValue.utf8.contains(UInt8(ascii: ";")) {
            repaired(
                property, property.rawValue, tr("the comma between the degrees was read as a semicolon"))
        }
        return value
    }
}
