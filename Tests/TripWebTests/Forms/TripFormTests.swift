import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Trips that are made, edited, archived and deleted by forms.
@Suite("Trips by forms") struct TripFormTests {
    private typealias Opened = ChangeTests.Opened

    private static func trips(_ pages: Pages) throws -> [Trip] { try pages.store.read { try $0.trips() } }

    /// The form of a new trip, as the page has it, with what is typed.
    private static func make(
        _ opened: Opened, _ typed: [(String, String)], uid: String? = nil
    ) async throws -> Reply {
        let page = try await opened.pages.get("/new-trip").text
        let uid = try uid ?? ChangeTests.hidden("uid", in: page)
        return try await opened.send("/new-trip", [("uid", uid)] + typed)
    }

    @Test func `a trip is made with all that is said of it, and taken back`() async throws {
        let opened = try Opened()
        #expect(try await opened.pages.get("/trips").text.contains("href=\"/new-trip\""))
        let reply = try await Self.make(
            opened,
            [
                ("name", "Lisbon"), ("start", "2027-05-01"), ("end", "2027-05-09"), ("zone", "LIS"),
                ("home", "Europe/Berlin"), ("kind", "family"), ("budget", "2000 EUR, 500 CHF"),
                ("country", "pt, ES"), ("notes", "by night\r\ntrain"),
                ("traveller", "Ada <ada@example.org>, Ben"),
            ])
        #expect(reply.status == 303)
        let trip = try #require(try Self.trips(opened.pages).first { $0.name == "Lisbon" })
        #expect(trip.dates == (try CivilDate(parsing: "2027-05-01"))..<(try CivilDate(parsing: "2027-05-10")))
        #expect(trip.defaultZone == (try ZoneID("Europe/Lisbon")))
        #expect(trip.home == (try ZoneID("Europe/Berlin")))
        #expect(trip.kind == .family)
        #expect(trip.budget.map { "\($0)" } == ["500.00 CHF", "2000.00 EUR"])
        #expect(trip.countries == ["PT", "ES"])
        #expect(trip.notes == "by night\ntrain")
        #expect(trip.travellers.map(\.name) == ["Ada", "Ben"])
        #expect(trip.travellers.first?.role == .owner)
        #expect(trip.createdAt == (try Instant(parsing: "2027-03-28T07:45:00Z")))
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: make the trip Lisbon"))
        // The page that is taken back is not gone to.
        let back = try await opened.send(
            "/undo",
            [
                ("number", try ChangeTests.hidden("number", in: shown)),
                ("back", try ChangeTests.hidden("back", in: shown)),
            ])
        #expect(
            back["Location"] == "/trips?undone=\(try ChangeTests.hidden("number", in: shown))")
        #expect(try !Self.trips(opened.pages).contains { $0.name == "Lisbon" })
    }

    @Test func `a form that is sent twice makes one trip`() async throws {
        let opened = try Opened()
        let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
        let first = try await Self.make(opened, [("name", "Lisbon")], uid: uid)
        let second = try await Self.make(opened, [("name", "Lisbon")], uid: uid)
        #expect(first.status == 303)
        #expect(second["Location"] == "/trips/\(uid)")
        #expect(try Self.trips(opened.pages).count == 2)
        #expect(try await Self.make(opened, [("name", "X")], uid: "../../etc/passwd").status == 400)
    }

    @Test func `another form under the same identifier makes another trip`() async throws {
        let opened = try Opened()
        let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
        let first = [("name", "Lisbon"), ("traveller", "Ada, Ben")]
        #expect(try await Self.make(opened, first, uid: uid).status == 303)
        #expect(try await Self.make(opened, first, uid: uid)["Location"] == "/trips/\(uid)")
        // Back, another name, and sent again.
        let second = try await Self.make(opened, [("name", "Porto"), ("traveller", "Ada, Ben")], uid: uid)
        #expect(second.status == 303 && second["Location"]?.hasPrefix("/trips/\(uid)") == false)
        #expect(try Self.trips(opened.pages).map(\.name).sorted().suffix(2) == ["Lisbon", "Porto"])
    }

    @Test func `persons and countries stand between commas, with a blank or without`() async throws {
        let opened = try Opened()
        let reply = try await Self.make(
            opened,
            [
                ("name", "Lisbon"), ("traveller", "Ada Winter,Ben <ben@example.org>; Winter, Cleo"),
                ("country", "JP,NZ;pt"), ("budget", "1500 EUR, 20 CHF"),
            ])
        #expect(reply.status == 303, "\(reply.text)")
        let trip = try #require(try Self.trips(opened.pages).first { $0.name == "Lisbon" })
        #expect(trip.travellers.map(\.name) == ["Ada Winter", "Ben", "Winter", "Cleo"])
        #expect(trip.travellers[1].email == "ben@example.org")
        #expect(trip.countries == ["JP", "NZ", "PT"])
        #expect(trip.budget.count == 2)
    }

    @Test func `a second trip of a name is made, and it is told`() async throws {
        let opened = try Opened()
        let reply = try await Self.make(opened, [("name", "Around the Pacific")])
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Another trip has this name"))
        let other = try await Self.make(opened, [("name", "Lisbon")])
        #expect(
            try await !opened.pages.get(try #require(other["Location"])).text.contains("Another trip has"))
    }

    @Test func `a text that nobody can read is refused beside its field`() async throws {
        let opened = try Opened()
        let long = String(repeating: "x", count: 10_001)
        let name = try await Self.make(opened, [("name", long)])
        #expect(name.status == 422 && name.text.contains("has 10001 bytes, and at most 10000 are kept"))
        let notes = try await Self.make(
            opened, [("name", "Lisbon"), ("notes", String(repeating: "y", count: 100_001))])
        #expect(notes.status == 422 && notes.text.contains("id=\"notes-problem\""))
    }

    @Test(arguments: [
        ("name", "", "is no name for a trip; give some text"),
        ("start", "soon", "soon"), ("end", "2027-04-30", "the last day, 2027-04-30, is before the first"),
        ("zone", "Lisboa/Nowhere", "Lisboa/Nowhere"), ("kind", "", ""),
        ("home", "Middle Earth", "Middle Earth"), ("budget", "much", "much"),
        ("budget", "1 EUR, 2 EUR", "a trip has one budget for each currency"),
        ("country", "Portugal", "did you mean PT?"),
        ("traveller", "Ada, ada", "is named twice"), ("kind", "sad", "There are leisure, business"),
    ])
    func `what the command refuses is refused beside its field, and nothing typed is lost`(
        field: String, typed: String, sentence: String
    ) async throws {
        let opened = try Opened()
        let before = try Self.trips(opened.pages)
        var form = [
            "name": "Lisbon <b>", "start": "2027-05-01", "end": "2027-05-09", "notes": "one\r\ntwo",
            "budget": "2000 EUR",
        ]
        form[field] = typed
        let reply = try await Self.make(opened, form.map { ($0.key, $0.value) })
        guard !sentence.isEmpty else { return #expect(reply.status == 303) }
        #expect(reply.status == 422)
        #expect(try Self.trips(opened.pages) == before)
        #expect(reply.text.contains("<a href=\"#\(field)\">"))
        let beside = try #require(reply.text.components(separatedBy: "id=\"\(field)-problem\"").last)
        #expect(beside.components(separatedBy: "</strong>")[0].contains(sentence))
        #expect(!beside.components(separatedBy: "</strong>")[0].contains("<bdi>--"))
        if field != "name" { #expect(reply.text.contains("value=\"Lisbon &lt;b&gt;\"")) }
        #expect(reply.text.contains("one\ntwo</textarea>"))
    }

    @Test func `a trip is renamed as it was seen`() async throws {
        let opened = try Opened()
        let address = try opened.address(.details)
        let page = try await opened.pages.get(address).text
        #expect(page.contains("value=\"Around the Pacific\""))
        let before = try Self.trips(opened.pages)[0]
        let form = [
            ("name", "Once around"), ("start", "2027-03-18"), ("end", "2027-04-09"), ("budget", "9000 EUR"),
            ("seen", try ChangeTests.hidden("seen", in: page)), ("home", "Europe/Berlin"),
        ]
        let reply = try await opened.send(address, form)
        #expect(reply.status == 303)
        let after = try Self.trips(opened.pages)[0]
        #expect(after.name == "Once around")
        #expect(after.travellers == before.travellers)
        #expect(after.source == before.source)
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: edit the trip Around the Pacific"))
        #expect(shown.contains("<bdi>Once around</bdi>"))
        // The same form once more is done already; another one is too late.
        let entries = try opened.pages.store.read { try $0.history().count }
        #expect(try await opened.send(address, form).status == 303)
        let late = try await opened.send(address, [("name", "Twice around")] + form.dropFirst())
        #expect(late.status == 409)
        #expect(late.text.contains("value=\"Twice around\"") && late.text.contains("stored now: Once around"))
        #expect(try Self.trips(opened.pages)[0] == after)
        #expect(try opened.pages.store.read { try $0.history().count } == entries)
    }

    @Test func `a form that is refused first does not write over what was changed since`() async throws {
        let opened = try Opened()
        let trip = try Self.trips(opened.pages)[0]
        let address = "/trips/\(trip.id.text)/details"
        let page = try await opened.pages.get(address).text
        let seen = try ChangeTests.hidden("seen", in: page)
        try opened.pages.store.write { writing in
            var other = trip
            other.notes = "Somebody else's"
            try writing.update(other)
        }
        let wrong = try await opened.send(
            address, [("name", "Once around"), ("start", "soon"), ("seen", seen)])
        #expect(wrong.status == 422)
        let kept = try ChangeTests.hidden("seen", in: wrong.text)
        #expect(kept == seen)
        let late = try await opened.send(
            address, [("name", "Once around"), ("start", "2027-03-18"), ("seen", kept)])
        #expect(late.status == 409)
        #expect(late.text.contains("stored now: Somebody else"))
        #expect(try Self.trips(opened.pages)[0].notes == "Somebody else's")
    }

    @Test func `a trip is put away and taken out again`() async throws {
        let opened = try Opened()
        let address = try opened.address(.archive)
        let before = try opened.pages.store.read { try $0.history().count }
        for (mark, isArchived) in [("1", true), ("1", true), ("0", false)] {
            let reply = try await opened.send(address, [("archived", mark)])
            #expect(reply["Location"]?.hasPrefix(try opened.address(.details)) == true)
            #expect(try Self.trips(opened.pages)[0].isArchived == isArchived)
            let list = try await opened.pages.get("/trips?which=archived").text
            #expect(list.contains("Around the Pacific") == isArchived)
        }
        #expect(try opened.pages.store.read { try $0.history().count } == before + 2)
        #expect(try await opened.send(address, [("archived", "yes")]).status == 400)
        #expect(try await opened.pages.get(address).status == 405)
    }

    @Test func `deleting a trip says what goes, asks, and can be taken back`() async throws {
        let opened = try Opened()
        let address = try opened.address(.remove)
        let page = try await opened.pages.get(address).text
        #expect(page.contains("Delete the trip &quot;Around the Pacific&quot; with its 24 activities"))
        let seen = try ChangeTests.hidden("seen", in: page)
        try opened.pages.store.write { writing in
            try writing.save(Todo(uid: ActivityUID("t"), title: "Pack"), in: writing.trips()[0].id)
        }
        #expect(try await opened.send(address, [("seen", seen)]).status == 409)
        let again = try ChangeTests.hidden("seen", in: await opened.pages.get(address).text)
        let reply = try await opened.send(address, [("seen", again)])
        #expect(try Self.trips(opened.pages).isEmpty)
        let list = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(list.contains("Done: delete the trip Around the Pacific"))
        // A second click finds it gone.
        #expect(try await opened.send(address, [("seen", again)])["Location"] == "/trips")
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: list)), ("back", "/trips")])
        #expect(try Self.trips(opened.pages).map(\.name) == ["Around the Pacific"])
        #expect(try opened.activity != nil)
    }

    @Test func `only a form of these pages makes or deletes a trip`() async throws {
        let opened = try Opened()
        let before = try Self.trips(opened.pages)
        for path in [
            "/new-trip", try opened.address(.details), try opened.address(.archive),
            try opened.address(.remove),
        ] {
            for fields in [
                [("Sec-Fetch-Site", "cross-site"), ("Cookie", opened.cookie)],
                [("Sec-Fetch-Site", "same-origin")],
            ] {
                let reply = try await opened.pages.ask(.post, path, fields, body: "name=x&archived=1")
                #expect(reply.status == 403, "\(path)")
            }
            #expect(try await opened.pages.ask(.get, path).status == 403)
        }
        #expect(try Self.trips(opened.pages) == before)
    }
}
