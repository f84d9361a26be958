public import CivilTime

// MARK: - Expansion

extension RecurrenceSet {
    /// Returns the occurrences that start in a window.
    ///
    /// Without a `COUNT` a rule is expanded from the window on, however far that is from the start; with a `COUNT` it
    /// is counted from the start. An occurrence that began before the window and is still in progress is not
    /// included: to find those, begin the window earlier by the length of an occurrence.
    ///
    /// ```swift
    /// let year = try CivilDateTime(2026, 1, 1, 0, 0)..<CivilDateTime(2027, 1, 1, 0, 0)
    /// let expansion = series.occurrences(in: year, limits: .standard)
    /// expansion.isComplete    // true
    /// expansion.starts.count  // 44
    /// ```
    ///
    /// - Parameters:
    ///   - window: The wall-clock times between which an occurrence may start; the end is exclusive.
    ///   - limits: The limits at which to stop.
    /// - Returns: The starts, ascending, and whether they are complete.
    /// - Complexity: O(occurrences in the window), or O(months since the start) with a `COUNT`.
    public func occurrences(in window: Range<CivilDateTime>, limits: ExpansionLimits) -> Expansion {
        var meter = WorkMeter(limit: limits.maximumWork)
        let (lower, upper) = (window.lowerBound.wholeSeconds, window.upperBound.wholeSeconds)
        let last = min(upper, Month.newYear(10_000) * secondsPerDay) - 1
        let range = lower...max(lower, last)
        var merge = OccurrenceMerge(self, window: range, &meter)
        var exclusions = Exclusions(self, window: range, &meter)
        var expansion = Expansion(
            starts: [], completeUntil: window.upperBound, stop: nil, findings: [], work: 0)
        while let next = merge.next(&meter), next < upper {
            if exclusions.contains(next, &meter) { continue }
            guard exclusions.knownUntil == nil else { break }
            guard let start = try? CivilDateTime(secondsSinceEpoch: Int64(next)) else { break }
            guard expansion.starts.count < limits.maximumOccurrences else {
                expansion.stop = .occurrences
                expansion.completeUntil = start
                break
            }
            expansion.starts.append(start)
        }
        let known = [merge.knownUntil, exclusions.knownUntil].compactMap(\.self).min()
        if expansion.stop == nil, let known, known < upper {
            expansion.stop = .work
            let position = try? CivilDateTime(secondsSinceEpoch: Int64(max(known, lower)))
            expansion.completeUntil = position ?? window.lowerBound
        }
        expansion.findings = findings(emptyRules: merge.emptyRules, &meter)
        expansion.work = min(meter.spent, meter.limit)
        return expansion
    }
}

extension CivilDateTime {
    /// The first whole second that is not before this time.
    var wholeSeconds: Int { Int(secondsSinceEpoch) + (time.nanosecond > 0 ? 1 : 0) }
}
