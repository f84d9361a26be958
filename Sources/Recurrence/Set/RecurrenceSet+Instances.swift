public import CivilTime

// MARK: - Instances

extension RecurrenceSet {
    /// Returns the instances that start in a window, with overrides applied to the occurrences.
    ///
    /// An override replaces the occurrence with its id, wherever it moves it, even if the id is excluded or no rule
    /// contains it: its author meant it to happen. One that reaches later occurrences moves each of them by the same
    /// amount, up to the next such override, or removes them if it is a cancellation; an override of a single
    /// occurrence takes precedence. RFC 5545 section 3.8.4.4 defines the identifiers, section 3.2.13 the reach.
    ///
    /// ```swift
    /// // Every Monday at 09:00; the one of 9 March is moved to Tuesday.
    /// let moved = OccurrenceOverride(
    ///     id: try CivilDateTime(2026, 3, 9, 9, 0),
    ///     start: try CivilDateTime(2026, 3, 10, 9, 0), reach: .thisOnly)
    /// let found = series.instances(in: march, overrides: [moved], limits: .standard)
    /// found.instances.map(\.start.date.day)  // [2, 10, 16, 23, 30]
    /// ```
    ///
    /// - Parameters:
    ///   - window: The wall-clock times between which an instance may start; the end is exclusive.
    ///   - overrides: The overrides, in any order; of several with one id the last wins.
    ///   - limits: The limits at which to stop, for all overrides together.
    /// - Returns: The instances, and whether they are complete.
    public func instances(
        in window: Range<CivilDateTime>, overrides: [OccurrenceOverride], limits: ExpansionLimits
    ) -> InstanceExpansion {
        let byID = Dictionary(overrides.map { (wholeSeconds($0.id), $0) }, uniquingKeysWith: { $1 })
        let turns = byID.filter { $0.value.reach == .thisAndFuture }.keys.sorted()
        var gathered = InstanceGathering(window: window, limits: limits)
        for (begin, end) in zip([Int.min] + turns, turns + [Int.max]) {
            let turn = byID[begin]
            guard begin == .min || turn?.start != nil else { continue }
            let shift = turn?.start.map { wholeSeconds($0) - begin } ?? 0
            let part = occurrences(
                shiftedBy: shift, in: window, from: begin, to: end, limits: gathered.limits)
            gathered.add(part) { id in
                byID[id] == nil ? Instance(id, shiftedBy: shift, override: turn?.id) : nil
            }
        }
        for replacement in byID.values {
            guard let start = replacement.start else { continue }
            gathered.add(Instance(id: replacement.id, start: start, override: replacement.id))
        }
        return gathered.expansion
    }

    /// Expands a part of the series in which every occurrence is moved by the same amount.
    private func occurrences(
        shiftedBy shift: Int, in window: Range<CivilDateTime>, from begin: Int, to end: Int,
        limits: ExpansionLimits
    ) -> Expansion? {
        let lower = max(window.lowerBound.wholeSeconds - shift, begin)
        let upper = min(window.upperBound.wholeSeconds - shift, end)
        let range = CivilDateTime.calendarSeconds
        guard lower < upper, lower <= range.upperBound, upper > range.lowerBound,
            let from = try? CivilDateTime(secondsSinceEpoch: Int64(max(lower, range.lowerBound))),
            let to = try? CivilDateTime(secondsSinceEpoch: Int64(min(upper, range.upperBound)))
        else { return nil }
        return occurrences(in: from..<to, limits: limits)
    }

    private func wholeSeconds(_ time: CivilDateTime) -> Int {
        let seconds = Int(time.secondsSinceEpoch)
        return isDateOnly ? floorDivide(seconds, secondsPerDay) * secondsPerDay : seconds
    }
}

extension Instance {
    /// Returns nil when the shift leaves the calendar.
    fileprivate init?(_ id: Int, shiftedBy shift: Int, override: CivilDateTime?) {
        guard let name = try? CivilDateTime(secondsSinceEpoch: Int64(id)),
            let start = try? CivilDateTime(secondsSinceEpoch: Int64(id + shift))
        else { return nil }
        self.init(id: name, start: start, override: override)
    }
}

extension CivilDateTime {
    /// The first and the last second of the calendar.
    fileprivate static var calendarSeconds: ClosedRange<Int> {
        let first = CivilDate.earliest.daysSinceEpoch * secondsPerDay
        return first...CivilDate.latest.daysSinceEpoch * secondsPerDay + secondsPerDay - 1
    }
}
