public import CivilTime

// MARK: - Instances

extension RecurrenceSet {
    /// Returns the instances that start in a window, with replacements laid over the occurrences.
    ///
    /// A replacement stands for the occurrence that it names, wherever it has moved it, and also when an
    /// excluded date or no rule at all names that time: who wrote the replacement meant it to happen. One
    /// that reaches into the future moves every later occurrence by as much as its own, up to the next of its
    /// kind, or ends them when it is cancelled; a replacement of a single occurrence beats it. RFC 5545
    /// section 3.8.4.4 has the identifiers, section 3.2.13 the reach.
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
    ///   - window: The wall clock from which and, exclusive, to which an instance may start.
    ///   - overrides: The replacements, in any order; of several with one id the last counts.
    ///   - limits: How far to go before stopping, all replacements together.
    /// - Returns: The instances, and whether they are all.
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

    /// Expands the part of the series in which everything is moved by as much.
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
    /// Fails when the shift leads out of the calendar.
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
