import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("The parts of a connection's minimum") struct ConnectionTimesTests {
    private func leg(
        _ uid: String, _ kind: ActivityKind, _ start: String, _ end: String, from: Place? = nil,
        to: Place? = nil
    ) throws -> Activity {
        try activity(
            uid, kind, from: "2027-03-10 \(start) UTC", to: "2027-03-10 \(end) UTC", place: from,
            destination: to)
    }

    private func slack(
        _ first: Activity, _ second: Activity, _ times: ConnectionTimes = ConnectionTimes()
    ) throws -> ConnectionSlack? {
        try itinerary([first, second], home: "UTC").connections.first.flatMap { times.slack(of: $0) }
    }

    private func parts(
        _ first: Activity, _ second: Activity, _ times: ConnectionTimes = ConnectionTimes()
    ) throws -> [String]? {
        try slack(first, second, times)?.parts.map { "\($0.name) \($0.time.components.seconds / 60)" }
    }

    /// The kinds of both, and the parts by the table of the decision record.
    @Test(arguments: [
        (ActivityKind.flight, ActivityKind.flight, ["change 45"]),
        (.train, .flight, ["change 20", "checkIn 40"]), (.transfer, .flight, ["change 20", "checkIn 40"]),
        (.flight, .train, ["change 30"]), (.flight, .bus, ["change 30"]),
        (.flight, .ferry, ["change 30", "checkIn 10"]), (.train, .ferry, ["change 5", "checkIn 10"]),
        (.car, .ferry, ["checkIn 10"]), (.train, .train, ["change 4"]), (.ferry, .bus, ["change 4"]),
        (.walk, .train, []), (.flight, .car, []), (.train, .walk, []), (.bus, .transfer, []),
    ])
    func `what is asked follows from the two kinds`(
        from: ActivityKind, to: ActivityKind, expected: [String]
    ) throws {
        #expect(
            try parts(leg("a", from, "08:00", "09:00"), leg("b", to, "09:30", "10:00")) == expected)
    }

    @Test func `slack is what is left of the layover`() throws {
        let measured = try slack(
            leg("a", .train, "08:00", "09:00"), leg("b", .flight, "10:30", "12:00"))
        #expect(measured?.layover == .seconds(90 * 60))
        #expect(measured?.minimum == .seconds(60 * 60))
        #expect(measured?.slack == .seconds(30 * 60))
        let missed = try slack(
            leg("a", .train, "08:00", "09:00"), leg("b", .flight, "08:50", "12:00"))
        #expect(missed?.layover == .seconds(-10 * 60))
        #expect(missed?.slack == .seconds(-70 * 60))
    }

    /// Along a meridian a degree is 111.195 km: on the ground 1.3 times that, the first 60 km at 40 km/h and the rest at 80.
    @Test(
        arguments: [
            (0.01, nil), (0.1, 22), (0.4, 87), (0.415, 90), (0.5, 100), (1.0, 154), (2.6, 327),
        ] as [(Double, Int?)])
    func `a way takes its length at two speeds`(degrees: Double, minutes: Int?) throws {
        let north = Place(name: "North", latitude: degrees, longitude: 0)
        let south = Place(name: "South", latitude: 0, longitude: 0)
        let found = try parts(
            leg("a", .train, "01:00", "02:00", to: south), leg("b", .train, "09:00", "10:00", from: north))
        #expect(found == ["change 4"] + (minutes.map { ["way \($0)"] } ?? []))
    }

    @Test func `nothing is asked over a way that is too far, or that nobody knows`() throws {
        let far = Place(name: "Far", latitude: 2.8, longitude: 0)
        let south = Place(name: "South", code: "SSS", latitude: 0, longitude: 0)
        let other = Place(name: "Other", code: "OOO")
        let named = Place(name: "Named")
        let first = try leg("a", .train, "01:00", "02:00", to: south)
        #expect(try parts(first, leg("b", .train, "09:00", "10:00", from: far)) == nil)
        #expect(try parts(first, leg("b", .train, "09:00", "10:00", from: other)) == nil)
        #expect(try parts(first, leg("b", .train, "09:00", "10:00", from: named)) == ["change 4"])
        var times = ConnectionTimes()
        times.kilometresBetween = { $0.name == "South" && $1.name == "Named" ? 40 : nil }
        #expect(
            try parts(first, leg("b", .train, "09:00", "10:00", from: named), times) == [
                "change 4", "way 78",
            ])
    }

    @Test func `a flight to a city lands at an airport that nobody named`() throws {
        let city = Place(name: "Paris", latitude: 48.86, longitude: 2.35)
        let airport = try #require(RuleExample.places["CDG"])
        let station = try #require(RuleExample.places["Paris Gare de Lyon"])
        #expect(
            try parts(
                leg("a", .flight, "01:00", "02:00", to: city),
                leg("b", .flight, "03:00", "04:00", from: airport))
                == ["change 45"])
        #expect(
            try parts(
                leg("a", .flight, "01:00", "02:00", to: city),
                leg("b", .train, "03:00", "04:00", from: station))
                == ["change 30"])
    }

    @Test(arguments: [
        ("2", "T2", false), ("Terminal 2", "2", false), ("terminal 2e", "T2E", false), ("1", "2", true),
        ("South", "North", true), ("", "2", false), ("Tom Bradley", "TOM BRADLEY", false),
    ])
    func `terminals are compared as they are meant`(one: String, other: String, apart: Bool) throws {
        var arrival = Place(name: "Airport", code: "AAA")
        var departure = arrival
        (arrival.terminal, departure.terminal) = (one, other)
        let found = try parts(
            leg("a", .flight, "01:00", "02:00", to: arrival),
            leg("b", .flight, "03:00", "04:00", from: departure))
        #expect(found == ["change 45"] + (apart ? ["terminal 20"] : []))
    }

    @Test func `a border is asked for by the kind that arrives`() throws {
        var times = ConnectionTimes()
        times.borderOnArrival = { _, _ in BorderCrossing(from: "GB", to: "FR") }
        for (kind, border) in [(ActivityKind.flight, 60), (.ferry, 30)] {
            let found = try parts(leg("a", kind, "01:00", "02:00"), leg("b", .train, "03:00", "04:00"), times)
            #expect(found?.last == "border \(border)")
        }
        #expect(
            try parts(leg("a", .train, "01:00", "02:00"), leg("b", .train, "03:00", "04:00"), times)
                == ["change 4"])
    }

    @Test func `a whole minimum takes the place of the parts, and one booking halves it`() throws {
        var times = ConnectionTimes()
        times.minimums = [ConnectionMinimum(.flight, .flight, .seconds(91 * 60), at: "jfk")]
        let airport = Place(name: "Kennedy", code: "JFK")
        var first = try leg("a", .flight, "01:00", "02:00", to: airport)
        var second = try leg("b", .flight, "03:00", "04:00", from: airport)
        #expect(try parts(first, second, times) == ["whole 91"])
        (first.confirmation, second.confirmation) = ("r7kq2m", "R7KQ2M")
        #expect(try parts(first, second, times) == ["whole 91", "oneBooking -45"])
        #expect(try parts(first, second) == ["change 45", "oneBooking -22"])
        second.confirmation = "8TTX21"
        #expect(try parts(first, second) == ["change 45", "checkIn 40"])
        times.minimums = [ConnectionMinimum(nil, nil, .zero)]
        #expect(try parts(first, second, times) == [])
    }

    @Test func `one ride, and an arrival that nobody knows, have no slack`() throws {
        #expect(
            try slack(leg("a", .flight, "02:00", "02:00"), leg("b", .train, "03:00", "04:00")) == nil)
        var (first, second) = (
            try leg("a", .flight, "01:00", "02:00"), try leg("b", .flight, "02:30", "04:00")
        )
        (first.number, second.number) = ("QJ 1", "QJ001")
        #expect(try slack(first, second) == nil)
    }
}
