import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// Days that are known for being hard, each with the picture that was worked out by hand.
@Suite("Named days") struct NamedDaysTests {
    @Test func `Apia skips 30 December 2011`() throws {
        // At the end of the 29th the clocks go from -10:00 to +14:00: 30 December 10:00Z.
        // 29 December 20:00 at -10:00 is 30 December 06:00Z; 31 December 02:00 at +14:00 is 12:00Z. So the watch
        // takes six hours: four up to midnight, two after.
        let activities = [
            try allDay("stay", .lodging, from: "2011-12-29", to: "2012-01-01"),
            try activity(
                "watch", .event, from: "2011-12-29 20:00 Pacific/Apia", to: "2011-12-31 02:00 Pacific/Apia"),
        ]
        let view = try AgendaView.zone("Pacific/Apia")
        let before = try dayGrid(activities, view, "2011-12-29")
        #expect(before.axisLine == "1440: | 0 2011-12-29T00:00:00 -10:00")
        #expect(before.items == ["= stay >", "watch 1200..<1440 0/1 >"])
        let skipped = try dayGrid(activities, view, "2011-12-30")
        #expect(skipped.axisLine == "0:")
        #expect(skipped.items == ["= stay < >"])
        #expect(skipped.firstRow == 0)
        let after = try dayGrid(activities, view, "2011-12-31")
        #expect(after.axisLine == "1440: | 0 2011-12-31T00:00:00 +14:00 clocks 2011-12-30T00:00:00")
        #expect(after.items == ["= stay <", "watch 0..<120 0/1 <"])
    }

    @Test func `Kiritimati skips 31 December 1994`() throws {
        // From -10:00 to +14:00 at 31 December 10:00Z. 30 December 23:00 is 09:00Z, 1 January 01:00 is 11:00Z.
        let watch = try activity(
            "watch", .event, from: "1994-12-30 23:00 Pacific/Kiritimati",
            to: "1995-01-01 01:00 Pacific/Kiritimati")
        let view = try AgendaView.zone("Pacific/Kiritimati")
        #expect(try dayGrid([watch], view, "1994-12-30").items == ["watch 1380..<1440 0/1 >"])
        #expect(try dayGrid([watch], view, "1994-12-31").axisLine == "0:")
        #expect(try dayGrid([watch], view, "1994-12-31").items == [])
        let after = try dayGrid([watch], view, "1995-01-01")
        #expect(after.axisLine == "1440: | 0 1995-01-01T00:00:00 +14:00 clocks 1994-12-31T00:00:00")
        #expect(after.items == ["watch 0..<60 0/1 <"])
    }

