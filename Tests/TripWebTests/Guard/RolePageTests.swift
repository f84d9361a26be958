import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// What the pages show and change for accounts with other roles.
@Suite("Roles on the pages") struct RolePageTests {
    @Test func `a trip that is not seen is answered byte for byte as one that there is not`() async throws {
        let guests = try GuestPages()
        for view in try guests.views(of: guests.secret) {
            var answers: [String] = []
            for trip in [guests.secret, guests.unknown] {
                let path = PageAddress.trip(trip, view, .traveller).text
                let reply = try await guests.get(path, as: "guest")
                let fields = reply.fields.map { "\($0)" }.sorted()
                answers.append("\(reply.status) \(fields) \(reply.text)".replacing(trip.text, with: "it"))
            }
            #expect(answers[0] == answers[1], "\(view)")
            #expect(answers[0].hasPrefix("404"), "\(view)")
        }
    }

    @Test func `who may read a trip is shown it, and offered nothing else`() async throws {
        let guests = try GuestPages()
        for view in try guests.views(of: guests.open) {
            let reply = try await guests.get(
                PageAddress.trip(guests.open, view, .traveller).text, as: "guest")
            switch view {
            case .add, .edit, .delete, .detach, .remove, .addTodo, .editTodo, .deleteTodo, .addExpense,
                .editExpense, .deleteExpense:
                #expect(reply.status == 403, "\(view)")
            case .move, .status, .archive: #expect(reply.status == 405, "\(view)")
            // The whole of a note is a file too.
            case .file: #expect(reply.status == 200, "\(view)")
            default: #expect(reply.status == 200, "\(view)")
            }
            // The one form is that to sign out.
            #expect(try ShownForm.all(in: reply.text).allSatisfy { $0.action == "/sign-out" }, "\(view)")
            for offer in [
                "/feeds?", "\"/backup\"", "\"/sync\"", "data-move", "/edit?", "/delete?", "/detach?",
                "/add\"",
                "/remove\"", "/import\"", "/add-todo", "/edit-todo", "/delete-todo", "/add-expense",
                "/edit-expense", "/delete-expense",
            ] {
                #expect(!reply.text.contains(offer), "\(view) \(offer)")
            }
        }
    }

    @Test func `no other page tells of what is not seen`() async throws {
        let guests = try GuestPages()
        for address in try guests.addresses() where address != .worker {
            let reply = try await guests.get(address.text, as: "guest")
            // What was searched for is shown again.
            let text = reply.text.replacing("value=\"secret\"", with: "").replacing("q=secret", with: "")
            #expect(!text.contains("secret"), "\(address.text)")
            if address != .protected { #expect(!text.contains("protected trip"), "\(address.text)") }
            if [.newTrip, .newOrganization, .keeping, .sync, .feeds(nil), .importing(secret: nil, into: nil)]
                .contains(
                    address)
            {
                #expect(reply.status == 403, "\(address.text)")
            }
        }
        let backup = try await guests.get("/backup.json", as: "guest")
        #expect(backup.status == 403)
        #expect(
            backup.text.contains(
                "guest: this is about all trips, and for those who own the household; ada can"))
        for path in ["/settings", "/sessions"] {
            let page = try await guests.get(path, as: "guest").text
            #expect(page.contains("signed in as guest, who sees the trips that others share with them"))
        }
    }

    @Test func `a file of a trip that is not seen is one that there is not`() async throws {
        let guests = try GuestPages()
        for trip in [guests.secret, guests.unknown] {
            let reply = try await guests.get("/trips/\(trip.text)/file?id=x", as: "guest")
            #expect(reply.status == 404)
        }
        #expect(guests.pages.said.lines.isEmpty)
    }

