import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Who takes part in a trip, and what is known of persons, by forms.
@Suite("People by forms") struct PeopleFormTests {
    private typealias Opened = ChangeTests.Opened

    private static func trip(_ opened: Opened) throws -> Trip {
        try opened.pages.store.read { try $0.trips()[0] }
    }

    private static func person(_ name: String, _ opened: Opened) throws -> Person {
        try #require(try opened.pages.store.read { try $0.persons().first { $0.names.contains(name) } })
    }

    @Test func `somebody joins, looks only, travels again and leaves, each with undo`() async throws {
        let opened = try Opened()
        let address = try opened.address(.people)
        try opened.pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.travellers[0].role = .owner
            try writing.update(trip)
        }
        let before = try Self.trip(opened)
        #expect(try await opened.pages.get(address).text.contains("takes part in"))
        let add = [("traveller", "Ada <ada@example.org>"), ("role", "travel")]
        let joined = try await opened.send(address, add)
        #expect(joined.status == 303)
        let ada = try #require(try Self.trip(opened).travellers.last)
        #expect((ada.name, ada.email, ada.role) == ("Ada", "ada@example.org", .collaborator))
        let page = try await opened.pages.get(try #require(joined["Location"])).text
        #expect(page.contains("Done: edit the trip Around the Pacific"))
        #expect(page.contains("aria-label=\"Remove Ada from the trip\""))
        // Twice is once.
        let entries = try opened.pages.store.read { try $0.history().count }
        #expect(try await opened.send(address, add).status == 303)
        #expect(try opened.pages.store.read { try $0.history().count } == entries)
        for (deed, role) in [("look", TravellerRole.viewer), ("travel", .collaborator)] {
            let reply = try await opened.send(address, [("person", ada.person.text), ("do", deed)])
            #expect(reply.status == 303)
            #expect(try Self.trip(opened).travellers.last?.role == role)
        }
        for _ in 0..<2 {
            let reply = try await opened.send(address, [("person", ada.person.text), ("do", "remove")])
            #expect(reply.status == 303)
            #expect(try Self.trip(opened).travellers == before.travellers)
        }
        let shown = try await opened.pages.get("/history").text
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: shown)), ("back", address)])
        #expect(try Self.trip(opened).travellers.last?.name == "Ada")
    }

    @Test func `who takes part in an activity, pays or owns is not taken out of the trip`() async throws {
        let opened = try Opened()
        let address = try opened.address(.people)
        var trip = try Self.trip(opened)
        try opened.pages.store.write { writing in
            for (name, role) in [("Ada", TravellerRole.owner), ("Ben", .collaborator)] {
                var random = SystemRandomNumberGenerator()
                trip.travellers.append(
                    Traveller(id: TravellerID.random(using: &random), name: name, role: role))
            }
            try writing.update(trip)
            var activity = try #require(try writing.activity(opened.key, of: trip.id))
            activity.participants = [try #require(trip.travellers.last).person]
            try writing.save(activity, in: trip.id)
        }
        let ben = try #require(trip.travellers.last)
        let refused = try await opened.send(address, [("person", ben.person.text), ("do", "remove")])
        #expect(refused.status == 422)
        #expect(refused.text.contains("Ben: takes part in &quot;Tour of the Waitomo caves&quot;"))
        let ada = try #require(trip.travellers.first { $0.name == "Ada" })
        let owner = try await opened.send(address, [("person", ada.person.text), ("do", "look")])
        #expect(owner.status == 422)
        #expect(owner.text.contains("owns the trip, and so may change it"))
        #expect(try Self.trip(opened).travellers == trip.travellers)
    }

    @Test(arguments: [
        ("", "a name is expected"), ("Ada <no address>", "no address"), ("a\u{2028}b", "line"),
    ])
    func `an invalid name is refused beside its field`(typed: String, sentence: String) async throws {
        let opened = try Opened()
        let before = try Self.trip(opened)
        let reply = try await opened.send(
            opened.address(.people), [("traveller", typed), ("role", "look")])
        #expect(reply.status == 422)
        #expect(reply.text.contains(sentence))
        #expect(reply.text.contains("<option value=\"look\" selected>"))
        #expect(try Self.trip(opened) == before)
        for form in [[("role", "king")], [("do", "remove")], [("do", "rule"), ("person", "x")]] {
            #expect(try await opened.send(opened.address(.people), form).status == 400)
        }
    }

    @Test func `the settings have everybody, and each person is edited as they were seen`() async throws {
        let opened = try Opened()
        let rosa = try Self.person("Rosa Winter", opened)
        let settings = try await opened.pages.get("/settings").text
        #expect(
            settings.contains(
                "<a class=\"title\" href=\"/people/\(rosa.id.text)\"><bdi>Rosa Winter</bdi></a>"))
        #expect(settings.contains("the zone of this machine, where a trip says none"))
        #expect(settings.contains("<dt>tight-connection</dt>"))
        let address = "/people/\(rosa.id.text)"
        let page = try await opened.pages.get(address).text
        #expect(page.contains("value=\"Europe/Berlin\""))
        let form = [
            ("name", "Grandma"), ("spellings", "WINTER/ROSA MRS"),
            ("emails", "rosa@example.org; r@example.org"),
            ("home", "europe/vienna"), ("awake", "06:30..21:30"),
            ("seen", try ChangeTests.hidden("seen", in: page)),
        ]
        let reply = try await opened.send(address, form)
        #expect(reply.status == 303)
        let after = try Self.person("Grandma", opened)
        #expect(after.id == rosa.id)
        #expect(after.names == ["Grandma", "WINTER/ROSA MRS", "Rosa Winter"])
        #expect(after.emails == ["rosa@example.org", "r@example.org"])
        #expect(after.home == (try ZoneID("Europe/Vienna")))
        #expect("\(after.awake)" == "06:30..21:30")
        #expect(
            try await opened.pages.get(try #require(reply["Location"])).text
                .contains("Done: edit the person &quot;Rosa Winter&quot;"))
        // What the form shows is what it sends again, and stays.
        let again = try await opened.pages.get(address).text
        #expect(again.contains("value=\"WINTER/ROSA MRS; Rosa Winter\""))
        let same = [
            ("name", "Grandma"), ("spellings", "WINTER/ROSA MRS; Rosa Winter"),
            ("emails", "rosa@example.org; r@example.org"), ("home", "Europe/Vienna"),
            ("awake", "06:30..21:30"),
        ]
        #expect(try await opened.send(address, same)["Location"] == address)
        #expect(try Self.person("Grandma", opened) == after)
        let late = try await opened.send(address, [("name", "Oma")] + form.dropFirst())
        #expect(late.status == 409)
        #expect(late.text.contains("value=\"Oma\"") && late.text.contains("stored now: Grandma"))
        #expect(try Self.person("Grandma", opened) == after)
    }

    @Test(arguments: [
        ("name", "", "is no name"), ("emails", "nobody", "nobody"), ("home", "Middle Earth", "Middle Earth"),
        ("awake", "always", "waking hours are written like 08:00..22:00"),
    ])
    func `what is wrong with a person is said beside the field`(
        field: String, typed: String, sentence: String
    ) async throws {
        let opened = try Opened()
        let rosa = try Self.person("Rosa Winter", opened)
        let address = "/people/\(rosa.id.text)"
        let seen = try ChangeTests.hidden("seen", in: try await opened.pages.get(address).text)
        var form = ["name": "Rosa", "awake": "07:00..23:00", "spellings": "R.", "seen": seen]
        form[field] = typed
        let reply = try await opened.send(address, form.map { ($0.key, $0.value) })
        #expect(reply.status == 422)
        let beside = try #require(reply.text.components(separatedBy: "id=\"\(field)-problem\"").last)
        #expect(beside.components(separatedBy: "</strong>")[0].contains(sentence))
        #expect(reply.text.contains("value=\"R.\""))
        #expect(try Self.person("Rosa Winter", opened) == rosa)
    }

    @Test func `nobody is a page that says so`() async throws {
        let opened = try Opened()
        let reply = try await opened.pages.get("/people/x%3Cscript%3E")
        #expect(reply.status == 404)
        #expect(!reply.text.contains("x<script>"))
        #expect(try await opened.send("/people/nobody", [("name", "x")]).status == 404)
    }

    @Test func `nobody gets the name of somebody else unasked`() async throws {
        let opened = try Opened()
        let ben = try Self.person("Ben Winter", opened)
        let path = PageAddress.person(ben.id).text
        let form = try ActivityFormTests.fields(await opened.pages.get(path).text)
        let taken = try await opened.send(path, ActivityFormTests.replacing(form, ["name": "rosa winter"]))
        #expect(taken.status == 422 && taken.text.contains("id=\"name-problem\""))
        #expect(taken.text.contains("another person is called that"))
        #expect(try Self.person("Ben Winter", opened) == ben)
    }
}
