package import CivilTime
package import ICalendar
import Recurrence

/// The days of an all-day series by its rules and added days, before exclusions.
package struct DaysOfSeries {
    private let set: RecurrenceSet

    /// The most steps of expansion for one query.
    private static let mostWork = 20_000

    /// Reads the rules of an event.
    ///
    /// - Parameters:
    ///   - component: The event.
    ///   - start: Its first day.
    ///   - isEndless: Whether to ignore the end of the rules.
    package init(_ component: Component, from start: CivilDate, endless isEndless: Bool = false) {
        var reader = ValueReader()
        let rules = component.all(named: "RRULE").compactMap { property in
            let rule = reader.recurrenceRule(isEndless ? Self.endless(property) : property)
            // An end in UTC differs from the intended day by at most one.
            return rule?.resolvingUntil { (try? $0.adding(CalendarPeriod(days: 1))) ?? $0 }
        }
        let dates = component.all(named: "RDATE").flatMap { property in
            property.valueType == "PERIOD" ? [] : reader.dateTimes(property).map(\.civil.date)
        }
        set = RecurrenceSet(
            start: CivilDateTime(start, .midnight), isDateOnly: true, rules: rules,
            dates: dates.map { CivilDateTime($0, .midnight) })
    }

    /// Returns whether a day is one of them; false if the work limit is reached.
    package func contains(_ date: CivilDate) -> Bool {
        guard let next = try? date.adding(days: 1) else { return false }
        let expansion = set.occurrences(
            in: CivilDateTime(date, .midnight)..<CivilDateTime(next, .midnight),
            limits: ExpansionLimits(maximumOccurrences: 1, maximumWork: Self.mostWork))
        return !expansion.starts.isEmpty
    }

    private static func endless(_ property: Property) -> Property {
        let parts = property.rawValue.split(separator: ";").filter { !$0.uppercased().hasPrefix("UNTIL=") }
        return property.with(rawValue: parts.joined(separator: ";"))
    }
}
