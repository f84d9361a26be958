import CivilTime
import Findings
import ICalendar
import Messages
import Recurrence
import TripSeries
import Trips

// MARK: - Dates of a series that are not of its type

extension EventImport {
    /// Returns an RDATE or EXDATE with its values converted to days, for an all-day series.
    ///
    /// RFC 5545 §3.8.5.1 and §3.8.5.2 require the type of DTSTART. Values of another type are converted as well as
    /// possible, and reported.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - span: The time of the series.
    /// - Returns: The property, with dates for its instants.
    mutating func typed(_ property: Property, of span: ActivitySpan) -> Property {
        guard property.valueType != "PERIOD" else {
            notePeriods(property)
            return property
        }
        var reader = ValueReader()
        switch span {
        case .allDay(let start, _):
            let stated = reader.dateTimes(property).map { inUTC($0, property) }
            guard reader.findings.isEmpty, stated.contains(where: \.isUTC) else { return property }
            let series = property.isNamed("EXDATE") ? DaysOfSeries(component, from: start) : nil
            let dates = stated.map { ($0, day($0, in: series)) }
            guard
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

    /// Returns a rule with its end in UTC converted to a day, for an all-day series.
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
        case .allDay(let start, _):
            let last = lastDay(end, of: property, from: start)
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

    /// Reports a RANGE that RFC 5545 no longer allows.
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
    /// Returns the day of a value: for an instant the day at whose midnight it is, in the file's zone or in UTC, and
    /// if that is not a day of the series the other day at whose midnight it can be.
    private func day(_ value: DateTimeValue, in series: DaysOfSeries?) -> CivilDate {
        let days = days(value)
        return days.first { series?.contains($0) == true } ?? days[0]
    }

    /// Returns the possible days of an instant, the likeliest first.
    private func days(_ value: DateTimeValue) -> [CivilDate] {
        guard case .utc(let civil) = value else { return [value.civil.date] }
        // Midnight is at most 14 hours east of UTC, where the next day begins at 10:00 UTC.
        let isMidnight = civil.time.hour >= 10 && civil.time.second == 0 && civil.time.minute % 15 == 0
        let next = isMidnight ? try? civil.date.adding(days: 1) : nil
        guard let zone = scope.days?.zone else { return [civil.date, next].compactMap(\.self) }
        // A file whose zone is UTC, as Exchange writes it beside whole days, does not say where those days are.
        if zone.id.isUTC { return [next, civil.date].compactMap(\.self) }
        let shown = zone.civil(at: Zone.utc.mapping(of: civil).compatible)
        let likely = civil.time == .midnight && shown.time != .midnight ? civil.date : shown.date
        return [likely] + [civil.date, next].compactMap(\.self).filter { $0 != likely }
    }

    /// Returns the last day of a rule that ends at an instant; in doubt the later day, so that none is lost.
    private func lastDay(_ end: CivilDateTime, of property: Property, from start: CivilDate) -> CivilDate {
        let likely = end.time == .midnight ? days(.utc(end))[0] : hintedDay(end) ?? end.date
        let others = days(.utc(end)).filter { $0 != likely }
        guard !others.isEmpty else { return likely }
        let series = DaysOfSeries(component, from: start, endless: true)
        if (scope.days?.zone.id ?? .utc).isUTC, scope.days != nil,
            let day = others.first(where: { $0 > likely && series.contains($0) })
        {
            return day
        }
        return series.contains(likely) ? likely : others.first { series.contains($0) } ?? likely
    }

    /// Returns a reading in a zone named UTC as an instant.
    private mutating func inUTC(_ value: DateTimeValue, _ property: Property) -> DateTimeValue {
        guard case .local(let civil) = value, let name = property.zoneName, let id = try? ZoneID(name),
            id.isUTC
        else { return value }
        return .utc(civil)
    }

    /// Returns the day in the file's zone at a time in UTC.
    private func hintedDay(_ civil: CivilDateTime) -> CivilDate? {
        (scope.days?.zone).map { $0.civil(at: Zone.utc.mapping(of: civil).compatible).date }
    }

    /// The clock on which days were read, as the end of a sentence.
    private var hintedClock: String {
        scope.days.map { tr(" on the clock of \($0.zone.id), from \($0.reason)") } ?? tr(", the day in UTC")
    }

    /// A date in iCalendar's form.
    private static func basic(_ date: CivilDate) -> String { "\(date)".filter { $0 != "-" } }

    private static func endsDay(_ time: TimeOfDay) -> Bool {
        time == .midnight || (time.hour == 23 && time.minute == 59)
    }
}

extension DateTimeValue {
    fileprivate var isUTC: Bool { if case .utc = self { true } else { false } }
}