    @Test func `Lord Howe goes half an hour ahead`() throws {
        // 4 October 2026: at 02:00 +10:30 it is 02:30 +11:00. From 01:00 to 03:00 are 90 minutes.
        let walk = try activity(
            "walk", .tour, from: "2026-10-04 01:00 Australia/Lord_Howe",
            to: "2026-10-04 03:00 Australia/Lord_Howe")
        let grid = try dayGrid([walk], .zone("Australia/Lord_Howe"), "2026-10-04")
        #expect(
            grid.axisLine
                == "1410: | 0 2026-10-04T00:00:00 +10:30 | 120 2026-10-04T02:30:00 +11:00 clocks 2026-10-04T02:00:00"
        )
        #expect(
            grid.labels == "00 01 02:30 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.axis.rows[2].minutes == 120..<150)
        #expect(grid.items == ["walk 60..<150 0/1"])
        #expect(grid.blocks.map(\.rows) == [1..<3])
    }

    @Test func `Lord Howe goes half an hour back`() throws {
        // 5 April 2026: at 02:00 +11:00 it is 01:30 +10:30. From 01:00 to 03:00 are 150 minutes.
        let walk = try activity(
            "walk", .tour, from: "2026-04-05 01:00 Australia/Lord_Howe",
            to: "2026-04-05 03:00 Australia/Lord_Howe")
        let grid = try dayGrid([walk], .zone("Australia/Lord_Howe"), "2026-04-05")
        #expect(
            grid.axisLine
                == "1470: | 0 2026-04-05T00:00:00 +11:00 | 120 2026-04-05T01:30:00 +10:30 clocks 2026-04-05T02:00:00"
        )
        #expect(
            grid.labels == "00 01 01:30 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.items == ["walk 60..<210 0/1"])
    }

    @Test func `New York loses an hour`() throws {
        // 14 March 2027: 02:00 -05:00 is 03:00 -04:00. 15:00 is 14 hours after midnight, on the row that says 15.
        let tea = try activity(
            "tea", .restaurant, from: "2027-03-14 15:00 America/New_York",
            to: "2027-03-14 16:30 America/New_York"
        )
        let grid = try dayGrid([tea], .zone("America/New_York"), "2027-03-14")
        #expect(
            grid.axisLine
                == "1380: | 0 2027-03-14T00:00:00 -05:00 | 120 2027-03-14T03:00:00 -04:00 clocks 2027-03-14T02:00:00"
        )
        #expect(grid.labels == "00 01 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.items == ["tea 840..<930 0/1"])
        #expect(
            "\(grid.axis.rows[try #require(grid.blocks.first).rows.lowerBound].start.civil.time)"
                == "15:00:00")
        #expect("\(grid.axis.rows[grid.firstRow].start.civil.time)" == "14:00:00")
    }

    @Test func `New York lives an hour twice`() throws {
        // 7 November 2027: 02:00 -04:00 is 01:00 -05:00. From the first 01:30 to the second is one hour, and
        // 15:00 is 16 hours after midnight; the last hour of the day begins at minute 24 * 60.
        let activities = [
            try activity(
                "nap", .other, from: "2027-11-07 01:30 America/New_York -14400",
                to: "2027-11-07 01:30 America/New_York -18000"),
            try activity(
                "tea", .restaurant, from: "2027-11-07 15:00 America/New_York",
                to: "2027-11-07 16:30 America/New_York"),
            try activity(
                "late", .other, from: "2027-11-07 23:00 America/New_York",
                to: "2027-11-08 00:00 America/New_York"),
        ]
        let grid = try dayGrid(activities, .zone("America/New_York"), "2027-11-07")
        #expect(
            grid.axisLine
                == "1500: | 0 2027-11-07T00:00:00 -04:00 | 120 2027-11-07T01:00:00 -05:00 clocks 2027-11-07T02:00:00"
        )
        #expect(grid.labels == "00 01 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.items == ["nap 90..<150 0/1", "tea 960..<1050 0/1", "late 1440..<1500 0/1"])
    }

    @Test func `Havana's day begins at 01:00`() throws {
        // 8 March 2026: 00:00 -05:00 is 01:00 -04:00. From 23:30 to 01:30 is one hour.
        let dance = try activity(
            "dance", .event, from: "2026-03-07 23:30 America/Havana", to: "2026-03-08 01:30 America/Havana")
        let view = try AgendaView.zone("America/Havana")
        let before = try dayGrid([dance], view, "2026-03-07")
        #expect(before.axisLine == "1440: | 0 2026-03-07T00:00:00 -05:00")
        #expect(before.items == ["dance 1410..<1440 0/1 >"])
        let grid = try dayGrid([dance], view, "2026-03-08")
        #expect(grid.axisLine == "1380: | 0 2026-03-08T01:00:00 -04:00 clocks 2026-03-08T00:00:00")
        #expect(grid.labels == "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.items == ["dance 0..<30 0/1 <"])
    }

    @Test func `Tokyo to Honolulu makes 10 July 43 hours long`() throws {
        // 20:00 at +9 is 11:00Z; landing at 08:00 at -10 is 18:00Z, when Tokyo has 03:00 of the 11th. So the 10th is
        // 20 hours in Tokyo, 7 in the air and 16 in Honolulu.
        // The film runs from 14:00Z to 20:00Z: an hour before Tokyo's midnight to two hours after the landing.
        let activities = [
            try activity(
                "breakfast", .restaurant, from: "2026-07-10 08:00 Asia/Tokyo",
                to: "2026-07-10 09:00 Asia/Tokyo"),
            try activity(
                "flight", .flight, from: "2026-07-10 20:00 Asia/Tokyo",
                to: "2026-07-10 08:00 Pacific/Honolulu"),
            try activity("film", .other, from: "2026-07-10 14:00 UTC", to: "2026-07-10 20:00 UTC"),
            try activity(
                "dinner", .restaurant, from: "2026-07-10 19:00 Pacific/Honolulu",
                to: "2026-07-10 21:00 Pacific/Honolulu"),
        ]
        let tenth = try dayGrid(activities, .traveller, "2026-07-10")
        #expect(
            tenth.axisLine
                == "2580: | 0 2026-07-10T00:00:00 +09:00 | 1620 2026-07-10T08:00:00 -10:00 zone 2026-07-11T03:00:00"
        )
        #expect(tenth.axis.passes.map(\.minutes) == [0..<2580])
        #expect(
            tenth.items == [
                "breakfast 480..<540 0/1", "flight 1200..<1620 0/2", "film 1380..<1740 1/2",
                "dinner 2280..<2400 0/1",
            ])
        #expect("\(tenth.axis.rows[tenth.firstRow].start.civil.time)" == "07:00:00")
        let eleventh = try dayGrid(activities, .traveller, "2026-07-11")
        #expect(eleventh.axisLine == "1440: | 0 2026-07-11T00:00:00 -10:00")
        #expect(eleventh.items == [])
        // At home in Berlin it is one plain day: the flight leaves at 13:00, and lands at 20:00.
        let home = try dayGrid(activities, .home, "2026-07-10")
        #expect(home.axisLine == "1440: | 0 2026-07-10T00:00:00 +02:00")
        #expect(
            home.items == [
                "breakfast 60..<120 0/1", "flight 780..<1200 0/2", "film 960..<1320 1/2",
            ])
    }

    @Test func `Los Angeles to Auckland loses 13 January`() throws {
        // 22:00 at -8 is 06:00Z of the 13th; 08:00 at +13 of the 14th is 19:00Z of the 13th, 11:00 in Los Angeles.
        let activities = [
            try activity(
                "flight", .flight, from: "2027-01-12 22:00 America/Los_Angeles",
                to: "2027-01-14 08:00 Pacific/Auckland"),
            try activity(
                "breakfast", .restaurant, from: "2027-01-14 09:30 Pacific/Auckland",
                to: "2027-01-14 10:00 Pacific/Auckland"),
        ]
        #expect(try dayGrid(activities, .traveller, "2027-01-12").items == ["flight 1320..<1440 0/1 >"])
        let lost = try dayGrid(activities, .traveller, "2027-01-13")
        #expect(lost.axisLine == "660: | 0 2027-01-13T00:00:00 -08:00")
        #expect(lost.items == ["flight 0..<660 0/1 < >"])
        let landed = try dayGrid(activities, .traveller, "2027-01-14")
        #expect(landed.axisLine == "960: | 0 2027-01-14T08:00:00 +13:00 zone 2027-01-13T11:00:00")
        // No minute of the flight is on the 14th; its landing is.
        #expect(landed.items == ["flight 0..<1 0/1 <", "breakfast 90..<120 0/1"])
        #expect(landed.firstRow == 0)
        #expect(try dayGrid(activities, .place, "2027-01-14").items == landed.items)
    }

    @Test func `a flight during a change of the clocks`() throws {
        // New York 22:00 -05:00 is 03:00Z; London 10:00 +00:00 is 10:00Z. At 07:00Z New York goes from 02:00 to
        // 03:00; at the landing its clocks would show 06:00. The 14th has 5 hours there and 14 in London.
        let flight = try activity(
            "flight", .flight, from: "2027-03-13 22:00 America/New_York", to: "2027-03-14 10:00 Europe/London"
        )
        #expect(try dayGrid([flight], .traveller, "2027-03-13").items == ["flight 1320..<1440 0/1 >"])
        let grid = try dayGrid([flight], .traveller, "2027-03-14")
        #expect(
            grid.axisLine
                == "1140: | 0 2027-03-14T00:00:00 -05:00 | 120 2027-03-14T03:00:00 -04:00 clocks 2027-03-14T02:00:00"
                + " | 300 2027-03-14T10:00:00 +00:00 zone 2027-03-14T06:00:00")
        #expect(grid.labels == "00 01 03 04 05 10 11 12 13 14 15 16 17 18 19 20 21 22 23")
        #expect(grid.items == ["flight 0..<300 0/1 <"])
    }

    /// Release 2026f: Morocco keeps +00:00 from 20 September 2026, after Ramadan's change and the one back.
    @Test func `Casablanca moves its clocks three times in 2026`() throws {
        let view = try AgendaView.zone("Africa/Casablanca")
        func axis(_ day: String) throws -> String { try dayGrid([], view, day).axisLine }
        #expect(
            try axis("2026-02-15")
                == "1500: | 0 2026-02-15T00:00:00 +01:00 | 180 2026-02-15T02:00:00 +00:00 clocks 2026-02-15T03:00:00"
        )
        #expect(
            try axis("2026-03-22")
                == "1380: | 0 2026-03-22T00:00:00 +00:00 | 120 2026-03-22T03:00:00 +01:00 clocks 2026-03-22T02:00:00"
        )
        #expect(
            try axis("2026-09-20")
                == "1500: | 0 2026-09-20T00:00:00 +01:00 | 120 2026-09-20T01:00:00 +00:00 clocks 2026-09-20T02:00:00"
        )
        #expect(try axis("2026-09-21") == "1440: | 0 2026-09-21T00:00:00 +00:00")
    }

    /// Release 2026f: British Columbia keeps -07:00; release 2025b still had it go back on 1 November.
    @Test func `Vancouver's November of 2026 under two releases`() throws {
        func axis(_ release: TestZones.Release) throws -> String {
            try dayGrid([], .zone(try TestZones.zone("America/Vancouver", release)), "2026-11-01").axisLine
        }
        #expect(try axis(.r2026f) == "1440: | 0 2026-11-01T00:00:00 -07:00")
        #expect(
            try axis(.r2025b)
                == "1500: | 0 2026-11-01T00:00:00 -07:00 | 120 2026-11-01T01:00:00 -08:00 clocks 2026-11-01T02:00:00"
        )
    }
}
