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
    /// One end of an activity; the offset tells the two readings of a repeated time apart. Without a zone it floats.
    struct End: Decodable {
        let local: String
        let zone: String?
        let offset: Int?
    }

    /// A transport, or something else that has two ends.
    struct Item: Decodable {
        let uid: String
        let kind: String
        let start: End
        let end: End
        /// Who takes part; nobody named is everybody.
        let participants: [String]?
        /// Whether it is whole days, from the date of the start to that of the end, which is exclusive.
        let isAllDay: Bool?
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
            let (start, end) = (try Self.time(item.start), try Self.time(item.end))
            var activity = Activity(
                uid: ActivityUID(item.uid), kind: kind, title: item.uid,
                span: item.isAllDay == true
                    ? .allDay(start: start.local.date, end: end.local.date) : .timed(start: start, end: end))
            activity.participants = (item.participants ?? []).map { PersonID($0) }
            return activity
        }
    }

    private static func time(_ end: End) throws -> ActivityTime {
        ActivityTime(
            local: try CivilDateTime(parsing: end.local), zone: try end.zone.map { try ZoneID($0) },
            recorded: try end.offset.map {
                RecordedOffset(offset: try UTCOffset(totalSeconds: $0), tzdb: "2026f")
            })
    }
}
