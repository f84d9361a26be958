import CivilTime

// MARK: - The table of RFC 5545 section 3.3.10

extension DayPattern {
    /// Makes the steps of a rule: one for each part given, and one for each part that the start replaces.
    ///
    /// Where periods are separated later, `INTERVAL` is not a step, and the days of all periods are produced.
    init(_ rule: RecurrenceRule, start: CivilDate, countsPeriods: Bool) {
        var origins: [any DayStep] = []
        var filters: [any DayStep] = []
        let weekYear = WeekYear(weekStart: rule.weekStart)
        if countsPeriods, rule.interval > 1 {
            switch rule.frequency {
            case .yearly where rule.byWeekNumber.isEmpty:
                origins.append(EveryNthYear(interval: rule.interval, origin: start.year))
            case .monthly:
                origins.append(
                    EveryNthMonth(interval: rule.interval, origin: start.year * 12 + start.month - 1))
            default:
                Self.interval(of: rule, start: start, weekYear: weekYear).map { filters.append($0) }
            }
        }
        if let months = Self.months(of: rule, start: start) { origins.append(MonthsOfYear(months)) }
        if !rule.byWeekNumber.isEmpty { filters.append(WeekNumbers(rule.byWeekNumber, weekYear: weekYear)) }

        let monthDays = Self.monthDays(of: rule, start: start)
        var naming: (any DayNamingStep)? = monthDays.isEmpty ? nil : DaysFromEnds(monthDays)
        if !rule.byYearDay.isEmpty {
            let step = DaysOfYear(rule.byYearDay)
            if naming == nil { naming = step } else { filters.append(step) }
        }
        Self.weekdays(of: rule, start: start).map { filters.append($0) }

        // A limiting part names no days, so shorter frequencies have no days to move.
        let skip = rule.frequency >= .monthly ? rule.skip : .omit
        self.init(origins: origins, naming: naming, filters: filters, skip: skip)
    }

    private static func interval(
        of rule: RecurrenceRule, start: CivilDate, weekYear: WeekYear
    ) -> (any DayStep)? {
        let day = start.daysSinceEpoch
        switch rule.frequency {
        case .yearly:
            let origin = weekYear.year(holding: day, of: Month(holding: start))
            return EveryNthWeekYear(interval: rule.interval, origin: origin, weekYear: weekYear)
        case .weekly:
            let origin = weekYear.weekIndex(of: day)
            return EveryNthWeek(interval: rule.interval, origin: origin, weekYear: weekYear)
        case .daily: return EveryNthDay(interval: rule.interval, origin: day)
        case .monthly, .hourly, .minutely, .secondly: return nil
        }
    }

    private static func months(of rule: RecurrenceRule, start: CivilDate) -> [Int]? {
        if !rule.byMonth.isEmpty { return rule.byMonth }
        let namesNothing =
            rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty && rule.byMonthDay.isEmpty
            && rule.byDay.isEmpty
        return rule.frequency == .yearly && namesNothing ? [start.month] : nil
    }

    private static func monthDays(of rule: RecurrenceRule, start: CivilDate) -> [Int] {
        let namesDays = !(rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty && rule.byDay.isEmpty)
        guard rule.byMonthDay.isEmpty, rule.frequency >= .monthly, !namesDays else { return rule.byMonthDay }
        return [start.day]
    }

    private static func weekdays(of rule: RecurrenceRule, start: CivilDate) -> (any DayStep)? {
        if rule.byDay.isEmpty {
            let weekOnly =
                rule.frequency == .weekly
                || !rule.byWeekNumber.isEmpty && rule.byYearDay.isEmpty && rule.byMonthDay.isEmpty
            return weekOnly ? Weekdays([WeekdayOccurrence(start.weekday)]) : nil
        }
        // Note 2 of the table: a yearly rule counts its weekdays in the months it names, else in the year.
        let countsInYear =
            rule.frequency == .yearly && rule.byMonth.isEmpty
            && rule.byDay.contains { $0.ordinal != nil }
        return countsInYear ? WeekdaysOfYear(rule.byDay) : Weekdays(rule.byDay)
    }
}
