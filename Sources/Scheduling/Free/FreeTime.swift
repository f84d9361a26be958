public import CivilTime
public import Trips

/// The gaps between activities within the waking hours of everyone concerned.
///
/// An activity takes its time when it is exclusive (``/Trips/Activity/isExclusive``) and has hours: lodging, rented
/// cars, whole days, and transparent, tentative or cancelled activities leave the time free.
///
/// The hours are read on a clock, so they are as long as the clock makes them: an hour shorter when it skips one,
/// absent on a skipped date, and present twice on a repeated one.
public struct FreeTime: Hashable, Sendable {
    /// The gaps in order; no two touch.
    public let gaps: [Range<Instant>]

    /// Finds the gaps.
    ///
    /// - Parameters:
    ///   - itinerary: The trip.
    ///   - clock: The clock of the waking hours.
    ///   - dates: The dates on that clock, the end exclusive; hours after midnight belong to the date before.
    ///   - waking: The hours of each date.
    ///   - others: The clocks of others who have to be awake too, by the same hours.
    ///   - length: The shortest gap that counts.
    /// - Complexity: O(n + d) in the activities and the dates, times the number of clocks.
    public init(
        in itinerary: Itinerary, clock: TravellerClock, dates: Range<CivilDate>, waking: WakingHours,
        together others: [Zone] = [], atLeast length: Duration
    ) {
        var free = clock.ranges(of: waking, on: dates)
        // Another person's date can differ from the traveller's by two dates.
        let wide = dates.widened(by: 2)
        for other in others {
            free = FreeTime.shared(free, TravellerClock(zone: other).ranges(of: waking, on: wide))
        }
        let busy = itinerary.activities.filter { $0.activity.isExclusive && !$0.isAllDay }.map(\.range)
            .filter { !$0.isEmpty }
        self.init(gaps: FreeTime.without(busy, in: free), atLeast: length)
    }

    init(gaps: [Range<Instant>], atLeast length: Duration) {
        self.gaps = gaps.filter {
            !$0.isEmpty && $0.upperBound.duration(since: $0.lowerBound) >= length
        }
    }

    /// The intersection of two lists of ranges, which are in order and do not touch.
    static func shared(_ left: [Range<Instant>], _ right: [Range<Instant>]) -> [Range<Instant>] {
        var shared: [Range<Instant>] = []
        var (one, two) = (left.startIndex, right.startIndex)
        while one < left.endIndex, two < right.endIndex {
            let both = left[one].clamped(to: right[two])
            if !both.isEmpty { shared.append(both) }
            if left[one].upperBound <= right[two].upperBound { one += 1 } else { two += 1 }
        }
        return shared
    }

    /// The ranges without others; `taken` is ordered by its starts, and may overlap.
    static func without(_ taken: [Range<Instant>], in ranges: [Range<Instant>]) -> [Range<Instant>] {
        var left: [Range<Instant>] = []
        var next = taken.startIndex
        var busyUntil = Instant.earliest
        for range in ranges {
            var start = max(range.lowerBound, min(busyUntil, range.upperBound))
            while next < taken.endIndex, taken[next].lowerBound < range.upperBound {
                if taken[next].lowerBound > start { left.append(start..<taken[next].lowerBound) }
                busyUntil = max(busyUntil, taken[next].upperBound)
                start = max(start, min(busyUntil, range.upperBound))
                next += 1
            }
            if start < range.upperBound { left.append(start..<range.upperBound) }
        }
        return left
    }
}

extension FreeTime {
    /// Ordered ranges, with those that touch joined.
    static func merged(_ ranges: [Range<Instant>]) -> [Range<Instant>] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            if let last = merged.last, last.upperBound >= range.lowerBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }
}

extension TravellerClock {
    /// The waking hours of dates, in order, with those that touch joined.
    func ranges(of waking: WakingHours, on dates: Range<CivilDate>) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        for day in dates.lowerBound.daysSinceEpoch..<dates.upperBound.daysSinceEpoch {
            let midnight = Int64(day) * 86_400
            let local =
                midnight + Int64(waking.seconds.lowerBound)..<midnight + Int64(waking.seconds.upperBound)
            found += stretches(ofLocal: local)
        }
        // If the clock goes back, hours of one date can come after those of the next.
        return FreeTime.merged(found)
    }

    /// All hours of dates, in order, with those that touch joined.
    func ranges(of dates: Range<CivilDate>) -> [Range<Instant>] {
        FreeTime.merged(
            (dates.lowerBound.daysSinceEpoch..<dates.upperBound.daysSinceEpoch)
                .compactMap { try? CivilDate(daysSinceEpoch: $0) }.flatMap { stretches(of: $0) })
    }
}

extension Range<CivilDate> {
    func widened(by days: Int) -> Range<CivilDate> {
        let first = (try? lowerBound.adding(days: -days)) ?? lowerBound
        return first..<((try? upperBound.adding(days: days)) ?? upperBound)
    }
}
