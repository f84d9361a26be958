import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What counts of two senders: news, whichever came first, and only what a sender really changed.
@Suite("News of two senders") struct SenderNewsTests {
    typealias Samples = SenderSamples

    private func shown(_ trip: SenderTrip) throws -> String {
        let activity = try #require(trip.activities.first)
        #expect(trip.activities.count == 1)
        guard case .timed(let start, let end) = activity.span else { return "\(activity.span)" }
        let database = try Exchange.database()
        func moment(_ time: ActivityTime) throws -> Instant {
            try database.zone(try #require(time.zone)).mapping(of: time.local).compatible
        }
        return "\(try moment(start)) \(try moment(end)) \(activity.place?.gate ?? "-")"
    }

    private static let late = [
        "SEQUENCE": "1", "DTSTAMP": "20270120T060000Z", "DTSTART": "20270305T111500Z",
        "DTEND": "20270305T201000Z", "X-MERIDIAN-PLACE-GATE": "B7",
    ]
    private static let lateShown = "2027-03-05T11:15:00Z 2027-03-05T20:10:00Z B7"

    @Test func `what was written later counts, whichever comes first`() throws {
        for order in [
            [Samples.feed, SenderUpdateTests.airline(Self.late)],
            [SenderUpdateTests.airline(Self.late), Samples.feed],
        ] {
            var trip = SenderTrip()
            for event in order { try trip.take(event) }
            #expect(try shown(trip) == Self.lateShown)
            #expect(trip.findings.filter { $0.code == .sameBooking }.map(\.severity) == [.warning])
            #expect(trip.told.first?.contains("start") == true)
        }
    }

    @Test(arguments: [
        // The same moments on another clock, and without any.
        ["DTSTART;TZID=Europe/Berlin": "", "DTSTART;TZID=Europe/Paris": "20270305T101500"],
        ["DTSTART;TZID=Europe/Berlin": "", "DTSTART": "20270305T091500Z"],
        ["SUMMARY": "New York with Mum"], ["GEO": "50.033;8.570"], ["LOCATION": "Frankfurt Airport (FRA)"],
        ["DESCRIPTION": "Take the train."], ["X-FEED": "72"],
    ])
    func `a sender who changed something else takes no news back`(_ changes: [String: String]) throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(SenderUpdateTests.airline(Self.late))
        #expect(try shown(trip) == Self.lateShown)
        try trip.take(
            SenderUpdateTests.feed(
                ["SEQUENCE": "5", "DTSTAMP": "20270125T060000Z"].merging(changes) { $1 }))
        #expect(try shown(trip) == Self.lateShown)
    }

