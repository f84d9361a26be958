import CivilTime
import Trips

/// An activity with the zones that its times name, read once for all who take part.
enum ReadActivity: Hashable, Sendable {
    /// It has its place on the time line, whoever takes part.
    case scheduled(ScheduledActivity)
    /// A floating time or whole days: its place depends on the clock of whoever takes part.
    indirect case waiting(ZonedActivity)
    /// A zone is not known.
    indirect case unresolved(UnresolvedActivity)

    init(_ activity: Activity, zone: (ZoneID) throws(TimeError) -> Zone) {
        do {
            let zoned = try ZonedActivity(activity, zone: zone)
            self = zoned.scheduled.map(ReadActivity.scheduled) ?? .waiting(zoned)
        } catch {
            self = .unresolved(UnresolvedActivity(activity: activity, error: error))
        }
    }

    /// Finds each zone once.
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

    /// Reads activities, in their order.
    static func all(
        _ activities: [Activity], zone: (ZoneID) throws(TimeError) -> Zone
    ) -> [ReadActivity] {
        var zones = Zones()
        return activities.map { activity in
            ReadActivity(activity) { id throws(TimeError) in try zones.zone(id, by: zone) }
        }
    }

    /// The activity as the trip has it.
    var activity: Activity {
        switch self {
        case .scheduled(let scheduled): scheduled.activity
        case .waiting(let zoned): zoned.activity
        case .unresolved(let unresolved): unresolved.activity
        }
    }
}

extension Activity {
    /// Whose clock reads it where that is not the wearer's: the first of its participants who has one.
    ///
    /// - Parameters:
    ///   - wearer: Whose clock is worn; nil where everything is one traveller's.
    ///   - clocks: The clocks of others.
    /// - Returns: Who it is; nil where it is the wearer, and where no participant has a clock.
    func reader(besides wearer: PersonID?, among clocks: [PersonID: TravellerClock]) -> PersonID? {
        guard let wearer, !clocks.isEmpty, !participants.isEmpty, !participants.contains(wearer) else {
            return nil
        }
        return participants.first { clocks[$0] != nil }
    }
}
