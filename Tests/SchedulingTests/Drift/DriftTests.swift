import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// British Columbia keeps −07:00 from November 2026 on and Cuba −04:00 (NEWS of tz 2026b and later); 2025b has −08:00
/// and −05:00 for December.
@Suite("Drift") struct DriftTests {
    private let new: ZoneDatabase
    private let old: ZoneDatabase

    init() throws {
        new = try TestZones.database(.r2026f)
        old = try TestZones.database(.r2025b)
    }

    private func dinner(_ offset: Int?) throws -> Activity {
        let written = offset.map { " \($0)" } ?? ""
        return try activity(
            "dinner", .restaurant, from: "2026-12-15 19:00 America/Vancouver\(written)",
            to: "2026-12-15 21:00 America/Vancouver\(written)")
    }

    @Test func `docExample: an evening in Vancouver comes an hour earlier`() throws {
        let drift = Drift(of: [try dinner(-28_800)], under: new)
        #expect(drift.moved.map(\.end) == [.start, .end])
        let start = try #require(drift.moved.first)
        #expect(start.shift == .seconds(-3600))
        #expect(start.local == (try civil("2026-12-15T19:00")))
        #expect(start.was == (try instant("2026-12-16T03:00:00Z")))
        #expect(start.now == (try instant("2026-12-16T02:00:00Z")))
        #expect([start.oldOffset, start.newOffset].map(\.description) == ["-08:00", "-07:00"])
        #expect((drift.compared, drift.unrecorded) == (2, 0))
    }

    @Test func `what is written down as it is today has not moved`() throws {
        let drift = Drift(of: [try dinner(-25_200)], under: new)
        #expect(drift.moved == [])
        #expect(drift.compared == 2)
    }

    @Test func `what has no offset beside it, no zone or no clock is not compared`() throws {
        let floating = try activity("f", .event, from: "2026-12-15 19:00", to: "2026-12-15 20:00")
        let days = try allDay("d", .lodging, from: "2026-12-15", to: "2026-12-17")
        let drift = Drift(of: [try dinner(nil), floating, days], under: new)
        #expect(drift.moved == [])
        #expect((drift.compared, drift.unrecorded) == (0, 2))
        #expect(Drift(of: [try dinner(nil), floating, days], from: old, to: new).moved.count == 2)
    }

    @Test func `two releases are compared both ways`() throws {
        let havana = try activity(
            "havana", .flight, from: "2026-12-01 09:00 America/Havana", to: "2026-12-01 14:00 Europe/Madrid")
        let trip = [havana, try dinner(nil)]
        let forth = Drift(of: trip, from: old, to: new)
        #expect(
            forth.moved.map { "\($0.activity.uid.text) \($0.end) \($0.release)" } == [
                "havana start 2025b", "dinner start 2025b", "dinner end 2025b",
            ])
        #expect(forth.moved.map(\.shift) == [.seconds(-3600), .seconds(-3600), .seconds(-3600)])
        #expect(Drift(of: trip.reversed(), from: old, to: new) == forth)
        #expect(
            Drift(of: trip, from: new, to: old).moved.map(\.shift) == [
                .seconds(3600), .seconds(3600), .seconds(3600),
            ])
        #expect(Drift(of: trip, from: new, to: new).moved == [])
    }

    /// 01:30 comes twice in Los Angeles on 2026-11-01; either pass written down is a reading of today's rules.
    @Test(arguments: [-25_200, -28_800]) func `either pass of a repeated time is no drift`(offset: Int) throws
    {
        let late = try activity(
            "late", .event, from: "2026-11-01 01:30 America/Los_Angeles \(offset)",
            to: "2026-11-01 03:00 America/Los_Angeles -28800")
        #expect(Drift(of: [late], under: new).moved == [])
    }

    /// A skipped time is read with the offset from before the gap: 02:30 -08:00 is the moment of 03:30 -07:00.
    @Test func `a time that is skipped today has not moved`() throws {
        let early = try activity(
            "early", .event, from: "2027-03-14 02:30 America/Los_Angeles -28800",
            to: "2027-03-14 05:00 America/Los_Angeles -25200")
        #expect(Drift(of: [early], under: new).moved == [])
    }

    @Test func `an unknown zone is told, and costs no other activity`() throws {
        let mars = try activity(
            "mars", .event, from: "2026-12-15 19:00 Mars/Dome 0", to: "2026-12-15 20:00 Mars/Dome 0")
        let drift = Drift(of: [mars, try dinner(-28_800)], under: new)
        #expect(drift.unresolved.map(\.activity.uid.text) == ["mars"])
        #expect(drift.moved.count == 2)
    }

    @Test func `what was written down can be taken as it was, or accepted`() throws {
        let activity = try dinner(-28_800)
        let known = new.adding([try ZoneID("-08:00")]) { id in .fixed(.pacific, id: id) }
        let before = Itinerary(
            [activity.asWritten(under: new)], home: .utc, database: known)
        #expect(try before.first("dinner").start == instant("2026-12-16T03:00:00Z"))
        let after = try itinerary([activity])
        #expect(try after.first("dinner").start == instant("2026-12-16T02:00:00Z"))
        let accepted = activity.accepting(new)
        guard case .timed(let start, let end) = accepted.span else {
            Issue.record("no times")
            return
        }
        #expect([start, end].map { $0.recorded?.offset.description } == ["-07:00", "-07:00"])
        #expect(start.recorded?.tzdb == "2026f")
        #expect(Drift(of: [accepted], under: new).moved == [])
        #expect(accepted.accepting(new) == accepted)
        #expect(accepted.asWritten(under: new) == accepted)
    }
}

extension UTCOffset {
    fileprivate static var pacific: UTCOffset { (try? UTCOffset(totalSeconds: -28_800)) ?? .zero }
}
