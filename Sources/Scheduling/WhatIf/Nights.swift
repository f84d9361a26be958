import CivilTime
import Trips

/// The nights of stays, with the times between which the traveller must be there: four of the hours from midnight to
/// six.
enum Nights {
    struct Night {
        /// The date on which it begins.
        let date: CivilDate
        /// The latest arrival that leaves four hours until six.
        let latest: Instant
        /// The earliest departure after four hours from midnight on.
        let earliest: Instant
    }

    /// The nights for which an arrival leaves enough time, and a later one does not.
    static func latestArrivals(for stay: ScheduledActivity, in range: Range<Instant>) -> [Night] {
        all(of: stay, between: range.lowerBound, and: range.upperBound).filter { range.contains($0.latest) }
    }

    /// The nights that an earlier departure takes from a traveller who was there.
    static func lost(
        of stay: ScheduledActivity, toDepartureAt departure: Instant, insteadOf written: Instant,
        arrivingAt arrival: Instant
    ) -> [Night] {
        all(of: stay, between: departure, and: written).filter {
            $0.latest >= arrival && $0.earliest > departure && $0.earliest <= written
        }
    }

    private static func all(
        of stay: ScheduledActivity, between from: Instant, and until: Instant
    ) -> [Night] {
        // For whole days the zone is that of the end, because the first day may begin before the journey there ends.
        let zone = stay.isAllDay ? stay.endZone : stay.startZone
        let (begin, end) = (stay.span.startDate.daysSinceEpoch, stay.span.endDate.daysSinceEpoch)
        let first = max(begin, zone.civil(at: from).date.daysSinceEpoch - 1)
        let last = min(end - 1, zone.civil(at: until).date.daysSinceEpoch)
        guard first <= last, let two = try? TimeOfDay(2, 0), let four = try? TimeOfDay(4, 0) else {
            return []
        }
        return (first...last).compactMap { day in
            guard let date = try? CivilDate(daysSinceEpoch: day), let morning = try? date.adding(days: 1)
            else {
                return nil
            }
            func instant(_ time: TimeOfDay) -> Instant {
                zone.mapping(of: CivilDateTime(morning, time)).compatible
            }
            return Night(date: date, latest: instant(two), earliest: instant(four))
        }
    }
}
