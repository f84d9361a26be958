import CivilTime
import Foundation
import HTTPTypes
import Messages
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

    /// The identifier that a new form has.
    static func uid() -> String {
        var random = SystemRandomNumberGenerator()
        return "uid=\(FeedID.random(using: &random).text)&"
    }

    /// Makes a feed by the form, and returns the path of its address.
    static func made(_ pages: Pages, _ scope: String, _ redaction: String, more: String = "") async throws
        -> String
    {
        let reply = try await send(
            pages, "/feeds",
            uid() + "label=Grandparents&scope=\(PercentText.encoded(scope))&redact=\(redaction)\(more)")
        #expect(reply.status == 200)
        let address = try #require(
            reply.text.components(separatedBy: "<code class=\"address\">").dropFirst()
                .first { $0.contains("/f/") })
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

    @Test func `a trip in which nobody is said to travel is in the feed of whoever is me`() async throws {
        let pages = try Pages()
        _ = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let (ada, ben) = (PersonID("ada"), PersonID("ben"))
        try pages.store.write { writing in
            for (id, name) in [(ada, "Ada"), (ben, "Ben")] {
                var person = Person(id: id, name: name)
                person.isMe = id == ada
                try writing.save(person)
            }
        }
        let mine = try await Self.made(pages, "person:ada", "full")
        #expect(try await pages.ask(.get, mine).text.contains("SUMMARY:Swim"))
        let other = try await Self.made(pages, "person:ben", "full")
        #expect(try await !pages.ask(.get, other).text.contains("SUMMARY:Swim"))
    }

    @Test func `the page of busy times is in the language of the household, and their calendar is not`()
        async throws
    {
        let german = Catalogue(language: "de", translations: ["Busy": "Belegt"])
        let pages = try Pages(language: german)
        _ = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let path = try await Self.made(pages, "trip:\(Self.tripID(pages))", "busy")
        let page = try await pages.ask(.get, "/s/" + path.dropFirst(3).dropLast(4)).text
        #expect(page.contains("Belegt") && !page.contains("Busy"))
        #expect(try await pages.ask(.get, path).text.contains("SUMMARY:Busy"))
    }

    @Test func `a feed is given out sixty times an hour, and each feed by itself`() async throws {
        let (pages, _) = try Pages.family()
        let scope = "trip:\(try Self.tripID(pages))"
        let (path, other) = try await (Self.made(pages, scope, "busy"), Self.made(pages, scope, "shared"))
        let tag = try #require(try await pages.ask(.get, path)["ETag"])
        for _ in 1..<60 {
            #expect(try await pages.ask(.get, path, [("If-None-Match", tag)]).status == 304)
        }
        let refused = try await pages.ask(.get, path, [("If-None-Match", tag)])
        #expect(refused.status == 429)
        #expect(refused["Retry-After"] == "3601")
        #expect(refused.text.contains("Try again in 60 minutes."))
        #expect(try await pages.ask(.head, path).status == 429)
        #expect(try await pages.ask(.get, other).status == 200)
        pages.hands.advance(.seconds(3_599))
        #expect(try await pages.ask(.get, path).status == 429)
        pages.hands.advance(.seconds(2))
        #expect(try await pages.ask(.get, path).status == 200)
    }

    @Test func `who tries addresses is refused after thirty, and nobody else is`() async throws {
        let (pages, _) = try Pages.family()
        let path = try await Self.made(pages, "trip:\(Self.tripID(pages))", "shared")
        let page = "/s/" + path.dropFirst(3).dropLast(4)
        for number in 0..<30 {
            let guess = number.isMultiple(of: 2) ? "/f/guess\(number).ics" : "/s/guess\(number)"
            #expect(try await pages.ask(.get, guess, from: "192.0.2.7").status == 404)
        }
        for address in ["/f/guess.ics", "/s/guess", path, page] {
            #expect(try await pages.ask(.get, address, from: "192.0.2.7").status == 429, "\(address)")
        }
        #expect(try await pages.ask(.get, path, from: "192.0.2.8").status == 200)
        #expect(try await pages.ask(.get, "/f/guess.ics", from: "192.0.2.8").status == 404)
        pages.hands.advance(.seconds(3_600))
        #expect(try await pages.ask(.get, page, from: "192.0.2.7").status == 200)
    }

    /// The museum's ticket has no zone, and the trip is in Tokyo then: 14:00 there is 06:00 in Berlin.
    @Test func `subscribers get floating times in the zone that the pages read them in`() async throws {
        let pages = try Pages()
        let trip = try pages.imported("docs/demo/flight-frankfurt-tokyo.ics")
        let id = try TripID(Self.tripID(pages))
        try pages.store.write { writing in
            try writing.save(
                Activity(
                    uid: ActivityUID("museum"), kind: .tour, title: "Museum",
                    span: .timed(
                        start: ActivityTime(local: CivilDateTime(parsing: "2027-03-10T14:00"), zone: nil),
                        end: ActivityTime(local: CivilDateTime(parsing: "2027-03-10T16:30"), zone: nil))),
                in: id)
        }
        #expect(try await pages.get("\(trip)/day/2027-03-10?clock=home").text.contains("06:00"))
        for redaction in ["full", "shared"] {
            let path = try await Self.made(pages, "trip:\(id.text)", redaction)
            let text = try await pages.ask(.get, path).text
            #expect(text.contains("DTSTART;TZID=Asia/Tokyo:20270310T140000"), "\(redaction)")
            #expect(text.contains("DTEND;TZID=Asia/Tokyo:20270310T163000"), "\(redaction)")
        }
        // A file of one's own keeps what was said.
        #expect(try await pages.get("\(trip)/trip.ics").text.contains("DTSTART:20270310T140000\r\n"))
    }

    /// The family comes home on 9 April: the seventh day after it is the 16th, which ends in Berlin at 22:00 UTC.
    @Test func `the feed of a trip can end 7 days after it`() async throws {
        let (pages, _) = try Pages.family()
        let scope = try "trip:\(Self.tripID(pages))"
        _ = try await Self.made(pages, scope, "shared", more: "&afterTrip=1")
        let feed = try #require(pages.store.read { try $0.feeds() }.first)
        #expect(try feed.expiresAt == Instant(parsing: "2027-04-16T22:00:00Z"))
        #expect(try await pages.get("/feeds").text.contains("until Fri 16 April 2027"))
        for (scope, more, field) in [
            ("all", "", "afterTrip"), (scope, "&expires=2027-05-01", "expires"),
        ] {
            let refused = try await Self.send(
                pages, "/feeds",
                Self.uid() + "label=Gran&scope=\(PercentText.encoded(scope))&redact=busy&afterTrip=1\(more)")
            #expect(refused.status == 422)
            #expect(refused.text.contains("id=\"\(field)-problem\""), "\(refused.text)")
            #expect(refused.text.contains("name=\"afterTrip\" type=\"checkbox\" value=\"1\" checked"))
        }
        #expect(try pages.store.read { try $0.feeds() }.count == 1)
    }

    @Test func `a trip without dates, and one that is over, have no such end`() async throws {
        let pages = try Pages(now: "2027-04-17T07:45:00Z")
        let family = try pages.imported("docs/demo/family/family.ics").dropFirst("/trips/".count)
        try pages.store.write { try $0.create(Trip(id: TripID("empty"), name: "Some day")) }
        for (trip, said) in [
            (String(family), "The seventh day after this trip is past"),
            ("empty", "This trip has no dates yet"),
        ] {
            let refused = try await Self.send(
                pages, "/feeds", Self.uid() + "label=Gran&scope=trip%3A\(trip)&redact=busy&afterTrip=1")
            #expect(refused.status == 422)
            #expect(refused.text.contains(said), "\(refused.text)")
        }
        #expect(try pages.store.read { try $0.feeds() }.isEmpty)
    }

    @Test func `the page says that programs ask in their own time`() async throws {
        #expect(
            try await Pages().get("/feeds").text.contains(
                "Calendar programs fetch an address in their own time"))
    }

    @Test func `a form that is sent twice makes one feed`() async throws {
        let (pages, _) = try Pages.family()
        let body = Self.uid() + "label=Gran&scope=all&redact=busy"
        #expect(try await Self.send(pages, "/feeds", body).text.contains("class=\"address\""))
        let again = try await Self.send(pages, "/feeds", body)
        #expect(again.status == 200)
        #expect(again.text.contains("This form was sent before"))
        #expect(!again.text.contains("class=\"address\""))
        #expect(try pages.store.read { try $0.feeds() }.count == 1)
        // The form below it makes another one.
        let next = try ChangeTests.hidden("uid", in: again.text)
        #expect(!body.contains(next))
    }

    @Test func `the form is for the trip from which one comes, and else for none`() async throws {
        let (pages, _) = try Pages.family()
        let trip = try Self.tripID(pages)
        let chosen = "<option value=\"trip:\(trip)\" selected>"
        #expect(try await pages.get("/feeds?trip=\(trip)").text.contains(chosen))
        #expect(try await pages.get("/feeds").text.contains("<option value=\"\" selected>"))
        #expect(try await pages.get("/trips/\(trip)/export").text.contains("href=\"/feeds?trip=\(trip)\""))
    }

    @Test func `a program that has it already is told so`() async throws {
        let (pages, _) = try Pages.family()
        let path = try await Self.made(pages, "all", "shared")
        let first = try await pages.ask(.get, path)
        let tag = try #require(first["ETag"])
        // It is kept by no cache that others share, and is asked for again each time.
        #expect(first["Cache-Control"] == "private, no-cache")
        for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
            let again = try await pages.ask(.get, path, [("If-None-Match", known)])
            #expect(again.status == 304, "\(known)")
            #expect(again.bytes.isEmpty)
            #expect(again["ETag"] == tag)
            #expect(again["Cache-Control"] == "private, no-cache")
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
            (
                "label=Old&scope=all&redact=busy&expires=2027-03-01",
                "Mon 1 March 2027 is past; a feed ends later"
            ),
            ("label=Odd&scope=all&redact=busy&expires=soon", "soon"),
            ("label=None&redact=busy", "Choose what it has."),
            ("label=Gone&scope=trip%3Ax&redact=busy&expires=2027-04-01", "there is no such trip"),
        ] {
            let reply = try await Self.send(pages, "/feeds", Self.uid() + body)
            #expect(reply.status == 422, "\(body)")
            #expect(reply.text.contains(words), "\(body)")
            #expect(reply.text.contains("<option value=\"busy\" selected>"))
            #expect(!reply.text.contains("class=\"address\""))
        }
        for body in [
            "", Self.uid() + "label=A&scope=x&redact=busy", Self.uid() + "label=A&scope=all&redact=x",
            "label=A&scope=all&redact=busy", "uid=../x&label=A&scope=all&redact=busy",
        ] {
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

    @Test func `an end is told as it was typed, and an address says whom it serves`() async throws {
        let (pages, _) = try Pages.family()
        let reply = try await Self.send(
            pages, "/feeds", Self.uid() + "label=Gran&scope=all&redact=busy&expires=2027-04-01")
        #expect(reply.text.contains("until Thu 1 April 2027"))
        #expect(reply.text.contains("Only programs on this machine can open it."))
        let named = try Pages(base: "https://trips.example")
        let other = try await named.ask(
            .post, "/feeds", host: "trips.example",
            [("Cookie", "__Host-\(named.cookie)"), ("Sec-Fetch-Site", "same-origin")],
            body: Self.uid() + "label=Gran&scope=all&redact=busy")
        #expect(other.text.contains("https://trips.example/f/"))
        #expect(!other.text.contains("Only programs on this machine"))
    }

    // MARK: - What a feed tells beside its activities

    /// A trip of Eve and Otto, where Otto flies and Eve drives him.
    static func driven() throws -> (pages: Pages, eve: PersonID) {
        let pages = try Pages()
        let (eve, otto) = (PersonID("eve"), PersonID("otto"))
        try pages.store.write { writing in
            for (id, name) in [(eve, "Eve"), (otto, "Otto")] { try writing.save(Person(id: id, name: name)) }
            var trip = Trip(id: TripID("tokyo"), name: "Tokyo")
            trip.travellers = [(eve, "Eve"), (otto, "Otto")].map { person, name in
                Traveller(id: TravellerID(person.text), person: person, name: name, role: .owner)
            }
            try writing.create(trip)
            try writing.create(Trip(id: TripID("other"), name: "Other"))
            let day = ActivitySpan.allDay(
                start: try CivilDate(2027, 3, 12), end: try CivilDate(2027, 3, 13))
            var flight = Activity(uid: ActivityUID("flight"), kind: .flight, title: "Otto leaves", span: day)
            (flight.confirmation, flight.participants) = ("K9P3ZZ", [otto])
            var drive = Activity(
                uid: ActivityUID("drive"), kind: .event, title: "Drive Otto (K9P3ZZ) to HND", span: day)
            drive.participants = [eve]
            try writing.save([flight, drive], in: trip.id)
        }
        return (pages, eve)
    }

    @Test func `a person's feed has no code of what others take part in`() async throws {
        let (pages, eve) = try Self.driven()
        let path = try await Self.made(pages, "person:\(eve.text)", "shared")
        let text = try await pages.ask(.get, path).text
        #expect(text.contains("SUMMARY:Drive Otto (…) to HND"))
        #expect(!text.contains("K9P3ZZ"))
    }

    @Test(arguments: ["full", "shared", "busy"]) func `a feed is the same after what happens to other trips`(
        level: String
    ) async throws {
        let (pages, _) = try Self.driven()
        let path = try await Self.made(pages, "trip:tokyo", level)
        let first = try await pages.ask(.get, path)
        try pages.store.write { writing in
            try writing.record("rename", at: Instant(parsing: "2027-03-28T08:00:00Z"))
            guard var other = try writing.trip(TripID("other")) else { return }
            other.name = "Elsewhere"
            try writing.update(other)
        }
        let again = try await pages.ask(.get, path)
        #expect(again.bytes == first.bytes)
        #expect(again["ETag"] == first["ETag"])
        #expect(first.text.contains("DTSTAMP:20270328T074500Z"))
    }

    @Test(arguments: ["full", "shared", "busy"]) func `whom a feed is for is not told to its subscribers`(
        level: String
    ) async throws {
        let (pages, eve) = try Self.driven()
        for (scope, name) in [("all", "Trips"), ("person:\(eve.text)", "Eve"), ("trip:tokyo", "Tokyo")] {
            let text = try await pages.ask(.get, Self.made(pages, scope, level)).text
            #expect(!text.contains("Grandparents"))
            #expect(text.contains("\r\nNAME:\(level == "busy" ? "Busy" : name)\r\n"))
        }
    }
}
