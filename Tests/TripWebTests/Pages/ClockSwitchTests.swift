import CivilTime
import Foundation
import Testing
import TripStorage
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
