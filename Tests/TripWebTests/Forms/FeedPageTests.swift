import CivilTime
import Foundation
import HTTPTypes
import Sealing
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Feeds: made and revoked by forms, and fetched without a session.
@Suite("Feeds of the pages") struct FeedPageTests {
    static func send(_ pages: Pages, _ path: String, _ body: String) async throws -> Reply {
        try await pages.ask(
            .post, path, [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
    }

    /// Makes a feed by the form, and returns the path of its address.
    static func made(_ pages: Pages, _ scope: String, _ redaction: String, more: String = "") async throws
        -> String
    {
        let reply = try await send(
            pages, "/feeds",
            "label=Grandparents&scope=\(PercentText.encoded(scope))&redact=\(redaction)\(more)")
        #expect(reply.status == 200)
        let address = try #require(
            reply.text.components(separatedBy: "<code class=\"address\">").dropFirst().first)
        let text = String(address.prefix { $0 != "<" })
        #expect(text.hasPrefix("http://127.0.0.1:8642/f/"))
        return String(text.dropFirst("http://127.0.0.1:8642".count))
    }

    static func tripID(_ pages: Pages) throws -> String { try pages.store.read { try $0.trips()[0].id.text } }

    @Test func `an address is made, fetched without a session, and revoked`() async throws {
        let (pages, _) = try Pages.family()
        let path = try await Self.made(pages, "trip:\(Self.tripID(pages))", "shared")
        let reply = try await pages.ask(.get, path)
        #expect(reply.status == 200)
        #expect(reply["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(reply.text.hasPrefix("BEGIN:VCALENDAR"))
        #expect(reply.text.components(separatedBy: "BEGIN:VEVENT").count == 1 + 24)
        #expect(reply.text.contains("\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"))
        // It is shown once.
        let secret = path.dropFirst(3).dropLast(4)
        #expect(try await !pages.get("/feeds").text.contains(secret))
        let list = try await pages.get("/feeds").text
        #expect(list.contains("<bdi class=\"title\">Grandparents</bdi>"))
        #expect(
            list.contains(
                "the trip Around the Pacific · without codes, seats and notes · last fetched Sun 28 March 2027 09:45"
            ))
        let id = try #require(pages.store.read { try $0.feeds().first }).id
        #expect(try await Self.send(pages, "/feeds/revoke", "id=\(id.text)").status == 303)
        #expect(try await pages.ask(.get, path).status == 404)
        #expect(try await pages.get(path).status == 404)
    }

