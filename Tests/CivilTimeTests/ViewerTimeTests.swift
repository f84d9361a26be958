import CivilTime
import TestKit
import Testing

/// What a traveller's plan is for somebody elsewhere. Each row was worked out by hand from the offsets in force; all are
/// cases that programs which move clock readings instead of instants get wrong.
@Suite("A time seen from elsewhere") struct ViewerTimeTests {
    @Test(arguments: [
        // Tokyo is +09:00, New York -04:00 in summer.
        ("Asia/Tokyo", "2025-07-01T09:00", "America/New_York", "2025-06-30T20:00:00"),
        ("Asia/Tokyo", "2025-07-01T17:00", "America/New_York", "2025-07-01T04:00:00"),
        ("America/Los_Angeles", "2025-07-01T11:00", "America/New_York", "2025-07-01T14:00:00"),
        ("Europe/Paris", "2025-07-02T07:30", "America/New_York", "2025-07-02T01:30:00"),
        // Across the date line: Apia +13:00, Pago Pago -11:00.
        ("Pacific/Apia", "2025-07-02T07:00", "America/New_York", "2025-07-01T14:00:00"),
        ("Pacific/Pago_Pago", "2025-07-01T07:35", "America/New_York", "2025-07-01T14:35:00"),
        // Phoenix keeps -07:00; New York skips 02:00 to 03:00 that morning, then repeats 01:00 to 02:00 in November.
        ("America/Phoenix", "2025-03-09T02:15", "America/New_York", "2025-03-09T05:15:00"),
        ("America/Phoenix", "2025-03-09T02:30", "America/New_York", "2025-03-09T05:30:00"),
        ("America/Phoenix", "2025-03-09T02:45", "America/New_York", "2025-03-09T05:45:00"),
        ("America/Phoenix", "2025-03-09T03:00", "America/New_York", "2025-03-09T06:00:00"),
        ("America/Phoenix", "2025-11-02T01:30", "America/New_York", "2025-11-02T03:30:00"),
        ("America/Phoenix", "2025-11-02T02:30", "America/New_York", "2025-11-02T04:30:00"),
        // Lord Howe goes from +10:30 to +11:00 at 02:00; Brisbane keeps +10:00.
        ("Australia/Brisbane", "2025-10-05T02:15", "Australia/Lord_Howe", "2025-10-05T03:15:00"),
        ("Australia/Brisbane", "2025-10-05T02:45", "Australia/Lord_Howe", "2025-10-05T03:45:00"),
        // Apia had no 30 December 2011.
        ("America/New_York", "2011-12-30T09:00", "Pacific/Apia", "2011-12-31T04:00:00"),
    ])
    func `an instant is moved, not a clock reading`(
        place: String, local: String, viewer: String, seen: String
    ) throws {
        let civil = try CivilDateTime(parsing: local)
        let moment = try ZonedDateTime(civil, in: TestZones.zone(place), by: .reject)
        #expect(try TestZones.zone(viewer).civil(at: moment.instant).description == seen)
    }

    /// 01:30 comes twice in New York on 2025-11-02, first at -04:00, then at -05:00; London is on +00:00.
    @Test(arguments: [
        ("2025-11-02T01:30", Disambiguation.earlier, "2025-11-02T05:30:00"),
        ("2025-11-02T01:30", .later, "2025-11-02T06:30:00"),
        ("2025-11-02T01:45", .earlier, "2025-11-02T05:45:00"),
        ("2025-11-02T01:15", .later, "2025-11-02T06:15:00"),
    ])
    func `two passes of one reading stay two instants`(
        local: String, pass: Disambiguation, seen: String
    ) throws {
        let civil = try CivilDateTime(parsing: local)
        let moment = try ZonedDateTime(civil, in: TestZones.zone("America/New_York"), by: pass)
        #expect(try TestZones.zone("Europe/London").civil(at: moment.instant).description == seen)
    }
}
