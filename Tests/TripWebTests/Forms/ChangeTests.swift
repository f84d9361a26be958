import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// What the forms of the pages change, and how it is taken back.
@Suite("Changes by forms") struct ChangeTests {
    /// The pages of the family, and one activity of it.
    struct Opened {
        let pages: Pages
        let trip: String
        let key: ActivityKey
        let cookie: String

        init(_ title: String = "Tour of the Waitomo caves") throws {
            (pages, trip) = try Pages.family()
            let all = try pages.store.read { try $0.activities(of: $0.trips()[0].id) }
            key = try #require(all.first { $0.title == title }).key
            cookie = pages.cookie
        }

        var activity: Activity? {
            get throws { try pages.store.read { try $0.activity(key, of: $0.trips()[0].id) } }
        }

        /// The first activity with a title.
        func titled(_ title: String) throws -> Activity? {
            try pages.store.read { try $0.activities(of: $0.trips()[0].id).first { $0.title == title } }
        }

        func address(_ view: TripView) throws -> String {
            try PageAddress.trip(pages.store.read { try $0.trips()[0].id }, view, .traveller).text
        }

        /// Sends a form as a browser does.
        func send(_ path: String, _ fields: [(String, String)]) async throws -> Reply {
            let body = fields.map { "\($0)=\(PercentText.encoded($1))" }.joined(separator: "&")
            return try await pages.ask(
                .post, path, [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
        }

        /// The version that the page of the activity sends along.
        func seen() async throws -> String {
            try ChangeTests.hidden("seen", in: await pages.get(address(.activity(key))).text)
        }
    }

    /// The value of a hidden field.
    static func hidden(_ name: String, in text: String) throws -> String {
        let rest = try #require(text.components(separatedBy: "name=\"\(name)\" value=\"").dropFirst().first)
        return String(rest.prefix { $0 != "\"" })
    }

    @Test(arguments: [
        ("+1d", "2027-03-26T08:00:00", "2027-03-26T18:30:00"),
        ("-15min", "2027-03-25T07:45:00", "2027-03-25T18:15:00"),
        ("+1h", "2027-03-25T09:00:00", "2027-03-25T19:30:00"),
    ])
    func `a button moves an activity, and another one takes it back`(by: String, start: String, end: String)
        async throws
    {
        let opened = try Opened()
        let before = try #require(try opened.activity)
        let reply = try await opened.send(
            opened.address(.move(opened.key)), [("seen", try await opened.seen()), ("by", by)])
        #expect(reply.status == 303)
        guard case .timed(let first, let last) = try #require(try opened.activity).span else {
            Issue.record("it has no times")
            return
        }
        #expect("\(first.local)" == start)
        #expect("\(last.local)" == end)
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: edit &quot;Tour of the Waitomo caves&quot;"))
        let back = try await opened.send(
            "/undo",
            [("number", try Self.hidden("number", in: shown)), ("back", try Self.hidden("back", in: shown))])
        let number = try Self.hidden("number", in: shown)
        #expect(back["Location"] == (try opened.address(.activity(opened.key)) + "&undone=\(number)"))
        #expect(try opened.activity == before)
    }

    @Test func `a status is set, and the page offers the others`() async throws {
        let opened = try Opened()
        let reply = try await opened.send(
            opened.address(.status(opened.key)), [("seen", try await opened.seen()), ("status", "cancelled")])
        #expect(reply.status == 303)
        #expect(try opened.activity?.status == .cancelled)
        let text = try await opened.pages.get(opened.address(.activity(opened.key))).text
        #expect(text.contains("value=\"confirmed\">Mark as confirmed"))
        #expect(!text.contains("Mark as cancelled"))
    }

