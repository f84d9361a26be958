import CivilTime
import HTTPTypes
import Messages
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// What is not there, and what cannot be read: a page that says what to do, and nothing that leaks.
@Suite("Pages of faults") struct FaultPageTests {
    @Test func `what there is not has a page that says what to do`() async throws {
        let (pages, trip) = try Pages.family()
        for (path, status, words) in [
            ("/trips/6ba7b810-9dad-41d1-80b4-00c04fd430c8", 404, "There is no such trip"),
            ("\(trip)/activity?uid=x", 404, "There is no such activity"),
            ("\(trip)?zone=Asia/Tokio", 400, "the nearest are Asia/Tokyo"),
            (
                "\(trip)?clock=person%3A6ba7b810-9dad-41d1-80b4-00c04fd430c8", 404,
                "Nobody of this trip is meant"
            ),
            ("\(trip)/day/2027-13-01", 400, "A date is written 2027-03-14"),
            ("/x", 404, "There is no such page"),
        ] {
            let reply = try await pages.get(path)
            #expect(reply.status == status, "\(path)")
            #expect(reply.text.contains(words), "\(path)")
            #expect(reply.text.contains("href=\"/trips\""), "\(path)")
        }
    }

    @Test func `a zone that there is not is told beside its field, and stays in it`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/day/2027-03-28?zone=Pacific/Aukland").text
        #expect(
            text.contains("value=\"Pacific/Aukland\" aria-invalid=\"true\" aria-describedby=\"zone-problem\"")
        )
        #expect(text.contains("id=\"zone-problem\""))
        #expect(text.contains("Pacific/Auckland"))
        #expect(text.contains("Video call with Rosa"))
    }

    @Test func `a fault is told in the language of the household`() async throws {
        let german = Catalogue(
            language: "de",
            translations: [
                "There is no such page": "Diese Seite gibt es nicht",
                "You are not signed in": "Sie sind nicht angemeldet",
                "Sign in": "Anmelden",
            ])
        let pages = try Pages(language: german)
        let reply = try await pages.get("/x")
        #expect(reply.text.contains("<html lang=\"de\""))
        #expect(reply.text.contains("Diese Seite gibt es nicht"))
        #expect(try await pages.ask(.get, "/trips").text.contains("Sie sind nicht angemeldet"))
        #expect(try await pages.ask(.get, "/sign-in/x").text.contains("<button>Anmelden</button>"))
    }

    @Test func `a home that no zone has does not take the other trips away`() async throws {
        let (pages, trip) = try Pages.family()
        try pages.store.write { writing in
            guard var first = try writing.trips().first else { return }
            first.home = try ZoneID("Mars/Olympus")
            try writing.update(first)
        }
        #expect(try await pages.get("/trips?which=current").text.contains(trip))
    }

    @Test func `a clock that is skipped or repeated is told`() async throws {
        let (pages, trip) = try Pages.family()
        let skipped = try await pages.get("\(trip)/who?at=2027-03-28T02:30").text
        #expect(skipped.contains("2027-03-28T02:30:00 in Europe/Berlin: "))
        #expect(skipped.contains("taken is 2027-03-28T03:30:00+02:00[Europe/Berlin]"))
        // The second 02:30 stays the second one when the form is sent again.
        let second = try await pages.get("\(trip)/who?at=2027-10-31T01:30:00Z").text
        #expect(second.contains("value=\"2027-10-31T01:30:00Z\""))
    }

    @Test func `the other pages keep the date and the clock`() async throws {
        let (pages, trip) = try Pages.family()
        let day = try await pages.get("\(trip)/day/2027-03-28?clock=home").text
        #expect(day.contains("href=\"\(trip)/week/2027-03-28?clock=home\""))
        #expect(day.contains("href=\"\(trip)/month/2027-03?clock=home\""))
        let findings = try await pages.get("\(trip)/findings?clock=home").text
        #expect(findings.contains("href=\"\(trip)?clock=home\""))
    }

    @Test func `the ends of the calendar are days like others`() async throws {
        let (pages, trip) = try Pages.family()
        for date in ["0001-01-01", "9999-12-31", "2000-02-29"] {
            for view in ["day", "week"] {
                #expect(try await pages.get("\(trip)/\(view)/\(date)").status == 200, "\(view) \(date)")
            }
            #expect(try await pages.get("\(trip)/month/\(date.dropLast(3))").status == 200, "month \(date)")
        }
    }

    @Test func `a protected trip is not shown, and has no page`() async throws {
        let (pages, trip) = try Pages.family()
        let id = try #require(try pages.store.read { try $0.trips().first }).id
        try pages.store.write {
            try $0.seal(SealedTrip(id: id, sealedAt: Instant(parsing: "2027-03-01T00:00:00Z"), box: [1]))
        }
        let list = try await pages.get("/trips").text
        #expect(list.contains("protected trip · since 2027-03-01"))
        #expect(!list.contains("Pacific"))
        for view in ["", "/day", "/trip.ics", "/findings"] {
            #expect(try await pages.get(trip + view).status == 404)
        }
    }

    @Test func `an empty store says how to fill it`() async throws {
        #expect(
            try await Pages().get("/trips").text.contains(
                "There are no trips yet; an import makes one."))
    }

    @Test func `a fault of the store says nothing of it`() async throws {
        let pages = try Pages()
        var household = pages.responder.household
        household.open = {
            throw StorageError(.corrupt, subject: "/home/ada/secret.db", reason: "broken at page 7")
        }
        let broken = PageResponder(
            household: household, base: nil, port: pages.responder.port, sessions: pages.responder.sessions,
            passwords: pages.responder.passwords, links: pages.responder.links,
            templates: pages.responder.templates, say: pages.responder.say)
        let reply = try await Pages(over: pages, broken).get("/trips")
        #expect(reply.status == 500)
        #expect(!reply.text.contains("secret"))
        #expect(pages.said.lines.contains { $0.contains("/home/ada/secret.db") })
    }
}
