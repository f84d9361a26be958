import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// The signs beside activities that something is wrong with.
@Suite("Signs of findings") struct FindingSignTests {
    /// QJ 81 leaves Los Angeles 55 minutes after QJ 60 has landed there: a warning, as docs/demo/family says.
    static let flight = "uid=family-flight-frankfurt%40winter.example"
    static let sign = "<a class=\"sign warning\" href=\""

    /// What stands in a page of an activity, once for each of its lines.
    static func entries(_ title: String, in text: String) -> [Substring] {
        text.components(separatedBy: "<li class=\"entry").dropFirst().compactMap { piece in
            let line = piece.components(separatedBy: "</li>")[0]
            return line.contains("<bdi>\(title)</bdi>") ? Substring(line) : nil
        }
    }

    @Test(arguments: ["", "/day/2027-04-08", "/week/2027-04-08", "/month/2027-04", "/timeline"])
    func `an activity has one sign, in a word too, that leads to its finding`(view: String) async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get(trip + view).text
        let flights = Self.entries("Flight QJ 81 Los Angeles - Frankfurt am Main", in: text)
        #expect(!flights.isEmpty)
        for flight in flights {
            #expect(flight.components(separatedBy: "class=\"sign").count == 2)
            #expect(flight.contains("<span aria-hidden=\"true\">!</span>"))
            #expect(flight.contains("<span class=\"hidden\">1 warning: <bdi>Flight QJ 81"))
            let link = try #require(flight.components(separatedBy: Self.sign).dropFirst().first)
            let parts = link.prefix { $0 != "\"" }.split(separator: "#")
            let findings = try await pages.get(String(parts[0])).text
            let item = try #require(
                findings.components(separatedBy: "<li id=\"\(parts[1])\"").dropFirst().first)
            #expect(item.components(separatedBy: "<li id=")[0].contains(">tight-connection</span>"))
        }
        // What is only noted is no fault.
        for flight in Self.entries("Flight QJ 101 Los Angeles - Auckland", in: text) {
            #expect(!flight.contains("class=\"sign"))
        }
    }

    @Test func `what is given to others has no sign`() async throws {
        let (pages, trip) = try Pages.family()
        let feed = try await FeedPageTests.made(pages, "trip:\(FeedPageTests.tripID(pages))", "full")
        let share = "/s/" + feed.dropFirst("/f/".count).dropLast(".ics".count)
        for text in [try await pages.ask(.get, share).text, try await pages.get("\(trip)/paper").text] {
            #expect(text.contains("QJ 81"))
            #expect(!text.contains("class=\"sign"))
        }
    }

    @Test func `an activity shows its own findings`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/activity?\(Self.flight)").text
        #expect(text.contains("<h2 id=\"findings\">Findings</h2>"))
        #expect(text.contains("leaves 55 min after Flight QJ 60 Honolulu - Los Angeles arrives"))
        // The other flight is a link, and the page itself is none.
        #expect(text.contains("<bdi>Flight QJ 60 Honolulu - Los Angeles</bdi></a>"))
        #expect(!text.contains("<bdi>Flight QJ 81 Los Angeles - Frankfurt am Main</bdi></a>"))
        #expect(text.contains("\(trip)/findings\">All findings of the trip</a>"))
        let kayak = try await pages.get("\(trip)/activity?uid=family-kayak%40winter.example").text
        #expect(!kayak.contains("id=\"findings\""))
    }

    @Test func `a sign is gone when the trip is put right, and comes with what breaks it`() async throws {
        let (pages, trip) = try Pages.family()
        let day = "\(trip)/day/2027-04-08"
        #expect(try await pages.get(day).text.contains(Self.sign))
        func move(_ text: String) throws {
            try pages.store.write { writing in
                let id = try writing.trips()[0].id
                let key = ActivityKey(uid: ActivityUID("family-flight-frankfurt@winter.example"))
                guard var flight = try writing.activity(key, of: id),
                    case .timed(var start, let end) = flight.span
                else { return }
                start.local = try CivilDateTime(parsing: text)
                flight.span = .timed(start: start, end: end)
                try writing.save([flight], in: id)
            }
        }
        try move("2027-04-08T23:50:00")
        #expect(try await !pages.get(day).text.contains(Self.sign))
        try move("2027-04-08T22:20:00")
        #expect(try await pages.get(day).text.contains("class=\"sign"))
    }
}
