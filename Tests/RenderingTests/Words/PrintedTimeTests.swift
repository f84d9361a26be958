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
            ])
    }

    @Test func `a date in transit tells both ends with their dates`() throws {
        let trip = try overThePacific()
        let words = ViewWords(trip, view: .traveller, hours: .hours24)
        let dates = try CivilDate(2027, 3, 10)..<CivilDate(2027, 3, 13)
        let days = Agenda(trip, view: .traveller, dates: dates).days
        #expect(days.map(\.entries.count) == [1, 1, 1])
        #expect(words.times(of: days[0].entries[0], on: days[0]) == "22:00–")
        #expect(words.times(of: days[1].entries[0], on: days[1]) == "in transit")
        #expect(
            words.details(of: days[1].entries[0], on: days[1]).prefix(2) == [
                "left 22:00 on Wed 10 March", "arrives 08:00 on Fri 12 March",
            ])
        #expect(words.times(of: days[2].entries[0], on: days[2]) == "–08:00")
    }

    @Test func `a printed time belongs to the date below which it stands`() throws {
        for seed in 0..<60 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let trip = try RandomPictures.trip(&random)
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
            // A weekday stands before a reading that the clock has on another date than the traveller.
            let words = part.split(separator: " ").map(String.init)
            let named = Weekday.allCases.first { EnglishTime.name($0).hasPrefix(words[0]) }
            let time = try TimeOfDay(parsing: named == nil ? String(part.prefix(5)) : words[1])
            if let named { return readings.contains { $0.time == time && $0.date.weekday == named } }
            return readings.contains { $0.time == time && $0.date == day.date }
        }
        if let from = parts.first, !from.isEmpty {
            #expect(try isShown(from, starts + (parts.count == 1 ? ends : [])), "\(text) on \(day.date)")
        }
        if parts.count > 1, !parts[1].isEmpty, parts[1] != "00:00" {
            #expect(try isShown(parts[1], ends), "\(text) on \(day.date)")
        }
    }

    @Test func `a narrow lane keeps the minutes that its row does not say`() throws {
        let zone = "Europe/Berlin"
        let trip = try trip(
            ["10:00", "10:03", "10:10", "10:30", "10:45"].map { time in
                try item(
                    "M\(time.suffix(2))", .event, "2027-03-10 \(time) \(zone)", "2027-03-10 11:00 \(zone)")
            })
        let text = try dayText(trip, .home, "2027-03-10")
        let row = try #require(text.shownLines.first { $0.hasPrefix("│ 10:00") })
        let cells = row.split(separator: "╺").dropFirst().map { $0.trimming { " │".contains($0) } }
        #expect(cells == ["M00", ":03 M03", ":10 M10", ":30 M30", ":45 M45"], "\(text)")
    }

    @Test func `the length of a day does not read as a time`() throws {
        // Pago Pago 13 March 10:00 -11:00 is 21:00Z; 14 March 10:45 +13:00 is 13 March 21:45Z.
        let trip = try trip(
            [
                try item(
                    "PH 2", .flight, "2027-03-13 10:00 Pacific/Pago_Pago", "2027-03-14 10:45 Pacific/Apia")
            ], home: "Pacific/Apia")
        let week = WeekGrid(
            trip, view: .traveller, containing: try CivilDate(2027, 3, 13), firstWeekday: .monday, lines: 4,
            tripDates: nil)
        let text = WeekText(week, of: trip, plain, columns(100)).text
        #expect(text.contains("│10h45") && text.contains("│13h15"), "\(text)")
    }

    @Test func `a drawing lets a screen reader into its boxes`() throws {
        let trip = try overThePacific()
        let grid = DayGrid(trip, view: .traveller, date: try CivilDate(2027, 3, 12), rowMinutes: 60)
        let drawing = SVGPicture.days([grid], of: trip, plain)
        #expect(drawing.contains("role=\"graphics-document document\" aria-roledescription=\"calendar\""))
        #expect(!drawing.contains("role=\"img\""))
        #expect(drawing.contains("<title>–08:00 NZ 5 · "), "\(drawing)")
    }

    // MARK: - Times that come twice

    /// New York repeats 01:00 to 02:00 on 7 November 2027: 05:30Z is 01:30 -04:00, 06:30Z is 01:30 -05:00 (tzdb, rule US).
    @Test func `a time that comes twice has its offset beside it`() throws {
        let trip = try trip(
            [
                try item(
                    "Fold", .event, "2027-11-07 01:30 America/New_York", "2027-11-07 02:30 America/New_York"
                ),
                try item("Second", .event, "2027-11-07 06:30 UTC", "2027-11-07 06:45 UTC"),
                try item("Night train", .train, "2027-11-06 22:00 America/New_York", "2027-11-07 06:10 UTC"),
            ], home: "America/New_York")
        let words = ViewWords(trip, view: .home, hours: .hours24)
        let date = try CivilDate(2027, 11, 7)
        let day = try #require(
            Agenda(trip, view: .home, dates: date..<(date.adding(days: 1))).days.first)
        #expect(
            day.entries.map { words.times(of: $0, on: day) } == [
                "–01:10 -05", "01:30 -04–02:30", "01:30 -05–01:45 -05",
            ])
        let timeline = Timeline(trip, view: .home, dates: date..<(try date.adding(days: 1)))
        let text = TimelineText(timeline, of: trip, plain, columns(72)).text
        #expect(text.contains("01:30 -05–01:45 -05 Second"), "\(text)")
        let week = WeekGrid(
            trip, view: .home, containing: date, firstWeekday: .sunday, lines: 4, tripDates: nil)
        let weekText = WeekText(week, of: trip, plain, columns(160)).text
        #expect(weekText.contains("01:30 -04 Fold") && weekText.contains("01:30 -05 Second"), "\(weekText)")
        let drawing = SVGPicture.weeks([week], of: trip, plain)
        #expect(drawing.contains("<title>Fold · 01:30 -04–02:30</title>"))
        #expect(drawing.contains("<title>Second · 01:30 -05–01:45 -05</title>"))
    }

    // MARK: - Offsets of a timeline

    /// Los Angeles goes from -08:00 to -07:00 on 14 March 2027 at 02:00, 10:00Z (tzdb, rule US).
    @Test func `a timeline says where the clocks are moved, before what comes after it`() throws {
        let zone = "America/Los_Angeles"
        let trip = try trip(
            [
                try item("Party", .event, "2027-03-14 01:00 \(zone)", "2027-03-14 01:30 \(zone)"),
                try item("Breakfast", .restaurant, "2027-03-14 08:00 \(zone)", "2027-03-14 09:00 \(zone)"),
            ], home: zone)
        let dates = try CivilDate(2027, 3, 13)..<CivilDate(2027, 3, 16)
        let timeline = Timeline(trip, view: .traveller, dates: dates)
        let text = TimelineText(timeline, of: trip, plain, columns(60)).text
        #expect(
            text.shownLines.dropFirst(2).dropLast().map { $0.trimming { "│ ".contains($0) } } == [
                "Los Angeles -08 · \(zone)", "Sat 13 March: nothing", "Sun 14 March 2027 · 23 h long",
                "01:00–01:30   Party", "clocks go forward 1 h: 02:00 is 03:00 (-07)",
                "08:00–09:00   Breakfast", "Mon 15 March: nothing",
            ], "\(text)")
        for document in [
            HTMLPage.timeline(timeline, of: trip, plain), SVGPicture.timeline(timeline, of: trip, plain),
        ] {
            #expect(document.contains("clocks go forward 1 h: 02:00 is 03:00 (-07)"))
        }
    }

    /// Apia had -10:00 up to the end of 29 December 2011 and +14:00 from 31 December 00:00 on (tzdb).
    @Test func `a date that the clocks skip leaves no old offset behind`() throws {
        let trip = try trip(
            [
                try item(
                    "Dinner", .restaurant, "2011-12-29 19:00 Pacific/Apia", "2011-12-29 21:00 Pacific/Apia"),
                try item(
                    "Lunch", .restaurant, "2011-12-31 12:00 Pacific/Apia", "2011-12-31 13:00 Pacific/Apia"),
            ], home: "Pacific/Apia")
        let dates = try CivilDate(2011, 12, 29)..<CivilDate(2012, 1, 1)
        let text = TimelineText(
            Timeline(trip, view: .home, dates: dates), of: trip, plain, columns(72)
        ).text
        #expect(
            text.shownLines.map { $0.trimming { "│ ".contains($0) } }.contains(
                "clocks go forward 1 d: Fri 00:00 is Sat 00:00 (+14)"), "\(text)")
    }

    @Test func `the offset that a timeline shows holds until it shows the next`() throws {
        for seed in 100..<140 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let trip = try RandomPictures.trip(&random)
            let first = try CivilDate(2027, 3, Int.random(in: 1...20, using: &random))
            let dates = first..<(try first.adding(days: Int.random(in: 1...14, using: &random)))
            for view in [AgendaView.traveller, .home, try .zone("America/New_York")] {
                let words = ViewWords(trip, view: view, hours: .hours24)
                let timeline = Timeline(trip, view: view, dates: dates)
                try expectOffsets(TimelineText(timeline, of: trip, plain, columns(200)).text, timeline, words)
            }
        }
    }

    /// Follows the offsets of a text, and expects at each day's heading that of the day's first moment.
    private func expectOffsets(_ text: String, _ timeline: Timeline, _ words: ViewWords) throws {
        var offset = ""
        var headings: [String] = []
        for line in text.shownLines {
            let line = line.trimming { "│ ".contains($0) }
            if line.hasPrefix("clocks go "), let open = line.lastIndex(of: "(") {
                offset = line[open...].trimming { "()".contains($0) }
            } else if let zone = zones.first(where: { line.hasSuffix(" · \($0)") }),
                let word = line.dropLast(zone.count + 3).split(separator: " ").last,
                word.hasPrefix("+") || word.hasPrefix("-")
            {
                offset = String(word)
            } else if line.contains(" March"), !line.contains(": nothing"), !line.contains("clock "),
                ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains(where: line.hasPrefix),
                !line.contains("is lost")
            {
                headings.append(offset)
            }
        }
        let told = timeline.passes.filter { pass in
            guard pass.range != nil else { return false }
            let isCommon = !pass.day.isRepeated && pass.day.length == .seconds(86_400)
            return !(isCommon && pass.entries.isEmpty && pass.changes.isEmpty)
        }
        let expected = told.compactMap(\.range?.lowerBound).map { start in
            let text = words.clock.zone(at: start).offset(at: start).description
            return text.hasSuffix(":00") ? String(text.dropLast(3)) : text
        }
        #expect(headings == expected, "\(text)")
    }

    @Test func `a stay counts its nights alike in every picture, with hours and without`() throws {
        let trip = try trip(
            [
                try item("Fale", .lodging, "2011-12-29", "2012-01-01"),
                try item("Beach", .lodging, "2011-12-29 15:00 Pacific/Apia", "2012-01-01 11:00 Pacific/Apia"),
            ], home: "Pacific/Apia")
        let words = ViewWords(trip, view: .traveller, hours: .hours24)
        let dates = try CivilDate(2011, 12, 29)..<CivilDate(2012, 1, 2)
        for title in ["Fale", "Beach"] {
            let nights = Agenda(trip, view: .traveller, dates: dates).days.flatMap { day in
                day.entries.filter { $0.scheduled.activity.title == title }.map {
                    words.details(of: $0, on: day).first { $0.hasPrefix("night ") }
                }
            }
            #expect(nights.compactMap { $0 } == ["night 1 of 2", "night 2 of 2"], "\(title): \(nights)")
        }
    }

    /// From 18:00 on 19 March 2027 in Los Angeles to 11:00 on the 21st it is 02:00 on the 20th to 19:00 on the 21st in Berlin.
    @Test func `on another clock a stay counts the nights of its own place`() throws {
        let stay = try item(
            "Inn", .lodging, "2027-03-19 18:00 America/Los_Angeles", "2027-03-21 11:00 America/Los_Angeles")
        let trip = try trip([stay], home: "Europe/Berlin")
        let words = ViewWords(trip, view: .home, hours: .hours24)
        let dates = try CivilDate(2027, 3, 20)..<CivilDate(2027, 3, 22)
        let nights = Agenda(trip, view: .home, dates: dates).days.flatMap { day in
            day.entries.map { words.details(of: $0, on: day).first { $0.hasPrefix("night ") } }
        }
        #expect(nights == ["night 1 of 2", "night 2 of 2"])
    }

    private var zones: [String] { RandomPictures.zones }
}
