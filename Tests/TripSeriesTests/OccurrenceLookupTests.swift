import CivilTime
import TestKit
import Testing
import Trips

@testable import TripSeries

/// A RECURRENCE-ID names an occurrence by an instant, a reading or a day.
///
/// Berlin goes from +01:00 to +02:00 on 28 March 2027 at 02:00.
@Suite("OccurrenceLookup") struct OccurrenceLookupTests {
    private static func weekly(at time: String) throws -> Activity {
        let zone = try ZoneID("Europe/Berlin")
        func end(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        var series = Activity(
            uid: ActivityUID("a@x"), kind: .event, title: "Call",
            span: .timed(
                start: try end("2027-03-21T\(time)"), end: try end("2027-03-21T\(time)")))
        series.recurrence = ActivityRecurrence(lines: ["RRULE:FREQ=WEEKLY"])
        return series
    }

    private static func outcome(
        _ text: String, _ clock: OccurrenceClock, at time: String = "19:00"
    ) throws -> OccurrenceLookup.Outcome {
        let series = try weekly(at: time)
        let lookup = OccurrenceLookup(series, database: try TestZones.database(.r2026f))
        let key = ActivityKey(
            uid: series.uid, recurrenceID: try CivilDateTime(parsing: text), recurrenceClock: clock)
        var work = OccurrenceLookup.mostWorkOfFile
        return try #require(lookup.outcomes([key], work: &work).first)
    }

    @Test(arguments: [
        ("2027-03-28T17:00", "UTC", "19:00", "2027-03-28T19:00"),
        ("2027-03-21T18:00", "UTC", "19:00", "2027-03-21T19:00"),
        ("2027-03-28T13:00", "America/New_York", "19:00", "2027-03-28T19:00"),
        // The clocks skip 02:30 of that night; with the offset from before it is 01:30 UTC.
        ("2027-03-28T01:30", "UTC", "02:30", "2027-03-28T02:30"),
    ])
    func `an instant`(_ said: String, _ zone: String, _ time: String, _ wanted: String) throws {
        #expect(
            try Self.outcome(said, .zone(ZoneID(zone)), at: time)
                == .occurrence(try CivilDateTime(parsing: wanted)))
    }

    @Test func `a reading and a day`() throws {
        let wanted = OccurrenceLookup.Outcome.occurrence(try CivilDateTime(parsing: "2027-04-04T19:00"))
        #expect(try Self.outcome("2027-04-04T19:00", .floating) == wanted)
        #expect(try Self.outcome("2027-04-04T19:00", .series) == wanted)
        #expect(try Self.outcome("2027-04-04T00:00", .date) == wanted)
    }

    @Test func `what meets none`() throws {
        #expect(try Self.outcome("2027-03-28T18:00", .zone(.utc)) == .none)
        #expect(try Self.outcome("2027-04-05T00:00", .date) == .none)
    }
}