    @Test func `what somebody else has changed meanwhile is not written over`() async throws {
        let opened = try Opened()
        let seen = try await opened.seen()
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            guard var activity = try writing.activity(opened.key, of: trip) else { return }
            activity.notes = "Bring a torch"
            try writing.save(activity, in: trip)
        }
        for (view, fields) in [
            (TripView.move(opened.key), [("by", "+1d")]), (.status(opened.key), [("status", "cancelled")]),
            (.delete(opened.key), []),
        ] {
            let reply = try await opened.send(opened.address(view), [("seen", seen)] + fields)
            #expect(reply.status == 409)
            #expect(reply.text.contains("It was changed meanwhile"))
            #expect(reply.text.contains("href=\"\(try opened.address(.activity(opened.key)))\""))
        }
        let activity = try #require(try opened.activity)
        #expect(activity.notes == "Bring a torch")
        #expect(activity.status == .confirmed)
        #expect("\(activity.span.startDate)" == "2027-03-25")
    }

    @Test func `deleting asks first, and can be taken back`() async throws {
        let opened = try Opened()
        let before = try #require(try opened.activity)
        let question = try await opened.pages.get(opened.address(.delete(opened.key))).text
        #expect(question.contains("Delete Tour of the Waitomo caves of Thu 25 March 2027?"))
        #expect(try opened.activity == before)
        let reply = try await opened.send(
            opened.address(.delete(opened.key)), [("seen", try Self.hidden("seen", in: question))])
        #expect(try opened.activity == nil)
        let list = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(!list.contains("Waitomo caves</bdi>"))
        _ = try await opened.send(
            "/undo", [("number", try Self.hidden("number", in: list)), ("back", opened.trip)])
        #expect(try opened.activity == before)
    }

