import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Files that are sent, their review, and the import.
@Suite("Import by the browser") struct ImportTests {
    /// The body of a form with files, as browsers write it (RFC 7578).
    static func body(
        _ files: [(name: String, type: String, bytes: [UInt8])], trip: String = "", new: String? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for file in files {
            bytes += Array(
                ("------mark\r\nContent-Disposition: form-data; name=\"files\"; filename=\"\(file.name)\"\r\n"
                    + "Content-Type: \(file.type)\r\n\r\n").utf8)
            bytes += file.bytes + Array("\r\n".utf8)
        }
        for (name, value) in [("trip", trip), ("new", new)] {
            guard let value else { continue }
            bytes += Array(
                "------mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        return bytes + Array("------mark--\r\n".utf8)
    }

    static func send(_ pages: Pages, _ cookie: String, _ bytes: [UInt8]) async throws -> Reply {
        try await pages.ask(
            .post, "/import",
            [
                ("Cookie", cookie), ("Sec-Fetch-Site", "same-origin"),
                ("Content-Type", "multipart/form-data; boundary=----mark"),
            ], bytes: bytes)
    }

    @Test func `of a mail whose text is doubtful the review says so, and takes it when it is ticked`()
        async throws
    {
        let pages = try Pages()
        let mail = """
            From: Bahn <a@example.com>
            Subject: Deine Reise
            Date: Thu, 18 Mar 2027 20:17:55 +0100

            Danke für deine Buchung!
            8. April 2027
            08:04 Berlin Hbf
            10:13 Hamburg Hbf
            ICE 706

            """
        let sent = try await Self.send(
            pages, pages.cookie, Self.body([("reise.eml", "message/rfc822", Array(mail.utf8))]))
        let path = try #require(sent["Location"])
        let review = try await pages.get(path).text
        #expect(
            review.contains(
                "the text may tell a booking, which was not taken: train ICE 706 Berlin Hbf → Hamburg Hbf"))
        #expect(review.contains("<input type=\"checkbox\" name=\"drafts\" value=\"1\">"))
        let ticked = path.components(separatedBy: "?")[0] + "?trip=&new=Hamburg&drafts=1"
        let again = try await pages.get(ticked).text
        #expect(again.contains("<input type=\"checkbox\" name=\"drafts\" value=\"1\" checked>"))
        #expect(again.contains("Thu 8 April 2027 08:04 Europe/Berlin"))
        #expect(try await Self.answer(pages, pages.cookie, ticked).status == 303)
        let trips = try pages.store.read { try $0.trips() }
        #expect(trips.map(\.name) == ["Hamburg"])
    }

    /// Answers a review as it is shown now, or as it was shown before.
    static func answer(
        _ pages: Pages, _ cookie: String, _ path: String, plan: String? = nil
    ) async throws -> Reply {
        var shown = plan
        if shown == nil { shown = try await self.plan(pages, path) }
        return try await pages.ask(
            .post, path, [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], body: "plan=\(shown ?? "")")
    }

    static func plan(_ pages: Pages, _ path: String) async throws -> String {
        let text = try await pages.get(path).text
        let plan = text.components(separatedBy: "name=\"plan\" value=\"").dropFirst().first ?? ""
        return String(plan.prefix { $0 != "\"" })
    }

    static func id(_ pages: Pages, _ number: Int = 0) throws -> String {
        try pages.store.read { try $0.trips()[number].id.text }
    }

    static let family = "docs/demo/family/family.ics"

    @Test func `nothing is written before the review is answered`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        let form = try await pages.get("/import").text
        #expect(form.contains("enctype=\"multipart/form-data\""))
        let bytes = try Fixtures.bytes(Fixtures.path(for: Self.family))
        let sent = try await Self.send(pages, cookie, Self.body([("family.ics", "text/calendar", bytes)]))
        #expect(sent.status == 303)
        let path = try #require(sent["Location"])
        let review = try await pages.get(path).text
        #expect(review.contains("<h2><bdi>Around the Pacific</bdi></h2>"))
        #expect(review.contains("new trip · 24 new"))
        #expect(
            review.contains(
                "<strong>new</strong> <bdi class=\"title\">Flight QJ 101 Los Angeles - Auckland</bdi>"))
        #expect(
            review.contains(
                "Sun 21 March 2027 22:30 America/Los_Angeles – Tue 23 March 2027 07:20 Pacific/Auckland"))
        #expect(try pages.store.read { try $0.trips() }.isEmpty)
        let done = try await Self.answer(pages, cookie, path)
        #expect(done.status == 303)
        let trip = try await pages.get(try #require(done["Location"])).text
        #expect(trip.contains("Done: import family.ics into Around the Pacific"))
        #expect(try pages.store.read { try $0.activities(of: $0.trips()[0].id).count } == 24)
        // The review is over; its form sent once more leads to the same page.
        let again = try await Self.answer(pages, cookie, path, plan: "x")
        #expect(again.status == 303)
        #expect(done["Location"]?.hasPrefix(try #require(again["Location"])) == true)
        let over = try await pages.get(path)
        #expect(over.status == 410)
        #expect(over.text.contains("They were imported, and need not be chosen again."))
        #expect(try pages.store.read { try $0.history().count } == 1)
    }

    @Test func `a second import says what is changed, cancelled and as it was`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        func event(_ uid: String, _ lines: String...) -> [String] {
            ["BEGIN:VEVENT", "UID:\(uid)@air.example", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
        }
        func calendar(_ events: [[String]]) -> [UInt8] {
            let lines =
                ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Air//EN"] + events.flatMap(\.self) + [
                    "END:VCALENDAR", "",
                ]
            return Array(lines.joined(separator: "\r\n").utf8)
        }
        let times = "DTSTART;TZID=Europe/Berlin:20270601T100000"
        let first = calendar([
            event("1", times, "SUMMARY:One"), event("2", times, "SUMMARY:Two"),
            event("3", times, "SUMMARY:Three"),
        ])
        _ = try pages.imported(first, named: "air.ics")
        let second = calendar([
            event("1", times, "SUMMARY:One"),
            event("2", "DTSTART;TZID=Europe/Berlin:20270601T113000", "SUMMARY:Two", "SEQUENCE:1"),
            event("3", times, "SUMMARY:Three", "SEQUENCE:1", "STATUS:CANCELLED"),
        ])
        let sent = try await Self.send(
            pages, cookie, Self.body([("air.ics", "text/calendar", second)], trip: Self.id(pages)))
        let review = try await pages.get(try #require(sent["Location"])).text
        #expect(review.contains("known trip · 1 changed · 1 cancelled · 1 as they are"))
        #expect(
            review.contains("<li class=\"changed\"><strong>changed</strong> <bdi class=\"title\">Two</bdi>"))
        #expect(review.contains("before: Tue 1 June 2027 10:00 Europe/Berlin"))
        #expect(
            review.contains(
                "<li class=\"cancelled\"><strong>cancelled</strong> <bdi class=\"title\">Three (cancelled)</bdi>"
            ))
        // The same file once more has nothing to do.
        let again = try await Self.send(
            pages, cookie, Self.body([("air.ics", "text/calendar", first)], trip: Self.id(pages)))
        let nothing = try await pages.get(try #require(again["Location"])).text
        #expect(nothing.contains("All of this is known already"))
        #expect(!nothing.contains("<button>Import</button>"))
    }

    @Test func `files go to the trip that is chosen, and their flaws are told`() async throws {
        let (pages, _) = try Pages.family()
        let cookie = pages.cookie
        let odd = CrowdedPageTests.calendar([
            ["DTSTART;TZID=Pacific Standard Time:20270601T100000", "SUMMARY:Odd zone"],
            ["DTSTART:garbage", "SUMMARY:Broken"],
            ["DTSTART;TZID=Mars/Olympus:20270601T100000", "SUMMARY:Nowhere"],
        ])
        let sent = try await Self.send(
            pages, cookie, Self.body([("odd.ics", "text/calendar", odd)], trip: Self.id(pages)))
        let path = try #require(sent["Location"])
        let review = try await pages.get(path).text
        #expect(review.contains("known trip · 1 new"))
        #expect(review.contains("<h2>Which zone was assumed, and why</h2>"))
        #expect(review.contains("Pacific Standard Time"))
        #expect(review.contains("odd.ics, line "))
        #expect(review.contains("<option value=\"\(try Self.id(pages))\" selected>Around the Pacific<"))
        // What is left out is called by its name.
        #expect(review.contains("so &quot;Broken&quot; is left out"))
        let doubtful = review.components(separatedBy: "<h2>What is left out or doubtful</h2>")
        #expect(doubtful.count == 2 && doubtful[1].contains("so &quot;Nowhere&quot; is left out"))
        #expect(!doubtful[0].contains("Mars/Olympus"))
        let own = try await pages.get(path.components(separatedBy: "?")[0]).text
        #expect(own.contains("new trip · 1 new"))
        _ = try await Self.answer(pages, cookie, path)
        #expect(try pages.store.read { try $0.activities(of: $0.trips()[0].id).count } == 25)
    }

    @Test func `a mail is one file, whatever its parts`() async throws {
        let pages = try Pages()
        let mail = """
            From: a@air.example\r
            Subject: Your flight\r
            MIME-Version: 1.0\r
            Content-Type: multipart/mixed; boundary=inner\r
            \r
            --inner\r
            Content-Type: text/calendar\r
            \r
            \(String(decoding: CrowdedPageTests.daily, as: UTF8.self))\r
            --inner--\r

            """
        let sent = try await Self.send(
            pages, pages.cookie, Self.body([("flight.eml", "message/rfc822", Array(mail.utf8))]))
        let review = try await pages.get(try #require(sent["Location"])).text
        #expect(review.contains("<p class=\"facts\"><bdi>flight.eml</bdi></p>"))
        #expect(review.contains("Swim"))
    }

    @Test func `what is no form, no file or too large is refused`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        #expect(try await Self.send(pages, cookie, Self.body([])).status == 400)
        #expect(
            try await Self.send(pages, cookie, Self.body([("", "application/octet-stream", [])])).status
                == 400)
        #expect(try await Self.send(pages, cookie, Array("garbage".utf8)).status == 400)
        #expect(
            try await pages.ask(
                .post, "/import", [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], body: "a=b"
            ).status
                == 400)
        let huge = [UInt8](repeating: 0x61, count: Limits.largestUpload)
        #expect(
            try await Self.send(pages, cookie, Self.body([("a.ics", "text/calendar", huge)])).status == 413)
        let many = (0...Limits.mostParts).map { ("\($0).ics", "text/calendar", Array("x".utf8)) }
        let refused = try await Self.send(pages, cookie, Self.body(many))
        #expect(refused.status == 400)
        #expect(refused.text.contains("At most \(Limits.mostParts - 1) are read at a time."))
        let most = (1..<Limits.mostParts).map { ("\($0).ics", "text/calendar", Array("x".utf8)) }
        #expect(try await Self.send(pages, cookie, Self.body(most)).status == 303)
        #expect(try await pages.get("/import/guessed").status == 410)
        // Without a session nothing is read.
        let bytes = Self.body([("a.ics", "text/calendar", CrowdedPageTests.daily)])
        #expect(try await Self.send(pages, "", bytes).status == 403)
        let picture = try await Self.send(
            pages, cookie, Self.body([("a.png", "image/png", [0x89, 0x50, 0x4E, 0x47, 0, 0])]))
        let review = try await pages.get(try #require(picture["Location"])).text
        #expect(review.contains("There is nothing in these files that a trip could take."))
        #expect(review.contains("a.png"))
    }

    @Test func `of two trips with one name the one that is chosen gets the files`() async throws {
        let pages = try Pages()
        let ids = [1, 2, 3].map { "0000000\($0)-0000-4000-8000-000000000000" }
        try pages.store.write { writing in
            for id in ids.prefix(2) { try writing.create(Trip(id: TripID(id), name: "Tokyo")) }
        }
        let file = ("tokyo.ics", "text/calendar", CrowdedPageTests.daily)
        let own = try await Self.send(pages, pages.cookie, Self.body([file]))
        let question = try await pages.get(try #require(own["Location"])).text
        #expect(question.contains("2 trips are called"))
        #expect(!question.contains("<button>Import</button>"))
        for id in ids.prefix(2) {
            #expect(question.contains("<option value=\"\(id)\">Tokyo · \(id.prefix(8))</option>"))
        }
        let sent = try await Self.send(pages, pages.cookie, Self.body([file], trip: ids[1]))
        #expect(try await Self.answer(pages, pages.cookie, try #require(sent["Location"])).status == 303)
        let counts = try pages.store.read { reading in
            try ids.prefix(2).map { try reading.activities(of: TripID($0)).count }
        }
        #expect(counts == [0, 1])
        let gone = try await Self.send(pages, pages.cookie, Self.body([file], trip: ids[2]))
        #expect(try await pages.get(try #require(gone["Location"])).status == 422)
    }

    /// Two files, each of which would make a trip of its own.
    private static let two: [(name: String, type: String, bytes: [UInt8])] = ["a", "b"].map { name in
        let own = String(decoding: CrowdedPageTests.daily, as: UTF8.self)
            .replacingOccurrences(of: "UID:0@test", with: "UID:\(name)@test")
        return (name: "\(name).ics", type: "text/calendar", bytes: Array(own.utf8))
    }

    @Test func `files go to one new trip, which is named beside the choice`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        let form = try await pages.get("/import").text
        #expect(form.contains("<label for=\"new\">or a new trip, called</label>"))
        let own = try await Self.send(pages, cookie, Self.body(Self.two, new: ""))
        let apart = try await pages.get(try #require(own["Location"])).text
        #expect(apart.components(separatedBy: "new trip · 1 new").count == 1 + 2)
        let sent = try await Self.send(pages, cookie, Self.body(Self.two, new: " Japan & more "))
        let path = try #require(sent["Location"])
        let review = try await pages.get(path).text
        #expect(review.contains("<h2><bdi>Japan &amp; more</bdi></h2>"))
        #expect(review.contains("new trip · 2 new"))
        #expect(review.contains("name=\"new\" autocomplete=\"off\" value=\"Japan &amp; more\">"))
        let done = try await Self.answer(pages, cookie, path)
        #expect(done.status == 303)
        let trips = try pages.store.read { try $0.trips() }
        #expect(trips.map(\.name) == ["Japan & more"])
        #expect(try pages.store.read { try $0.activities(of: trips[0].id).count } == 2)
    }

    @Test func `the name of a new trip is refused beside its field, and the files wait`() async throws {
        let (pages, _) = try Pages.family()
        let id = try Self.id(pages)
        for (name, says) in [
            ("around the pacific", "around the pacific: a trip is called so already; choose it"),
            ("a\u{7}b", "one line of text"), (String(repeating: "x", count: 501), "at most 500 characters"),
        ] {
            let sent = try await Self.send(pages, pages.cookie, Self.body(Self.two, new: name))
            let path = try #require(sent["Location"])
            let review = try await pages.get(path)
            #expect(review.status == 400, "\(says)")
            let problem = review.text.components(separatedBy: "id=\"new-problem\"").dropFirst().first ?? ""
            #expect(problem.components(separatedBy: "</strong>")[0].contains(says), "\(problem)")
            #expect(!review.text.contains("<button>Import</button>"))
            #expect(try await Self.answer(pages, pages.cookie, path, plan: "").status != 303)
            // The same files for a trip of the list.
            let other = path.components(separatedBy: "?")[0] + "?trip=\(id)&new="
            #expect(try await pages.get(other).text.contains("known trip · 2 new"))
            let both = try await pages.get(path.components(separatedBy: "?")[0] + "?trip=\(id)&new=x")
            #expect(both.status == 400)
            #expect(both.text.contains("Choose a trip from the list, or name a new one; not both."))
        }
        #expect(try pages.store.read { try $0.trips().count } == 1)
    }

    @Test func `an archived trip is a choice, and the review says that it is archived`() async throws {
        let pages = try Pages()
        _ = try pages.imported(Self.family)
        try pages.store.write { writing in
            guard var trip = try writing.trips().first else { return }
            trip.isArchived = true
            try writing.update(trip)
        }
        let id = try Self.id(pages)
        let form = try await pages.get("/import").text
        #expect(form.contains("<option value=\"\(id)\">Around the Pacific · archived</option>"))
        let cookie = pages.cookie
        let sent = try await Self.send(
            pages, cookie,
            Self.body([("family.ics", "text/calendar", Fixtures.bytes(Fixtures.path(for: Self.family)))]))
        let review = try await pages.get(try #require(sent["Location"])).text
        #expect(review.contains("known trip · archived · "))
    }

    @Test func `a chosen trip stays chosen when it gets another name`() async throws {
        let (pages, _) = try Pages.family()
        let bytes = Self.body([("a.ics", "text/calendar", CrowdedPageTests.daily)], trip: try Self.id(pages))
        let path = try #require(try await Self.send(pages, pages.cookie, bytes)["Location"])
        let plan = try await Self.plan(pages, path)
        try pages.store.write { writing in
            var trip = try writing.trips()[0]
            trip.name = "Japan"
            try writing.update(trip)
        }
        // It is shown under its new name first.
        let again = try await Self.answer(pages, pages.cookie, path, plan: plan)
        #expect(again.status == 409)
        #expect(again.text.contains("<h2><bdi>Japan</bdi></h2>"))
        #expect(try await Self.answer(pages, pages.cookie, path).status == 303)
        #expect(try pages.store.read { try $0.trips().count } == 1)
        #expect(try pages.store.read { try $0.activities(of: $0.trips()[0].id).count } == 25)
    }

    @Test func `what a review did not show is not imported`() async throws {
        let pages = try Pages()
        let file = ("tokyo.ics", "text/calendar", CrowdedPageTests.daily)
        let path = try #require(try await Self.send(pages, pages.cookie, Self.body([file]))["Location"])
        let plan = try await Self.plan(pages, path)
        #expect(plan.count == 32)
        #expect(try await Self.plan(pages, path) == plan)
        // It was a new trip; now there is one of the name.
        try pages.store.write { try $0.create(Trip(id: TripID("t"), name: "tokyo")) }
        let again = try await Self.answer(pages, pages.cookie, path, plan: plan)
        #expect(again.status == 409)
        #expect(again.text.contains("nothing was imported. This is what it would change now."))
        #expect(again.text.contains("known trip · 1 new"))
        #expect(try pages.store.read { try $0.activities(of: TripID("t")).isEmpty })
        #expect(try await Self.answer(pages, pages.cookie, path).status == 303)
        #expect(try pages.store.read { try $0.activities(of: TripID("t")).count } == 1)
    }

    @Test func `names of files and trips are text`() async throws {
        let pages = try Pages()
        let attack = "<script>alert(1)</script>"
        let named = String(decoding: CrowdedPageTests.daily, as: UTF8.self).replacingOccurrences(
            of: "PRODID", with: "X-WR-CALNAME:\(attack)\r\nPRODID")
        let bytes = Self.body([("\(attack).ics", "text/calendar", Array(named.utf8))])
        let sent = try await Self.send(pages, pages.cookie, bytes)
        let review = try await pages.get(try #require(sent["Location"])).text
        // Our own module is the only one.
        #expect(review.components(separatedBy: "<script").count == 2)
        #expect(review.contains("<script type=\"module\" src=\"/script-"))
        #expect(review.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }

    @Test func `files wait for their review for half an hour, and make room for newer ones`() throws {
        let hands = Hands()
        let pending = PendingImports(now: { hands.now })
        let first = pending.keep([Upload.File(name: "a", bytes: [1])], of: "ada")
        hands.advance(.seconds(1_700))
        #expect(try pending.files(first.text, of: "ada").count == 1)
        // The address is not enough: it may have been sent to somebody.
        for other in ["cleo", nil] {
            #expect(throws: Fault.noFiles(nil)) { try pending.files(first.text, of: other) }
        }
        hands.advance(.seconds(200))
        #expect((try? pending.files(first.text, of: "ada")) == nil)
        let large = Upload.File(name: "b", bytes: [UInt8](repeating: 0, count: Limits.mostWaiting / 2))
        let kept = (0..<3).map { _ in
            hands.advance(.seconds(1))
            return pending.keep([large], of: nil)
        }
        #expect(kept.map { (try? pending.files($0.text, of: nil)) != nil } == [false, true, true])
        #expect(pending.end(of: kept[0].text, for: nil) == .displaced)
        #expect(throws: Fault.noFiles(.displaced)) { try pending.files(kept[0].text, of: nil) }
        #expect(throws: Fault.noFiles(nil)) { try pending.files("guessed", of: nil) }
    }
}

/// JSON of Traveling Snails, as `meridian import` takes it.
@Suite("Import of Traveling Snails by the browser") struct SnailsPageTests {
    static let export = "Tests/BackupsTests/Fixtures/traveling-snails.json"

    private func sent(_ bytes: [UInt8], trip: String = "") async throws -> (pages: Pages, review: String) {
        let pages = try Pages()
        let reply = try await ImportTests.send(
            pages, pages.cookie, ImportTests.body([("snails.json", "application/json", bytes)], trip: trip))
        return (pages, try #require(reply["Location"]))
    }

    @Test func `its trips are reviewed and imported, and the second time nothing is new`() async throws {
        let bytes = try Fixtures.bytes(Fixtures.path(for: Self.export))
        let (pages, review) = try await sent(bytes)
        let shown = try await pages.get(review)
        #expect(shown.status == 200)
        #expect(shown.text.contains("new trip · "))
        #expect(try pages.store.read { try $0.trips() }.isEmpty)
        #expect(try await ImportTests.answer(pages, pages.cookie, review).status == 303)
        let trips = try pages.store.read { try $0.trips() }
        #expect(!trips.isEmpty)
        for trip in trips { #expect(shown.text.contains("<bdi>\(trip.name)</bdi>")) }
        let again = try await ImportTests.send(
            pages, pages.cookie, ImportTests.body([("snails.json", "application/json", bytes)]))
        let known = try await pages.get(try #require(again["Location"])).text
        #expect(known.contains("known trip · "))
        #expect(!known.contains("new trip · "))
    }

    @Test func `a backup is not one, and says what reads it`() async throws {
        let (pages, review) = try await sent(Array("{\"format\": \"other\"}".utf8))
        let shown = try await pages.get(review)
        #expect(shown.status == 422)
        #expect(shown.text.contains("snails.json"))
    }
}
