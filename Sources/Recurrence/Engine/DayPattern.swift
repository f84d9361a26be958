/// The days of a rule, by the month: the intersection of its steps.
struct DayPattern: Sendable {
    /// Conditions on the month that names a day; they hold before a missing day is moved.
    private let origins: [any DayStep]
    /// The step that names days which a month may not have.
    private let naming: (any DayNamingStep)?
    /// Conditions on the day itself; they hold after a missing day is moved.
    private let filters: [any DayStep]
    private let skip: RecurrenceRule.Skip
    /// All steps; where no day is moved, the order does not matter.
    private let steps: [any DayStep]

    init(
        origins: [any DayStep], naming: (any DayNamingStep)?, filters: [any DayStep],
        skip: RecurrenceRule.Skip
    ) {
        self.naming = naming
        self.skip = naming == nil ? .omit : skip
        steps = origins + filters + (naming.map { [$0] } ?? [])
        self.origins = origins
        self.filters = filters
    }

    /// Whether a day may be moved to another month than the one that names it.
    var movesDays: Bool { skip != .omit }

    func days(of month: Month) -> DaysOfMonth {
        guard movesDays else { return Self.intersection(of: steps, with: .all(of: month), in: month) }
        var days = namedAndKept(in: month)
        if skip == .forward, missing(in: Month(index: month.index - 1)).afterLast { days.insert(0) }
        if skip == .backward, missing(in: Month(index: month.index + 1)).beforeFirst {
            days.insert(month.length - 1)
        }
        return filtered(days, of: month)
    }

    func nextMonth(from index: Int) -> Int {
        guard movesDays else { return steps.reduce(index) { $1.nextMonth(from: $0) } }
        // A day may have moved in from the month before or the month after.
        let origin = origins.reduce(index - 1) { $1.nextMonth(from: $0) }
        return max(index, origin - 1)
    }

    /// The days that a month names, wherever they are moved to, in days since 1970-01-01.
    ///
    /// It differs from ``days(of:)`` only where days are moved.
    func daysNamed(in month: Month) -> [Int] {
        var days: [Int] = []
        let missing = missing(in: month)
        if skip == .backward, missing.beforeFirst {
            let before = Month(index: month.index - 1)
            if !filtered(DaysOfMonth(before.length - 1, upTo: before.length), of: before).isEmpty {
                days.append(month.firstDay - 1)
            }
        }
        var inside = filtered(namedAndKept(in: month), of: month)
        while let day = inside.popFirst() { days.append(month.firstDay + day) }
        if skip == .forward, missing.afterLast {
            let after = Month(index: month.index + 1)
            if !filtered(DaysOfMonth(0, upTo: 1), of: after).isEmpty { days.append(after.firstDay) }
        }
        return days
    }
}

// MARK: - The parts of a month

extension DayPattern {
    private func named(in month: Month) -> DaysOfMonth {
        Self.intersection(of: origins, with: naming?.days(of: month) ?? .all(of: month), in: month)
    }

    /// The named days that exist, and the missing ones that are moved within the month.
    private func namedAndKept(in month: Month) -> DaysOfMonth {
        var days = named(in: month)
        let missing = missing(in: month)
        if skip == .forward, missing.beforeFirst { days.insert(0) }
        if skip == .backward, missing.afterLast { days.insert(month.length - 1) }
        return days
    }

    private func missing(in month: Month) -> (beforeFirst: Bool, afterLast: Bool) {
        guard let naming, origins.allSatisfy({ !$0.days(of: month).isEmpty }) else { return (false, false) }
        return naming.missing(in: month)
    }

    private func filtered(_ days: DaysOfMonth, of month: Month) -> DaysOfMonth {
        Self.intersection(of: filters, with: days, in: month)
    }

    private static func intersection(
        of steps: [any DayStep], with days: DaysOfMonth, in month: Month
    ) -> DaysOfMonth {
        var days = days
        for step in steps where !days.isEmpty { days.formIntersection(step.days(of: month)) }
        return days
    }
}
