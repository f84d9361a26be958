import CivilTime
import Trips

/// An activity with its zones found, once for all participants.
enum ReadActivity: Hashable, Sendable {
    /// Its place on the time line is the same for every participant.
    case scheduled(ScheduledActivity)
    /// A floating time or whole days, whose place depends on the participant's clock.
    indirect case waiting(ZonedActivity)
    /// A zone is unknown.
    indirect case unresolved(UnresolvedActivity)

    init(_ activity: Activity, zone: (ZoneID) throws(TimeError) -> Zone) {
        do {
            let zoned = try ZonedActivity(activity, zone: zone)
            self = zoned.scheduled.map(ReadActivity.scheduled) ?? .waiting(zoned)
        } catch {
            self = .unresolved(UnresolvedActivity(activity: activity, error: error))
        }
    }

    /// Finds each zone only once.
    struct Zones {
        private var known: [ZoneID: Result<Zone, TimeError>] = [:]

        mutating func zone(
            _ id: ZoneID, by find: (ZoneID) throws(TimeError) -> Zone
        ) throws(TimeError) -> Zone {
            if let found = known[id] { return try found.get() }
            do {
                let found = try find(id)
                known[id] = .success(found)
                return found
            } catch {
                known[id] = .failure(error)
                throw error
            }
        }
    }

    /// Finds the zones of activities, keeping their order.
    static func all(
        _ activities: [Activity], zone: (ZoneID) throws(TimeError) -> Zone
    ) -> [ReadActivity] {
        var zones = Zones()
        return activities.map { activity in
            ReadActivity(activity) { id throws(TimeError) in try zones.zone(id, by: zone) }
        }
    }

    /// The activity of the trip.
    var activity: Activity {
        switch self {
        case .scheduled(let scheduled): scheduled.activity
        case .waiting(let zoned): zoned.activity
        case .unresolved(let unresolved): unresolved.activity
        }
    }
}

extension Activity {
    /// The participant whose clock reads it instead of the owner's: the first participant with a clock.
    ///
    /// - Parameters:
    ///   - wearer: The owner of the clock; nil if everything belongs to one traveller.
    ///   - clocks: The clocks of others.
    /// - Returns: The participant; nil if that is the owner, or if no participant has a clock.
    func reader(besides wearer: PersonID?, among clocks: [PersonID: TravellerClock]) -> PersonID? {
        guard let wearer, !clocks.isEmpty, !participants.isEmpty, !participants.contains(wearer) else {
            return nil
        }
        return participants.first { clocks[$0] != nil }
    }
}
