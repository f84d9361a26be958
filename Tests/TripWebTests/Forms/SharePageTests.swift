import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The page of a feed: read without a session, and holding nothing that the feed does not hold.
@Suite("Pages to read") struct SharePageTests {
    /// Makes a feed of one trip, and returns the paths of its calendar and its page.
    static func made(_ pages: Pages, _ trip: String, _ redaction: String, more: String = "") async throws
        -> (calendar: String, page: String)
    {
        let reply = try await FeedPageTests.send(
            pages, "/feeds",
            FeedPageTests.uid()
                + "label=Grandparents&scope=\(PercentText.encoded("trip:\(trip)"))&redact=\(redaction)\(more)"
        )
        #expect(reply.status == 200)
        let paths = reply.text.components(separatedBy: "<code class=\"address\">").dropFirst().map {
            String($0.prefix { $0 != "<" }.dropFirst("http://127.0.0.1:8642".count))
        }
        try #require(paths.count == 2)
        return (paths[1], paths[0])
    }

    /// A page without the example in its field for a zone.
    static func withoutHint(_ text: String) -> String {
        text.replacingOccurrences(of: "placeholder=\"Asia/Tokyo\"", with: "")
    }

    static func family(_ redaction: String) async throws -> (pages: Pages, page: String) {
        let (pages, _) = try Pages.family()
        return (pages, try await made(pages, FeedPageTests.tripID(pages), redaction).page)
    }

    @Test func `a feed of one trip has two addresses with one secret`() async throws {
        let (pages, _) = try Pages.family()
        let made = try await Self.made(pages, FeedPageTests.tripID(pages), "shared")
        #expect(made.calendar.hasPrefix("/f/") && made.page.hasPrefix("/s/"))
        #expect(made.calendar.dropFirst(3).dropLast(4) == made.page.dropFirst(3))
        #expect(try pages.store.read { try $0.feeds() }.count == 1)
        let all = try await FeedPageTests.made(pages, "all", "shared")
        let many = try await pages.ask(.get, "/s/" + all.dropFirst(3).dropLast(4))
        #expect(many.status == 404)
    }

