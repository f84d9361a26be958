import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

// Text to values, so that a test reads like an itinerary.

func date(_ text: String) throws -> CivilDate { try CivilDate(parsing: text) }

func civil(_ text: String) throws -> CivilDateTime { try CivilDateTime(parsing: text) }

func instant(_ text: String) throws -> Instant { try Instant(parsing: text) }

/// "2027-03-12 17:00 Asia/Tokyo"; without a zone it floats; an offset in seconds after the zone is the
/// recorded one.
func time(_ text: String) throws -> ActivityTime {
    let words = text.split(separator: " ")
    let local = try CivilDateTime(parsing: "\(words[0])T\(words[1])")
    guard words.count > 2 else { return ActivityTime(local: local, zone: nil) }
    let seconds = words.count > 3 ? Int(words[3]) : nil
    let recorded = try seconds.map { RecordedOffset(offset: try UTCOffset(totalSeconds: $0), tzdb: "2026f") }
    return ActivityTime(local: local, zone: try ZoneID(words[2]), recorded: recorded)
}

func activity(
    _ uid: String, _ kind: ActivityKind, _ title: String? = nil, from start: String, to end: String,
    status: ActivityStatus = .confirmed, isTransparent: Bool = false, place: Place? = nil,
    destination: Place? = nil, number: String? = nil, recurrenceID: String? = nil
) throws -> Activity {
    Activity(
        uid: ActivityUID(uid), recurrenceID: try recurrenceID.map(civil), kind: kind, title: title ?? uid,
        span: .timed(start: try time(start), end: try time(end)), status: status,
        isTransparent: isTransparent, place: place, destination: destination, number: number)
}

func allDay(
    _ uid: String, _ kind: ActivityKind, from start: String, to end: String
) throws -> Activity {
    Activity(
        uid: ActivityUID(uid), kind: kind, title: uid,
        span: .allDay(start: try date(start), end: try date(end)))
}

func itinerary(
    _ activities: [Activity], home: String = "Europe/Berlin"
) throws -> Itinerary {
    Itinerary(
        activities, home: try TestZones.zone(home), database: try TestZones.database(.r2026f))
}

extension Itinerary {
    /// The first activity with a UID.
    func first(_ uid: String) throws -> ScheduledActivity {
        try #require(activities.first { $0.activity.uid.text == uid })
    }

    /// The findings of the standard rules as "rule severity instant".
    var reported: [String] {
        findings(by: TripRules.standard).map { "\($0.rule) \($0.severity) \($0.instant)" }
    }

    func messages(_ rule: RuleID) -> [String] {
        findings(by: TripRules.standard).filter { $0.rule == rule }.map(\.message)
    }
}

extension AgendaSpan {
    /// Both ends as the view shows them, as "2027-03-12T17:00:00 Asia/Tokyo".
    var shown: [String] {
        switch self {
        case .timed(let start, let end): [start, end].map { "\($0.civil) \($0.zone.id)" }
        case .allDay(let start, let end): ["\(start)", "\(end)"]
        }
    }
}
