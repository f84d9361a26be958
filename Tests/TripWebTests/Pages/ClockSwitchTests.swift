import CivilTime
import Foundation
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The switch of clocks on the pages that show single times.
@Suite("Clocks of pages with single times") struct ClockSwitchTests {
    @Test func `every page that shows times has the switch, and keeps what it shows`() async throws {
        let (pages, trip) = try Pages.family()
        let key = "uid=family-flight-auckland%40winter.example"
        for page in [
            "", "/day", "/week", "/month", "/timeline", "/map", "/paper?codes=0", "/findings", "/todos",
            "/drift", "/activity?\(key)",
        ] {
            let text = try await pages.get(trip + page).text
            #expect(text.contains("<select id=\"clock\" name=\"clock\">"), "\(page)")
            let form = text.components(separatedBy: "<form class=\"clocks\" method=\"get\"").dropFirst().first
            {
                $0.contains("id=\"clock\"")
            }
            let action = (form ?? "").prefix { $0 != ">" }
            #expect(!action.contains("?"), "\(action)")
            if page.contains("uid=") {
                #expect(
                    form?.contains("name=\"uid\" value=\"family-flight-auckland@winter.example\"") == true)
            }
            if page.contains("codes=") { #expect(form?.contains("name=\"codes\" value=\"0\"") == true) }
        }
        for page in ["/people", "/costs", "/files", "/details", "/export", "/who"] {
            #expect(try await !pages.get(trip + page).text.contains("id=\"clock\""), "\(page)")
        }
    }

    /// From 22:30 in Los Angeles on 21 March, which is 14:30 in Tokyo on the 22nd, to 18:20 UTC, which is 03:20 on the 23rd.
    @Test func `an activity has its times on the chosen clock`() async throws {
        let (pages, trip) = try Pages.family()
        let path = "\(trip)/activity?uid=family-flight-auckland%40winter.example"
        let tokyo = "Mon 22 March 2027 14:30 · Asia/Tokyo to Tue 23 March 2027 03:20 · Asia/Tokyo"
        #expect(
            try await pages.get("\(path)&clock=Asia/Tokyo").text.contains(
                "<dt>clock of Asia/Tokyo</dt><dd><bdi>\(tokyo)</bdi>"))
        #expect(try await !pages.get(path).text.contains("Asia/Tokyo</bdi>"))
        #expect(try await pages.get("\(path)&clock=place").status == 200)
        let wrong = try await pages.get("\(path)&zone=Mars/Olympus")
        #expect(wrong.status == 400)
        #expect(wrong.text.contains("id=\"zone-problem\">Mars/Olympus"))
        let long = try await pages.get("\(trip)/week?zone=" + String(repeating: "z", count: 5_000))
        #expect(long.status == 400)
        #expect(long.text.contains("zzz") && long.bytes.count < 60_000)
    }

    @Test(arguments: [
        ("Tokyo", "Asia/Tokyo"), ("HND", "Asia/Tokyo"), ("asia/tokyo", "Asia/Tokyo"), ("Osaka", "Asia/Tokyo"),
        ("Paris, FR", "Europe/Paris"), ("UTC", "UTC"), ("+05:30", "+05:30"), ("CET", "CET"), ("MST", "MST"),
    ])
    func `a clock is typed as a zone, an offset, a city or an airport`(typed: String, zone: String)
        async throws
    {
        let (pages, trip) = try Pages.family()
        let query = PercentText.encoded(typed)
        let day = try await pages.get("\(trip)/day/2027-03-28?zone=\(query)")
        #expect(day.status == 200)
        #expect(day.text.contains("clock of \(zone)"))
        #expect(day.text.contains("selected>of \(typed)</option>"))
        let beside = try await pages.get("\(trip)/day/2027-03-28?add-zone=\(query)")
        #expect(beside.status == 200)
        #expect(beside.text.contains("<li class=\"scale-head\">\(zone)</li>"))
        // The links of the page name it as it was typed, also with a comma.
        let next = try #require(
            CrowdedPageTests.links(beside.text).first { $0.contains("/day/2027-03-29?beside=") })
        #expect(try await pages.get(next).text.contains("<li class=\"scale-head\">\(zone)</li>"))
    }

    @Test func `the name of several cities is answered with all of them`() async throws {
        let (pages, trip) = try Pages.family()
        let feed = try await FeedPageTests.made(pages, "trip:\(FeedPageTests.tripID(pages))", "shared")
        let share = "/s/" + feed.dropFirst("/f/".count).dropLast(".ics".count)
        for path in ["\(trip)/day?zone=", "\(trip)/day?add-zone=", "\(share)?zone="] {
            let reply = try await pages.get(path + "Paris")
            #expect(reply.status == 400, "\(path)")
            #expect(reply.text.contains("Paris: several cities have this name; say "), "\(path)")
            #expect(reply.text.contains("&quot;Paris, FR&quot; (Europe/Paris)"), "\(path)")
            #expect(try await pages.get(path + "Osaka").status == 200, "\(path)")
        }
    }

    @Test func `large cities and the airports of the trip are proposed`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/day").text
        let list = try #require(text.components(separatedBy: "<datalist id=\"clock-zones\">").last)
            .components(separatedBy: "</datalist>")[0]
        for place in ["Osaka", "Mumbai", "AKL", "Asia/Tokyo"] {
            #expect(list.contains("<option value=\"\(place)\">"), "\(place)")
        }
        // Each of them is understood, and they are few beside the zones.
        let names = list.components(separatedBy: "<option value=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        let places = names.filter { !$0.contains("/") }
        #expect(places.count < 200)
        for place in places {
            #expect(
                (try? ClockChoice.zone(typed: String(place), in: pages.responder.household.database)) != nil,
                "\(place)")
        }
        #expect(list.utf8.count < 30_000)
        let form = try await pages.get("\(trip)/add").text
        #expect(form.contains("<option value=\"Osaka\">") && form.contains("<option value=\"AKL\">"))
    }

    @Test func `findings and to-dos have theirs`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            let due = ActivityTime(
                local: try CivilDateTime(parsing: "2027-04-01T12:00:00"), zone: try ZoneID("Europe/Berlin"))
            try writing.save(
                Todo(uid: ActivityUID("t"), title: "Pay", due: .time(due)), in: writing.trips()[0].id)
        }
        let todos = try await pages.get("\(trip)/todos?clock=Asia/Tokyo").text
        #expect(
            todos.contains("due Thu 1 April 2027 12:00 (Europe/Berlin), Thu 1 April 2027 19:00 · Asia/Tokyo"))
        #expect(try await !pages.get("\(trip)/todos?clock=home").text.contains("(Europe/Berlin), "))
        #expect(try await pages.get("\(trip)/findings?clock=Asia/Tokyo").text.contains(" · Asia/Tokyo</bdi>"))
        #expect(
            try await !pages.get("\(trip)/findings?clock=place").text.contains(" · Pacific/Auckland</bdi>"))
    }
}
