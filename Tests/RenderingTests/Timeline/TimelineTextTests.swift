import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

@Suite("TimelineText") struct TimelineTextTests {
    @Test func `a trip over the date line is told in the order in which it is lived`() throws {
        // 13 March 00:30 +09:00 is 12 March 15:30Z; 12 March 13:00 -10:00 is 23:00Z, 08:00 of 13 March in Tokyo.
        let trip = try trip([
            try item("QJ 72", .flight, "2027-03-13 00:30 Asia/Tokyo", "2027-03-12 13:00 Pacific/Honolulu"),
            try item("Dinner", .restaurant, "2027-03-13 19:30", "2027-03-13 21:30"),
        ])
        let dates = try CivilDate(2027, 3, 11)..<CivilDate(2027, 3, 15)
        let text = TimelineText(
            Timeline(trip, view: .traveller, dates: dates), of: trip, plain, columns(72)
        ).text
        #expect(
            text.shownLines == [
                "╭─ Thu 11 March 2027 – Sun 14 March 2027 ──────────────────────────────╮",
                "│ traveller's clock                                                    │",
                "│ Tokyo +09 · Asia/Tokyo                                               │",
                "│ │ Thu 11 March: nothing                                              │",
                "│ │ Fri 12 March 2027, for the first time                              │",
                "│ │ Sat 13 March, for the first time                                   │",
                "│ │   00:30–        QJ 72                                              │",
                "│ │                 arrives 13:00 on Fri 12 March · 7 h 30 min ·       │",
                "│ │                 Asia/Tokyo to Pacific/Honolulu                     │",
                "│ ╰──╮ 13:00 on Fri 12 March, clock back 19 h                          │",
                "│    Honolulu -10 · Pacific/Honolulu                                   │",
                "│    │ Fri 12 March, again                                             │",
                "│    │   –13:00        QJ 72                                           │",
                "│    │                 left 00:30 on Sat 13 March · 7 h 30 min ·       │",
                "│    │                 Asia/Tokyo to Pacific/Honolulu                  │",
                "│    │ Sat 13 March, again                                             │",
                "│    │   19:30–21:30   Dinner · Pacific/Honolulu · no zone given       │",
                "│    │ Sun 14 March: nothing                                           │",
                "╰───────────────────────────────────────────────── home Europe/Berlin ─╯",
            ])
    }

    @Test func `a transport says its slack, and how long after the last one it leaves, or before`() throws {
        let trip = try trip([
            try item("S 1", .train, "2027-03-12 08:00 Europe/Berlin", "2027-03-12 09:00 Europe/Berlin"),
            try item("ICE 2", .train, "2027-03-12 09:25 Europe/Berlin", "2027-03-12 12:00 Europe/Berlin"),
            try item("LH 3", .flight, "2027-03-12 11:50 Europe/Berlin", "2027-03-12 13:00 Europe/Berlin"),
        ])
        let date = try CivilDate(2027, 3, 12)
        let text = TimelineText(
            Timeline(trip, view: .home, dates: date..<(try date.adding(days: 1))), of: trip, plain,
            columns(60)
        ).text
        #expect(text.contains("│ │   slack 21 min · 25 min after the arrival of S 1 "))
        #expect(text.contains("│ │   slack −1 h 10 min · 10 min before the arrival of IC… "))
        #expect(!text.contains("the arrival of LH 3"))
    }

    @Test func `a long journey keeps inside its columns`() throws {
        let zones = ["Europe/Berlin", "Asia/Tokyo"]
        let legs = try (1..<29).map { day in
            let date = "2027-01-" + (day < 10 ? "0\(day)" : "\(day)")
            return try item(
                "Leg \(day)", .flight, "\(date) 00:30 \(zones[day % 2])",
                "\(date) 22:30 \(zones[(day + 1) % 2])")
        }
        let trip = try trip(legs)
        let dates = try CivilDate(2027, 1, 1)..<CivilDate(2027, 1, 30)
        let text = TimelineText(
            Timeline(trip, view: .traveller, dates: dates), of: trip, plain, columns(60)
        ).text
        #expect(text.shownLines.allSatisfy { DisplayWidth.columns(of: $0) == 60 })
        for day in 1..<29 { #expect(text.contains("Leg \(day)")) }
    }

    @Test func `an empty trip has a frame`() throws {
        let trip = try trip([])
        let date = try CivilDate(2027, 1, 1)
        let text = TimelineText(
            Timeline(trip, view: .home, dates: date..<date), of: trip, plain, columns(60)
        ).text
        #expect(text.shownLines.count == 3)
    }
}
