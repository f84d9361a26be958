import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// The timeline of the family of docs/demo; the expected times are those of CPython in its README.
@Suite("Timeline on a page") struct TimelinePageTests {
    @Test func `it is the staircase of the command, with links`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/timeline").text
        #expect(text.contains("<h2><bdi>Los Angeles -07 · America/Los_Angeles</bdi></h2>"))
        #expect(text.contains("<h2><bdi>Auckland +13 · Pacific/Auckland</bdi></h2>"))
        #expect(text.contains("<p class=\"jump\"><bdi>07:20 on Tue 23 March, clock forward 20 h</bdi></p>"))
        // In Picton 4 April has 25 hours.
        #expect(text.contains("/day/2027-04-04\">Sun 4 April 2027 · 25 h long</a></h3>"))
        #expect(
            text.contains(
                "<a class=\"title\" href=\"\(trip)/activity?uid=family-flight-auckland%40winter.example\">"))
        #expect(text.contains("Timeline</a></li>"))
    }

    @Test func `the lanes are one picture, with a name and no style of its own`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/timeline").text
        #expect(
            text.contains("role=\"img\" aria-labelledby=\"picture-title\" aria-describedby=\"picture-about\"")
        )
        #expect(text.contains("<title id=\"picture-title\">"))
        #expect(text.contains("<desc id=\"picture-about\">"))
        #expect(text.contains("class=\"jump\">25 h long</text>"))
        #expect(!text.contains("style="))
        #expect(!text.contains("<style"))
    }

    @Test func `each clock has its own dates`() async throws {
        let (pages, trip) = try Pages.family()
        let home = try await pages.get("\(trip)/timeline?clock=home").text
        #expect(home.contains("<h2><bdi>Berlin +01 · Europe/Berlin</bdi></h2>"))
        #expect(!home.contains("Pacific/Auckland</bdi></h2>"))
        // Summer time begins in Berlin on 28 March.
        #expect(home.contains("Sun 28 March 2027 · 23 h long</a></h3>"))
        #expect(
            try await pages.get("\(trip)/timeline?zone=Asia/Tokyo").text.contains("Tokyo +09 · Asia/Tokyo"))
    }

    @Test func `a long trip is shown in parts, and an address can name the first date`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270601T090000", "DTEND;TZID=Europe/Berlin:20270601T100000",
                    "SUMMARY:First",
                ],
                [
                    "DTSTART;TZID=Europe/Berlin:20270901T090000", "DTEND;TZID=Europe/Berlin:20270901T100000",
                    "SUMMARY:Last",
                ],
            ]), named: "long.ics")
        let first = try await pages.get("\(trip)/timeline").text
        #expect(first.contains("<bdi>First</bdi>"))
        #expect(!first.contains("<bdi>Last</bdi>"))
        #expect(first.contains("<a href=\"\(trip)/timeline/2027-07-06\">After</a>"))
        let last = try await pages.get("\(trip)/timeline/2027-08-10").text
        #expect(last.contains("<bdi>Last</bdi>"))
        #expect(last.contains("<a href=\"\(trip)/timeline/2027-07-06\">Before</a>"))
        #expect(!last.contains(">After</a>"))
        #expect(try await pages.get("\(trip)/timeline/2030-01-01").status == 200)
        #expect(try await pages.get("\(trip)/timeline/9999-12-31").status == 200)
        #expect(try await pages.get("\(trip)/timeline/2027-02-30").status == 400)
    }

    @Test func `ten thousand activities in a month stay a page`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270601T000000", "DTEND;TZID=Europe/Berlin:20270601T000200",
                    "RRULE:FREQ=MINUTELY;INTERVAL=4;COUNT=10000", "SUMMARY:Tick",
                ]
            ]), named: "series.ics")
        let reply = try await pages.get("\(trip)/timeline")
        #expect(reply.status == 200)
        #expect(reply.bytes.count < 1_000_000)
        #expect(reply.text.contains("more</text>"))
    }
}
