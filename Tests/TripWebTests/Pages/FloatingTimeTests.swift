import Foundation
import Testing

@testable import TripWeb

/// Times without a zone, which are read on the traveller's clock.
@Suite("Floating times on the pages") struct FloatingTimeTests {
    /// Dinner at 19:00 without a zone, on the evening after the flight to Tokyo: 11:00 in Berlin, 05:00 in New York.
    private static func pages() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270308T100000", "DTEND;TZID=Asia/Tokyo:20270309T080000",
                    "SUMMARY:Flight BER to HND", "CATEGORIES:FLIGHT",
                ],
                ["DTSTART:20270309T190000", "DTEND:20270309T203000", "SUMMARY:Dinner"],
                [
                    "DTSTART:20270310T120000", "DTEND:20270310T123000", "RRULE:FREQ=DAILY;COUNT=2",
                    "SUMMARY:Lunch",
                ],
            ]), named: "tokyo.ics")
        return (pages, trip)
    }

    @Test(arguments: ["", "/day/2027-03-09", "/week/2027-03-09", "/month/2027-03", "/timeline"])
    func `a line has the time at home, as it is assumed`(page: String) async throws {
        let (pages, trip) = try Self.pages()
        let text = try await pages.get(trip + page).text
        #expect(text.contains("<span class=\"at-home\">at home: 11:00–12:30, assumed from Asia/Tokyo</span>"))
        // A time with a zone is not assumed.
        #expect(text.contains("<span class=\"at-home\">at home: arrives 00:00</span>"))
    }

    @Test func `a line has the times on the clocks beside it`() async throws {
        let (pages, trip) = try Self.pages()
        let text = try await pages.get("\(trip)/day/2027-03-09?beside=America/New_York").text
        #expect(text.contains("<bdi>America/New_York: 05:00–06:30, assumed from Asia/Tokyo</bdi>"))
    }

    @Test func `the page of an activity has its times on all clocks, and says what is assumed`() async throws
    {
        let (pages, trip) = try Self.pages()
        let text = try await pages.get("\(trip)/activity?uid=1%40test&clock=America/New_York").text
        let start = "Tue 9 March 2027 19:00 +09:00 Asia/Tokyo (assumed, no zone given)"
        #expect(text.contains("<dt>starts</dt><dd><bdi>\(start)</bdi>"))
        #expect(text.contains("<dt>lasts</dt><dd><bdi>1 h 30 min</bdi>"))
        #expect(
            text.contains(
                "<dt>at home</dt><dd><bdi>Tue 9 March 2027 11:00 to 12:30 · Europe/Berlin</bdi>"))
        let there = ["05:00", "06:30"].map { "Tue 9 March 2027 \($0) · America/New_York" }
        #expect(
            text.contains(
                "<dt>clock of America/New_York</dt><dd><bdi>\(there[0]) to \(there[1])</bdi>"))
    }

    @Test func `a series, and each of its occurrences, has them too`() async throws {
        let (pages, trip) = try Self.pages()
        let series = try await pages.get("\(trip)/activity?uid=2%40test").text
        #expect(series.contains("Wed 10 March 2027 04:00 to 04:30 · Europe/Berlin"))
        let second = try await pages.get(
            "\(trip)/activity?uid=2%40test&occurrence=2027-03-11T12:00:00"
        ).text
        #expect(second.contains("Thu 11 March 2027 04:00 to 04:30 · Europe/Berlin"))
        #expect(second.contains("Asia/Tokyo (assumed, no zone given)"))
    }
}
