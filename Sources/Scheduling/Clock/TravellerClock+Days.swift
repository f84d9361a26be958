public import CivilTime

// MARK: - The traveller's days

extension TravellerClock {
    /// Returns the parts of the time line with a given date.
    ///
    /// Mostly that is one range of 24 hours. It has another length if the clocks change or the traveller changes
    /// zones; there are two ranges if the date is repeated, and none if it is skipped. Ranges that touch are joined:
    /// a day that continues in the next zone is one day.
    ///
    /// ```swift
    /// let apia = TravellerClock(zone: try database.zone(named: "Pacific/Apia"))
    /// apia.stretches(of: try CivilDate(2011, 12, 30))  // []
    /// ```
    ///
    /// - Parameter date: Any date. Within two days of the calendar's ends the ranges are cut at the ends of
    ///   ``/CivilTime/Instant``.
    /// - Returns: The ranges in order of time, none of them empty.
    public func stretches(of date: CivilDate) -> [Range<Instant>] {
        let day = date.daysSinceEpoch
        let midnight = Int64(day) * 86_400
        var found: [Range<Instant>] = []
        for stretch in stretches(around: midnight, midnight + 86_400, slack: Self.dateSlack) {
            for part in stretch.ranges(ofDay: day) { Self.append(part, to: &found) }
        }
        return found
    }

    /// More than the traveller's date can differ from that of the clock: two dates, and an offset.
    private static let dateSlack: Int64 = 3 * 86_400

    private static func append(_ part: Range<Instant>, to found: inout [Range<Instant>]) {
        if let last = found.last, last.upperBound == part.lowerBound {
            found[found.count - 1] = last.lowerBound..<part.upperBound
        } else {
            found.append(part)
        }
    }

    /// The parts of the time line in which the clock shows a range of local seconds, in order; no two touch.
    func stretches(ofLocal range: Range<Int64>) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        for stretch in stretches(around: range.lowerBound, range.upperBound) {
            for part in stretch.zone.stretches(ofLocal: range) {
                let clamped = part.clamped(to: stretch.range)
                if !clamped.isEmpty { Self.append(clamped, to: &found) }
            }
        }
        return found
    }

    /// Returns the traveller's dates during a range.
    ///
    /// - Parameters:
    ///   - range: The instants; the end is exclusive, an empty range stands for its one bound.
    ///   - window: The dates to consider, the end exclusive; nil for all.
    /// - Returns: The dates, each once and in the order of the calendar, also where the clock goes back.
    public func dates(touching range: Range<Instant>, within window: Range<CivilDate>? = nil) -> [CivilDate] {
        dates(touching: range, days: window?.daysSinceEpoch)
    }

    /// The same for a window of days counted since the epoch.
    func dates(touching range: Range<Instant>, days window: Range<Int>?) -> [CivilDate] {
        let parts = stretches(touching: range)
        let first = date(at: range.lowerBound)
        if range.isEmpty || parts.count == 1 && parts[0].zone.keepsDate(during: range) {
            return window?.contains(first.daysSinceEpoch) ?? true ? [first] : []
        }
        // The clock is monotonic inside a part except for the zone's own changes, which move it by at most a day.
        var low = first.daysSinceEpoch
        var high = low
        for part in parts {
            let held = range.clamped(to: part.range)
            for end in [held.lowerBound, held.upperBound] {
                let day = part.date(at: end).daysSinceEpoch
                low = min(low, day - 1)
                high = max(high, day + 1)
            }
        }
        if let window {
            low = max(low, window.lowerBound)
            high = min(high, window.upperBound - 1)
        }
        guard low <= high else { return [] }
        return (low...high).compactMap { try? CivilDate(daysSinceEpoch: $0) }
            .filter { date in stretches(of: date).contains { $0.overlaps(range) } }
    }

    /// The first instant of a date, or of the next shown date if it is skipped.
    func start(of date: CivilDate) -> Instant {
        for day in date.daysSinceEpoch...date.daysSinceEpoch + Self.longestSkip {
            guard let date = try? CivilDate(daysSinceEpoch: day) else { break }
            if let first = stretches(of: date).first { return first.lowerBound }
        }
        return .latest
    }

    /// The instant at which the last pass of a date ends, or at which the clock skips it.
    func end(of date: CivilDate) -> Instant {
        for day in (date.daysSinceEpoch - Self.longestSkip...date.daysSinceEpoch).reversed() {
            guard let date = try? CivilDate(daysSinceEpoch: day) else { break }
            if let last = stretches(of: date).last { return last.upperBound }
        }
        return .earliest
    }

    /// More dates than two changes of zone and one change of the clocks can skip together.
    private static let longestSkip = 6
}
