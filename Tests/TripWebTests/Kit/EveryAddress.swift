import CivilTime
import Foundation
import HTTPTypes
import Sealing
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// An address of each kind over the family's store; each shows something.
struct EveryAddress {
    let pages: Pages
    let all: [PageAddress]

    /// Fills a store with what the addresses name.
    init() async throws {
        let opened = try ChangeTests.Opened()
        (pages, all) = (opened.pages, try await EveryAddress.addresses(opened))
    }

    private static func addresses(_ opened: ChangeTests.Opened) async throws -> [PageAddress] {
        let (pages, key) = (opened.pages, opened.key)
        let trip = try pages.store.read { try $0.trips()[0].id }
        let organization = OrganizationID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
        let attachment = AttachmentID("6ba7b810-9dad-41d1-80b4-00c04fd430c9")
        _ = try StoreAccounts.add(
            "Ada", Passphrase("correct horse"), cost: ScryptCost(exponent: 4, passes: 1),
            at: pages.responder.household.now(), in: pages.store)
        try pages.store.write { writing in
            try writing.save(Organization(id: organization, name: "Kiwi Tours"))
            try writing.save(
                Trips.Attachment(
                    id: attachment, owner: .trip, name: "note", about: "",
                    content: .note("A note."), createdAt: pages.responder.household.now()),
                bytes: nil, in: trip)
        }
        let (todo, expense) = (ActivityUID("visa"), ExpenseID("6ba7b810-9dad-41d1-80b4-00c04fd430ca"))
        try pages.store.write { writing in
            try writing.save(Todo(uid: todo, title: "Visa"), in: trip)
            try writing.save(
                Expense(
                    id: expense, title: "Taxi", money: Money("9 EUR"), date: CivilDate(2027, 3, 28),
                    createdAt: pages.responder.household.now()), in: trip)
        }
        let person = try pages.store.read { try $0.persons()[0].id }
        let feed = try await FeedPageTests.made(pages, "trip:\(trip.text)", "shared")
        let secret = String(feed.dropFirst(3).dropLast(4))
        let sent = try await ImportTests.send(
            pages, opened.cookie, ImportTests.body([("a.ics", "text/calendar", CrowdedPageTests.daily)]))
        let review = String(try #require(sent["Location"]).dropFirst("/import/".count))
        pages.responder.tellLink()
        let link = String(try #require(pages.said.lines.last?.split(separator: "/").last))
        let views: [TripView] = [
            .itinerary, .day(nil), .week(nil), .month(nil), .timeline(nil), .findings, .who(nil),
            .activity(key), .add, .edit(key), .move(key), .status(key), .delete(key), .todos, .addTodo,
            .editTodo(todo), .deleteTodo(todo), .addExpense(nil), .addExpense(key), .editExpense(expense),
            .deleteExpense(expense), .details, .archive, .remove, .people, .files(nil), .file(attachment),
            .detach(attachment),
            .calendar(.shared), .export, .paper(Paper()), .costs, .history, .map, .drift,
        ]
        return views.map { .trip(trip, $0, .traveller) } + [
            .start, .trips(nil, search: nil), .who(nil), .newTrip, .settings, .person(person),
            .organizations(search: nil), .organization(organization), .newOrganization,
            .mergeOrganization(organization), .deleteOrganization(organization), .history,
            .undo, .redo, .drift, .importing(secret: nil, into: nil), .importing(secret: review, into: nil),
            .keeping, .backup(isPartial: true), .feeds(nil), .revokeFeed, .sync, .feed(secret: secret),
            .share(secret: secret, zone: nil), .sessions, .endSession, .protected, .closeProtected,
            .signIn(secret: nil), .signIn(secret: link), .signOut, .signedOut,
            .style(digest: pages.responder.templates.sheetDigest),
            .script(digest: PageScripts().digest, module: "page"), .worker, .offline,
        ]
    }

    /// The cases of an enumeration, as its file lists them before its first member.
    static func cases(in file: String) throws -> Set<String> {
        let source = String(decoding: try Fixtures.bytes(Fixtures.path(for: file)), as: UTF8.self)
        let lines = source.split(separator: "\n").prefix {
            !$0.contains("init(") && !$0.contains("var name")
        }
        return Set(
            lines.filter { $0.hasPrefix("    case ") }.map { line in
                String(line.dropFirst("    case ".count).prefix { $0.isLetter })
            })
    }

    /// The name of a case.
    static func name(of value: Any) -> String { String("\(value)".prefix { $0.isLetter }) }
}
