public import CivilTime
public import Trips

/// When there is time: the gaps between activities inside the hours in which everybody concerned is awake.
///
/// An activity takes its time when it keeps the traveller busy (``/Trips/Activity/isExclusive``) and has hours: lodging, a
/// rented car, whole days, and what is transparent, tentative or cancelled leave the time free.
///
/// The hours are read on a clock, and so they are as long as the clock makes them: an hour shorter when it skips one, none
/// on a date that the traveller never sees, twice on one that comes twice.
public struct FreeTime: Hashable, Sendable {
    /// The gaps in order of time; none touches the next.
    public let gaps: [Range<Instant>]

    /// Looks for gaps.
    ///
    /// - Parameters:
    ///   - itinerary: The trip.
    ///   - clock: The clock by which the traveller is awake.
    ///   - dates: The dates on that clock, the end exclusive; hours after midnight belong to the date before.
    ///   - waking: The hours of each date.
    ///   - others: Clocks of others who have to be awake too, by the same hours.
    ///   - length: The shortest gap that counts.
    /// - Complexity: O(n + d) in the activities and the dates, times the number of clocks.
    public init(
        in itinerary: Itinerary, clock: TravellerClock, dates: Range<CivilDate>, waking: WakingHours,
        together others: [Zone] = [], atLeast length: Duration
    ) {
        var free = clock.ranges(of: waking, on: dates)
        // Somebody's date can lie two dates beside the traveller's.
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

    /// What two lists of ranges share; both are in order and none touches the next.
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

    /// What is left of ranges without others; `taken` is in order of its starts, and may overlap.
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
    /// Ranges in order, of which those that touch are one.
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
    /// The waking hours of dates, in order; those that touch are one range.
    func ranges(of waking: WakingHours, on dates: Range<CivilDate>) -> [Range<Instant>] {
        var found: [Range<Instant>] = []
        for day in dates.lowerBound.daysSinceEpoch..<dates.upperBound.daysSinceEpoch {
            let midnight = Int64(day) * 86_400
            let local =
                midnight + Int64(waking.seconds.lowerBound)..<midnight + Int64(waking.seconds.upperBound)
            found += stretches(ofLocal: local)
        }
        // Where the clock goes back, hours of one date lie beyond those of the next.
        return FreeTime.merged(found)
    }

    /// All hours of dates, in order; those that touch are one range.
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