    @Test func `a program that has it already is told so`() async throws {
        let (pages, _) = try Pages.family()
        let path = try await Self.made(pages, "all", "shared")
        let first = try await pages.ask(.get, path)
        let tag = try #require(first["ETag"])
        for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let again = try await pages.ask(.get, path, [("If-None-Match", known)])
            #expect(again.status == 304, "\(known)")
            #expect(again.bytes.isEmpty)
            #expect(again["ETag"] == tag)
        }
        #expect(try await pages.ask(.get, path, [("If-None-Match", "\"x\"")]).status == 200)
        let head = try await pages.ask(.head, path)
        #expect(head.status == 200)
        #expect(head.bytes.isEmpty)
        #expect(head["Content-Length"] == "\(first.bytes.count)")
        try pages.store.write { writing in
            let trip = try writing.trips()[0].id
            try writing.record("rename", at: Instant(parsing: "2027-03-28T08:00:00Z"))
            guard var activity = try writing.activities(of: trip).first else { return }
            activity.title = "Another title"
            try writing.save(activity, in: trip)
        }
        let changed = try await pages.ask(.get, path, [("If-None-Match", tag)])
        #expect(changed.status == 200)
        #expect(changed["ETag"] != tag)
        #expect(changed.text.contains("Another title"))
    }

    @Test func `unknown, revoked and ended addresses have one answer`() async throws {
        let (pages, _) = try Pages.family()
        let ended = try await Self.made(pages, "all", "busy", more: "&expires=2027-03-28")
        #expect(try await pages.ask(.get, ended).status == 200)
        try pages.store.write { writing in
            let feed = try writing.feeds()[0]
            let old = Feed(
                id: feed.id, label: feed.label, scope: feed.scope, redaction: feed.redaction,
                digest: feed.digest,
                createdAt: feed.createdAt, expiresAt: try Instant(parsing: "2027-03-28T07:45:00Z"))
            try writing.save(old)
        }
        let gone = try await Self.made(pages, "trip:\(Self.tripID(pages))", "full")
        try pages.store.write { try $0.delete($0.trips()[0].id) }
        let unknown = try await pages.ask(.get, "/f/\(String(repeating: "0", count: 64)).ics")
        #expect(unknown.status == 404)
        for path in [ended, gone, "/f/.ics", "/f/x.ics"] {
            let reply = try await pages.ask(.get, path)
            #expect(reply.status == 404)
            #expect(reply.text == unknown.text)
            #expect(reply.fields == unknown.fields)
        }
    }

    @Test func `a protected trip is in no feed`() async throws {
        let (pages, _) = try Pages.family()
        let own = try await Self.made(pages, "trip:\(Self.tripID(pages))", "full")
        let all = try await Self.made(pages, "all", "full")
        try pages.store.write { writing in
            let id = try writing.trips()[0].id
            try writing.seal(SealedTrip(id: id, sealedAt: Instant(parsing: "2027-03-01T00:00:00Z"), box: [1]))
        }
        #expect(try await pages.ask(.get, own).status == 404)
        #expect(try await pages.ask(.get, all).status == 404)
    }

    /// Codes, seats and notes of every kind, also in titles.
    @Test(arguments: ["shared", "busy"]) func `a redacted feed holds no code of any trip`(level: String)
        async throws
    {
        let pages = try Pages()
        var secrets: [String] = []
        for number in 0..<20 {
            let (code, seat) = ("Q\(number + 10)X7ZP", "\(number + 11)K")
            secrets += [code, "seat \(seat)", "note\(number)word", "guest\(number)@example.org"]
            let bytes = CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270601T100000", "DTEND;TZID=Asia/Tokyo:20270602T080000",
                    "SUMMARY:Flight QJ \(100 + number) BER-HND \(code)", "CATEGORIES:FLIGHT",
                    "DESCRIPTION:Booking reference: \(code)\\nseat \(seat)\\nnote\(number)word",
                    "ATTENDEE;CN=Guest:mailto:guest\(number)@example.org", "LOCATION:BER",
                    "URL:https://air.example/manage?pnr=\(code)",
                ]
            ])
            let own = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
                of: "UID:0@test", with: "UID:\(code)-0@air.example")
            _ = try pages.imported(Array(own.utf8), named: "trip \(number)")
        }
        let path = try await Self.made(pages, "all", level)
        let text = try await pages.ask(.get, path).text.replacingOccurrences(of: "\r\n ", with: "")
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 1 + 20)
        for secret in secrets { #expect(!text.localizedCaseInsensitiveContains(secret), "\(secret)") }
        if level == "busy" { #expect(!text.contains("QJ 10")) }
    }

    @Test func `a person's feed has what they take part in`() async throws {
        let (pages, _) = try Pages.family()
        let ben = try #require(pages.store.read { try $0.persons().first { $0.name == "Dan Winter" } })
        let path = try await Self.made(pages, "person:\(ben.id.text)", "shared")
        let text = try await pages.ask(.get, path).text
        let trip = try pages.store.read { try $0.trips()[0] }
        let own = try pages.store.read { try $0.activities(of: trip.id) }.filter {
            trip.participants(of: $0).contains(ben.id)
        }
        #expect(own.count > 2 && own.count < 24)
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 1 + own.count)
    }

    @Test func `what is refused is told, and nothing typed is lost`() async throws {
        let (pages, _) = try Pages.family()
        for (body, words) in [
            ("label=&scope=all&redact=busy&expires=2027-04-01", "give some text"),
            ("label=Old&scope=all&redact=busy&expires=2027-03-01", "is past; a feed ends later"),
            ("label=Odd&scope=all&redact=busy&expires=soon", "soon"),
            ("label=Gone&scope=trip%3Ax&redact=busy&expires=2027-04-01", "there is no such trip"),
        ] {
            let reply = try await Self.send(pages, "/feeds", body)
            #expect(reply.status == 422, "\(body)")
            #expect(reply.text.contains(words), "\(body)")
            #expect(reply.text.contains("<option value=\"busy\" selected>"))
            #expect(!reply.text.contains("class=\"address\""))
        }
        for body in ["", "label=A&scope=x&redact=busy", "label=A&scope=all&redact=x"] {
            #expect(try await Self.send(pages, "/feeds", body).status == 400)
        }
        #expect(try await Self.send(pages, "/feeds/revoke", "id=unknown").status == 303)
        #expect(try pages.store.read { try $0.feeds() }.isEmpty)
        #expect(try await pages.ask(.get, "/feeds").status == 403)
        #expect(try await pages.ask(.post, "/feeds", body: "label=A&scope=all&redact=full").status == 403)
    }

    @Test func `the uses of a feed are written down by the hour, and change no history`() async throws {
        let (pages, _) = try Pages.family()
        let path = try await Self.made(pages, "all", "shared")
        try pages.store.write { writing in
            try writing.record("rename", at: Instant(parsing: "2027-03-28T07:00:00Z"))
            var trip = try writing.trips()[0]
            trip.name = "Around"
            try writing.update(trip)
        }
        let history = try pages.store.read { try $0.history() }
        #expect(history.count == 1)
        _ = try await pages.ask(.get, path)
        let feed = try #require(pages.store.read { try $0.feeds().first })
        let now = try Instant(parsing: "2027-03-28T07:45:00Z")
        #expect(feed.lastUsedAt == now)
        #expect(!StoreFeeds.isUseNews(feed, at: try now.adding(.seconds(3599))))
        #expect(StoreFeeds.isUseNews(feed, at: try now.adding(.seconds(3600))))
        #expect(try pages.store.read { try $0.history() } == history)
        // Of the secret only the digest is kept.
        #expect(feed.digest == ContentDigest(of: Array(path.dropFirst(3).dropLast(4).utf8)).text)
    }
}