    @Test func `an end counts with its own start`() throws {
        var trip = try SenderUpdateTests.joined()
        let end = "DTEND;TZID=America/New_York"
        // Of one start, a sender may say a better end.
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", end: "20270305T132000"]))
        #expect(try shown(trip) == "2027-03-05T09:15:00Z 2027-03-05T18:20:00Z -")
        try trip.take(SenderUpdateTests.airline(Self.late))
        #expect(try shown(trip) == Self.lateShown)
        // The feed does not know of the delay: its end is that of another flight time.
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "6", end: "20270305T133000"]))
        #expect(try shown(trip) == Self.lateShown)
        #expect(trip.fates == ["1 unchanged"])
    }

    @Test func `the date of a mail says more than that of a download`() throws {
        let late = [
            "DTSTART;TZID=Europe/Berlin": "", "DTEND;TZID=America/New_York": "",
            "DTSTART": "20270305T111500Z",
            "DTEND": "20270305T201000Z", "LAST-MODIFIED": "20270105T060000Z", "UID": "lm@other.example",
        ]
        // Written five days before the feed was downloaded, which counts no versions.
        let feed = SenderUpdateTests.feed(["SEQUENCE": ""])
        for order in [[feed, SenderUpdateTests.feed(late)], [SenderUpdateTests.feed(late), feed]] {
            var trip = SenderTrip()
            for event in order { try trip.take(event) }
            #expect(try shown(trip) == "2027-03-05T11:15:00Z 2027-03-05T20:10:00Z -")
        }
    }

    @Test func `a seat by hand is no other booking`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.edit(.seat("3C"), at: "2027-02-01T00:00:00Z")
        try trip.take(Samples.airline)
        #expect(trip.activities.map(\.seat) == ["3C"] && trip.told.count == 1)
    }

    @Test(arguments: [
        (["X-MERIDIAN-NUMBER": ""], ActivityChange.number("LH 400")),
        (["X-MERIDIAN-SEAT": "14C"], .seat("12A")),
    ])
    func `what was typed by hand helps to find the booking, and takes nothing into it that contradicts`(
        _ sent: [String: String], _ mended: ActivityChange
    ) throws {
        var trip = SenderTrip()
        try trip.take(SenderUpdateTests.feed(sent.merging(["SUMMARY": "Flight"]) { $1 }))
        #expect(trip.activities[0].kind == .flight)
        try trip.edit(mended, at: "2027-02-01T00:00:00Z")
        try trip.take(Samples.airline)
        let isSeat = sent["X-MERIDIAN-SEAT"] != nil
        #expect(trip.activities.count == (isSeat ? 2 : 1))
        guard !isSeat else { return }
        #expect(trip.activities[0].number == "LH 400" && trip.activities[0].seat == "12A")
        let exported = try trip.exported()
        var other = SenderTrip()
        try other.take(exported)
        try other.take(SenderUpdateTests.airline(["SEQUENCE": "1", "STATUS": "CANCELLED"]))
        #expect(other.activities.map(\.status) == [.cancelled])
    }

    @Test func `a sender who says no gate is not asked which one counts`() throws {
        func event(_ uid: String, _ modified: String, _ gate: String) -> [String: String] {
            SenderUpdateTests.feed([
                "UID": "1@\(uid).example", "SEQUENCE": "0", "LAST-MODIFIED": "202701\(modified)T060000Z",
                "X-MERIDIAN-PLACE-GATE": gate,
            ])
        }
        let all = [event("a", "01", "A1"), event("b", "10", ""), event("c", "05", "C2")]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var trip = SenderTrip()
            for index in order { try trip.take(all[index]) }
            #expect(trip.activities.count == 1 && trip.activities[0].place?.gate == "C2", "\(order)")
        }
    }

    @Test func `an end brings no older start`() throws {
        func event(_ uid: String, _ modified: String, _ start: String, _ end: String) -> [String: String] {
            SenderUpdateTests.feed([
                "UID": "1@\(uid).example", "SEQUENCE": "0", "LAST-MODIFIED": "202701\(modified)T060000Z",
                "DTSTART;TZID=Europe/Berlin": "20270305T\(start)", "DTEND;TZID=America/New_York": end,
            ])
        }
        let all = [
            event("a", "05", "101500", ""), event("b", "01", "101500", "20270305T131000"),
            event("c", "03", "104500", "20270305T134000"),
        ]
        for order in [[0, 1, 2], [1, 0, 2], [1, 2, 0], [2, 1, 0]] {
            var trip = SenderTrip()
            for index in order { try trip.take(all[index]) }
            #expect(trip.activities.count == 1)
            guard case .timed(let start, _) = trip.activities[0].span else { continue }
            #expect(start.local == (try CivilDateTime(2027, 3, 5, 10, 15)), "\(order)")
        }
    }

    @Test func `one of two seats is not another seat`() throws {
        let both = SenderUpdateTests.airline(["X-MERIDIAN-SEAT": "12A, 14C", "DTSTAMP": "20270101T000000Z"])
        let one = SenderUpdateTests.feed(["X-MERIDIAN-SEAT": "12A"])
        for order in [[both, one], [one, both]] {
            var trip = SenderTrip()
            for event in order { try trip.take(event) }
            #expect(trip.activities.map(\.seat) == ["12A, 14C"])
        }
    }

    @Test func `an export has who counts with it`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(SenderUpdateTests.airline(Self.late))
        for first in [Samples.feed, SenderUpdateTests.airline(Self.late)] {
            var other = SenderTrip()
            try other.take(first)
            try other.take(try trip.exported())
            guard first["UID"] == Samples.feed["UID"] else { continue }
            #expect(try shown(other) == Self.lateShown)
            // And a feed that says nothing new takes nothing back there.
            try other.take(SenderUpdateTests.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
            #expect(try shown(other) == Self.lateShown)
        }
    }
}
