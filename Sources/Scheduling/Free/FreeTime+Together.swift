public import CivilTime
public import Trips

extension FreeTime {
    /// Finds the gaps in which several persons are all on the ground, free and awake, each on their own clock.
    ///
    /// A date lasts from midnight to midnight on the clock of the dates. For one person on their own clock, the hours
    /// after midnight belong to the date before, as elsewhere.
    ///
    /// - Parameters:
    ///   - people: The itinerary and the waking hours of each person.
    ///   - clock: The clock of the dates, mostly that of one of the persons.
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

    /// Whether an activity prevents a call: a traveller on the way is not on the ground, even on a tentative
    /// transport.
    private static func isBusy(_ activity: ScheduledActivity) -> Bool {
        if activity.outline.movesTheTraveller { return true }
        return activity.activity.isExclusive && !activity.isAllDay
    }
}
