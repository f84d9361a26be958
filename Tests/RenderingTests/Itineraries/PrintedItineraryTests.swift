import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@testable import Rendering

@Suite("Printed itineraries") struct PrintedItineraryTests {
    static func activities() throws -> [Activity] {
        var flight = try item(
            "QJ 714", .flight, "2027-03-12 17:00 Asia/Tokyo", "2027-03-12 11:00 America/Los_Angeles")
        flight.carrier = "Quell Air"
        flight.number = "QJ 714"
        flight.confirmation = "R7KQ2M"
        flight.seat = "34K"
        flight.place = Place(name: "Haneda", code: "HND")
        flight.place?.terminal = "3"
        flight.destination = Place(name: "Los Angeles", code: "LAX")
        flight.cost = try Money("1412.5 CHF")
        flight.paid = .full
        var stay = try item(
            "Hotel <b>", .lodging, "2027-03-12 15:00 America/Los_Angeles",
            "2027-03-15 11:00 America/Los_Angeles")
        stay.cost = try Money("300 USD")
        stay.notes = "# not a heading\n- not a list [x](http://example.org)"
        return [flight, stay]
    }

    static func printed(_ activities: [Activity], costs: Bool = true, codes: Bool = true) throws
        -> PrintedItinerary
    {
        let setting = PictureSetting(name: "Trip *west*", rules: nil, hourCycle: .hours24, now: nil)
        return PrintedItinerary(
            of: try trip(activities, home: "Asia/Tokyo"), setting, showsCosts: costs, showsCodes: codes)
    }

    @Test(arguments: [
        ("3", "Haneda (HND), terminal 3, gate 12"), ("Terminal 3", "Haneda (HND), Terminal 3, gate 12"),
        ("Tom Bradley", "Haneda (HND), Tom Bradley, gate 12"), ("", "Haneda (HND), gate 12"),
    ])
    func `a terminal that says so itself is not called one twice`(_ terminal: String, _ told: String) throws {
        var place = Place(name: "Haneda", code: "HND")
        (place.terminal, place.gate) = (terminal, "12")
        #expect(ViewWords.place(place, of: .flight) == told)
        var activities = try Self.activities()
        activities[0].place = place
        let text = try Self.printed(activities).markdown.replacing("\\", with: "")
        #expect(text.contains("from \(told)\n"))
    }

    @Test(arguments: [
        ("Berlin Hbf", "1", ActivityKind.train, "Berlin Hbf, platform 1"),
        ("ZOB", "7", .bus, "ZOB, platform 7"),
        ("Pier", "7", .ferry, "Pier, terminal 7"), ("Haneda Terminal 3", "3", .flight, "Haneda Terminal 3"),
    ])
    func `a train has a platform, and what the name says is not said again`(
        _ name: String, _ terminal: String, _ kind: ActivityKind, _ told: String
    ) {
        var place = Place(name: name)
        place.terminal = terminal
        #expect(ViewWords.place(place, of: kind) == told)
    }

    @Test func `a trip is told day by day, each end of a flight on both clocks`() throws {
        let text = try Self.printed(Self.activities()).markdown
        // 17:00 in Tokyo is 08:00 UTC, midnight in Los Angeles (PST, UTC-8); 11:00 there is 19:00 UTC, 04:00 in Tokyo.
        #expect(text.hasPrefix("# Trip \\*west\\*\n"))
        #expect(text.contains("departs 17:00 on Fri 12 March in Tokyo, 00:00 in Los Angeles"))
        #expect(
            text.contains("arrives 11:00 on Fri 12 March in Los Angeles, 04:00 on Sat 13 March in Tokyo"))
        #expect(text.contains("  - from Haneda (HND), terminal 3\n"))
        #expect(text.contains("  - 1412.50 CHF, paid\n"))
        #expect(text.contains("  - 300.00 USD, not paid; 100.00 USD a night\n"))
        #expect(text.contains("night 1 of 3"))
        #expect(text.contains("  - confirmation R7KQ2M\n"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("## ") }.count == 4)
    }

    @Test func `costs and codes are told only to whom they are for`() throws {
        let text = try Self.printed(Self.activities(), costs: false, codes: false).markdown
        for secret in ["CHF", "USD", "R7KQ2M", "34K"] { #expect(!text.contains(secret), "\(secret)") }
    }

    @Test func `nothing in a text becomes a heading, a list, a link or an element`() throws {
        let printed = try Self.printed(Self.activities())
        #expect(
            printed.markdown.contains("\\# not a heading - not a list \\[x\\](http\\://example\\.org)"))
        #expect(printed.markdown.contains("Hotel \\<b>"))
        let page = XMLReading(printed.html)
        #expect(page.isWellFormed)
        #expect(page.count("b") == 0)
        #expect(page.count("a") == 0)
        #expect(page.text.contains("Hotel <b>"))
        #expect(page.count("h2") == 4)
    }

    @Test(arguments: [
        ("Europe/Berlin.", "Europe/Berlin."), ("Airport (FRA)", "Airport (FRA)"),
        ("3 > 2 = yes!", "3 > 2 = yes!"),
        ("1. list", "1\\. list"), ("12) list", "12\\) list"), ("# a", "\\# a"), ("a # b", "a # b"),
        ("-1", "\\-1"),
        ("A & B", "A & B"), ("&lt;", "\\&lt;"), ("*a*", "\\*a\\*"), ("a@b.example", "a\\@b\\.example"),
    ])
    func `only what would be mark-up is escaped`(_ text: String, _ escaped: String) {
        #expect(MarkdownText.escaped(text) == escaped)
    }

    @Test(arguments: [
        "\u{202E}gnp.exe", "a\r\n# b", "1. list", "- list", "\u{1B}[31m", "שלום (x)", "", "> quote",
        "``` code", "| a |", "&lt;",
    ])
    func `a strange title stays one line of text`(_ title: String) throws {
        let printed = try Self.printed([
            try item(title, .event, "2027-03-12 15:00 Asia/Tokyo", "2027-03-12 16:00 Asia/Tokyo")
        ])
        let lines = printed.markdown.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("- **") }.count == 1)
        #expect(lines.filter { $0.hasPrefix("#") }.count == 2)
        #expect(!printed.markdown.contains("\u{202E}") && !printed.markdown.contains("\u{1B}"))
        let page = XMLReading(printed.html)
        #expect(page.isWellFormed)
        #expect(page.count("li") == 1)
    }

    @Test func `a trip without activities is a page all the same`() throws {
        let printed = try Self.printed([])
        #expect(printed.markdown.contains("home is Asia/Tokyo"))
        #expect(XMLReading(printed.html).isWellFormed)
    }
}
