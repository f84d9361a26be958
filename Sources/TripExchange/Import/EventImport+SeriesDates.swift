import CivilTime
import ICalendar
import Messages
import Recurrence
import Trips

// MARK: - Dates of a series that are not of its type

extension EventImport {
    /// An RDATE or EXDATE with the days that it means to a series of whole days.
    ///
    /// RFC 5545 §3.8.5.1 and §3.8.5.2 want the type of DTSTART. What is of another one is read as well as may be, and
    /// told.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - span: When the series starts.
    /// - Returns: The property, with dates where its instants were made days.
    mutating func typed(_ property: Property, of span: ActivitySpan) -> Property {
        guard property.valueType != "PERIOD" else {
            notePeriods(property)
            return property
        }
        var reader = ValueReader()
        switch span {
        case .allDay:
            let dates = reader.dateTimes(property).map { ($0, day($0)) }
            guard reader.findings.isEmpty,
                dates.contains(where: { value, day in
                    if case .utc(let civil) = value {
                        day != civil.date || civil.time != .midnight
                    } else {
                        false
                    }
                })
            else { return property }
            let days = dates.map { "\($1)" }.joined(separator: ", ")
            values.note(
                .repairedValue, .repaired, property,
                tr(
                    "\(property.name) `\(property.rawValue)` is in UTC, and the series is of whole days; it was read as "
                        + "\(days)\(hintedClock)"))
            var typed = property.with(
                rawValue: dates.map { Self.basic($1) }.joined(separator: ","))
            typed.setParameter("VALUE", "DATE")
            typed.setParameter("TZID", nil)
            return typed
        case .timed(let start, _):
            guard start.zone == nil else { return property }
            let isZoned = property.zoneName != nil
            for case let value in reader.dateTimes(property) {
                switch value {
                case .date: continue
                case .local where !isZoned: continue
                case .local, .utc:
                    values.note(
                        .repairedValue, .repaired, property,
                        tr(
                            "\(property.name) `\(property.rawValue)` is on the clock of a zone, and the series has none; "
                                + "it was read as it stands"))
                    return property
                }
            }
            return property
        }
    }

    /// A rule whose end in UTC has the day that it means to a series of whole days.
    mutating func endTyped(_ property: Property, of span: ActivitySpan) -> Property {
        var reader = ValueReader()
        let name = "UNTIL="
        let parts = property.rawValue.split(separator: ";", omittingEmptySubsequences: false)
        guard let index = parts.firstIndex(where: { $0.uppercased().hasPrefix(name) }),
            parts[index].uppercased().hasSuffix("Z"),
            case .until(.utc(let end))? = reader.recurrenceRule(property)?.bound
        else { return property }
        switch span {
        case .timed(let start, _):
            guard start.zone == nil else { return property }
            values.note(
                .unusualRule, .warning, property,
                tr(
                    "\(parts[index]) is in UTC, and the series has no zone; it was read as it stands, as the last reading"
                )
            )
            return property
        case .allDay:
            let last = end.time == .midnight ? day(.utc(end)) : hintedDay(end) ?? end.date
            guard last != end.date || (scope.days == nil && !Self.endsDay(end.time)) else {
                return property
            }
            values.note(
                .repairedValue, .repaired, property,
                tr(
                    "\(parts[index]) is in UTC, and the series is of whole days; \(last) was taken for the last of "
                        + "them\(hintedClock)"))
            var typed = parts.map(String.init)
            typed[index] = name + Self.basic(last)
            return property.with(rawValue: typed.joined(separator: ";"))
        }
    }

    /// Tells the use of RANGE that RFC 5545 no longer has.
    mutating func noteRange(of property: Property) {
        guard let range = property.parameter("RANGE"), range.uppercased() != "THISANDFUTURE" else { return }
        values.note(
            .badValue, .warning, property,
            tr(
                "RANGE=\(range) is none that RFC 5545 §3.2.13 has; the change was read as one of this occurrence alone"
            )
        )
    }

    private mutating func notePeriods(_ property: Property) {
        var reader = ValueReader()
        guard reader.periods(property).contains(where: \.isBackward) else { return }
        values.note(
            .badValue, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` has a period that ends before it starts (RFC 5545 §3.3.9); its "
                    + "length was left out, and is that of the series"))
    }
}

// MARK: - Days

extension EventImport {
    /// The day that a value means: of an instant the one at whose midnight it is, by the file's zone or in UTC.
    private func day(_ value: DateTimeValue) -> CivilDate {
        guard case .utc(let civil) = value, let zone = scope.days?.zone else { return value.civil.date }
        let shown = zone.civil(at: Zone.utc.mapping(of: civil).compatible)
        return civil.time == .midnight && shown.time != .midnight ? civil.date : shown.date
    }

    /// The day that the clock of the file's zone shows at a time of UTC.
    private func hintedDay(_ civil: CivilDateTime) -> CivilDate? {
        (scope.days?.zone).map { $0.civil(at: Zone.utc.mapping(of: civil).compatible).date }
    }

    /// On which clock days were read: the end of a sentence.
    private var hintedClock: String {
        scope.days.map { tr(" on the clock of \($0.zone.id), from \($0.reason)") } ?? tr(", the day in UTC")
    }

    /// A date as iCalendar writes it.
    private static func basic(_ date: CivilDate) -> String { "\(date)".filter { $0 != "-" } }

    private static func endsDay(_ time: TimeOfDay) -> Bool {
        time == .midnight || (time.hour == 23 && time.minute == 59)
    }
}

extension PeriodValue {
    /// Whether the period ends before it starts, as far as it says so by itself.
    var isBackward: Bool {
        switch (start, end) {
        case (_, .duration(let duration)): duration.isNegative
        case (.utc(let first), .time(.utc(let last))), (.local(let first), .time(.local(let last))):
            last < first
        case (.date(let first), .time(.date(let last))): last < first
        default: false
        }
    }
}
