import CivilTime
import TestKit
import Testing
import Trips

@Suite("ActivityEdit") struct ActivityEditTests {
    static let now = Instant.latest

    static func time(_ local: String, _ zone: String?) throws -> ActivityTime {
        ActivityTime(local: try CivilDateTime(parsing: local), zone: try zone.map { try ZoneID($0) })
    }

    static func activity(_ start: String, _ end: String, zone: String? = "Asia/Tokyo") throws -> Activity {
        Activity(
            uid: ActivityUID("a"), kind: .event, title: "Meeting",
            span: .timed(start: try time(start, zone), end: try time(end, zone)), sequence: 3)
    }

    static func ends(_ activity: Activity) throws -> (start: ActivityTime, end: ActivityTime) {
        guard case .timed(let start, let end) = activity.span else { throw TestFailure() }
        return (start, end)
    }

    struct TestFailure: Error {}

    /// Nothing is to be chosen where this stands.
    static func refusing(_ mapping: LocalMapping) throws -> Instant { try mapping.resolved(by: .reject) }

    @Test func `another zone keeps the reading of the clock, or the moment`() throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        let paris = try ZoneID("Europe/Paris")
        let wall = try ActivityEdit([.zone(paris, of: .both, keeping: .wall)])
            .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(wall).start.local == CivilDateTime(2027, 3, 14, 9, 0))
        #expect(try Self.ends(wall).start.zone == paris)
        #expect(try Self.ends(wall).start.recorded?.offset == UTCOffset(totalSeconds: 3600))
        // 09:00 in Tokyo is 00:00 UTC, and Paris is an hour ahead of UTC in March until the 28th.
        let moment = try ActivityEdit([.zone(paris, of: .both, keeping: .instant)])
            .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(moment).start.local == CivilDateTime(2027, 3, 14, 1, 0))
        #expect(try Self.ends(moment).end.local == CivilDateTime(2027, 3, 14, 2, 0))
        let arrival = try ActivityEdit([.zone(paris, of: .end, keeping: .instant)])
            .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(arrival).start.local == CivilDateTime(2027, 3, 14, 9, 0))
        #expect(try Self.ends(arrival).end.local == CivilDateTime(2027, 3, 14, 2, 0))
    }

    @Test func `what a calendar brought against a rule stays, and nobody brings it there`() throws {
        let database = try TestZones.database(.r2026f)
        var old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        old.title = ""
        old.place = Place(name: "Hill", code: nil, latitude: 91, longitude: 0)
        old.cost = Money(try Amount("-5"), try Currency("EUR"))
        func edited(_ changes: ActivityChange...) throws -> Activity {
            try ActivityEdit(changes).applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        }
        let moved = try edited(.movedByDays(1), .notes("later"))
        #expect(moved.title.isEmpty && moved.place == old.place && moved.cost == old.cost)
        #expect(moved.span.startDate == (try CivilDate(2027, 3, 15)))
        #expect(throws: TripError.self) { try edited(.title(" ")) }
        #expect(throws: TripError.self) { try edited(.destination(old.place)) }
        #expect(throws: TripError.self) { try edited(.cost(Money(try Amount("-6"), try Currency("EUR")))) }
        #expect(throws: TripError.self) { try old.check() }
    }

    @Test func `a moment in the second pass of a repeated hour comes back to itself`() throws {
        let database = try TestZones.database(.r2026f)
        // 06:30 UTC on 2027-11-07 is 01:30 in New York for the second time: the clocks went back at 06:00 UTC.
        let old = try Self.activity("2027-11-07T06:30", "2027-11-07T07:30", zone: "UTC")
        let newYork = try ZoneID("America/New_York")
        let moved = try ActivityEdit([.zone(newYork, of: .both, keeping: .instant)])
            .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        let start = try Self.ends(moved).start
        #expect(start.local == (try CivilDateTime(2027, 11, 7, 1, 30)))
        #expect(
            start.instant(in: try database.zone(newYork)) == (try Instant(parsing: "2027-11-07T06:30:00Z")))
        let back = try ActivityEdit([.zone(.utc, of: .both, keeping: .instant)])
            .applied(to: moved, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(back).start.local == CivilDateTime(2027, 11, 7, 6, 30))
    }

    @Test func `days keep the readings and elapsed time does not`() throws {
        let database = try TestZones.database(.r2026f)
        // The clocks of New York go forward on 2027-03-14 at 02:00.
        let old = try Self.activity("2027-03-13T12:00", "2027-03-13T13:00", zone: "America/New_York")
        let byDays = try ActivityEdit([.movedByDays(1)]).applied(
            to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(byDays).start.local == CivilDateTime(2027, 3, 14, 12, 0))
        let elapsed = try ActivityEdit([.movedBy(.seconds(86_400))]).applied(
            to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(try Self.ends(elapsed).start.local == CivilDateTime(2027, 3, 14, 13, 0))
    }

    @Test func `an edit is a newer version, and its sequence counts what matters to others`() throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        let seat = try ActivityEdit([.seat("14A")]).applied(
            to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(seat.sequence == 3)
        #expect(seat.stamp == Self.now)
        #expect(seat.lastModified == Self.now)
        let off = try ActivityEdit([.status(.cancelled)]).applied(
            to: old, at: Self.now, in: database, settling: Self.refusing)
        #expect(off.sequence == 4)
        #expect(off.revisionOrder(against: old) == .newer(by: .sequence))
    }

    @Test func `a stamp is never earlier than the one before`() throws {
        let database = try TestZones.database(.r2026f)
        let clock = try Instant(parsing: "2027-01-01T00:00:00Z")
        func edited(_ stamp: String?, _ modified: String?) throws -> String? {
            var old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
            old.stamp = try stamp.map { try Instant(parsing: $0) }
            old.lastModified = try modified.map { try Instant(parsing: $0) }
            let seat = try ActivityEdit([.seat("14A")]).applied(
                to: old, at: clock, in: database, settling: Self.refusing)
            #expect(seat.stamp == seat.lastModified)
            #expect(
                seat.revisionOrder(against: old).isNewer || old.stamp == nil || old.stamp == seat.stamp)
            return seat.stamp?.description
        }
        #expect(try edited(nil, nil) == "2027-01-01T00:00:00Z")
        #expect(try edited("2026-01-01T00:00:00Z", nil) == "2027-01-01T00:00:00Z")
        #expect(try edited("2027-01-01T00:00:00Z", nil) == "2027-01-01T00:00:00Z")
        #expect(try edited("2028-01-01T00:00:00Z", nil) == "2028-01-01T00:00:01Z")
        #expect(try edited("2028-01-01T00:00:00Z", "2029-01-01T00:00:00Z") == "2029-01-01T00:00:01Z")
        #expect(try edited(Instant.latest.description, nil) == Instant.latest.description)
    }

    @Test(arguments: [(2_147_483_646, 2_147_483_647), (2_147_483_647, 2_147_483_647), (0, 1)])
    func `a sequence ends with the largest number of a calendar`(_ before: Int, _ after: Int) throws {
        var old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        old.sequence = before
        let off = try ActivityEdit([.status(.cancelled)])
            .applied(
                to: old, at: Self.now, in: try TestZones.database(.r2026f), settling: Self.refusing)
        #expect(off.sequence == after)
        #expect(off.stamp == Self.now)
    }

    @Test func `an edit that changes nothing changes nothing`() throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        #expect(
            try ActivityEdit([.title("Meeting"), .movedByDays(0)]).applied(
                to: old, at: Self.now, in: database, settling: Self.refusing
            )
            .stamp == Self.now,
            "the offsets of today are written down")
        #expect(
            try ActivityEdit([.title("Meeting")]).applied(
                to: old, at: Self.now, in: database, settling: Self.refusing) == old)
        #expect(
            try ActivityEdit([]).applied(to: old, at: Self.now, in: database, settling: Self.refusing) == old)
    }

    @Test func `what breaks a rule is refused whole`() throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00", zone: nil)
        let days = Activity(
            uid: ActivityUID("d"), kind: .lodging, title: "Inn",
            span: try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 15)))
        let paris = try ZoneID("Europe/Paris")
        let cases: [(Activity, ActivityChange, TripError.Code)] = [
            (old, .title(" \t"), .emptyTitle),
            (old, .place(Place(name: "x", latitude: 91, longitude: 0)), .malformedCoordinates),
            (old, .zone(paris, of: .both, keeping: .instant), .floatingTime),
            (old, .cost(try Money("-1 EUR")), .negativeCost),
            (days, .zone(paris, of: .both, keeping: .wall), .wholeDays),
            (days, .movedBy(.seconds(60)), .wholeDays),
        ]
        for (activity, change, code) in cases {
            let error = #expect(throws: TripError.self) {
                try ActivityEdit([.seat("1"), change]).applied(
                    to: activity, at: Self.now, in: database, settling: Self.refusing)
            }
            #expect(error?.code == code)
        }
        #expect(throws: TimeError.self) {
            try ActivityEdit([.zone(ZoneID("Mars/Olympus_Mons"), of: .both, keeping: .wall)])
                .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        }
    }

    // The clocks of New York go from 02:00 to 03:00 on 2027-03-14, and from 02:00 back to 01:00 on 2027-11-07 (zdump -v).
    @Test(arguments: [
        ("2027-03-13T02:30", Disambiguation.earlier, "2027-03-14T01:30:00", "2027-03-14T06:30:00Z"),
        ("2027-03-13T02:30", .later, "2027-03-14T03:30:00", "2027-03-14T07:30:00Z"),
        ("2027-11-06T01:30", .earlier, "2027-11-07T01:30:00", "2027-11-07T05:30:00Z"),
        ("2027-11-06T01:30", .later, "2027-11-07T01:30:00", "2027-11-07T06:30:00Z"),
    ])
    func `a move onto a skipped or repeated reading is settled by whoever is asked`(
        from: String, policy: Disambiguation, reading: String, instant: String
    ) throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity(from, from.prefix(10) + "T04:00", zone: "America/New_York")
        let moved = try ActivityEdit([.movedByDays(1)])
            .applied(to: old, at: Self.now, in: database) { try $0.resolved(by: policy) }
        let start = try Self.ends(moved).start
        #expect(start.local.description == reading)
        #expect(
            start.instant(in: try database.zone(ZoneID("America/New_York")))
                == (try Instant(parsing: instant)))
        #expect(throws: TimeError.self) {
            try ActivityEdit([.movedByDays(1)])
                .applied(to: old, at: Self.now, in: database, settling: Self.refusing)
        }
        let elsewhere = try Self.activity(
            String(moved.span.startDate.description + from.dropFirst(10)), "2027-12-01T04:00",
            zone: "Asia/Tokyo")
        let zone = try ActivityEdit([.zone(ZoneID("America/New_York"), of: .start, keeping: .wall)])
            .applied(to: elsewhere, at: Self.now, in: database) { try $0.resolved(by: policy) }
        #expect(try Self.ends(zone).start == start, "another zone is settled alike")
    }

    @Test func `a move that would let it end before it starts is refused`() throws {
        let database = try TestZones.database(.r2026f)
        let old = try Self.activity("2027-03-13T02:30", "2027-03-13T03:00", zone: "America/New_York")
        let error = #expect(throws: TripError.self) {
            try ActivityEdit([.movedByDays(1)])
                .applied(to: old, at: Self.now, in: database) { try $0.resolved(by: .later) }
        }
        #expect(error?.code == .endBeforeStart)
        let hour = try Self.activity("2027-03-13T02:30", "2027-03-13T03:30", zone: "America/New_York")
        #expect(throws: TripError.self, "nothing would be left of it") {
            try ActivityEdit([.movedByDays(1)])
                .applied(to: hour, at: Self.now, in: database) { try $0.resolved(by: .later) }
        }
        let earlier = try ActivityEdit([.movedByDays(1)])
            .applied(to: old, at: Self.now, in: database) { try $0.resolved(by: .earlier) }
        #expect(try Self.ends(earlier).end.local == CivilDateTime(2027, 3, 14, 3, 0))
    }

    @Test func `another key keeps everything else`() throws {
        var activity = try Self.activity("2027-03-14T09:00", "2027-03-14T10:00")
        activity.cost = try Money("12.50 CHF")
        activity.reminders = [Reminder(.relative(days: -1, seconds: 0, to: .start))]
        let key = ActivityKey(uid: ActivityUID("b"), recurrenceID: try CivilDateTime(2027, 3, 14, 9, 0))
        let copy = activity.with(key: key)
        #expect(copy.key == key)
        #expect(copy.with(key: activity.key) == activity)
    }
}