    @Test func `a series has no buttons for its times, and none can be sent`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let text = try await pages.get("\(trip)/activity?uid=0%40test").text
        #expect(!text.contains("name=\"by\""))
        let body = "by=%2B1d&seen=\(try Self.hidden("seen", in: text))"
        let reply = try await pages.ask(
            .post, "\(trip)/move?uid=0%40test",
            [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
        #expect(reply.status == 422)
        #expect(reply.text.contains("is a series; its times are said by its rules"))
        #expect(try pages.store.read { try $0.history().count } == 1)
    }

    @Test func `a move onto a skipped hour is refused, and says which it is`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270327T023000", "DTEND;TZID=Europe/Berlin:20270327T033000",
                    "SUMMARY:Night shift",
                ]
            ]), named: "night.ics")
        let seen = try Self.hidden("seen", in: try await pages.get("\(trip)/activity?uid=0%40test").text)
        let reply = try await pages.ask(
            .post, "\(trip)/move?uid=0%40test",
            [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")],
            body: "by=%2B1d&seen=\(seen)")
        #expect(reply.status == 422)
        #expect(reply.text.contains("2027-03-28T02:30"))
    }

    /// An activity in Berlin in the night in which its clocks go from 02:00 to 03:00.
    private static func night() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270328T003000", "DTEND;TZID=Europe/Berlin:20270328T013000",
                    "SUMMARY:Night shift",
                ]
            ]), named: "night.ics")
        return (pages, trip)
    }

    @Test(arguments: [("+15min", "2027-03-28T00:45:00", false), ("+2h", "2027-03-28T03:30:00", true)])
    func `what is dragged comes back to its day, and is told of a change of the clocks`(
        by: String, start: String, isTold: Bool
    ) async throws {
        let (pages, trip) = try Self.night()
        let day = "\(trip)/day/2027-03-28"
        let board = try await pages.get(day).text
        let moved = try #require(board.components(separatedBy: "data-move=\"").dropFirst().first)
        let seen = try #require(moved.components(separatedBy: "data-seen=\"").dropFirst().first)
        let body = [("seen", String(seen.prefix { $0 != "\"" })), ("by", by), ("back", day)].map {
            "\($0)=\(PercentText.encoded($1))"
        }.joined(separator: "&")
        let fields = [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")]
        let reply = try await pages.ask(.post, String(moved.prefix { $0 != "\"" }), fields, body: body)
        #expect(reply.status == 303)
        let place = try #require(reply["Location"])
        #expect(place.hasPrefix(day + "?done="))
        let page = try await pages.get(place).text
        #expect(page.contains("The clocks change on the way") == isTold)
        #expect(page.contains("Done: edit"))
        guard
            case .timed(let now, _)? = try pages.store.read({
                try $0.activities(of: $0.trips()[0].id).first?.span
            })
        else { throw Fault.unknownPage }
        #expect("\(now.local)" == start)
        // The same form again was made before this change.
        #expect(
            try await pages.ask(.post, String(moved.prefix { $0 != "\"" }), fields, body: body).status == 409)
    }

    /// In Berlin 28 March 2027 has no 02:00 to 03:00; the event is there from 00:30 to 01:00.
    @Test(arguments: [
        ("+270min", "2027-03-28T05:00:00"), ("+1d +60min", "2027-03-29T01:30:00"),
        ("-1d -15min", "2027-03-27T00:15:00"),
    ])
    func `what is dragged on a week comes to the reading where it is dropped`(by: String, start: String)
        async throws
    {
        for clock in ["home", "place", "traveller"] {
            let pages = try Pages()
            let trip = try pages.imported(
                CrowdedPageTests.calendar([
                    [
                        "DTSTART;TZID=Europe/Berlin:20270328T003000",
                        "DTEND;TZID=Europe/Berlin:20270328T010000", "SUMMARY:Late",
                    ]
                ]), named: "night.ics")
            let week = "\(trip)/week/2027-03-28?clock=\(clock)"
            let board = try await pages.get(week).text
            let moved = try #require(board.components(separatedBy: "data-move=\"").dropFirst().first)
            let seen = try #require(moved.components(separatedBy: "data-seen=\"").dropFirst().first)
            let body = [("seen", String(seen.prefix { $0 != "\"" })), ("by", by), ("back", week)].map {
                "\($0)=\(PercentText.encoded($1))"
            }.joined(separator: "&")
            let fields = [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")]
            let reply = try await pages.ask(.post, String(moved.prefix { $0 != "\"" }), fields, body: body)
            #expect(reply.status == 303)
            let span = try pages.store.read { try $0.activities(of: $0.trips()[0].id).first?.span }
            guard case .timed(let now, _)? = span else { throw Fault.unknownPage }
            #expect("\(now.local)" == start, "\(clock)")
            let page = try await pages.get(try #require(reply["Location"])).text
            #expect(!page.contains("The clocks change on the way"))
        }
    }

    /// The clock of the page is Los Angeles, where 10:00 of Sunday 14 March 2027 is seven hours before UTC.
    @Test func `on another clock it is the reading of that clock`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Asia/Tokyo:20270314T030000", "DTEND;TZID=Asia/Tokyo:20270314T040000",
                    "SUMMARY:Call",
                ]
            ]), named: "call.ics")
        let week = "\(trip)/week/2027-03-13?clock=America/Los_Angeles"
        let board = try await pages.get(week).text
        let moved = try #require(board.components(separatedBy: "data-move=\"").dropFirst().first)
        let seen = try #require(moved.components(separatedBy: "data-seen=\"").dropFirst().first)
        let body = [("seen", String(seen.prefix { $0 != "\"" })), ("by", "+1d"), ("back", week)].map {
            "\($0)=\(PercentText.encoded($1))"
        }.joined(separator: "&")
        let fields = [("Cookie", pages.cookie), ("Sec-Fetch-Site", "same-origin")]
        #expect(
            try await pages.ask(.post, String(moved.prefix { $0 != "\"" }), fields, body: body).status == 303)
        let span = try pages.store.read { try $0.activities(of: $0.trips()[0].id).first?.span }
        guard case .timed(let now, _)? = span else { throw Fault.unknownPage }
        // It stood at 10:00 of Saturday, eight hours before UTC.
        #expect("\(now.local)" == "2027-03-15T02:00:00")
    }

    @Test func `a move leads back to a page of a trip alone`() async throws {
        for back in ["https://evil.example/", "//evil.example", "/sign-out", "/history", "nonsense"] {
            let opened = try Opened()
            let reply = try await opened.send(
                opened.address(.move(opened.key)),
                [("seen", try await opened.seen()), ("by", "+1d"), ("back", back)])
            #expect(reply["Location"]?.hasPrefix("\(opened.trip)/activity?") == true, "\(back)")
        }
    }

    @Test func `a to-do is ticked off and opened again`() async throws {
        let opened = try Opened()
        try opened.pages.store.write { writing in
            try writing.save(
                Todo(uid: ActivityUID("todo <1>"), title: "Renew the passport"), in: writing.trips()[0].id)
        }
        func todo() throws -> Todo? {
            try opened.pages.store.read { try $0.todos(of: $0.trips()[0].id).last }
        }
        let address = try opened.address(.todos)
        let text = try await opened.pages.get(address).text
        #expect(text.contains("aria-label=\"Done: Renew the passport\""))
        let reply = try await opened.send(address, [("uid", "todo <1>"), ("done", "1")])
        #expect(reply.status == 303)
        #expect(try todo()?.status == .completed)
        #expect(try todo()?.completedAt == (try Instant(parsing: "2027-03-28T07:45:00Z")))
        let after = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(after.contains("Done: finish the to-do &quot;Renew the passport&quot;"))
        _ = try await opened.send(address, [("uid", "todo <1>"), ("done", "0")])
        #expect(try todo()?.status == .needsAction)
    }

    /// Now is 09:45 at home, 07:45 in UTC and 20:45 in Auckland.
    @Test(
        arguments: [
            ("2027-03-28T09:44:00", nil, true), ("2027-03-28T09:46:00", nil, false),
            ("2027-03-28T20:44:00", "Pacific/Auckland", true),
            ("2027-03-28T20:46:00", "Pacific/Auckland", false),
        ] as [(String, String?, Bool)])
    func `a due time without a zone is one on the clock at home`(
        time: String, zone: String?, isLate: Bool
    ) async throws {
        let opened = try Opened()
        try opened.pages.store.write { writing in
            let due = ActivityTime(
                local: try CivilDateTime(parsing: time), zone: try zone.map { try ZoneID($0) })
            try writing.save(
                Todo(uid: ActivityUID("due"), title: "Pay", due: .time(due)), in: writing.trips()[0].id)
        }
        let text = try await opened.pages.get(opened.address(.todos)).text
        #expect(text.contains("overdue") == isLate)
    }

    @Test func `the history has every change, and takes back the newest alone`() async throws {
        let opened = try Opened()
        _ = try await opened.send(
            opened.address(.move(opened.key)), [("seen", try await opened.seen()), ("by", "+1d")])
        _ = try await opened.send(
            opened.address(.status(opened.key)), [("seen", try await opened.seen()), ("status", "tentative")])
        let entries = try opened.pages.store.read { try $0.history() }
        let text = try await opened.pages.get("/history").text
        #expect(text.components(separatedBy: "name=\"number\"").count == 2)
        #expect(text.contains("Sun 28 March 2027 09:45 (Europe/Berlin)"))
        let old = try await opened.send("/undo", [("number", "\(entries[1].number)"), ("back", "/history")])
        #expect(old.status == 409)
        #expect(try opened.pages.store.read { try $0.history() } == entries)
        let new = try await opened.send(
            "/undo", [("number", "\(entries[0].number)"), ("back", "https://evil.example/")])
        #expect(new["Location"] == "/history?undone=\(entries[0].number)")
        #expect(try opened.pages.store.read { try $0.history() } == Array(entries.dropFirst()))
        let sentence = "The change was taken back."
        #expect(try await opened.pages.get("/history?undone=\(entries[0].number)").text.contains(sentence))
        try await redoneAndUndone(entries[0], opened)
        // What stands still was not taken back, and what is newer makes it an old tale.
        for number in ["\(entries[1].number)", "0", "-1", "1e9", "yes"] {
            #expect(
                try await !opened.pages.get("/history?undone=\(number)").text.contains(sentence), "\(number)")
        }
        _ = try await opened.send(
            opened.address(.move(opened.key)), [("seen", try await opened.seen()), ("by", "+1d")])
        #expect(try await !opened.pages.get("/history?undone=\(entries[0].number)").text.contains(sentence))
    }

    /// The notice after undo has the button of redo, and the history too.
    private func redoneAndUndone(_ entry: HistoryEntry, _ opened: Opened) async throws {
        let told = try await opened.pages.get("/history?undone=\(entry.number)").text
        #expect(told.components(separatedBy: "action=\"/redo\"").count == 3)
        #expect(told.contains("Taken back: "))
        let last = try #require(try opened.pages.store.read { try $0.undone() }.first)
        #expect(
            try await opened.send("/redo", [("number", "\(entry.number)"), ("back", "/history")]).status
                == 409)
        let redone = try await opened.send("/redo", [("number", "\(last.number)"), ("back", "/history")])
        let again = try #require(try opened.pages.store.read { try $0.history() }.first)
        #expect(redone["Location"] == "/history?done=\(again.number)")
        #expect(again.title == entry.title && again.at == entry.at)
        #expect(
            try await !opened.pages.get("/history?undone=\(entry.number)").text.contains("action=\"/redo\""))
        _ = try await opened.send("/undo", [("number", "\(again.number)"), ("back", "/history")])
    }

    @Test func `a form from elsewhere, without a session or with nonsense changes nothing`() async throws {
        let opened = try Opened()
        let before = try opened.activity
        let (path, seen) = (try opened.address(.move(opened.key)), try await opened.seen())
        let body = "seen=\(seen)&by=%2B1d"
        for (fields, status) in [
            ([("Cookie", opened.cookie), ("Sec-Fetch-Site", "cross-site")], 403),
            ([("Cookie", opened.cookie)], 403), ([("Sec-Fetch-Site", "same-origin")], 403),
        ] {
            #expect(try await opened.pages.ask(.post, path, fields, body: body).status == status)
        }
        for (field, status) in [("+1y", 400), ("", 400), ("<script>", 400)] {
            #expect(try await opened.send(path, [("seen", seen), ("by", field)]).status == status)
        }
        #expect(try await opened.pages.get(path).status == 405)
        #expect(try await opened.pages.get("/undo").status == 405)
        #expect(try await opened.pages.get("/redo").status == 405)
        #expect(try await opened.send(opened.trip, []).status == 405)
        #expect(try opened.activity == before)
    }

    @Test func `a change that changes nothing offers no undo of somebody else's`() async throws {
        let opened = try Opened()
        try opened.pages.store.write { writing in
            let trip = try #require(try writing.trips().first)
            try writing.record("theirs", at: opened.pages.responder.household.now())
            var changed = trip
            changed.notes += "theirs"
            try writing.update(changed)
        }
        // The to-do is open already.
        let uid = ActivityUID("one@todo.example")
        let trip = try opened.pages.store.read { try $0.trips()[0].id }
        let todo = Todo(uid: uid, title: "Pay")
        try opened.pages.store.write { writing in
            try writing.record("add", at: opened.pages.responder.household.now())
            try writing.save(todo, in: trip)
        }
        let path = try opened.address(.todos)
        let done = try await opened.send(path, [("uid", uid.text), ("done", "1")])
        #expect(try #require(done.fields[.location]).contains("done="))
        let again = try await opened.send(path, [("uid", uid.text), ("done", "1")])
        #expect(again.status == 303)
        #expect(try #require(again.fields[.location]).contains("done=") == false)
    }
}