    /// 12:00 in Berlin on 15 June is 19:00 in Tokyo, where the travellers are.
    @Test func `the time of the travellers is not called that of the reader`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270614T100000", "DTEND;TZID=Asia/Tokyo:20270615T060000",
                    "SUMMARY:Flight BER to HND", "CATEGORIES:FLIGHT",
                ],
                [
                    "DTSTART;TZID=Europe/Berlin:20270615T120000",
                    "DTEND;TZID=Europe/Berlin:20270615T130000", "SUMMARY:Call",
                ],
            ]), named: "tokyo.ics")
        #expect(try await pages.get("\(trip)?clock=place").text.contains("19:00 for the travellers"))
        let page = try await Self.made(pages, FeedPageTests.tripID(pages), "shared").page
        let text = try await pages.ask(.get, page).text
        #expect(text.contains("19:00 for the travellers"))
        #expect(!text.contains("your time"))
    }

    @Test func `a date that is years off hides nothing of the rest`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar(
                ["2017", "2027"].map { year in
                    [
                        "DTSTART;TZID=Europe/Berlin:\(year)1031T100000",
                        "DTEND;TZID=Europe/Berlin:\(year)1031T110000", "SUMMARY:Fair of \(year)",
                    ]
                }), named: "fair.ics")
        let page = try await Self.made(pages, FeedPageTests.tripID(pages), "shared").page
        for text in [try await pages.ask(.get, page).text, try await pages.get("\(trip)/paper").text] {
            #expect(text.contains("Fair of 2017") && text.contains("Fair of 2027"))
            #expect(!text.contains("There is more after"))
        }
    }

    @Test func `an activity that there is not has no form of what belongs to it`() async throws {
        let (pages, trip) = try Pages.family()
        for path in ["add-expense", "files"] {
            #expect(
                try await pages.ask(.get, "\(trip)/\(path)?uid=nope", [("Cookie", pages.cookie)]).status
                    == 404)
        }
    }

    @Test func `it is read without a session, and leads nowhere`() async throws {
        let (pages, path) = try await Self.family("shared")
        let reply = try await pages.ask(.get, path)
        #expect(reply.status == 200)
        #expect(reply["Content-Type"] == "text/html; charset=utf-8")
        #expect(reply["X-Robots-Tag"] == "noindex")
        #expect(reply["Cache-Control"] == "private, no-cache")
        #expect(reply.text.contains("<bdi>Around the Pacific</bdi>"))
        #expect(reply.text.contains("clock of each place · without codes, seats and notes · tz 2026f"))
        #expect(reply.text.components(separatedBy: "<li class=\"entry").count > 1 + 20)
        // Links to the content and to the style sheet; the one form asks this page for another zone.
        let hrefs = reply.text.components(separatedBy: " href=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        #expect(
            hrefs.allSatisfy {
                $0 == "#main" || $0 == "#day-2027-03-28" || $0 == "data:," || $0.hasPrefix("/style-")
            }, "\(hrefs)")
        #expect(!reply.text.contains("method=\"post\""))
        let forms = reply.text.components(separatedBy: "<form").dropFirst()
        #expect(forms.count == 1)
        #expect(forms.first?.hasPrefix(" class=\"clocks\" method=\"get\" action=\"\(path)\"") == true)
        // To be signed in shows no more.
        #expect(try await pages.get(path).text == reply.text)
        // Nothing names the zone of the home, the travellers, or the trip's own address.
        let trip = try FeedPageTests.tripID(pages)
        for secret in ["Winter", "Ben ", trip, "/trips", "Grandparents"] {
            #expect(!reply.text.contains(secret), "\(secret)")
        }
    }

    @Test func `a trip that is under way leads to today`() async throws {
        let (pages, path) = try await Self.family("shared")
        let text = try await pages.ask(.get, path).text
        #expect(text.contains("<a class=\"start\" href=\"#day-2027-03-28\">Today</a>"))
        #expect(text.contains("<h2 id=\"day-2027-03-28\">"))
    }

    @Test func `the times are those of each place, or of a zone that is typed`() async throws {
        let (pages, path) = try await Self.family("shared")
        let tokyo = try await pages.ask(.get, path + "?zone=Asia%2FTokyo")
        #expect(tokyo.status == 200)
        #expect(tokyo.text.contains("clock of Asia/Tokyo"))
        #expect(tokyo.text.contains("<option value=\"Asia/Tokyo\" selected>of Asia/Tokyo</option>"))
        #expect(try await pages.ask(.get, path + "?clock=Asia%2FTokyo&zone=").text == tokyo.text)
        #expect(try await pages.ask(.get, path + "?clock=place&zone=").text == pages.ask(.get, path).text)
        // The clocks of the household are none of a reader's.
        for clock in ["home", "traveller", "person:x"] {
            #expect(try await pages.ask(.get, path + "?clock=\(clock)").text == pages.ask(.get, path).text)
        }
        let wrong = try await pages.ask(.get, path + "?zone=Nowhere")
        #expect(wrong.status == 400)
        #expect(wrong.text.contains("id=\"zone-problem\""))
        #expect(wrong["ETag"] == nil)
    }

    @Test func `busy times stand without places, also without their zones`() async throws {
        let (pages, path) = try await Self.family("busy")
        let text = Self.withoutHint(try await pages.ask(.get, path).text)
        #expect(text.contains("clock of UTC · busy times alone · "))
        #expect(text.contains("<h1><bdi>Busy</bdi></h1>"))
        let titles = text.components(separatedBy: "<span class=\"title\"><bdi>").dropFirst().map {
            $0.prefix { $0 != "<" }
        }
        #expect(titles.count > 15)
        #expect(Set(titles) == ["Busy"])
        for word in ["Pacific", "Asia/", "America/", "Europe/", "Tokyo", "flight", "hotel"] {
            #expect(!text.contains(word), "\(word)")
        }
    }

    /// Trips full of codes, in titles, places, notes, links, and in fields that only the sender's component has.
    private static func trip(_ number: Int) -> (bytes: [UInt8], secrets: [String], seat: String) {
        let (code, seat) = ("Q\(number + 10)X7ZP", "\(number + 11)K")
        let bytes = CrowdedPageTests.calendar([
            [
                "DTSTART;TZID=Europe/Berlin:20270601T100000", "DTEND;TZID=Asia/Tokyo:20270602T080000",
                "SUMMARY:Flight QJ \(100 + number) BER-HND \(code)", "CATEGORIES:FLIGHT",
                "DESCRIPTION:Booking reference: \(code)\\nseat \(seat)\\nnote\(number)word",
                "ATTENDEE;CN=Guest \(number):mailto:guest\(number)@example.org", "LOCATION:BER",
                "URL:https://air.example/manage?pnr=\(code)", "X-AIR-TICKET:ticket\(number)secret",
                "ATTACH:https://air.example/pass\(number).pdf", "COMMENT:comment\(number)word",
            ],
            [
                "DTSTART;VALUE=DATE:20270602", "DTEND;VALUE=DATE:20270605", "CATEGORIES:LODGING",
                "SUMMARY:Hotel Alta \(number)\\, PNR \(code)", "LOCATION:Room\(number)street 1\\, \(code)",
                "DESCRIPTION:Door code 77\(number)99", "CONTACT:contact\(number)@example.org",
            ],
            [
                "DTSTART;TZID=Asia/Tokyo:20270603T190000", "DTEND;TZID=Asia/Tokyo:20270603T210000",
                "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Dinner \(code)", "DESCRIPTION:table\(number)word",
            ],
        ])
        let own = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
            of: "UID:0@test", with: "UID:\(code)-0@air.example")
        let secrets = [
            code, "note\(number)word", "guest\(number)", "Guest \(number)", "ticket\(number)secret",
            "pass\(number).pdf", "comment\(number)word", "77\(number)99", "contact\(number)",
            "table\(number)word", "air.example",
        ]
        return (Array(own.utf8), secrets, seat)
    }

    @Test(arguments: ["shared", "busy"]) func `a redacted page holds no code of any trip`(level: String)
        async throws
    {
        let pages = try Pages()
        for number in 0..<20 {
            let (bytes, secrets, seat) = Self.trip(number)
            let trip = try pages.imported(bytes, named: "trip \(number)").dropFirst("/trips/".count)
            let made = try await Self.made(pages, String(trip), level)
            let text = Self.withoutHint(try await pages.ask(.get, made.page).text)
            // A flight stands on two dates, a stay on three or four, and a dinner on three; a stay keeps nobody busy.
            let least = level == "busy" ? 4 : 7
            #expect(text.components(separatedBy: "<li class=\"entry").count >= 1 + least, "\(number)")
            for secret in secrets + ["seat \(seat)", String(trip)] {
                #expect(!text.localizedCaseInsensitiveContains(secret), "\(secret)")
            }
            #expect(text.contains("QJ \(100 + number)") == (level == "shared"))
            for word in ["QJ", "BER", "Room\(number)street", "Hotel", "Dinner", "Tokyo"] where level == "busy"
            {
                #expect(!text.contains(word), "\(word)")
            }
        }
    }

    @Test func `a full page has the codes, and still no link`() async throws {
        let pages = try Pages()
        let (bytes, secrets, _) = Self.trip(3)
        let trip = try pages.imported(bytes, named: "trip").dropFirst("/trips/".count)
        let text = try await pages.ask(.get, Self.made(pages, String(trip), "full").page).text
        #expect(text.contains(secrets[0]) && text.contains(secrets[1]) && text.contains("77399"))
        #expect(!text.contains("href=\"/trips"))
    }

    @Test func `unknown, revoked and ended addresses, and trips that are gone, have one answer`() async throws
    {
        let (pages, _) = try Pages.family()
        let trip = try FeedPageTests.tripID(pages)
        let unknown = try await pages.ask(.get, "/s/\(String(repeating: "0", count: 64))")
        #expect(unknown.status == 404)
        let revoked = try await Self.made(pages, trip, "shared").page
        #expect(try await pages.ask(.get, revoked).status == 200)
        let id = try #require(pages.store.read { try $0.feeds().first }).id
        _ = try await FeedPageTests.send(pages, "/feeds/revoke", "id=\(id.text)")
        let ended = try await Self.made(pages, trip, "shared", more: "&expires=2027-03-28").page
        try pages.store.write { writing in
            let feed = try writing.feeds()[0]
            try writing.save(
                Feed(
                    id: feed.id, label: feed.label, scope: feed.scope, redaction: feed.redaction,
                    digest: feed.digest, createdAt: feed.createdAt,
                    expiresAt: try Instant(parsing: "2027-03-28T07:45:00Z")))
        }
        let gone = try await Self.made(pages, trip, "full").page
        #expect(try await pages.ask(.get, gone).status == 200)
        try pages.store.write { writing in
            let id = try writing.trips()[0].id
            try writing.seal(SealedTrip(id: id, sealedAt: Instant(parsing: "2027-03-01T00:00:00Z"), box: [1]))
        }
        for path in [revoked, ended, gone, "/s/x", "/s/x?zone=Nowhere", gone + ".ics"] {
            let reply = try await pages.ask(.get, path)
            #expect(reply.status == 404, "\(path)")
            #expect(reply.text == unknown.text)
            #expect(reply.fields == unknown.fields)
        }
        #expect(try await pages.ask(.post, gone, [("Sec-Fetch-Site", "same-origin")]).status == 405)
    }

    @Test func `a browser that has it already is told so, and its use is written down`() async throws {
        let (pages, path) = try await Self.family("shared")
        #expect(try pages.store.read { try $0.feeds()[0].lastUsedAt } == nil)
        let first = try await pages.ask(.get, path)
        #expect(
            try pages.store.read { try $0.feeds()[0].lastUsedAt } == Instant(parsing: "2027-03-28T07:45:00Z"))
        let tag = try #require(first["ETag"])
        let again = try await pages.ask(.get, path, [("If-None-Match", tag)])
        #expect(again.status == 304)
        #expect(again.bytes.isEmpty)
        let head = try await pages.ask(.head, path)
        #expect(head.status == 200)
        #expect(head["Content-Length"] == "\(first.bytes.count)")
        try pages.store.write { writing in
            let trip = try writing.trips()[0].id
            guard var activity = try writing.activities(of: trip).first else { return }
            activity.title = "Another <title>"
            try writing.save(activity, in: trip)
        }
        let changed = try await pages.ask(.get, path, [("If-None-Match", tag)])
        #expect(changed.status == 200)
        #expect(changed.text.contains("Another &lt;title&gt;"))
    }

    @Test func `an empty trip says so`() async throws {
        let pages = try Pages()
        try pages.store.write { try $0.create(Trip(id: TripID("empty"), name: "Lisbon")) }
        let text = try await pages.ask(.get, Self.made(pages, "empty", "shared").page).text
        #expect(text.contains("<h1><bdi>Lisbon</bdi></h1>"))
        #expect(text.contains("Nothing happens on this trip yet."))
    }

    /// What a page shows is what its calendar has; busy times lack the six stays, which take no time.
    @Test(arguments: Redaction.allCases) func `the page has every activity of the calendar`(level: Redaction)
        async throws
    {
        let (pages, _) = try Pages.family()
        let trip = try FeedPageTests.tripID(pages)
        _ = try await Self.made(pages, trip, level.rawValue)
        let feed = try #require(pages.store.read { try $0.feeds().first })
        let (database, now) = (pages.responder.household.database, pages.responder.household.now())
        let shared = try #require(
            pages.store.read {
                try SharedTrip(feed, in: $0, database, productID: "-//Test//EN", now: now) { _ in .utc }
            })
        #expect(shared.shown.activities.count == (level == .busy ? 18 : 24))
        let stored = try pages.store.read { try $0.activities(of: TripID(trip)) }
        #expect(
            Set(shared.shown.activities.map { $0.span.startDate }).count
                >= (level == .busy ? 1 : Set(stored.map { $0.span.startDate }).count))
    }
}
