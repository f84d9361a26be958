import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Where everybody is, over all trips.
@Suite("Who is where on pages") struct WhoPageTests {
    /// A trip in Berlin, and another one that leads to Auckland before it.
    static func pages() throws -> (pages: Pages, berlin: String, auckland: String) {
        let pages = try Pages()
        let berlin = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270405T100000", "DTEND;TZID=Europe/Berlin:20270405T110000",
                    "SUMMARY:Dentist",
                ]
            ]), named: "berlin.ics")
        let auckland = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270320T100000",
                    "DTEND;TZID=Pacific/Auckland:20270322T060000",
                    "SUMMARY:Flight BER to AKL", "CATEGORIES:FLIGHT",
                ],
                [
                    "DTSTART;TZID=Pacific/Auckland:20270328T200000",
                    "DTEND;TZID=Pacific/Auckland:20270328T220000", "SUMMARY:Dinner by the harbour",
                ],
            ]), named: "auckland.ics")
        return (pages, berlin, auckland)
    }

    @Test func `a person has one itinerary over all trips`() async throws {
        let (pages, berlin, auckland) = try Self.pages()
        for path in [berlin, auckland].map({ $0 + "/who" }) + ["/who"] {
            let text = try await pages.get(path).text
            #expect(text.contains("at 09:45 on Sun 28 March in Europe/Berlin"), "\(path)")
            #expect(text.contains("<td><bdi>Sun 20:45</bdi></td>"), "\(path)")
            #expect(text.contains("Auckland"), "\(path)")
        }
        #expect(try await pages.get("/trips").text.contains("<a class=\"start\" href=\"/who\">"))
        #expect(try await pages.get(berlin + "/who").text.contains("href=\"/who\""))
    }

    @Test func `an archived trip is of no account, but on its own page`() async throws {
        let (pages, berlin, auckland) = try Self.pages()
        try pages.store.write { writing in
            guard var trip = try writing.trips().last else { return }
            trip.isArchived = true
            try writing.update(trip)
        }
        #expect(try await !pages.get("/who").text.contains("20:45"))
        #expect(try await !pages.get(berlin + "/who").text.contains("20:45"))
        #expect(try await pages.get(auckland + "/who").text.contains("20:45"))
    }

    @Test(arguments: [
        ("20:00", "at 20:00 on Sun 28 March in Europe/Berlin"),
        ("2027-03-28 20:00 Asia/Tokyo", "at 13:00 on Sun 28 March in Europe/Berlin"),
        ("@1806220800", "at 18:00 on Sat 28 March"),
        ("2027-03-28", "Dinner by the harbour · until 22:00"),
        ("today", "Dinner by the harbour · until 22:00"), ("tomorrow", "Mon 29 March 2027"),
    ])
    func `what the command takes is taken`(typed: String, said: String) async throws {
        let (pages, _, auckland) = try Self.pages()
        for path in ["/who", auckland + "/who"] {
            let reply = try await pages.get("\(path)?at=\(PercentText.encoded(typed))")
            #expect(reply.status == 200, "\(typed)")
            #expect(typed.hasPrefix("@") || reply.text.contains(said), "\(typed)")
            #expect(reply.text.contains("value=\"\(typed)\""))
        }
    }

    @Test(arguments: [
        ("soon", "a moment is written like 20:00"), ("next week", "these are several dates"),
        ("2027-02-30", "2027-02-30"),
    ])
    func `what it refuses is refused beside the field`(typed: String, said: String) async throws {
        let (pages, _, auckland) = try Self.pages()
        for path in ["/who", auckland + "/who"] {
            let reply = try await pages.get("\(path)?at=\(PercentText.encoded(typed))")
            #expect(reply.status == 400)
            #expect(reply.text.contains("value=\"\(typed)\" aria-invalid=\"true\""))
            let problem = reply.text.components(separatedBy: "id=\"at-problem\">").dropFirst().first ?? ""
            #expect(problem.prefix { $0 != "<" }.contains(said), "\(problem.prefix(200))")
        }
    }
}