    /// The forms that the user of the machine is offered, on all pages.
    private static func forms(_ guests: GuestPages) async throws -> [ShownForm] {
        var forms: [ShownForm] = []
        var paths = try guests.views(of: guests.open).map {
            PageAddress.trip(guests.open, $0, .traveller).text
        }
        paths += try guests.addresses().map(\.text)
        // What the guest sees too, beside what they do not.
        let (person, organization) = try guests.pages.store.read { reading in
            (
                try reading.trips()[0].travellers[0].person,
                OrganizationID("open")
            )
        }
        paths += [
            PageAddress.person(person), .organization(organization), .deleteOrganization(organization),
        ].map(\.text)
        for path in paths where !path.contains("/sign") {
            let page = try await guests.get(path, as: nil)
            guard page["Content-Type"]?.hasPrefix("text/html") == true else { continue }
            forms += try ShownForm.all(in: page.text).map(\.filled)
        }
        var known: Set<String> = []
        return forms.filter { form in
            // To unlock is to read.
            !["/sign-out", "/sessions/end", "/protected"].contains(form.action)
                && known.insert("\(form.action) \(form.fields.map(\.0)) \(form.fields.last?.1 ?? "")")
                    .inserted
        }
    }

    @Test func `who may only read is refused every form, with who can, and nothing is changed`() async throws
    {
        let guests = try GuestPages()
        let forms = try await Self.forms(guests)
        let before = try guests.everything()
        for form in forms {
            let reply = try await guests.send(form, as: "guest")
            #expect(try guests.everything() == before, "\(form.action) \(form.fields)")
            if "\(form)".contains("secret") {
                // It is as if it were not there; what is gone already is deleted as wished.
                #expect([404, 303, 403].contains(reply.status), "\(form.action)")
                continue
            }
            #expect(reply.status == 403, "\(form.action) \(form.fields)")
            #expect(reply.text.contains("ada can"), "\(form.action) \(form.fields)")
        }
        // All that can be changed has a form here.
        let actions = Set(forms.map { $0.action.prefix { $0 != "?" }.replacing(guests.open.text, with: "A") })
        #expect(
            actions.isSuperset(of: [
                "/trips/A/add", "/trips/A/edit", "/trips/A/move", "/trips/A/status", "/trips/A/delete",
                "/trips/A/add-expense", "/trips/A/edit-expense", "/trips/A/delete-expense",
                "/trips/A/add-todo", "/trips/A/edit-todo", "/trips/A/delete-todo",
                "/trips/A/todos", "/trips/A/details", "/trips/A/archive", "/trips/A/remove",
                "/trips/A/people",
                "/trips/A/files", "/trips/A/detach", "/new-trip", "/organizations/secret", "/people/secret",
                "/organizations/secret/remove", "/new-organization", "/undo", "/import", "/feeds",
                "/feeds/revoke",
            ]), "\(actions.sorted())")
        // The user of the machine may send them; the last of each kind would find what the first has changed.
        let add = try #require(forms.first { $0.action.contains("/add") })
        #expect(try await guests.send(add, as: nil).status == 303)
    }

    @Test func `forms for a trip that is not seen have the answer of an unknown one`() async throws {
        let guests = try GuestPages()
        let before = try guests.everything()
        for form in try await Self.forms(guests) where form.action.contains(guests.open.text) {
            var answers: [String] = []
            for trip in [guests.secret, guests.unknown] {
                let path = form.action.replacing(guests.open.text, with: trip.text)
                let reply = try await guests.send(form, to: path, as: "guest")
                answers.append("\(reply.status) \(reply.text)".replacing(trip.text, with: "it"))
            }
            #expect(answers[0] == answers[1], "\(form.action)")
        }
        #expect(try guests.everything() == before)
    }

    @Test func `an editor changes a trip, and takes it back, but does not archive or share it`() async throws
    {
        let guests = try GuestPages(.editor)
        let people = PageAddress.trip(guests.open, .people, .traveller).text
        let page = try await guests.get(people, as: "guest").text
        #expect(!page.contains("Who may see and change it"))
        let join = ShownForm(
            action: people, isMultipart: false, fields: [("traveller", "Dora"), ("role", "travel")])
        let joined = try await guests.send(join, as: "guest")
        #expect(joined.status == 303)
        let told = try await guests.get(try #require(joined["Location"]), as: "guest").text
        #expect(told.contains("Done: edit the trip Around the Pacific"))
        let undo = try #require(try ShownForm.all(in: told).first { $0.action == "/undo" })
        #expect(try await guests.send(undo, as: "guest").status == 303)
        #expect(try guests.pages.store.read { try $0.trip(guests.open)?.traveller(PersonID("x")) } == nil)
        for (view, field) in [(TripView.archive, ("archived", "1")), (.people, ("account", "guest"))] {
            let form = ShownForm(
                action: PageAddress.trip(guests.open, view, .traveller).text, isMultipart: false,
                fields: [field, ("may", "owner")])
            #expect(try await guests.send(form, as: "guest").status == 403)
        }
        let details = try await guests.get(
            PageAddress.trip(guests.open, .details, .traveller).text, as: "guest")
        #expect(!details.text.contains("Archive it") && !details.text.contains("Delete the trip"))
        #expect(details.text.contains("<button>Save</button>"))
    }

    @Test func `the newest change of others is not offered to be taken back, and is not named`() async throws
    {
        let guests = try GuestPages(.editor)
        let now = guests.pages.responder.household.now()
        for (trip, title) in [(guests.open, "pack"), (guests.secret, "secret packing")] {
            try guests.pages.store.write { writing in
                try writing.record(title, at: now)
                try writing.save(Todo(uid: ActivityUID(title), title: title), in: trip)
            }
        }
        let history = try await guests.get("/history", as: "guest").text
        #expect(history.contains("<bdi class=\"title\">pack</bdi>"))
        #expect(!history.contains("secret") && !history.contains("action=\"/undo\""))
        #expect(history.contains("<p>Only those who could have made the newest change can take it back.</p>"))
        let numbers = try guests.pages.store.read { try $0.history().map(\.number) }
        // The hidden one is none that they know of; before it nothing can be taken back.
        for (number, status) in zip(numbers, [409, 403, 409]) {
            let undo = ShownForm(action: "/undo", isMultipart: false, fields: [("number", "\(number)")])
            let reply = try await guests.send(undo, as: "guest")
            #expect(reply.status == status)
            #expect(!reply.text.contains("secret"))
        }
        #expect(try guests.pages.store.read { try $0.history().map(\.number) } == numbers)
    }

    @Test func `who owns a trip says on its page who sees it`() async throws {
        let guests = try GuestPages(.owner)
        let people = PageAddress.trip(guests.open, .people, .traveller).text
        let page = try await guests.get(people, as: "guest").text
        #expect(page.contains("Who may see and change it"))
        #expect(page.contains("owns the household, and so every trip"))
        #expect(page.contains("<option value=\"owner\" selected>owns it</option>"))
        #expect(page.contains("as in the household: sees nothing"))
        let form = { (role: String) in
            ShownForm(action: people, isMultipart: false, fields: [("account", "guest"), ("may", role)])
        }
        #expect(try await guests.send(form("viewer"), as: "guest")["Location"] == people)
        #expect(try await guests.send(form("owner"), as: "guest").status == 403)
        #expect(try await guests.send(form("household"), as: "ada").status == 303)
        #expect(try await guests.get(people, as: "guest").status == 404)
        #expect(try await guests.send(form("owner"), as: nil).status == 303)
        // Who takes it from themselves is not led to what they do not see.
        #expect(try await guests.send(form("none"), as: "guest")["Location"] == "/trips")
        #expect(try await guests.send(form("king"), as: nil).status == 400)
    }

    @Test func `a feed of an account has what the account sees, for as long as it may share it`() async throws
    {
        let guests = try GuestPages(.owner)
        let made = ShownForm(
            action: "/feeds", isMultipart: false,
            fields: [
                ("uid", "00000000-0000-4000-8000-0000000000fe"), ("scope", "trip:\(guests.open.text)"),
                ("redact", "full"), ("label", "Me"),
            ])
        let reply = try await guests.send(made, as: "guest")
        #expect(reply.status == 200)
        let address = try #require(
            reply.text.components(separatedBy: "class=\"address\">http://127.0.0.1:8642").dropFirst().first)
        let path = String(address.prefix { $0 != "<" })
        #expect(try await guests.pages.ask(.get, path).status == 200)
        for (scope, status) in [("all", 403), ("person:secret", 422), ("trip:\(guests.secret.text)", 422)] {
            var other = made
            (other.fields[0].1, other.fields[1].1) = ("00000000-0000-4000-8000-0000000000ff", scope)
            let refused = try await guests.send(other, as: "guest")
            #expect(refused.status == status, "\(scope)")
            #expect(!refused.text.contains("secret trip"))
        }
        #expect(try guests.pages.store.read { try $0.feeds().count } == 3)
        try guests.pages.store.write {
            try $0.save(TripRole(trip: guests.open, account: "guest", role: .viewer))
        }
        #expect(try await guests.pages.ask(.get, path).status == 404)
    }

    @Test func `an import goes to trips that one may change, and to no other`() async throws {
        let guests = try GuestPages(.editor)
        let other =
            Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nX-WR-CALNAME:secret trip\r\n".utf8)
            + Array("BEGIN:VEVENT\r\nUID:n\r\nDTSTAMP:20270301T000000Z\r\nDTSTART:20270325T100000Z\r\n".utf8)
            + Array("SUMMARY:New\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
        let cookie = try guests.cookie(of: "guest")
        let form = try await guests.get("/import", as: "guest").text
        #expect(form.contains(guests.open.text) && !form.contains("secret"))
        for (trip, status) in [(guests.open, 303), (guests.secret, 422), (guests.unknown, 422)] {
            let sent = try await ImportTests.send(
                guests.pages, cookie,
                ImportTests.body([("n.ics", "text/calendar", other)], trip: trip.text))
            let path = try #require(sent["Location"])
            let review = try await guests.get(path, as: "guest")
            #expect(review.status == (status == 303 ? 200 : status))
            // Whoever has its address alone has not sent the files.
            #expect(try await guests.get(path, as: "ada").status == 410)
            #expect(!review.text.contains("secret trip"))
            guard status == 303 else { continue }
            let plan = try #require(
                try ShownForm.all(in: review.text).first { $0.action.contains("/import/") })
            #expect(try await guests.send(plan, as: "guest").status == 303)
        }
        // A trip of another name would be a new one, which is for those who may make trips.
        let sent = try await ImportTests.send(
            guests.pages, cookie, ImportTests.body([("n.ics", "text/calendar", other)]))
        let review = try await guests.get(try #require(sent["Location"]), as: "guest").text
        #expect(review.contains("new trip") && review.contains("guest: "))
        #expect(try ShownForm.all(in: review).allSatisfy { $0.fields.allSatisfy { $0.0 != "plan" } })
        let plan = try await guests.pages.ask(
            .post, try #require(sent["Location"]), [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")],
            body: "plan=")
        // It is not what such a review could have shown.
        #expect(plan.status == 409)
        #expect(try guests.pages.store.read { try $0.trips().count } == 2)
        #expect(try guests.pages.store.read { try $0.activityCount(of: guests.secret) } == 1)
    }

    @Test func `what may be kept offline is a trip that is seen, for one session`() async throws {
        let guests = try GuestPages()
        let open = try await guests.get(
            PageAddress.trip(guests.open, .itinerary, .traveller).text, as: "guest")
        #expect(open["Meridian-Keep"]?.hasSuffix(guests.open.text) == true)
        let secret = try await guests.get(
            PageAddress.trip(guests.secret, .itinerary, .traveller).text, as: "guest")
        #expect(secret["Meridian-Keep"] == nil)
    }

    @Test func `an account without any role sees an empty household, and one without a role is an owner`()
        async throws
    {
        let guests = try GuestPages(.none)
        #expect(try await guests.get("/trips", as: "guest").text.contains("No trip is shared with you yet"))
        #expect(try await guests.get("/trips", as: "ada").text.contains("secret trip"))
        // An account that was removed meanwhile.
        #expect(try await guests.get("/trips", as: "nobody").text.contains("No trip is shared with you yet"))
    }
}
