import CivilTime
import Foundation
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// A trip whose activities are not all on the dates that are stated for it.
@Suite("Dates of a trip on pages") struct TripDatesPageTests {
    /// Events of an hour in Berlin, of a trip that is said to be from 1 to 10 June 2027.
    static func pages(_ dates: [String], more: [[String]] = []) throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let events = dates.map { date in
            [
                "DTSTART;TZID=Europe/Berlin:\(date)T233000", "DTEND;TZID=Europe/Berlin:\(date)T235500",
                "SUMMARY:On \(date)",
            ]
        }
        let trip = try pages.imported(CrowdedPageTests.calendar(events + more), named: "june.ics")
        try pages.store.write { writing in
            guard var trip = try writing.trips().last else { return }
            (trip.start, trip.end) = (try CivilDate(2027, 6, 1), try CivilDate(2027, 6, 11))
            try writing.update(trip)
        }
        return (pages, trip)
    }

    @Test(arguments: [["20270325"], ["20270325", "20270605"], ["20270602", "20270701"]])
    func `activities outside of the stated dates are shown`(dates: [String]) async throws {
        let (pages, trip) = try Self.pages(dates)
        for page in ["", "/timeline", "/paper"] {
            let text = try await pages.get(trip + page).text
            #expect(!text.contains("Nothing happens"))
            // A timeline has room for some dates on a page, and links to the others.
            for date in page == "/timeline" ? Array(dates.prefix(1)) : dates {
                #expect(text.contains("On \(date)"), "\(page)")
            }
        }
    }

    /// 23:30 in Berlin on 10 June is 06:30 on the 11th in Tokyo, the date after the stated ones.
    @Test func `another clock may lead beyond the stated dates`() async throws {
        let (pages, trip) = try Self.pages(["20270610"])
        let text = try await pages.get("\(trip)?clock=Asia/Tokyo").text
        #expect(text.contains("id=\"day-2027-06-11\""))
        #expect(text.contains("On 20270610"))
    }

    @Test func `a series without an end begins on a date that is shown`() async throws {
        let (pages, trip) = try Self.pages(
            [],
            more: [
                [
                    "DTSTART;TZID=Europe/Berlin:20270701T090000",
                    "DTEND;TZID=Europe/Berlin:20270701T100000",
                    "RRULE:FREQ=WEEKLY", "SUMMARY:Lesson",
                ]
            ])
        let text = try await pages.get(trip).text
        #expect(text.contains("id=\"day-2027-07-01\""))
        #expect(text.contains("<bdi>Lesson</bdi>"))
    }

    // MARK: - Home

    @Test func `a home that was typed is home for all, and one of the environment is not`() async throws {
        let database = try Pages.family().pages.responder.household.database
        for isTyped in [true, false] {
            let pages = try Pages(
                home: database.zone(named: "Asia/Tokyo"), isTyped: isTyped)
            let trip = try pages.imported("docs/demo/family/family.ics")
            try pages.store.write { writing in
                for var person in try writing.persons() {
                    person.home = try ZoneID("Europe/Lisbon")
                    try writing.save(person)
                }
            }
            let home = isTyped ? "home Asia/Tokyo" : "home Europe/Lisbon"
            #expect(try await pages.get("\(trip)/day/2027-03-20").text.contains(home))
            let settings = try await pages.get("/settings").text
            #expect(
                settings.contains(isTyped ? "said by --home, for all" : "a person&#39;s own home goes first"))
        }
    }
}
