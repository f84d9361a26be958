import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Pages and drawings") struct MarkupTests {
    /// Every form of every picture of a trip around a date.
    private func documents(
        _ trip: Itinerary, _ view: AgendaView, _ date: CivilDate, _ setting: PictureSetting
    ) throws -> [String] {
        let day = DayGrid(trip, view: view, date: date, rowMinutes: 60)
        let week = WeekGrid(
            trip, view: view, containing: date, firstWeekday: .sunday, lines: 4, tripDates: nil)
        let month = MonthGrid(
            trip, view: view, containing: date, firstWeekday: .monday, lines: 3, tripDates: nil)
        let last = (try? date.adding(days: 6)) ?? date
        let timeline = Timeline(trip, view: view, dates: min(date, last)..<last)
        return [
            HTMLPage.days([day], of: trip, setting), HTMLPage.weeks([week], of: trip, setting),
            HTMLPage.months([month], of: trip, setting), HTMLPage.timeline(timeline, of: trip, setting),
            SVGPicture.days([day], of: trip, setting), SVGPicture.weeks([week], of: trip, setting),
            SVGPicture.months([month], of: trip, setting), SVGPicture.timeline(timeline, of: trip, setting),
        ]
    }

    private static let hostile = [
        "</title></style></script><script>alert(1)</script>", "\" onload=\"alert(1)", "' x='", "a & b &lt; c",
        "]]>", "<!-- x -->", "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}", "\u{202E}gnirts\u{2066}", "\u{FFFE}\u{FFFF}",
        "javascript:alert(1)", "שלום", "👩‍👩‍👧",
    ]

    @Test(arguments: hostile)
    func `a title is shown and never obeyed`(title: String) throws {
        let trip = try trip([
            try item(title, .event, "2027-03-12 10:00 Europe/Berlin", "2027-03-12 14:00 Europe/Berlin"),
            try item(title + ".", .lodging, "2027-03-11", "2027-03-14"),
        ])
        let setting = PictureSetting(name: title, rules: title, hourCycle: .hours24, now: nil)
        for document in try documents(trip, .traveller, try CivilDate(2027, 3, 12), setting) {
            let read = XMLReading(document)
            #expect(read.isWellFormed, "\(document)")
            #expect(!read.elements.contains { $0.name == "script" || $0.attributes["onload"] != nil })
            #expect(!read.elements.contains { $0.attributes["href"] != nil || $0.attributes["src"] != nil })
            #expect(!document.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
            #expect(!document.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
    }

    @Test func `what a title says stands in the page as it is written`() throws {
        let trip = try trip([
            try item(
                "Tule & Lemon <3", .restaurant, "2027-03-12 19:00 Europe/Berlin",
                "2027-03-12 21:00 Europe/Berlin")
        ])
        for document in try documents(trip, .home, try CivilDate(2027, 3, 12), plain) {
            #expect(XMLReading(document).text.contains("Tule & Lemon <3"))
        }
    }

    @Test func `a title from right to left keeps its direction to itself, and no other does`() throws {
        let trip = try trip([
            try item(
                "טיול\u{2068}", .tour, "2027-03-12 10:00 Europe/Berlin", "2027-03-12 14:00 Europe/Berlin")
        ])
        for document in try documents(trip, .home, try CivilDate(2027, 3, 12), plain).suffix(4) {
            #expect(document.contains("\u{2068}טיול\u{FFFD}\u{2069}"))
            var isOpen = false
            for scalar in document.unicodeScalars where scalar == "\u{2068}" || scalar == "\u{2069}" {
                #expect(isOpen == (scalar == "\u{2069}"))
                isOpen.toggle()
            }
            #expect(!isOpen)
        }
    }

    @Test func `a title without end is cut`() throws {
        let trip = try trip([
            try item(String(repeating: "a\u{301}", count: 100_000), .tour, "2027-03-12", "2027-03-20")
        ])
        for document in try documents(trip, .home, try CivilDate(2027, 3, 12), plain) {
            #expect(document.utf8.count < 200_000)
            #expect(document.contains("…"))
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `every document is well formed and leaves nothing out unsaid`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomPictures.trip(&random, most: 40)
        let view = try RandomPictures.view(&random)
        let date = try CivilDate(2027, 3, Int.random(in: 1...25, using: &random))
        var setting = PictureSetting(
            name: "T & co", rules: "tz 2026f", hourCycle: .hours12,
            now: try Instant(parsing: "2027-03-12T08:00:00Z"))
        setting.worldZones = Int.random(in: 0...4, using: &random)
        let read = try documents(trip, view, date, setting).map { XMLReading($0) }
        for document in read { #expect(document.isWellFormed) }
        // A day, as a page and as a drawing: everything is named or counted.
        let grid = DayGrid(trip, view: view, date: date, rowMinutes: 60)
        for document in [read[0], read[4]] {
            // The description of a drawing names everything; that does not count.
            let texts = zip(document.elements, document.texts).filter { $0.0.name != "desc" }.map(\.1)
            let words = texts.joined(separator: " ")
            // One for each line of a list, and one for each row of a block.
            let lines = (grid.banners + grid.offAxis).map { ($0.scheduled, 1) }
            let unseen = (lines + grid.blocks.map { ($0.entry.scheduled, $0.rows.count) })
                .filter { !words.contains($0.0.activity.title.prefix(3)) }.reduce(0) { $0 + $1.1 }
            let counted = words.split(separator: "+").dropFirst().reduce(0) { sum, part in
                let words = part.split(separator: " ", maxSplits: 2)
                return sum + (words.count > 1 && words[1].hasPrefix("more") ? Int(words[0]) ?? 0 : 0)
            }
            #expect(counted == unseen)
        }
    }

    /// The columns that each row of an HTML table takes, cells from rows above counted.
    private func rowWidths(_ read: XMLReading) -> [Int] {
        var widths: [Int] = []
        var above: [Int: Int] = [:]
        for (name, attributes) in read.elements {
            if name == "tr" { widths.append(above.removeValue(forKey: widths.count) ?? 0) }
            guard name == "td" || name == "th", !widths.isEmpty else { continue }
            let columns = Int(attributes["colspan"] ?? "1") ?? 0
            widths[widths.count - 1] += columns
            for row in 1..<max(1, Int(attributes["rowspan"] ?? "1") ?? 0) {
                above[widths.count - 1 + row, default: 0] += columns
            }
        }
        return widths
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `each row of a table has the same columns`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomPictures.trip(&random, most: 60)
        let view = try RandomPictures.view(&random)
        let date = try CivilDate(2027, 3, Int.random(in: 1...25, using: &random))
        for document in try documents(trip, view, date, plain).prefix(3) {
            #expect(Set(rowWidths(XMLReading(document))).count <= 1, "\(document)")
        }
    }

    @Test func `a page has headings, scopes and a title, a drawing a name and a description`() throws {
        let trip = try trip([
            try item("QJ 716", .flight, "2027-03-12 17:00 Asia/Tokyo", "2027-03-12 10:05 America/Los_Angeles")
        ])
        let found = try documents(trip, .traveller, try CivilDate(2027, 3, 12), plain).map { XMLReading($0) }
        for page in found.prefix(4) {
            #expect(page.count("title") == 1)
            #expect(page.count("h1") == 1)
            #expect(page.count("h2") >= 1)
            #expect(page.elements[0].attributes["lang"] == "en")
        }
        for page in found.prefix(3) {
            #expect(page.elements.filter { $0.name == "th" }.allSatisfy { $0.attributes["scope"] != nil })
        }
        for drawing in found.suffix(4) {
            let root = drawing.elements[0]
            #expect(root.attributes["role"] == "graphics-document document")
            #expect(root.attributes["aria-labelledby"] == "title")
            #expect(drawing.elements.contains { $0.attributes["id"] == "title" })
            #expect(drawing.text.contains("QJ 716"))
        }
    }

    @Test func `the ends of the calendar, an empty trip and a crowd have documents`() throws {
        for date in ["0001-01-01", "9999-12-31"] {
            for document in try documents(
                try trip([]), .zone("Asia/Tokyo"), try CivilDate(parsing: date), plain)
            {
                #expect(XMLReading(document).isWellFormed)
            }
        }
        let crowd = try trip(
            try (0..<10_000).map {
                try item("N\($0)", .event, "2027-01-10 09:00 Europe/Berlin", "2027-01-10 10:00 Europe/Berlin")
            })
        for document in try documents(crowd, .home, try CivilDate(2027, 1, 10), plain) {
            #expect(document.utf8.count < 60_000)
            #expect(document.contains("more"))
        }
    }
}
