import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// The pages of the family of docs/demo; the expected times are those of CPython in its README.
@Suite("Pages of the family") struct FamilyPageTests {
    @Test func `the list has the trip with its dates`() async throws {
        let (pages, trip) = try Pages.family()
        let reply = try await pages.get("/trips")
        #expect(reply.status == 200)
        #expect(reply["Content-Type"] == "text/html; charset=utf-8")
        #expect(reply.text.contains("<a class=\"title\" href=\"\(trip)\"><bdi>Around the Pacific</bdi></a>"))
        #expect(reply.text.contains("2027-03-18 to 2027-04-09 · 24 activities"))
        #expect(try await pages.get("/trips?which=current").text.contains(trip))
        for path in ["/trips?which=past", "/trips?which=archived"] {
            #expect(try await pages.get(path).text.contains("There are no such trips."), "\(path)")
        }
        #expect(try await pages.get("/trips?q=PACIFIC+around").text.contains(trip))
    }

    @Test func `a search finds what is in trips, and an empty one says what was searched`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            let id = try writing.trips()[0].id
            try writing.save(Todo(uid: ActivityUID("t"), title: "Pay for the WAITOMO tour"), in: id)
        }
        let found = try await pages.get("/trips?q=waitomo").text
        #expect(found.contains("<bdi>Tour of the Waitomo caves</bdi>"))
        #expect(found.contains("href=\"\(trip)/activity?uid="))
        #expect(
            found.contains(
                "<a class=\"title\" href=\"\(trip)/todos\"><bdi>Pay for the WAITOMO tour</bdi></a>"))
        #expect(found.contains("<bdi>Thu 25 March 2027 · Around the Pacific</bdi>"))
        #expect(!found.contains("There are no such trips."))
        #expect(try await !pages.get("/trips?q=waitomo&which=past").text.contains("Waitomo caves"))
        let nothing = try await pages.get("/trips?q=nothing").text
        #expect(
            nothing.contains("Nothing has all of these words. Searched were the names, notes and travellers"))
    }

    @Test func `of much that is found the first is shown`() async throws {
        let pages = try Pages()
        _ = try pages.imported(
            CrowdedPageTests.calendar(
                (0..<60).map {
                    [
                        "DTSTART;TZID=Europe/Berlin:20270601T090000",
                        "DTEND;TZID=Europe/Berlin:20270601T100000", "SUMMARY:Lesson \($0)",
                    ]
                }), named: "lessons.ics")
        let text = try await pages.get("/trips?q=lesson").text
        #expect(text.ranges(of: "<bdi>Lesson ").count == 50)
        #expect(text.contains("The first 50 are shown"))
    }

    @Test func `the itinerary says when the flight lands for the one at home`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get(trip).text
        // QJ 101 lands in Auckland at 2027-03-22T18:20:00Z: 07:20 on the 23rd there, 19:20 on the 22nd in Berlin.
        #expect(text.contains("at home: arrives 19:20 on Mon 22 March"))
        #expect(text.contains("<h2 id=\"day-2027-03-23\">"))
        #expect(
            text.contains(
                "clock: America/Los_Angeles to Pacific/Auckland, forward 20 h: 07:20 on Tue 23 March"))
    }

    @Test func `each clock shows its own times`() async throws {
        let (pages, trip) = try Pages.family()
        let rosa = try pages.store.read { try $0.persons().first { $0.name == "Rosa Winter" } }
        let id = try #require(rosa).id.text
        // The call is at 07:30 to 08:00 UTC on 28 March.
        for (clock, time) in [
            ("traveller", "20:30–21:00"), ("place", "20:30–21:00"), ("home", "09:30–10:00"),
            ("person%3A\(id)", "09:30–10:00"),
            ("Asia%2FTokyo", "16:30–17:00"),
        ] {
            let text = try await pages.get("\(trip)/day/2027-03-28?clock=\(clock)").text
            #expect(text.contains(">\(time)</time>"), "\(clock)")
            #expect(text.contains("Video call with Rosa"))
        }
        #expect(
            try await pages.get("\(trip)/day/2027-03-28?zone=Asia/Tokyo").text.contains(">16:30–17:00</time>")
        )
    }

    @Test func `a day has two scales, and as many hours as pass`() async throws {
        let (pages, trip) = try Pages.family()
        // In Picton 4 April has 25 hours; Berlin is ten hours behind from 03:00 (+12) on.
        let text = try await pages.get("\(trip)/day/2027-04-04").text
        #expect(text.contains("class=\"hours rows-50 lanes-1 scales-2\""))
        #expect(text.contains("clocks go back 1 h: 03:00 is 02:00 again (+12)"))
        #expect(text.contains("Berlin (home)"))
        #expect(text.contains(" · Sun 4 April 2027, Pacific/Auckland</span>"))
    }

    @Test func `a week is a list for each day, and a month a table`() async throws {
        let (pages, trip) = try Pages.family()
        let week = try await pages.get("\(trip)/week/2027-03-23").text
        #expect(week.components(of: "<section class=\"board\"") == 7)
        #expect(week.contains("<ol class=\"entries\">"))
        #expect(!week.contains("role=\"grid\""))
        let month = try await pages.get("\(trip)/month/2027-03").text
        #expect(month.contains("<caption><bdi>March 2027"))
        #expect(month.components(of: "<th scope=\"col\" abbr=") == 7)
        #expect(month.components(of: "<th scope=\"row\"") == 5)
        #expect(month.components(of: "<time datetime=\"2027-03-12\">") == 1)
    }

    @Test func `the findings are those of check, and lead to their activities`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/findings").text
        for rule in ["lost-day", "night-without-bed", "gained-day", "tight-connection"] {
            #expect(text.contains(">\(rule)</span>"), "\(rule)")
        }
        let link = try #require(text.range(of: "\(trip)/activity?uid="))
        let path = text[link.lowerBound...].prefix { $0 != "\"" }
        #expect(try await pages.get(String(path)).status == 200)
    }

    @Test func `who is where at a moment, on the clock at home too`() async throws {
        let (pages, trip) = try Pages.family()
        for path in ["\(trip)/who", "\(trip)/who?at=2027-03-28T07:45:00Z", "\(trip)/who?at=2027-03-28T09:45"]
        {
            let text = try await pages.get(path).text
            #expect(text.contains("at 09:45 on Sun 28 March in Europe/Berlin"), "\(path)")
            #expect(text.contains("<td><bdi>Auckland (Hotel: Ponsonby Lodge)</bdi></td>"))
            #expect(text.contains("<th scope=\"row\"><bdi>Rosa Winter</bdi></th>"))
        }
        #expect(try await pages.get("\(trip)/who?at=soon").status == 400)
    }

    @Test func `an activity says everything, and from whom`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/activity?uid=family-flight-auckland%40winter.example").text
        #expect(text.contains("<bdi>Sun 21 March 2027 22:30 -07:00 America/Los_Angeles</bdi>"))
        #expect(text.contains("<bdi>Tue 23 March 2027 07:20 +13:00 Pacific/Auckland</bdi>"))
        #expect(text.contains("all of it from"))
        #expect(try await pages.get("\(trip)/activity?uid=nothing").status == 404)
    }

    @Test func `the calendar file is the shared one unless another is asked for`() async throws {
        let (pages, trip) = try Pages.family()
        let shared = try await pages.get("\(trip)/trip.ics")
        #expect(shared["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(shared["Content-Disposition"] == "attachment; filename=\"trip.ics\"")
        #expect(shared.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(!shared.text.contains("winter.example"))
        #expect(try await pages.get("\(trip)/trip.ics?redact=full").text.contains("winter.example"))
        #expect(try await pages.get("\(trip)/trip.ics?redact=busy").text.contains("SUMMARY:Busy"))
    }

    @Test func `a change shows on the next page`() async throws {
        let (pages, trip) = try Pages.family()
        #expect(try await pages.get(trip).text.contains("Dinner at Kauri Table"))
        try pages.store.write { writing in
            let id = try #require(try writing.trips().first).id
            guard
                var dinner = try writing.activities(of: id).first(where: {
                    $0.title == "Dinner at Kauri Table"
                })
            else { return }
            dinner.title = "Dinner elsewhere"
            try writing.save([dinner], in: id)
        }
        let text = try await pages.get(trip).text
        #expect(text.contains("Dinner elsewhere"))
        #expect(!text.contains("Dinner at Kauri Table"))
    }
}

extension String {
    /// How often a text stands in this one.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
