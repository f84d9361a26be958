import CivilTime
import Trips

/// Builds an itinerary from activities: first the zoned times, which make the clock; then the times that are read on
/// the clock.
struct ItineraryResolver {
    private(set) var activities: [ScheduledActivity] = []
    private(set) var unresolved: [UnresolvedActivity] = []
    private(set) var clock: TravellerClock

    /// Puts activities on the time line.
    ///
    /// - Parameters:
    ///   - input: The activities with their zones.
    ///   - home: The home zone of the owner of the clock.
    ///   - wearer: The owner of the clock; nil if everything belongs to one traveller.
    ///   - clocks: The clocks of others, for activities without the owner of the clock.
    init(
        _ input: some Sequence<ReadActivity>, home: Zone, wearer: PersonID?,
        clocks: [PersonID: TravellerClock]
    ) {
        clock = TravellerClock(zone: home)
        var waiting: [ZonedActivity] = []
        for activity in input {
            switch activity {
            case .scheduled(let scheduled): activities.append(scheduled)
            case .waiting(let zoned): waiting.append(zoned)
            case .unresolved(let found): unresolved.append(found)
            }
        }
        let evidence = activities.filter { $0.bears(onTheClockOf: wearer) }
        clock = ClockMaking.clock(of: evidence.sorted(), home: home)
        var readings: [PersonID?: ClockReading] = [:]
        for zoned in waiting {
            let reader = zoned.activity.reader(besides: wearer, among: clocks)
            activities.append(
                readings[reader, default: ClockReading(reader.flatMap { clocks[$0] } ?? clock)]
                    .scheduled(zoned))
        }
        unresolved.sort { $0.activity.key < $1.activity.key }
    }
}
