import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// Input that must neither trap nor take long, nor be left out.
@Suite("Grids of odd input") struct GridRobustnessTests {
    private static let views = [AgendaView.place, .traveller, .home, .zone(.utc)]

    private func items(_ activities: [Activity], _ day: String) throws -> [[String]] {
        try Self.views.map { try dayGrid(activities, $0, day).items }
    }

    @Test func `one activity without a zone is read at home`() throws {
        // Berlin has +01:00 in March.
        let floating = try activity("a", .event, from: "2027-03-10 10:00", to: "2027-03-10 11:00")
        let here = ["a 600..<660 0/1"]
        #expect(try items([floating], "2027-03-10") == [here, here, here, ["a 540..<600 0/1"]])
    }

    @Test func `whole days alone, also such as end before they start`() throws {
        let stay = try allDay("a", .lodging, from: "2027-03-09", to: "2027-03-11")
        let wrong = try allDay("b", .event, from: "2027-03-10", to: "2027-03-01")
        for shown in try items([stay, wrong], "2027-03-10") { #expect(shown == ["= a <", "= b"]) }
    }

    @Test func `an activity whose zone nobody knows is in no grid`() throws {
        let unknown = try activity(
            "a", .event, from: "2027-03-10 10:00 Mars/Olympus", to: "2027-03-10 11:00 Mars/Olympus")
        #expect(try itinerary([unknown]).unresolved.count == 1)
        for shown in try items([unknown], "2027-03-10") { #expect(shown == []) }
    }

    @Test func `a traveller who returns before leaving`() throws {
        let back = try activity(
            "back", .flight, from: "2027-03-10 10:00 Asia/Tokyo", to: "2027-03-10 11:00 Europe/Berlin")
        let there = try activity(
            "there", .flight, from: "2027-03-12 10:00 Europe/Berlin", to: "2027-03-10 09:00 Asia/Tokyo")
        let trip = try itinerary([there, back])
        for view in Self.views {
            let grids = try (9..<14).map {
                DayGrid(trip, view: view, date: try CivilDate(2027, 3, $0), rowMinutes: 15)
            }
            let shown = grids.flatMap { $0.blocks.map(\.entry) + $0.offAxis }.map { "\($0.scheduled.key)" }
            #expect(Set(shown) == ["back", "there"])
        }
    }

    @Test(arguments: ["0001-01-01", "0001-12-31", "9999-01-01", "9999-12-28"])
    func `the first and the last years`(day: String) throws {
        let activities = [
            try activity("a", .event, from: "\(day) 10:00 UTC", to: "\(day) 11:00 UTC"),
            try allDay("b", .lodging, from: day, to: "\(date(day).adding(days: 1))"),
        ]
        let grid = try dayGrid(activities, .zone(.utc), day)
        #expect(grid.axis.length == 1440)
        #expect(grid.items == ["= b", "a 600..<660 0/1"])
    }

    @Test(arguments: [CivilDate.earliest, .latest])
    func `dates whose instants do not exist still have their whole days`(day: CivilDate) throws {
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "stay", span: .allDay(start: day, end: day))
        for view in Self.views {
            let grid = DayGrid(try itinerary([stay]), view: view, date: day, rowMinutes: 30)
            #expect(grid.axis.length == 0)
            #expect(grid.items == ["= stay"])
        }
    }

    /// There are 50 million pairs of them, and none of them is looked at.
    @Test func `ten thousand activities at one instant`() throws {
        let activities = try (0..<10_000).map { number in
            try activity(
                "\(number)", number % 2 == 0 ? .event : .flight, from: "2027-03-12 17:00 Asia/Tokyo",
                to: "2027-03-12 \(number % 2 == 0 ? "17:00 Asia/Tokyo" : "10:05 America/Los_Angeles")")
        }
        let trip = try itinerary(activities)
        let grid = DayGrid(trip, view: .traveller, date: try date("2027-03-12"), rowMinutes: 1)
        #expect(grid.blocks.count == 10_000)
        #expect(Set(grid.blocks.map(\.lane)) == Set(0..<10_000))
        #expect(grid.blocks.allSatisfy { $0.laneCount == 10_000 })
        // All of them belong to the date on which they leave and land.
        #expect(DayGrid(trip, view: .traveller, date: try date("2027-03-13"), rowMinutes: 1).blocks == [])
    }
}
