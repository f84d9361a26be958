import CivilTime
import Trips

/// Trips and activities that between them use every field.
enum Samples {
    static let tokyo = TripID("00000000-0000-4000-8000-000000000001")
    static let alps = TripID("00000000-0000-4000-8000-000000000002")

    static func trip(_ id: TripID = tokyo, name: String = "Tokyo") -> Trip { Trip(id: id, name: name) }

    /// A zone that no database has.
    static func zone(_ id: String) throws -> ZoneText {
        ZoneText(
            id: try ZoneID(id),
            text: "BEGIN:VTIMEZONE\r\nTZID:Büro\r\nX-NOTE:'; DROP TABLE zone\r\nEND:VTIMEZONE\r\n")
    }

    static func time(_ local: String, _ zone: String?, offset: Int? = nil) throws -> ActivityTime {
        ActivityTime(
            local: try CivilDateTime(parsing: local), zone: try zone.map { try ZoneID($0) },
            recorded: try offset.map {
                RecordedOffset(offset: try UTCOffset(totalSeconds: $0), tzdb: "2026f")
            })
    }

    static func timed(
        _ uid: String, _ start: String, _ end: String, zone: String? = "UTC", recurrenceID: String? = nil,
        recurrence: [String]? = nil
    ) throws -> Activity {
        Activity(
            uid: ActivityUID(uid), recurrenceID: try recurrenceID.map { try CivilDateTime(parsing: $0) },
            kind: .event, title: uid, span: .timed(start: try time(start, zone), end: try time(end, zone)),
            recurrence: recurrence.map { ActivityRecurrence(lines: $0) })
    }

    static func days(_ uid: String, _ start: String, _ end: String) throws -> Activity {
        Activity(
            uid: ActivityUID(uid), kind: .lodging, title: uid,
            span: try ActivitySpan.days(from: CivilDate(parsing: start), to: CivilDate(parsing: end)))
    }

    static func window(_ from: String, _ until: String) throws -> Range<Instant> {
        try Instant(parsing: from)..<Instant(parsing: until)
    }

    /// Activities of which each field is set, or absent, at least once.
    static func varied() throws -> [Activity] {
        let flight = Activity(
            uid: ActivityUID("flight@example.com"), kind: .flight,
            title: "NH 106 \u{2708}\u{FE0F} 東京 → Los Angeles",
            span: .timed(
                start: try time("2027-03-14T17:00:00", "Asia/Tokyo", offset: 32_400),
                end: try time("2027-03-14T11:00:00", "America/Los_Angeles", offset: -25_200)),
            status: .tentative, isTransparent: true,
            place: Place(name: "Haneda", code: "HND", latitude: 35.5523, longitude: 139.78),
            destination: Place(name: "Los Angeles", code: "LAX", latitude: 33.9425, longitude: -118.408),
            notes: "Line one\nLine two, with 'quotes'; DROP TABLE trip; --", carrier: "ANA", number: "NH 106",
            confirmation: "ABC123", seat: "14A", url: "https://example.com/?a=1&b=2", sequence: 3,
            stamp: try Instant(parsing: "2026-11-01T10:00:00Z"),
            lastModified: try Instant(parsing: "2026-11-02T10:00:00Z"),
            source: "BEGIN:VEVENT\r\nUID:flight@example.com\r\nX-FOO:bar\r\nEND:VEVENT\r\n")
        var stay = try days("stay@example.com", "2027-03-14", "2027-03-17")
        stay.status = .cancelled
        stay.place = Place(name: "")
        let floating = try timed("floating", "2027-03-15T09:00:00", "2027-03-15T10:00:00", zone: nil)
        let series = try timed(
            "series", "2027-03-15T09:00:00", "2027-03-15T10:00:00",
            recurrence: ["RRULE:FREQ=WEEKLY", "EXDATE:20270322T090000"])
        var changed = try timed(
            "series", "2027-03-29T11:00:00", "2027-03-29T12:00:00", recurrenceID: "2027-03-29T09:00:00")
        changed.reach = .thisAndLater(.tentative)
        var plain = try timed(
            "plain", "-000044-03-15T12:00:00", "-000044-03-15T12:30:00.25", zone: "Europe/Rome")
        plain.recurrence = ActivityRecurrence(lines: [])
        plain.sequence = -1
        return [flight, stay, floating, series, changed, plain]
    }
}
