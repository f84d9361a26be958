import CivilTime
import Trips

/// A trip as `scripts/check-days` writes it.
///
/// ```json
/// {"home": "Europe/Berlin", "other": "Asia/Tokyo", "from": "2027-03-10", "until": "2027-03-16", "activities": [
///   {"uid": "a0", "kind": "flight",
///    "start": {"local": "2027-03-12T17:00:00", "zone": "Asia/Tokyo", "offset": 32400},
///    "end": {"local": "2027-03-12T10:05:00", "zone": "America/Los_Angeles", "offset": -28800}}]}
/// ```
struct TripQuestion: Decodable {
    /// One end of an activity; the offset tells the two readings of a repeated time apart.
    struct End: Decodable {
        let local: String
        let zone: String
        let offset: Int
    }

    /// A transport, or something else that has two ends.
    struct Item: Decodable {
        let uid: String
        let kind: String
        let start: End
        let end: End
        /// Who takes part; nobody named is everybody.
        let participants: [String]?
    }

    /// One of the persons of a trip.
    struct Person: Decodable {
        let id: String
        let home: String
    }

    let home: String
    let other: String
    /// The first date that is asked for.
    let from: String
    /// The date after the last.
    let until: String
    let activities: [Item]
    /// Who is asked for; none is one traveller, for whom everything is.
    let persons: [Person]?

    /// The activities as a trip has them, the UID as title.
    func model() throws -> [Activity] {
        try activities.map { item in
            guard let kind = ActivityKind(rawValue: item.kind) else {
                throw DayProbe.Misunderstood(line: item.kind)
            }
            var activity = Activity(
                uid: ActivityUID(item.uid), kind: kind, title: item.uid,
                span: .timed(start: try Self.time(item.start), end: try Self.time(item.end)))
            activity.participants = (item.participants ?? []).map { PersonID($0) }
            return activity
        }
    }

    private static func time(_ end: End) throws -> ActivityTime {
        ActivityTime(
            local: try CivilDateTime(parsing: end.local), zone: try ZoneID(end.zone),
            recorded: RecordedOffset(offset: try UTCOffset(totalSeconds: end.offset), tzdb: "2026f"))
    }
}
