public import CivilTime
public import Trips

extension FreeTime {
    /// Looks for the gaps that several persons share: all of them on the ground, free and awake, each on their own clock.
    ///
    /// A date goes from midnight to midnight on the clock that shows it. Of one person alone on their own clock, the hours
    /// after midnight belong to the date before, as everywhere.
    ///
    /// - Parameters:
    ///   - people: The itinerary of each person and when they are awake.
    ///   - clock: The clock that the dates are of, mostly that of one of the persons.
    ///   - dates: The dates on that clock, the end exclusive.
    ///   - length: The shortest gap that counts.
    /// - Complexity: O(n + d) in the activities and the dates, for each person.
    public init(
        of people: [(itinerary: Itinerary, awake: WakingHours)], on clock: TravellerClock,
        dates: Range<CivilDate>,
        atLeast length: Duration
    ) {
        let alone = people.count == 1 && people[0].itinerary.clock == clock ? people.first : nil
        var free = alone.map { clock.ranges(of: $0.awake, on: dates) } ?? clock.ranges(of: dates)
        let wide = dates.widened(by: 3)
        for (itinerary, awake) in people {
            let hours = itinerary.clock.ranges(of: awake, on: wide)
            let busy = itinerary.activities.filter(FreeTime.isBusy).map(\.range).filter { !$0.isEmpty }
            free = FreeTime.shared(free, FreeTime.without(busy, in: hours))
        }
        self.init(gaps: free, atLeast: length)
    }

    /// Whether an activity keeps the traveller from a call: on the way one is not on the ground, sure or not.
    private static func isBusy(_ activity: ScheduledActivity) -> Bool {
        if activity.outline.setsTheClock { return true }
        return activity.activity.isExclusive && !activity.isAllDay
    }
}
