import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Organizations that are added, edited, merged and deleted by forms.
@Suite("Organizations by forms") struct OrganizationFormTests {
    private typealias Opened = ChangeTests.Opened

    private static let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"

    private static func organization(_ name: String, _ opened: Opened) throws -> Organization? {
        try opened.pages.store.read { try $0.organizations().first { $0.name == name } }
    }

    /// Adds one by its form.
    @discardableResult
    private static func add(_ opened: Opened, _ name: String, uid: String) async throws -> Organization {
        let reply = try await opened.send("/new-organization", [("uid", uid), ("name", name)])
        #expect(reply.status == 303)
        return try #require(try organization(name, opened))
    }

    /// Lets it run the activity.
    private static func run(_ opened: Opened, _ id: OrganizationID) throws {
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            guard var activity = try writing.activity(opened.key, of: trip) else { return }
            activity.organization = id
            try writing.save(activity, in: trip)
        }
    }

    @Test func `one is added once with all that is said of it, and found`() async throws {
        let opened = try Opened()
        let form = [
            ("uid", Self.uid), ("name", "Quellair <b>"), ("phone", "+49 30 123456"),
            ("email", "desk@quellair.example"), ("website", "https://quellair.example/"),
            ("street", "Flugweg 1"), ("city", "Berlin"), ("notes", "a\r\nb"),
        ]
        let reply = try await opened.send("/new-organization", form)
        #expect(reply["Location"]?.hasPrefix("/organizations/\(Self.uid)?done=") == true)
        let made = try #require(try Self.organization("Quellair <b>", opened))
        #expect((made.phone, made.email, made.notes) == ("+49 30 123456", "desk@quellair.example", "a\nb"))
        #expect(made.address?.city == "Berlin")
        #expect(try await opened.send("/new-organization", form)["Location"] == "/organizations/\(Self.uid)")
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: add the organization &quot;Quellair &lt;b&gt;&quot;"))
        for (search, isFound) in [("QUELL", true), ("30+123", true), ("nobody", false)] {
            let list = try await opened.pages.get("/organizations?q=\(search)").text
            #expect(list.contains("<bdi>Quellair &lt;b&gt;</bdi></a>") == isFound, "\(search)")
        }
    }

    @Test(arguments: [
        ("name", "", "is no name"), ("name", "None", "is what no organization is called"),
        ("email", "nobody", "nobody"), ("website", "nowhere", "nowhere"),
        ("name", "quellair", "is the name of another organization"),
    ])
    func `what the command refuses is refused beside its field`(
        field: String, typed: String, sentence: String
    ) async throws {
        let opened = try Opened()
        try await Self.add(opened, "Quellair", uid: Self.uid)
        var form = ["uid": "00000000-0000-4000-8000-000000000001", "name": "Other", "phone": "<i>1"]
        form[field] = typed
        let reply = try await opened.send("/new-organization", form.map { ($0.key, $0.value) })
        #expect(reply.status == 422)
        let beside = try #require(reply.text.components(separatedBy: "id=\"\(field)-problem\"").last)
        #expect(beside.components(separatedBy: "</strong>")[0].contains(sentence))
        #expect(reply.text.contains("value=\"&lt;i&gt;1\""))
        #expect(try opened.pages.store.read { try $0.organizations().count } == 1)
    }

    @Test func `one is edited as it was seen, and what it runs is shown`() async throws {
        let opened = try Opened()
        let made = try await Self.add(opened, "Quellair", uid: Self.uid)
        try Self.run(opened, made.id)
        let address = "/organizations/\(Self.uid)"
        let page = try await opened.pages.get(address).text
        #expect(page.contains("<bdi>Tour of the Waitomo caves</bdi></a>"))
        let form = [
            ("name", "Quellair AG"), ("phone", "1"), ("seen", try ChangeTests.hidden("seen", in: page)),
        ]
        #expect(try await opened.send(address, form).status == 303)
        #expect(try Self.organization("Quellair AG", opened)?.phone == "1")
        #expect(try await opened.send(address, form).status == 303)
        let late = try await opened.send(address, [("name", "X")] + form.dropFirst())
        #expect(late.status == 409)
        #expect(late.text.contains("value=\"X\"") && late.text.contains("stored now: Quellair AG"))
        #expect(try Self.organization("Quellair AG", opened) != nil)
    }

    @Test func `one is merged into another, which takes what it runs`() async throws {
        let opened = try Opened()
        let going = try await Self.add(opened, "Quell Air", uid: Self.uid)
        let staying = try await Self.add(opened, "Quellair", uid: "00000000-0000-4000-8000-000000000001")
        try Self.run(opened, going.id)
        let page = try await opened.pages.get("/organizations/\(Self.uid)").text
        let form = [
            ("into", staying.id.text), ("seen", try ChangeTests.hidden("seen", in: page)),
        ]
        for _ in 0..<2 {
            let reply = try await opened.send("/organizations/\(Self.uid)/merge", form)
            #expect(reply.status == 303)
            #expect(reply["Location"]?.hasPrefix("/organizations/\(staying.id.text)") == true)
        }
        #expect(try Self.organization("Quell Air", opened) == nil)
        #expect(try opened.activity?.organization == staying.id)
        for form in [[], [("into", staying.id.text)]] as [[(String, String)]] {
            let reply = try await opened.send("/organizations/\(staying.id.text)/merge", form)
            #expect(reply.status == 400)
        }
    }

    @Test func `deleting asks, frees what it runs, and can be taken back`() async throws {
        let opened = try Opened()
        let made = try await Self.add(opened, "Quellair", uid: Self.uid)
        let address = "/organizations/\(Self.uid)/remove"
        let early = try await opened.pages.get(address).text
        #expect(early.contains("Delete the organization &quot;Quellair&quot;?"))
        try Self.run(opened, made.id)
        let late = try await opened.send(address, [("seen", try ChangeTests.hidden("seen", in: early))])
        #expect(late.status == 409)
        let question = try await opened.pages.get(address).text
        #expect(question.contains("its 1 activity goes to nobody?"))
        let form = [("seen", try ChangeTests.hidden("seen", in: question))]
        let reply = try await opened.send(address, form)
        #expect(reply.status == 303)
        #expect(try Self.organization("Quellair", opened) == nil)
        #expect(try opened.activity?.organization == nil)
        #expect(try await opened.send(address, form)["Location"] == "/organizations")
        let list = try await opened.pages.get(try #require(reply["Location"])).text
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: list)), ("back", "/organizations")])
        #expect(try Self.organization("Quellair", opened) == made)
        #expect(try opened.activity?.organization == made.id)
    }

    @Test func `only these pages and this browser change one`() async throws {
        let opened = try Opened()
        try await Self.add(opened, "Quellair", uid: Self.uid)
        let before = try opened.pages.store.read { try $0.organizations() }
        for path in ["", "/merge", "/remove"].map({ "/organizations/\(Self.uid)\($0)" }) + [
            "/new-organization"
        ] {
            let reply = try await opened.pages.ask(
                .post, path, [("Sec-Fetch-Site", "cross-site"), ("Cookie", opened.cookie)], body: "name=x")
            #expect(reply.status == 403)
            #expect(try await opened.pages.ask(.get, path).status == 403)
        }
        #expect(try await opened.pages.get("/organizations/nothing").status == 404)
        #expect(try await opened.pages.get("/organizations/\(Self.uid)/merge").status == 405)
        #expect(try await opened.pages.get("/organizations/\(Self.uid)/other").status == 404)
        #expect(try opened.pages.store.read { try $0.organizations() } == before)
    }

    @Test func `another form under the same identifier adds another organization`() async throws {
        let opened = try ChangeTests.Opened()
        let uid = try ChangeTests.hidden("uid", in: await opened.pages.get("/new-organization").text)
        let first = try await opened.send("/new-organization", [("uid", uid), ("name", "Aria Rail")])
        #expect(first.status == 303)
        let second = try await opened.send("/new-organization", [("uid", uid), ("name", "Beta Rail")])
        #expect(second.status == 303 && second["Location"] != first["Location"])
        let names = try opened.pages.store.read { try $0.organizations().map(\.name) }
        #expect(names.contains("Aria Rail") && names.contains("Beta Rail"))
    }
}
