import CivilTime
import Trips

/// The steps from activities to an itinerary: zoned times first, since the clock is made of them; then the
/// times that are read on the clock.
struct ItineraryResolver {
    private(set) var activities: [ScheduledActivity] = []
    private(set) var unresolved: [UnresolvedActivity] = []
    private(set) var clock: TravellerClock

    static func resolve(
        _ input: [Activity], home: Zone, wearer: PersonID?, zone: (ZoneID) throws(TimeError) -> Zone
    ) -> ItineraryResolver {
        var zones: [ZoneID: Result<Zone, TimeError>] = [:]
        func find(_ id: ZoneID) throws(TimeError) -> Zone {
            if let known = zones[id] { return try known.get() }
            do {
                let found = try zone(id)
                zones[id] = .success(found)
                return found
            } catch {
                zones[id] = .failure(error)
                throw error
            }
        }

        var resolver = ItineraryResolver(clock: TravellerClock(zone: home))
        var waiting: [ZonedActivity] = []
        for activity in input {
            do {
                let zoned = try ZonedActivity(activity, zone: find)
                if let scheduled = zoned.scheduled {
                    resolver.activities.append(scheduled)
                } else {
                    waiting.append(zoned)
                }
            } catch {
                resolver.unresolved.append(UnresolvedActivity(activity: activity, error: error))
            }
        }
        let evidence = resolver.activities.filter { $0.bears(onTheClockOf: wearer) }
        resolver.clock = ClockMaking.clock(of: evidence.sorted(), home: home)
        var reading = ClockReading(resolver.clock)
        for activity in waiting { resolver.activities.append(reading.scheduled(activity)) }
        resolver.unresolved.sort { $0.activity.key < $1.activity.key }
        return resolver
    }

    private init(clock: TravellerClock) {
        self.clock = clock
    }
}
