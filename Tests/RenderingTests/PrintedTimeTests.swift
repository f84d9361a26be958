import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

/// Which times and offsets the pictures print, and on which date.
@Suite("Printed times") struct PrintedTimeTests {
    /// Los Angeles 10 March 22:00 -08:00 is 11 March 06:00Z, 19:00 in Auckland; 12 March 08:00 +13:00 is 11 March 19:00Z.
    private func overThePacific() throws -> Itinerary {
        try trip(
            [
                try item(
                    "NZ 5", .flight, "2027-03-10 22:00 America/Los_Angeles",
                    "2027-03-12 08:00 Pacific/Auckland")
            ], clockChange: .atDeparture)
    }

    @Test func `a departure on the clock of its arrival is not told at another date's time`() throws {
        let trip = try overThePacific()
        let words = ViewWords(trip, view: .traveller, hours: .hours24)
        let dates = try CivilDate(2027, 3, 10)..<CivilDate(2027, 3, 13)
        let days = Agenda(trip, view: .traveller, dates: dates).days
        #expect(days.map(\.entries.count) == [0, 1, 1])
        #expect(words.times(of: days[1].entries[0], on: days[1]) == "in transit")
        #expect(
            words.details(of: days[1].entries[0], on: days[1]).prefix(2) == [
                "left 22:00 on Wed 10 March", "arrives 08:00 on Fri 12 March",
            ])
        #expect(words.times(of: days[2].entries[0], on: days[2]) == "–08:00")
    }

    @Test func `a day and a week do not tell it either`() throws {
        let trip = try overThePacific()
        let day = try dayText(trip, .traveller, "2027-03-11")
        #expect(day.contains("in transit NZ 5") && !day.contains("22:00–"), "\(day)")
        let grid = WeekGrid(
            trip, view: .traveller, containing: try CivilDate(2027, 3, 11), firstWeekday: .monday, lines: 4,
            tripDates: nil)
        let week = WeekText(grid, of: trip, plain, columns(200)).text
        #expect(week.contains("┣NZ 5 · left 22:00 on Wed 10 March"), "\(week)")
        let page = HTMLPage.weeks([grid], of: trip, plain)
        #expect(!page.contains(">22:00<") && page.contains("left 22:00 on Wed 10 March"), "\(page)")
    }

    @Test(arguments: [ClockChangePoint.atArrival, .atDeparture])
    func `a printed time belongs to the date below which it stands`(point: ClockChangePoint) throws {
        for seed in 0..<60 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let trip = try RandomPictures.trip(&random, clockChange: point)
            let zone = try RandomPictures.view(&random)
            let dates = try CivilDate(2027, 2, 27)..<CivilDate(2027, 4, 3)
            for view in [.place, .traveller, .home, zone] {
                let words = ViewWords(trip, view: view, hours: .hours24)
                for day in Agenda(trip, view: view, dates: dates).days {
                    for entry in day.entries where !entry.isAllDay {
                        try expectOwn(words.times(of: entry, on: day), entry, day, words)
                    }
                }
            }
        }
    }

    /// Expects that each time of `12:40–16:05` is what some clock of the entry shows at that end on that date.
    private func expectOwn(
        _ text: String, _ entry: AgendaEntry, _ day: AgendaDay, _ words: ViewWords
    ) throws {
        if text == "in transit" || text == "all day" { return }
        let scheduled = entry.scheduled
        let parts = text.split(separator: "–", omittingEmptySubsequences: false).map(String.init)
        #expect((1...2).contains(parts.count) && !parts.joined().isEmpty, "\(text)")
        let clock = words.clock
        let starts = [scheduled.startZone, clock.zone(at: scheduled.start)].map {
            $0.civil(at: scheduled.start)
        }
        let ends = [scheduled.endZone, clock.zone(before: scheduled.end), clock.zone(at: scheduled.end)].map {
            $0.civil(at: scheduled.end)
        }
        func isShown(_ part: String, _ readings: [CivilDateTime]) throws -> Bool {
            let time = try TimeOfDay(parsing: String(part.prefix(5)))
            return readings.contains { $0.time == time && $0.date == day.date }
        }
        if let from = parts.first, !from.isEmpty {
            #expect(try isShown(from, starts + (parts.count == 1 ? ends : [])), "\(text) on \(day.date)")
        }
        if parts.count > 1, !parts[1].isEmpty, parts[1] != "00:00" {
            #expect(try isShown(parts[1], ends), "\(text) on \(day.date)")
        }
    }
}
