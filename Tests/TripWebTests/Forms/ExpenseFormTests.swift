import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Expenses that are added, edited and deleted by forms.
@Suite("Expenses by forms") struct ExpenseFormTests {
    private typealias Opened = ChangeTests.Opened
    private typealias Form = ActivityFormTests

    private static let uid = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"

    private static func trip(_ opened: Opened) throws -> Trip {
        try opened.pages.store.read { try $0.trips()[0] }
    }

    private static func traveller(_ name: String, _ opened: Opened) throws -> TravellerID {
        try #require(try trip(opened).travellers.first { $0.name == name }).id
    }

    private static func expenses(_ opened: Opened) throws -> [Expense] {
        try opened.pages.store.read { try $0.expenses(of: $0.trips()[0].id) }
    }

    private static func expense(_ title: String, _ opened: Opened) throws -> Expense? {
        try expenses(opened).first { $0.title == title }
    }

    /// Writes one as another program would.
    private static func write(_ opened: Opened, _ change: (inout Expense) throws -> Void = { _ in }) throws {
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            var expense =
                try writing.expenses(of: trip).first { $0.id.text == uid }
                ?? Expense(
                    id: ExpenseID(uid), title: "Dinner", money: try Money("84 EUR"),
                    date: try CivilDate(2027, 3, 27), createdAt: .epoch)
            try change(&expense)
            try writing.save(expense, in: trip)
        }
    }

    /// What is said beside a field.
    private static func problem(_ field: String, in text: String) throws -> String {
        let parts = text.components(separatedBy: "id=\"\(field)-problem\"")
        return try #require(parts.dropFirst().first).components(separatedBy: "</strong>")[0]
    }

    /// The form of the one expense, as the page shows it.
    private static func form(_ opened: Opened) async throws -> (path: String, fields: [(String, String)]) {
        let path = try opened.address(.editExpense(ExpenseID(uid)))
        return (path, try Form.fields(await opened.pages.get(path).text))
    }

    @Test func `one is added once with all that is said of it, and taken back`() async throws {
        let opened = try Opened()
        let (ada, ben) = (
            try Self.traveller("Ada Winter", opened), try Self.traveller("Ben Winter", opened)
        )
        let form = [
            ("uid", Self.uid), ("title", "Dinner <b>"), ("amount", "84 EUR"), ("date", "2027-03-27"),
            ("category", "foodAndDining"), ("payer", ada.text), ("split", "Ada Winter=2, Ben Winter=1"),
            ("method", "cash"), ("activity", AttachmentOwnerText.text(of: .activity(opened.key))),
            ("notes", "a\r\nb"),
        ]
        let path = try opened.address(.addExpense(nil))
        let before = try Self.expenses(opened).count
        let reply = try await opened.send(path, form)
        #expect(reply.status == 303)
        #expect(reply["Location"]?.hasPrefix(try opened.address(.costs) + "?done=") == true)
        let made = try #require(try Self.expense("Dinner <b>", opened))
        #expect((made.id.text, "\(made.money)", "\(made.date)") == (Self.uid, "84.00 EUR", "2027-03-27"))
        #expect((made.category, made.payer, made.method) == (.foodAndDining, ada, .cash))
        #expect(
            made.split
                == .byShares([
                    ExpenseShare(traveller: ada, weight: 2), ExpenseShare(traveller: ben, weight: 1),
                ]))
        #expect((made.activity, made.notes) == (opened.key, "a\nb"))
        #expect(try await opened.send(path, form)["Location"] == opened.address(.costs))
        #expect(try Self.expenses(opened).count == before + 1)
        let shown = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(shown.contains("Done: add the expense &quot;Dinner &lt;b&gt;&quot;"))
        #expect(
            shown.contains(
                "84.00 EUR · Sat 27 March 2027 · foodAndDining · paid by Ada Winter · for Ada Winter 56.00 EUR, Ben Winter 28.00 EUR"
            ))
        _ = try await opened.send(
            "/undo",
            [
                ("number", try ChangeTests.hidden("number", in: shown)),
                ("back", try ChangeTests.hidden("back", in: shown)),
            ])
        #expect(try Self.expenses(opened).count == before)
    }

    @Test func `what is left open is as the command has it`() async throws {
        let opened = try Opened()
        let path = try opened.address(.addExpense(nil))
        for title in ["Taxi", "Tea"] {
            let form = [("uid", Self.uid), ("title", title), ("amount", "-3.50 CHF")]
            #expect(try await opened.send(path, form).status == 303)
        }
        let made = try #require(try Self.expense("Taxi", opened))
        // It is Sunday, 28 March at home.
        #expect(("\(made.date)", made.category, made.payer) == ("2027-03-28", .other, nil))
        #expect(made.split == nil && made.method == nil && made.activity == nil)
        // Another expense under the same identifier is another one.
        #expect(try Self.expense("Tea", opened)?.id.text != Self.uid)
    }

    @Test(arguments: [
        ("title", " ", "is no title for an expense; give some text"),
        ("amount", "", "Say how much, like 84 EUR."),
        ("amount", "84 Taler", "Taler: is no currency"), ("date", "2027-02-30", "2027-02-30"),
        ("category", "fun", "fun: "), ("payer", "nobody", "nobody of the trip is called so"),
        ("split", "Winter", "Winter: 5 travellers are called so: Ada Winter, Ben Winter, "),
        ("split", "Zoe", "Zoe: nobody of the trip is called so"),
        ("split", "Ada Winter=1, Ben Winter", "give every traveller a share, or none"),
        ("split", "Ada Winter, Ada Winter", "takes part twice"),
        ("split", "Ada Winter=50 EUR, Ben Winter=30 EUR", "are 4.00 EUR less than the whole, 84.00 EUR"),
        ("split", "Ada Winter=0, Ben Winter=0", "Ada Winter has 0 shares; say 1 to 1000000"),
        ("split", "Ada Winter=5,50 EUR, Ben Winter=78,50 EUR", "5,50: "),
        ("method", "shells", "shells: "),
    ])
    func `what the command refuses is refused beside its field, and nothing typed is lost`(
        field: String, typed: String, sentence: String
    ) async throws {
        let opened = try Opened()
        let before = try Self.expenses(opened)
        var form = ["uid": Self.uid, "title": "Dinner <i>", "amount": "84 EUR", "notes": "one\r\n\r\n  two"]
        form[field] = typed
        let reply = try await opened.send(
            opened.address(.addExpense(nil)), form.map { ($0.key, $0.value) })
        #expect(reply.status == 422)
        let said = try Self.problem(field, in: reply.text)
        #expect(said.contains(sentence), "\(said)")
        #expect(!said.contains("--") && !said.contains("meridian"), "\(said)")
        #expect(reply.text.contains("<a href=\"#\(field)\">"))
        #expect(reply.text.contains("one\n\n  two</textarea>"))
        if field != "title" { #expect(reply.text.contains("value=\"Dinner &lt;i&gt;\"")) }
        if field == "split" { #expect(reply.text.contains("value=\"\(typed)\"")) }
        #expect(try ChangeTests.hidden("uid", in: reply.text) == Self.uid)
        #expect(try Self.expenses(opened) == before)
    }

    @Test func `one is edited as it was seen, and what was left alone stays as it is`() async throws {
        let opened = try Opened()
        let ada = try Self.traveller("Ada Winter", opened)
        let all = try Self.trip(opened).travellers.map(\.id)
        // Nobody has typed the split in this order.
        let split = ExpenseSplit.equally(among: all.reversed())
        try Self.write(opened) { ($0.split, $0.payer, $0.activity) = (split, ada, opened.key) }
        let before = try #require(try Self.expense("Dinner", opened))
        let (path, shown) = try await Self.form(opened)
        #expect(shown.contains { $0 == ("amount", "84.00 EUR") })
        #expect(shown.contains { $0 == ("payer", ada.text) })
        let same = try await opened.send(path, shown)
        #expect(same["Location"]?.hasSuffix("&note=same") == true)
        let unchanged = try await opened.pages.get(try #require(same["Location"])).text
        #expect(unchanged.contains("<li><bdi>Nothing was changed.</bdi></li>"))
        #expect(!unchanged.contains("Done: "))
        #expect(try Self.expense("Dinner", opened) == before)
        let reply = try await opened.send(
            path, Form.replacing(shown, ["amount": "90 EUR", "activity": "", "payer": ""]))
        #expect(reply.status == 303)
        let after = try #require(try Self.expense("Dinner", opened))
        #expect(("\(after.money)", after.activity, after.payer) == ("90.00 EUR", nil, nil))
        #expect((after.split, after.date) == (split, before.date))
        #expect(after.updatedAt == (try Instant(parsing: "2027-03-28T07:45:00Z")))
        let told = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(told.contains("Done: edit the expense &quot;Dinner&quot;"))
        let (_, again) = try await Self.form(opened)
        #expect(try await opened.send(path, Form.replacing(again, ["split": "all"])).status == 303)
        // Who only views the trip bears nothing of it.
        let travelling = try Self.trip(opened).travellers.filter(\.role.travels).map(\.id)
        #expect(travelling.count == all.count - 1)
        #expect(try Self.expense("Dinner", opened)?.split == .equally(among: travelling))
        let (_, everybody) = try await Self.form(opened)
        #expect(everybody.contains { $0 == ("split", "all") })
        let empty = try await opened.send(path, Form.replacing(everybody, ["date": ""]))
        #expect(empty.status == 422)
        #expect(try !Self.problem("date", in: empty.text).isEmpty)
    }

    @Test func `every way of a split comes back as it can be typed`() async throws {
        let opened = try Opened()
        let (ada, ben) = (
            try Self.traveller("Ada Winter", opened), try Self.traveller("Ben Winter", opened)
        )
        try Self.write(opened)
        for (text, split) in [
            ("Ben Winter, Ada Winter", ExpenseSplit.equally(among: [ben, ada])),
            (
                "Ada Winter=2, Ben Winter=1",
                .byShares([
                    ExpenseShare(traveller: ada, weight: 2), ExpenseShare(traveller: ben, weight: 1),
                ])
            ),
            (
                "Ada Winter=50.00 EUR, Ben Winter=34.00 EUR",
                .exactly([
                    ExpensePart(traveller: ada, money: try Money("50 EUR")),
                    ExpensePart(traveller: ben, money: try Money("34 EUR")),
                ])
            ),
        ] as [(String, ExpenseSplit)] {
            let (path, shown) = try await Self.form(opened)
            #expect(try await opened.send(path, Form.replacing(shown, ["split": text])).status == 303)
            #expect(try Self.expense("Dinner", opened)?.split == split, "\(text)")
            #expect(try await Self.form(opened).fields.contains { $0 == ("split", text) }, "\(text)")
        }
    }

    /// As the hint beside the field says it: `Ada, Ben for equal parts`.
    @Test func `a first name is enough where one traveller has it`() async throws {
        let opened = try Opened()
        let (ada, ben) = (
            try Self.traveller("Ada Winter", opened), try Self.traveller("Ben Winter", opened)
        )
        try Self.write(opened)
        let (path, shown) = try await Self.form(opened)
        for (text, split) in [
            ("Ada, ben", ExpenseSplit.equally(among: [ada, ben])),
            (
                "Ada=2, Ben Winter = 1",
                .byShares([
                    ExpenseShare(traveller: ada, weight: 2), ExpenseShare(traveller: ben, weight: 1),
                ])
            ),
        ] as [(String, ExpenseSplit)] {
            let form = try await Self.form(opened).fields
            let reply = try await opened.send(path, Form.replacing(form, ["split": text]))
            #expect(reply.status == 303, "\(text)")
            #expect(try Self.expense("Dinner", opened)?.split == split, "\(text)")
        }
        #expect(shown.contains { $0.0 == "split" })
        let twice = try await opened.send(
            path, Form.replacing(try await Self.form(opened).fields, ["split": "Ada, Ada Winter"]))
        #expect(twice.text.contains("Ada Winter takes part twice"))
    }

    @Test func `what somebody else has changed is not written over, and both are shown`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let (path, shown) = try await Self.form(opened)
        try Self.write(opened) { $0.money = try Money("86 EUR") }
        let late = try await opened.send(path, Form.replacing(shown, ["amount": "90 EUR"]))
        #expect(late.status == 409)
        #expect(late.text.contains("Another person or program has changed it"))
        #expect(late.text.contains("value=\"90 EUR\""))
        #expect(try Self.problem("amount", in: late.text).contains("stored now: 86.00 EUR"))
        #expect(try Self.expense("Dinner", opened)?.money == (try Money("86 EUR")))
        // Sent once more, it is taken, and a second time it changes nothing.
        let again = try Form.fields(late.text)
        #expect(try await opened.send(path, again).status == 303)
        #expect(try await opened.send(path, again)["Location"] == opened.address(.costs))
        #expect(try Self.expense("Dinner", opened)?.money == (try Money("90 EUR")))
    }

    @Test func `an activity that is gone meanwhile is told, and nothing is written`() async throws {
        let opened = try Opened()
        let form = [
            ("uid", Self.uid), ("title", "Dinner"), ("amount", "1 EUR"),
            ("activity", AttachmentOwnerText.text(of: .activity(opened.key))),
        ]
        _ = try opened.pages.store.write { try $0.delete(opened.key, of: $0.trips()[0].id) }
        let reply = try await opened.send(opened.address(.addExpense(nil)), form)
        #expect(reply.status == 409)
        #expect(reply.text.contains("value=\"Dinner\""))
        #expect(try Self.expense("Dinner", opened) == nil)
    }

    @Test func `deleting asks first, goes once, and can be taken back with the receipts`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let note = Trips.Attachment(
            id: AttachmentID("r"), owner: .expense(ExpenseID(Self.uid)), name: "receipt",
            content: .note("paid"), createdAt: .epoch)
        func receipts() throws -> [Trips.Attachment] {
            try opened.pages.store.read { try $0.attachments(of: $0.trips()[0].id) }.filter {
                $0.id == note.id
            }
        }
        try opened.pages.store.write { try $0.save(note, bytes: nil, in: $0.trips()[0].id) }
        let before = try Self.expenses(opened)
        let path = try opened.address(.deleteExpense(ExpenseID(Self.uid)))
        let question = try await opened.pages.get(path).text
        #expect(question.contains("Delete the expense &quot;Dinner&quot; of 84.00 EUR?"))
        let form = [("seen", try ChangeTests.hidden("seen", in: question))]
        try Self.write(opened) { $0.notes = "Soon" }
        let late = try await opened.send(path, form)
        #expect(late.status == 409 && late.text.contains("It was changed meanwhile"))
        try Self.write(opened) { $0.notes = "" }
        let reply = try await opened.send(path, form)
        #expect(reply.status == 303)
        #expect(try Self.expense("Dinner", opened) == nil)
        #expect(try receipts().isEmpty)
        #expect(try await opened.send(path, form)["Location"] == opened.address(.costs))
        #expect(try await opened.pages.get(path).status == 404)
        let told = try await opened.pages.get(try #require(reply["Location"])).text
        #expect(told.contains("Done: delete the expense &quot;Dinner&quot;"))
        _ = try await opened.send(
            "/undo", [("number", try ChangeTests.hidden("number", in: told)), ("back", "/history")])
        #expect(try Self.expenses(opened) == before)
        #expect(try receipts().count == 1)
    }

    @Test func `the costs and the page of an activity lead to the forms`() async throws {
        let opened = try Opened()
        try Self.write(opened) { $0.activity = opened.key }
        let costs = try await opened.pages.get(opened.address(.costs)).text
        for view in [
            TripView.addExpense(nil), .editExpense(ExpenseID(Self.uid)), .deleteExpense(ExpenseID(Self.uid)),
            .activity(opened.key),
        ] {
            let path = try opened.address(view)
            #expect(costs.contains("href=\"\(PageEscape().escapeText(path))\""), "\(path)")
            #expect(try await opened.pages.get(path).status == 200, "\(path)")
        }
        #expect(costs.contains("aria-label=\"Edit Dinner\""))
        let activity = try await opened.pages.get(opened.address(.activity(opened.key))).text
        let add = try opened.address(.addExpense(opened.key))
        #expect(activity.contains("href=\"\(PageEscape().escapeText(add))\""))
        let form = try Form.fields(await opened.pages.get(add).text)
        #expect(form.contains { $0 == ("activity", AttachmentOwnerText.text(of: .activity(opened.key))) })
        let sent = Form.replacing(form, ["title": "Torch", "amount": "5 NZD"])
        #expect(try await opened.send(add, sent).status == 303)
        #expect(try Self.expense("Torch", opened)?.activity == opened.key)
    }

    @Test func `only these pages and this browser change one, and only one that there is`() async throws {
        let opened = try Opened()
        try Self.write(opened)
        let before = try Self.expenses(opened)
        for view in [
            TripView.addExpense(nil), .editExpense(ExpenseID(Self.uid)), .deleteExpense(ExpenseID(Self.uid)),
        ] {
            let path = try opened.address(view)
            let reply = try await opened.pages.ask(
                .post, path, [("Sec-Fetch-Site", "cross-site"), ("Cookie", opened.cookie)],
                body: "title=x&amount=1+EUR")
            #expect(reply.status == 403)
            #expect(try await opened.pages.ask(.get, path).status == 403)
        }
        let nothing = try opened.address(.editExpense(ExpenseID("nothing")))
        #expect(try await opened.pages.get(nothing).status == 404)
        #expect(try await opened.send(nothing, [("title", "x"), ("amount", "1 EUR")]).status == 409)
        for form in [
            [], [("uid", "no identifier")],
            [("uid", Self.uid), ("title", "x"), ("amount", "1 EUR"), ("activity", "x")],
        ] {
            #expect(try await opened.send(opened.address(.addExpense(nil)), form).status == 400)
        }
        #expect(try Self.expenses(opened) == before)
    }
}
