import CivilTime
import TripStorage
import Trips

/// A trip with an activity, for the tests of use cases.
enum Sample {
    static let trip = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")

    /// An activity on one clock, or on another at its end.
    static func activity(
        _ title: String, _ start: String, _ end: String, in zone: String, to endZone: String? = nil,
        recorded: RecordedOffset? = nil
    ) throws -> Activity {
        func time(_ local: String, _ zone: String) throws -> ActivityTime {
            ActivityTime(
                local: try CivilDateTime(parsing: local), zone: try ZoneID(zone), recorded: recorded)
        }
        return Activity(
            uid: ActivityUID(title.lowercased()), kind: .event, title: title,
            span: .timed(start: try time(start, zone), end: try time(end, endZone ?? zone)))
    }

    /// Writes a trip with activities.
    static func write(_ activities: [Activity], named name: String = "Tokyo", in store: some TripStore) throws
    {
        try store.write { writing in
            try writing.create(Trip(id: trip, name: name))
            try writing.save(activities, in: trip)
        }
    }

    /// The activities of a store.
    static func activities(in store: some TripStore) throws -> [Activity] {
        try store.read { reading in try reading.trips().flatMap { try reading.activities(of: $0.id) } }
    }
}
