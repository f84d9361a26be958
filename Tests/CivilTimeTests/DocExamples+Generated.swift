// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import TestKit
import Testing

@Suite("Examples in the documentation of CivilTime") struct DocExamples {
    @Test func `in Civil, CalendarPeriod, number 1`() throws {
        #expect(
            try DocExample.shown(
                CivilDate(2028, 2, 29).adding(CalendarPeriod(years: 1)),
                as: "2029-02-28") == nil)
    }

    @Test func `in Civil, CalendarPeriod, number 2`() throws {
        #expect(
            DocExample.shown(
                CalendarPeriod(months: 1, days: -1).description,
                as: "\"P1M-1D\"") == nil)
    }

    @Test func `in Civil, Civil+Text, number 1`() throws {
        #expect(
            try DocExample.shown(
                CalendarPeriod(parsing: "P2W").weeks,
                as: "2") == nil)
        #expect(
            DocExample.refused("PT36H: hours are exact, not nominal; …") {
                try CalendarPeriod(parsing: "PT36H")
            } == nil)
    }

    @Test func `in Civil, Civil+Text, number 2`() throws {
        #expect(
            try DocExample.shown(
                Instant(parsing: "2027-03-12T10:05-08:00"),
                as: "2027-03-12T18:05:00Z") == nil)
        #expect(
            try DocExample.shown(
                Instant(parsing: "2027-03-12T18:05:00Z[u-ca=gregory]"),
                as: "2027-03-12T18:05:00Z") == nil)
    }

    @Test func `in Civil, CivilDate, number 1`() throws {
        let arrival = try CivilDate(2027, 3, 14)
        #expect(
            DocExample.shown(
                arrival.weekday,
                as: ".sunday") == nil)
        #expect(
            try DocExample.shown(
                arrival.adding(days: 3),
                as: "2027-03-17") == nil)
    }

    @Test func `in Civil, CivilDate, number 2`() throws {
        #expect(
            try DocExample.shown(
                CivilDate(2026, 12, 31).isoWeek,
                as: "2026-W53") == nil)
    }

    @Test func `in Civil, CivilDate, number 3`() throws {
        #expect(
            try DocExample.shown(
                CivilDate(2027, 1, 31).adding(CalendarPeriod(months: 1)),
                as: "2027-02-28") == nil)
    }

    @Test func `in Civil, CivilDate, number 4`() throws {
        #expect(
            try DocExample.shown(
                CivilDate(2027, 3, 12).days(until: CivilDate(2027, 3, 15)),
                as: "3") == nil)
    }

    @Test func `in Civil, CivilDateTime`() throws {
        let departure = try CivilDateTime(2027, 3, 12, 17, 0)
        #expect(
            DocExample.shown(
                departure.description,
                as: "2027-03-12T17:00:00") == nil)
        #expect(
            try DocExample.shown(
                departure.adding(.seconds(36_300)),
                as: "2027-03-13T03:05:00") == nil)
    }

    @Test func `in Civil, ISOWeek`() throws {
        #expect(
            try DocExample.shown(
                CivilDate(2027, 1, 3).isoWeek,
                as: "2026-W53") == nil)
    }

    @Test func `in Civil, Instant, number 1`() throws {
        let landing = try Instant(parsing: "2027-03-12T10:05:00-08:00")
        #expect(
            DocExample.shown(
                landing.description,
                as: "2027-03-12T18:05:00Z") == nil)
    }

    @Test func `in Civil, Instant, number 2`() throws {
        let takeoff = try Instant(parsing: "2027-03-12T17:00:00+09:00")
        let landing = try Instant(parsing: "2027-03-12T10:05:00-08:00")
        #expect(
            DocExample.shown(
                landing.duration(since: takeoff),
                as: "36300.0 seconds: ten hours and five minutes") == nil)
    }

    @Test func `in Civil, TimeError`() throws {
        #expect(
            DocExample.refused("2026-02-30: February 2026 has 28 days") {
                try CivilDate(2026, 2, 30)
            } == nil)
    }

    @Test func `in Civil, TimeOfDay`() throws {
        #expect(
            try DocExample.shown(
                TimeOfDay(9, 30),
                as: "09:30:00") == nil)
        #expect(
            DocExample.refused("24:00: hours run from 0 to 23; …") {
                try TimeOfDay(parsing: "24:00")
            } == nil)
    }

    @Test func `in Civil, UTCOffset`() throws {
        #expect(
            try DocExample.shown(
                UTCOffset(totalSeconds: -2670),
                as: "-00:44:30") == nil)
    }

    @Test func `in Civil, Weekday`() throws {
        #expect(
            DocExample.shown(
                Weekday.sunday.daysAfter(.monday),
                as: "6") == nil)
        #expect(
            DocExample.shown(
                Weekday.sunday.daysAfter(.sunday),
                as: "0") == nil)
    }

    @Test func `in Civil, ZoneID`() throws {
        #expect(
            try DocExample.shown(
                ZoneID("europe/paris") == ZoneID("Europe/Paris"),
                as: "true") == nil)
        #expect(
            DocExample.refused("…") {
                try ZoneID("../../etc/passwd")
            } == nil)
    }

    @Test func `in TZif, ZonePeriod, number 1`() throws {
        let database = try TestZones.database(.r2026f)
        let dublin = try database.zone(named: "Europe/Dublin")
        let winter = dublin.period(at: try Instant(parsing: "2027-01-01T00:00:00Z"))
        #expect(
            DocExample.shown(
                winter.abbreviation,
                as: "\"GMT\"") == nil)
        #expect(
            DocExample.shown(
                winter.isDaylight,
                as: "true") == nil)
    }

    @Test func `in TZif, ZonePeriod, number 2`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let summer = paris.period(at: try Instant(parsing: "2027-07-01T12:00:00Z"))
        #expect(
            DocExample.shown(
                String(summer.letters, radix: 16),
                as: "\"54534543\": T, S, E, C") == nil)
    }

    @Test func `in Zone, Disambiguation`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let twice = newYork.mapping(of: try CivilDateTime(2027, 11, 7, 1, 30))
        #expect(
            try DocExample.shown(
                twice.resolved(by: .earlier),
                as: "2027-11-07T05:30:00Z") == nil)
        #expect(
            try DocExample.shown(
                twice.resolved(by: .later),
                as: "2027-11-07T06:30:00Z") == nil)
    }

    @Test func `in Zone, LocalMapping`() throws {
        let database = try TestZones.database(.r2026f)
        let paris = try database.zone(named: "Europe/Paris")
        let mapping = paris.mapping(of: try CivilDateTime(2026, 3, 29, 2, 30))
        #expect(
            DocExample.shown(
                mapping.resolution,
                as: ".skipped(…)") == nil)
        #expect(
            try DocExample.shown(
                mapping.resolved(by: .compatible),
                as: "2026-03-29T01:30:00Z, 03:30 on the moved clocks") == nil)
        #expect(
            DocExample.refused("…") {
                try mapping.resolved(by: .reject)
            } == nil)
    }

    @Test func `in Zone, OffsetConflict`() throws {
        let database = try TestZones.database(.r2026f)
        let text = "2026-12-01T09:00:00-05:00[America/Havana]"
        func read(_ conflict: OffsetConflict) throws -> ZonedDateTime {
            try .parse(text, in: database, disambiguation: .reject, offsetConflict: conflict)
        }
        #expect(
            try DocExample.shown(
                read(.useZone),
                as: "2026-12-01T09:00:00-04:00[America/Havana]") == nil)
        #expect(
            try DocExample.shown(
                read(.useOffset),
                as: "2026-12-01T10:00:00-04:00[America/Havana]") == nil)
        #expect(
            DocExample.refused("… the offset -05:00 is written, but America/Havana has -04:00 then") {
                try read(.reject)
            } == nil)
    }

    @Test func `in Zone, WindowsZones`() throws {
        #expect(
            DocExample.shown(
                WindowsZones.zone(named: "Pacific Standard Time"),
                as: "America/Los_Angeles") == nil)
        #expect(
            DocExample.shown(
                WindowsZones.zone(named: "Central European Standard Time"),
                as: "Europe/Warsaw") == nil)
        #expect(
            DocExample.shown(
                WindowsZones.zone(named: "Central European Standard Time", territory: "HR"),
                as: "Europe/Zagreb") == nil)
    }

    @Test func `in Zone, Zone+Periods, number 1`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let summer = try Instant(parsing: "2027-07-01T12:00:00Z")
        #expect(
            DocExample.shown(
                paris.period(at: summer).abbreviation,
                as: "\"CEST\"") == nil)
    }

    @Test func `in Zone, Zone+Periods, number 2`() throws {
        let losAngeles = try TestZones.zone("America/Los_Angeles")
        let takeoff = losAngeles.civilAndPeriod(at: try Instant(parsing: "2027-03-12T18:05:00Z"))
        #expect(
            DocExample.shown(
                takeoff.civil,
                as: "2027-03-12T10:05:00") == nil)
        #expect(
            DocExample.shown(
                takeoff.period.abbreviation,
                as: "\"PST\"") == nil)
    }

    @Test func `in Zone, Zone+Periods, number 3`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let skipped = try CivilDateTime(2026, 3, 29, 2, 30)
        let found = try paris.instantAndPeriod(of: skipped, by: .compatible)
        #expect(
            DocExample.shown(
                found.instant,
                as: "2026-03-29T01:30:00Z") == nil)
        #expect(
            DocExample.shown(
                found.period.abbreviation,
                as: "\"CEST\"") == nil)
    }

    @Test func `in Zone, Zone, number 1`() throws {
        let database = try TestZones.database(.r2026f)
        let tokyo = try database.zone(named: "Asia/Tokyo")
        #expect(
            DocExample.shown(
                tokyo.civil(at: .epoch),
                as: "1970-01-01T09:00:00") == nil)
    }

    @Test func `in Zone, Zone, number 2`() throws {
        let losAngeles = try TestZones.zone("America/Los_Angeles")
        #expect(
            DocExample.shown(
                losAngeles.offset(at: try Instant(parsing: "2027-03-12T18:05:00Z")),
                as: "-08:00") == nil)
    }

    @Test func `in Zone, Zone, number 3`() throws {
        let tokyo = try TestZones.zone("Asia/Tokyo")
        #expect(
            DocExample.shown(
                tokyo.civilAndOffset(at: .epoch).civil,
                as: "1970-01-01T09:00:00") == nil)
    }

    @Test func `in Zone, Zone, number 4`() throws {
        let tokyo = try TestZones.zone("Asia/Tokyo")
        #expect(
            try DocExample.shown(
                tokyo.instant(of: CivilDateTime(1970, 1, 1, 9, 0), by: .reject),
                as: "1970-01-01T00:00:00Z") == nil)
    }

    @Test func `in Zone, Zone, number 5`() throws {
        let database = try TestZones.database(.r2026f)
        let apia = try database.zone(named: "Pacific/Apia")
        #expect(
            DocExample.shown(
                apia.startOfDay(try CivilDate(2011, 12, 30)) == apia.startOfDay(try CivilDate(2011, 12, 31)),
                as: "true") == nil)
    }

    @Test func `in Zone, Zone, number 6`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let change = newYork.nextTransition(after: try Instant(parsing: "2027-03-12T00:00:00Z"))
        #expect(
            DocExample.shown(
                change?.localBefore,
                as: "2027-03-14T02:00:00") == nil)
        #expect(
            DocExample.shown(
                change?.localAfter,
                as: "2027-03-14T03:00:00") == nil)
    }

    @Test func `in Zone, Zone, number 7`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let change = newYork.previousTransition(before: try Instant(parsing: "2027-03-12T00:00:00Z"))
        #expect(
            DocExample.shown(
                change?.instant,
                as: "2026-11-01T06:00:00Z") == nil)
    }

    @Test func `in Zone, ZoneDatabase+Adding`() throws {
        let database = try TestZones.database(.r2026f)
        let office = try ZoneID("File/Office/x0123456789abcdef")
        let extended = database.adding([office]) { Zone.fixed(.zero, id: $0) }
        #expect(
            try DocExample.shown(
                extended.zone(office).id,
                as: "File/Office/x0123456789abcdef") == nil)
    }

    @Test func `in Zone, ZoneDatabase+Countries, number 1`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(
            try DocExample.shown(
                database.zones(inCountry: "NZ").map(\.name),
                as: "[\"Pacific/Auckland\", \"Pacific/Chatham\"]") == nil)
    }

    @Test func `in Zone, ZoneDatabase+Countries, number 2`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(
            try DocExample.shown(
                database.country(of: ZoneID("Asia/Tokyo")),
                as: "\"JP\"") == nil)
    }

    @Test func `in Zone, ZoneDatabase+System`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(
            try DocExample.shown(
                database.systemZone(tz: ":Asia/Tokyo"),
                as: "Asia/Tokyo") == nil)
        #expect(
            try DocExample.shown(
                database.systemZone(tz: "CET-1CEST,M3.5.0,M10.5.0/3"),
                as: "nil: a rule has no name") == nil)
    }

    @Test func `in Zone, ZoneDatabase, number 1`() throws {
        let environment = ["TZDIR": TestZones.Release.r2026f.directory]
        let database = try ZoneDatabase.open(directory: nil, tzdir: environment["TZDIR"])
        #expect(
            DocExample.shown(
                database.version,
                as: "2026f") == nil)
        _ = try database.zone(named: "Asia/Tokyo")
        #expect(
            DocExample.refused("… the nearest are Asia/Tokyo, …") {
                try database.zone(named: "Asia/Tokio")
            } == nil)
    }

    @Test func `in Zone, ZoneDatabase, number 2`() throws {
        #expect(
            DocExample.shown(
                ZoneDatabase.embedded.version,
                as: "2026f") == nil)
        #expect(
            DocExample.shown(
                ZoneDatabase.embedded.isEmbedded,
                as: "true") == nil)
    }

    @Test func `in Zone, ZoneDatabase, number 3`() throws {
        #expect(
            DocExample.shown(
                ZoneDatabase.embedded.isAsOpened,
                as: "true") == nil)
    }

    @Test func `in Zone, ZoneDatabase, number 4`() throws {
        let database = try TestZones.database(.r2026f)
        #expect(
            try DocExample.shown(
                database.zone(orOffset: "+05:30"),
                as: "+05:30") == nil)
        #expect(
            try DocExample.shown(
                database.zone(orOffset: "Asia/Tokyo"),
                as: "Asia/Tokyo") == nil)
    }

    @Test func `in Zone, ZoneRelease, number 1`() throws {
        #expect(
            DocExample.shown(
                ZoneRelease("2025b-rearguard")?.description,
                as: "\"2025b\"") == nil)
        #expect(
            DocExample.shown(
                ZoneRelease("unknown"),
                as: "nil") == nil)
    }

    @Test func `in Zone, ZoneRelease, number 2`() throws {
        #expect(
            DocExample.shown(
                ZoneRelease.isNewer("2026f", than: "2025b"),
                as: "true") == nil)
        #expect(
            DocExample.shown(
                ZoneRelease.isNewer("2026f", than: "unknown"),
                as: "true") == nil)
        #expect(
            DocExample.shown(
                ZoneRelease.isNewer("unknown", than: "2025b"),
                as: "false") == nil)
    }

    @Test func `in Zone, ZoneTransition`() throws {
        let database = try TestZones.database(.r2026f)
        let vancouver = try database.zone(named: "America/Vancouver")
        let change = vancouver.nextTransition(after: try Instant(parsing: "2026-06-01T00:00:00Z"))
        #expect(
            DocExample.shown(
                change?.instant,
                as: "2026-11-01T09:00:00Z") == nil)
        #expect(
            DocExample.shown(
                change?.after.abbreviation,
                as: "\"MST\"") == nil)
        #expect(
            DocExample.shown(
                change?.changesOffset,
                as: "false") == nil)
    }

    @Test func `in Zone, ZonedDateTime+Text`() throws {
        let database = try TestZones.database(.r2026f)
        let dinner = try ZonedDateTime.parse(
            "2027-03-14T19:00[Asia/Tokyo]", in: database, disambiguation: .reject, offsetConflict: .reject)
        #expect(
            DocExample.shown(
                dinner.instant,
                as: "2027-03-14T10:00:00Z") == nil)
    }

    @Test func `in Zone, ZonedDateTime, number 1`() throws {
        let losAngeles = try TestZones.zone("America/Los_Angeles")
        let landing = try ZonedDateTime(
            CivilDateTime(2027, 3, 12, 10, 5), in: losAngeles, by: .reject)
        #expect(
            DocExample.shown(
                landing.description,
                as: "2027-03-12T10:05:00-08:00[America/Los_Angeles]") == nil)
    }

    @Test func `in Zone, ZonedDateTime, number 2`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let before = try ZonedDateTime(CivilDateTime(2027, 3, 14, 1, 30), in: newYork, by: .reject)
        #expect(
            try DocExample.shown(
                before.adding(.seconds(7200)),
                as: "2027-03-14T04:30:00-04:00[America/New_York]") == nil)
    }

    @Test func `in Zone, ZonedDateTime, number 3`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let night = try ZonedDateTime(CivilDateTime(2027, 3, 13, 2, 30), in: newYork, by: .reject)
        let day = CalendarPeriod(days: 1)
        #expect(
            try DocExample.shown(
                night.adding(day, by: .compatible),
                as: "2027-03-14T03:30:00-04:00[America/New_York]") == nil)
        #expect(
            DocExample.refused("2027-03-14T02:30:00 in America/New_York: …") {
                try night.adding(day, by: .reject)
            } == nil)
    }
}
