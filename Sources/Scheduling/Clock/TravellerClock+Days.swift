public import CivilTime

// MARK: - The traveller's days

extension TravellerClock {
    /// Returns the parts of the time line that have a date.
    ///
    /// Mostly that is one range of 24 hours. It is another length where the clocks change or the traveller
    /// goes to another zone, two ranges where the date comes twice, none where it is skipped. Neighbours that
    /// touch are one range: a day that goes on in the next zone is still one day.
    ///
    /// ```swift
    /// let apia = TravellerClock(zone: try database.zone(named: "Pacific/Apia"))
    /// apia.stretches(of: try CivilDate(2011, 12, 30))  // []
    /// ```
    ///
    /// - Parameter date: Any date. Within two days of the calendar's ends the ranges end where ``/CivilTime/Instant``
    ///   does.
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

    /// More than the traveller's date can be from that of the clock: two dates, and what an offset adds.
    private static let dateSlack: Int64 = 3 * 86_400

    private static func append(_ part: Range<Instant>, to found: inout [Range<Instant>]) {
        if let last = found.last, last.upperBound == part.lowerBound {
            found[found.count - 1] = last.lowerBound..<part.upperBound
        } else {
            found.append(part)
        }
    }

    /// The parts of the time line in which the clock shows a range of local seconds, in order; none touches the next.
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
    ///   - window: The dates that are asked for, the end exclusive; nil for all.
    /// - Returns: The dates, each once and in the order of the calendar, also where the clock goes back.
    public func dates(touching range: Range<Instant>, within window: Range<CivilDate>? = nil) -> [CivilDate] {
        dates(touching: range, days: window?.daysSinceEpoch)
    }

    /// The same for a window of days that are counted since the epoch.
    func dates(touching range: Range<Instant>, days window: Range<Int>?) -> [CivilDate] {
        let parts = stretches(touching: range)
        let first = date(at: range.lowerBound)
        if range.isEmpty || parts.count == 1 && parts[0].zone.keepsDate(during: range) {
            return window?.contains(first.daysSinceEpoch) ?? true ? [first] : []
        }
        // The clock is monotonic inside a part but for the zone's own changes, which move it by a day at
        // most.
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

    /// The first instant of a date, or of the next one that the clock shows when it skips the date.
    func start(of date: CivilDate) -> Instant {
        for day in date.daysSinceEpoch...date.daysSinceEpoch + Self.longestSkip {
            guard let date = try? CivilDate(daysSinceEpoch: day) else { break }
            if let first = stretches(of: date).first { return first.lowerBound }
        }
        return .latest
    }

    /// The instant at which a date is over for the last time, or at which the clock skips it.
    func end(of date: CivilDate) -> Instant {
        for day in (date.daysSinceEpoch - Self.longestSkip...date.daysSinceEpoch).reversed() {
            guard let date = try? CivilDate(daysSinceEpoch: day) else { break }
            if let last = stretches(of: date).last { return last.upperBound }
        }
        return .earliest
    }

    /// More dates than two changes of zone and one of the zone's own can skip together.
    private static let longestSkip = 6
}
