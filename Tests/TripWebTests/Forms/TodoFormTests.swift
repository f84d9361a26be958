import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// To-dos that are added, edited, ticked off and deleted by forms.
@Suite("To-dos by forms") struct TodoFormTests {
    private typealias Opened = ChangeTests.Opened
    private typealias Form = ActivityFormTests

    private static let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"

    private static func todos(_ opened: Opened) throws -> [Todo] {
        try opened.pages.store.read { try $0.todos(of: $0.trips()[0].id) }
    }

    private static func todo(_ title: String, _ opened: Opened) throws -> Todo? {
        try todos(opened).first { $0.title == title }
    }

    /// Writes one as another program would.
    private static func write(_ opened: Opened, _ change: (inout Todo) throws -> Void = { _ in }) throws {
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            var todo =
                try writing.todos(of: trip).first { $0.uid.text == uid }
                ?? Todo(uid: ActivityUID(uid), title: "Renew the passport")
            try change(&todo)
            try writing.save(todo, in: trip)
        }
    }

    /// What is said beside a field.
    private static func problem(_ field: String, in text: String) throws -> String {
        let parts = text.components(separatedBy: "id=\"\(field)-problem\"")
        return try #require(parts.dropFirst().first).components(separatedBy: "</strong>")[0]
    }

    /// The form of the one to-do, as the page shows it.
    private static func form(_ opened: Opened) async throws -> (path: String, fields: [(String, String)]) {
        let path = try opened.address(.editTodo(ActivityUID(uid)))
        return (path, try Form.fields(await opened.pages.get(path).text))
    }

    @Test func `one is added once with all that is said of it, and taken back`() async throws {
        let opened = try Opened()
        let path = try opened.address(.addTodo)
        let form = [
            ("uid", Self.uid), ("title", "Renew <b> it"), ("due", "2027-04-02 18:00"),
            ("zone", "Pacific/Auckland"), ("priority", "1"), ("place", "Town & hall"),
            ("remind", "1d; 2h; 2027-04-01 09:00 Asia/Tokyo"), ("notes", "a\r\nb"),
        ]
        let before = try Self.todos(opened).count
        let reply = try await opened.send(path, form)
        #expect(reply.status == 303)
        #expect(reply["Location"]?.hasPrefix(try opened.address(.todos) + "?done=") == true)
        let made = try #require(try Self.todo("Renew <b> it", opened))
        #expect((made.uid.text, made.priority, made.place) == (Self.uid, 1, "Town & hall"))
        #expect(made.notes == "a\nb")
        guard case .time(let due) = made.due else {
            Issue.record("it is due at no time")
            return
        }
        #expect("\(due.local)" == "2027-04-02T18:00:00" && due.zone?.name == "Pacific/Auckland")
        #expect(
            made.reminders == [
                Reminder(.relative(days: -1, seconds: 0, to: .end)),
                Reminder(.relative(days: 0, seconds: -7_200, to: .end)),
                Reminder(.at(try Instant(parsing: "2027-04-01T00:00:00Z"))),
            ])
        #expect(made.createdAt == (try Instant(parsing: "2027-03-28T07:45:00Z")))
        #expect(try await opened.send(path, form)["Location"] == opened.address(.todos))
        #expect(try Self.todos(opened).count == before + 1)
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: add the to-do &quot;Renew &lt;b&gt; it&quot;"))
        _ = try await opened.send(
            "/undo",
            [
                ("number", try ChangeTests.hidden("number", in: shown)),
                ("back", try ChangeTests.hidden("back", in: shown)),
            ])
        #expect(try Self.todos(opened).count == before)
    }

    @Test func `another form under the same identifier adds another to-do`() async throws {
        let opened = try Opened()
        let path = try opened.address(.addTodo)
        let uid = try ChangeTests.hidden("uid", in: await opened.pages.get(path).text)
        for title in ["Pay", "Pack"] {
            #expect(try await opened.send(path, [("uid", uid), ("title", title)]).status == 303)
        }
        #expect(try Self.todo("Pay", opened) != nil)
        #expect(try Self.todo("Pack", opened) != nil)
    }

    @Test(arguments: [
        ("title", " ", "is no to-do; say what is to be done"),
        ("due", "25 o'clock", "no zone, no airport&#39;s code and no city"),
        ("due", "2027-02-30", "2027-02-30"),
        ("zone", "Middle/Earth", "Middle/Earth"),
        ("remind", "soon", "soon: a reminder is written like 24h, 30min or 1d"),
        ("remind", "1d", "say by when it is due"),
        ("priority", "10", "is no priority; 1 is the most urgent, 9 the least"),
    ])
    func `what the command refuses is refused beside its field, and nothing typed is lost`(
        field: String, typed: String, sentence: String
    ) async throws {
        let opened = try Opened()
        let before = try Self.todos(opened)
        var form = ["uid": Self.uid, "title": "Renew <i>", "place": "\"Hall\"", "notes": "one\r\n\r\n  two"]
        form[field] = typed
        let reply = try await opened.send(opened.address(.addTodo), form.map { ($0.key, $0.value) })
        #expect(reply.status == 422)
        let said = try Self.problem(field, in: reply.text)
        #expect(said.contains(sentence), "\(said)")
        #expect(!said.contains("--"))
        #expect(reply.text.contains("aria-describedby=\"\(field)-"))
        #expect(reply.text.contains("<a href=\"#\(field)\">"))
        #expect(reply.text.contains("value=\"&quot;Hall&quot;\""))
        #expect(reply.text.contains("one\n\n  two</textarea>"))
        if field != "title" { #expect(reply.text.contains("value=\"Renew &lt;i&gt;\"")) }
        if field != "title", field != "priority" {
            #expect(reply.text.contains("value=\"\(typed.replacing("'", with: "&#39;"))\""))
        }
        #expect(try ChangeTests.hidden("uid", in: reply.text) == Self.uid)
        #expect(try Self.todos(opened) == before)
    }

    /// On 4 April 2027 02:30 comes twice in Auckland.
    @Test func `a time that comes twice is asked about`() async throws {
        let opened = try Opened()
        let path = try opened.address(.addTodo)
        let form = [
            ("uid", Self.uid), ("title", "Pay"), ("due", "2027-04-04 02:30"), ("zone", "Pacific/Auckland"),
        ]
        let asked = try await opened.send(path, form)
        #expect(asked.status == 422)
        #expect(try Self.problem("due", in: asked.text).contains("choose which one is meant"))
        #expect(asked.text.contains("name=\"reading\""))
        #expect(try await opened.send(path, form + [("reading", "later")]).status == 303)
        guard case .time(let due) = try Self.todo("Pay", opened)?.due else {
            Issue.record("it is due at no time")
            return
        }
        #expect(due.recorded.map { "\($0.offset)" } == "+12:00")
    }

    @Test func `a time on no zone's clock keeps none when its date is changed`() async throws {
        let opened = try Opened()
        try Self.write(opened) { todo in
            todo.due = .time(
                ActivityTime(local: try CivilDateTime(parsing: "2027-04-02T18:00:00"), zone: nil))
        }
        func due() throws -> ActivityTime? {
            let todo = try Self.todos(opened).first { $0.uid.text == Self.uid }
            return if case .time(let time) = todo?.due { time } else { nil }
        }
        var (path, shown) = try await Self.form(opened)
        _ = try await opened.send(path, Form.replacing(shown, ["due": "2027-04-03 18:00"]))
        #expect(try #require(try due()).zone == nil)
        #expect(try #require(try due()).local == (try CivilDateTime(parsing: "2027-04-03T18:00:00")))
        (path, shown) = try await Self.form(opened)
        _ = try await opened.send(path, Form.replacing(shown, ["zone": "Asia/Tokyo"]))
        #expect(try due()?.zone?.name == "Asia/Tokyo")
    }

    @Test func `a time and the field beside it name one zone, not two`() async throws {
        let opened = try Opened()
        let form = [("uid", Self.uid), ("title", "Pay"), ("due", "2027-04-01 09:00 Asia/Tokyo")]
        let path = try opened.address(.addTodo)
        let reply = try await opened.send(path, form + [("zone", "Europe/Berlin")])
        #expect(reply.status == 422)
        #expect(
            try Self.problem("zone", in: reply.text).contains(
                "The time is on the clock of Asia/Tokyo, and here stands Europe/Berlin; say one of them."))
        #expect(try await opened.send(path, form + [("zone", "Tokyo")]).status == 303)
    }

    @Test func `one is edited as it was seen, and what was left alone stays as it is`() async throws {
        let opened = try Opened()
        // Neither the reminders nor a title on two lines could be typed so.
        let odd = [
            Reminder(.relative(days: 1, seconds: 90, to: .start)),
            Reminder(.relative(days: -2, seconds: 0, to: .end), text: "a; b"),
        ]
        try Self.write(opened) { todo in
            todo.title = "Renew\nthe passport"
            todo.due = .time(
                ActivityTime(local: try CivilDateTime(parsing: "2027-04-02T18:00:00"), zone: nil))
            (todo.reminders, todo.priority) = (odd, 3)
        }
        let before = try #require(try Self.todos(opened).first { $0.uid.text == Self.uid })
        let (path, shown) = try await Self.form(opened)
        #expect(shown.contains { $0 == ("title", "Renew, the passport") })
        #expect(shown.contains { $0 == ("due", "2027-04-02 18:00") })
        let same = try await opened.send(path, shown)
        #expect(same["Location"]?.hasSuffix("&note=same") == true)
        let unchanged = try await opened.pages.get(try #require(same["Location"])).text
        #expect(unchanged.contains("<li><bdi>Nothing was changed.</bdi></li>"))
        #expect(!unchanged.contains("<button>Undo</button>"))
        #expect(try Self.todos(opened).first { $0.uid.text == Self.uid } == before)
        let reply = try await opened.send(path, Form.replacing(shown, ["notes": "Soon", "priority": ""]))
        #expect(reply.status == 303)
        let after = try #require(try Self.todos(opened).first { $0.uid.text == Self.uid })
        #expect((after.title, after.due, after.reminders) == (before.title, before.due, odd))
        #expect((after.notes, after.priority) == ("Soon", nil))
        let told = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(told.contains("Done: edit the to-do &quot;Renew"))
        // One more reminder leaves those that there are alone.
        let (_, again) = try await Self.form(opened)
        let remind = try #require(again.first { $0.0 == "remind" }).1
        #expect(
            try await opened.send(path, Form.replacing(again, ["remind": remind + "; 3h"])).status == 303)
        #expect(
            try Self.todos(opened).first { $0.uid.text == Self.uid }?.reminders
                == odd + [Reminder(.relative(days: 0, seconds: -10_800, to: .end))])
    }

    @Test func `the zone alone moves a due time to another clock, and an emptied one takes it away`()
        async throws
    {
        let opened = try Opened()
        try Self.write(opened) { todo in
            todo.due = .time(
                ActivityTime(
                    local: try CivilDateTime(parsing: "2027-04-02T18:00:00"), zone: try ZoneID("Asia/Tokyo")))
        }
        let (path, shown) = try await Self.form(opened)
        #expect(shown.contains { $0 == ("zone", "Asia/Tokyo") })
        _ = try await opened.send(path, Form.replacing(shown, ["zone": "Europe/Paris"]))
        guard case .time(let due) = try Self.todo("Renew the passport", opened)?.due else {
            Issue.record("it is due at no time")
            return
        }
        #expect("\(due.local)" == "2027-04-02T18:00:00" && due.zone?.name == "Europe/Paris")
        let (_, again) = try await Self.form(opened)
        #expect(try await opened.send(path, Form.replacing(again, ["due": ""])).status == 303)
        #expect(try Self.todo("Renew the passport", opened)?.due == nil)
    }

    @Test func `what somebody else has changed is not written over, and both are shown`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let (path, shown) = try await Self.form(opened)
        try Self.write(opened) { $0.title = "Renew both passports" }
        let late = try await opened.send(path, Form.replacing(shown, ["title": "Renew <mine>"]))
        #expect(late.status == 409)
        #expect(late.text.contains("Another person or program has changed it"))
        #expect(late.text.contains("value=\"Renew &lt;mine&gt;\""))
        #expect(try Self.problem("title", in: late.text).contains("stored now: Renew both passports"))
        #expect(try Self.todo("Renew both passports", opened) != nil)
        // Sent once more, it is taken, and a second time it changes nothing.
        let again = try Form.fields(late.text)
        #expect(try await opened.send(path, again).status == 303)
        #expect(try await opened.send(path, again)["Location"] == opened.address(.todos))
        #expect(try Self.todo("Renew <mine>", opened) != nil)
    }

    @Test func `what need not be done is marked so, and opened again`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let (path, shown) = try await Self.form(opened)
        #expect(try await opened.send(path, shown + [("cancelled", "1")]).status == 303)
        #expect(try Self.todo("Renew the passport", opened)?.status == .cancelled)
        let list = try await opened.pages.get(opened.address(.todos)).text
        #expect(list.contains("aria-label=\"Open again: Renew the passport\""))
        _ = try await opened.send(opened.address(.todos), [("uid", Self.uid), ("done", "0")])
        #expect(try Self.todo("Renew the passport", opened)?.status == .needsAction)
    }

    @Test func `deleting asks first, goes once, and can be taken back`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let before = try Self.todos(opened)
        let path = try opened.address(.deleteTodo(ActivityUID(Self.uid)))
        let question = try await opened.pages.get(path).text
        #expect(question.contains("Delete the to-do &quot;Renew the passport&quot;?"))
        #expect(try Self.todos(opened) == before)
        let form = [("seen", try ChangeTests.hidden("seen", in: question))]
        try Self.write(opened) { $0.notes = "Soon" }
        let late = try await opened.send(path, form)
        #expect(late.status == 409 && late.text.contains("It was changed meanwhile"))
        try Self.write(opened) { $0.notes = "" }
        let reply = try await opened.send(path, form)
        #expect(reply.status == 303)
        #expect(try Self.todo("Renew the passport", opened) == nil)
        #expect(try await opened.send(path, form)["Location"] == opened.address(.todos))
        #expect(try await opened.pages.get(path).status == 404)
        let told = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(told.contains("Done: delete the to-do &quot;Renew the passport&quot;"))
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: told)), ("back", "/history")])
        #expect(try Self.todos(opened) == before)
    }

    @Test func `the page of the to-dos leads to the forms`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let text = try await opened.pages.get(opened.address(.todos)).text
        for view in [
            TripView.addTodo, .editTodo(ActivityUID(Self.uid)), .deleteTodo(ActivityUID(Self.uid)),
        ] {
            let path = try opened.address(view)
            #expect(text.contains("href=\"\(path)\""), "\(path)")
            #expect(try await opened.pages.get(path).status == 200, "\(path)")
        }
        #expect(text.contains("aria-label=\"Edit Renew the passport\""))
    }

    @Test func `only these pages and this browser change one, and only one that there is`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let before = try Self.todos(opened)
        for view in [
            TripView.addTodo, .editTodo(ActivityUID(Self.uid)), .deleteTodo(ActivityUID(Self.uid)),
        ] {
            let path = try opened.address(view)
            let reply = try await opened.pages.ask(
                .post, path, [("Sec-Fetch-Site", "cross-site"), ("Cookie", opened.cookie)],
                body: "title=x")
            #expect(reply.status == 403)
            #expect(try await opened.pages.ask(.get, path).status == 403)
        }
        let nothing = try opened.address(.editTodo(ActivityUID("nothing")))
        #expect(try await opened.pages.get(nothing).status == 404)
        #expect(try await opened.send(nothing, [("title", "x")]).status == 409)
        #expect(try await opened.pages.get("\(opened.trip)/edit-todo").status == 404)
        for form in [[], [("uid", String(repeating: "x", count: 65))], [("uid", "x"), ("priority", "much")]] {
            #expect(try await opened.send(opened.address(.addTodo), form).status == 400)
        }
        #expect(try Self.todos(opened) == before)
    }
}
