import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("DayGrid") struct DayGridTests {
    private func utc(
        _ uid: String, _ start: String, _ end: String, _ kind: ActivityKind = .event
    ) throws -> Activity {
        try activity(uid, kind, from: "\(start) UTC", to: "\(end) UTC")
    }

    private func items(_ activities: [Activity], rows: Int = 60, _ day: String = "2027-03-10") throws
        -> [String]
    {
        try dayGrid(activities, .zone(.utc), day, rows: rows).items
    }

    @Test func `lanes are per cluster, and a lane is used again when it is free`() throws {
        let activities = [
            try utc("a", "2027-03-10 09:00", "2027-03-10 12:00"),
            try utc("b", "2027-03-10 10:00", "2027-03-10 11:00"),
            try utc("c", "2027-03-10 11:00", "2027-03-10 13:00"),
            try utc("d", "2027-03-10 13:00", "2027-03-10 14:00"),
        ]
        // c takes the lane that b has left; d overlaps nothing and has the whole width.
        #expect(
            try items(activities) == [
                "a 540..<720 0/2", "b 600..<660 1/2", "c 660..<780 1/2", "d 780..<840 0/1",
            ])
    }

    @Test func `what shares a row is not drawn over each other`() throws {
        let activities = [
            try utc("a", "2027-03-10 09:00", "2027-03-10 09:20"),
            try utc("b", "2027-03-10 09:20", "2027-03-10 09:40"),
        ]
        #expect(try items(activities, rows: 60) == ["a 540..<560 0/2", "b 560..<580 1/2"])
        #expect(try items(activities, rows: 20) == ["a 540..<560 0/1", "b 560..<580 0/1"])
        // With rows of half an hour, both are in that from 09:00.
        #expect(try items(activities, rows: 30) == ["a 540..<560 0/2", "b 560..<580 1/2"])
    }

    @Test func `what takes no time, or ends before it starts, has the minute of its start`() throws {
        let activities = [
            try utc("wrong", "2027-03-10 12:00", "2027-03-10 09:00"),
            try utc("noon", "2027-03-10 12:00", "2027-03-10 12:00"),
        ]
        // By the order of the itinerary, the earlier end is first.
        #expect(try items(activities) == ["wrong 720..<721 0/2", "noon 720..<721 1/2"])
    }

    @Test func `seconds are rounded outward`() throws {
        let seconds = Activity(
            uid: ActivityUID("s"), kind: .event, title: "s",
            span: .timed(
                start: ActivityTime(local: try civil("2027-03-10T09:00:59"), zone: .utc),
                end: ActivityTime(local: try civil("2027-03-10T09:02:01"), zone: .utc)))
        #expect(try items([seconds]) == ["s 540..<543 0/1"])
    }

    @Test func `stays, whole days and long events are banners, flights never`() throws {
        let activities = [
            try allDay("fair", .event, from: "2027-03-10", to: "2027-03-12"),
            try utc("hotel", "2027-03-09 15:00", "2027-03-12 11:00", .lodging),
            try utc("room", "2027-03-10 12:00", "2027-03-10 15:00", .lodging),
            try utc("car", "2027-03-10 12:00", "2027-03-10 18:00", .carRental),
            try utc("congress", "2027-03-10 09:00", "2027-03-11 09:00"),
            try utc("night", "2027-03-10 09:00", "2027-03-11 08:59"),
            try utc("ship", "2027-03-10 09:00", "2027-03-12 09:00", .ferry),
        ]
        #expect(
            try items(activities) == [
                "= fair >", "= hotel < >", "= congress >", "= room", "= car",
                "night 540..<1440 0/2 >", "ship 540..<1440 1/2 >",
            ])
    }

    @Test(arguments: [
        ("07:30", 6, "06:00"), ("00:30", 0, "00:00"), ("23:59", 22, "22:00"), ("01:00", 0, "00:00"),
    ])
    func `a reader starts an hour before the first block`(start: String, row: Int, label: String) throws {
        let grid = try dayGrid(
            [
                utc("a", "2027-03-10 \(start)", "2027-03-11 00:30"),
                utc("hotel", "2027-03-09 15:00", "2027-03-12 11:00", .lodging),
            ], .zone(.utc), "2027-03-10")
        #expect(grid.firstRow == row)
        #expect("\(grid.axis.rows[grid.firstRow].start.civil.time)" == "\(label):00")
    }

    @Test func `a day without blocks starts at its first row`() throws {
        #expect(try dayGrid([], .zone(.utc), "2027-03-10").firstRow == 0)
    }

    @Test func `a change between zones of one offset makes no bend`() throws {
        // Berlin and Paris; and to London at 12:30, where it is 11:30.
        let activities = [
            try activity(
                "one", .train, from: "2027-03-10 08:20 Europe/Berlin", to: "2027-03-10 10:20 Europe/Paris"),
            try activity(
                "two", .train, from: "2027-03-10 11:00 Europe/Paris", to: "2027-03-10 11:30 Europe/London"),
        ]
        let grid = try dayGrid(activities, .traveller, "2027-03-10")
        #expect(
            grid.axisLine
                == "1500: | 0 2027-03-10T00:00:00 +01:00 | 750 2027-03-10T11:30:00 +00:00 zone 2027-03-10T12:30:00"
        )
        #expect(grid.day.clockChanges.map { grid.axis.minute(at: $0.instant) } == [620, 750])
        #expect(
            grid.labels
                == "00 01 02 03 04 05 06 07 08 09 10 11 12 11:30 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect("\(grid.axis.rows[11].start.zone)" == "Europe/Paris")
    }

    @Test func `a change between zones of one offset at a full hour leaves the rows alone`() throws {
        let train = try activity(
            "one", .train, from: "2027-03-10 08:20 Europe/Berlin", to: "2027-03-10 10:00 Europe/Paris")
        let rows = try dayGrid([train], .traveller, "2027-03-10").axis.rows
        #expect(rows.map(\.minutes) == (0..<24).map { $0 * 60..<$0 * 60 + 60 })
        #expect("\(rows[9].start.zone) \(rows[10].start.zone)" == "Europe/Berlin Europe/Paris")
    }

    @Test func `on paper a call stands where its instants are, or beside the axis`() throws {
        // The traveller is in Los Angeles: 13 March 23:30 to 14 March 00:30 in Berlin is 14:30 to 15:30 there.
        var activities = try DemoTrip.activities()
        activities.append(
            try activity(
                "late", .other, from: "2027-03-13 23:30 Europe/Berlin", to: "2027-03-14 00:30 Europe/Berlin"))
        #expect(
            try dayGrid(activities, .place, "2027-03-13").items == [
                "= hotel-la < >", "late 870..<930 0/1 >", "dinner 1170..<1290 0/1",
            ])
        // 14 March 19:00 in Berlin is 11:00 at -07:00, ten hours after a midnight whose night is an hour short.
        #expect(
            try dayGrid(activities, .place, "2027-03-14").items == [
                "= hotel-la <", "call 600..<645 0/1", "~ late <",
            ])
    }

    @Test func `a row is a part of an hour`() async {
        await #expect(processExitsWith: .failure) {
            _ = try dayGrid([], .zone(.utc), "2027-03-10", rows: 45)
        }
        await #expect(processExitsWith: .failure) {
            _ = try dayGrid([], .zone(.utc), "2027-03-10", rows: 0)
        }
    }
}
