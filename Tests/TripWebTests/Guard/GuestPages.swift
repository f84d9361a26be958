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

/// The pages of a household with a guest, who may read the family's trip and does not see another one.
struct GuestPages {
    let pages: Pages
    let open: TripID
    let secret: TripID
    /// A trip that the store does not have.
    let unknown = TripID("00000000-0000-4000-8000-00000000000f")

    /// The family's trip with something of everything, and a trip of which every text has the word "secret".
    init(_ role: Role = .viewer, household: Role = .none) throws {
        pages = try Pages.family().pages
        open = try pages.store.read { try $0.trips()[0].id }
        secret = TripID("00000000-0000-4000-8000-00000000000b")
        let (open, secret, now) = (open, secret, pages.responder.household.now())
        try pages.store.write { writing in
            for (name, role) in [("ada", Role.owner), ("guest", household)] {
                try writing.save(
                    Account(name: name, password: "x", createdAt: now, passwordSetAt: now, role: role))
            }
            try writing.save(TripRole(trip: open, account: "guest", role: role))
            var hidden = Trip(id: secret, name: "secret trip")
            hidden.travellers = [
                Traveller(
                    id: TravellerID("secret"), person: PersonID("secret"), name: "secret Cleo", role: .owner)
            ]
            try writing.create(hidden)
            try writing.save(TripRole(trip: secret, account: "guest", role: .none))
            try writing.save(Organization(id: OrganizationID("secret"), name: "secret air"))
            var tour = try #require(
                try writing.activities(of: open).first { $0.recurrence == nil && !$0.span.isAllDay }
            ).with(uid: ActivityUID("secret"))
            (tour.title, tour.organization, tour.participants) = ("secret tour", OrganizationID("secret"), [])
            try writing.save(tour, in: secret)
            try writing.save(Organization(id: OrganizationID("open"), name: "open air"))
            var flight = try #require(try writing.activities(of: open).first)
            flight.organization = OrganizationID("open")
            try writing.save(flight, in: open)
            for (trip, word) in [(open, "open"), (secret, "secret")] {
                try writing.save(Todo(uid: ActivityUID(word), title: "\(word) visa"), in: trip)
                try writing.save(
                    Expense(
                        id: ExpenseID(word), title: "\(word) taxi", money: try Money("9 EUR"),
                        date: try CivilDate(2027, 3, 25), createdAt: now), in: trip)
                try writing.save(
                    Attachment(
                        id: AttachmentID(word), owner: .trip, name: "\(word) note", content: .note(word),
                        createdAt: now), bytes: nil, in: trip)
                try writing.save(
                    Feed(
                        id: FeedID(word), label: "for \(word)", scope: .trip(trip), digest: word,
                        createdAt: now))
            }
            try writing.save(SealedTrip(id: TripID("sealed"), sealedAt: now, box: [1]))
        }
        try pages.store.write { writing in
            try writing.record("tick the open visa off", at: now)
            try writing.save(Todo(uid: ActivityUID("open"), title: "open visa", notes: "Soon"), in: open)
        }
    }

    /// Asks as somebody.
    func get(_ path: String, as account: String?) async throws -> Reply {
        try await pages.ask(.get, path, [("Cookie", try cookie(of: account))])
    }

    /// Sends a form as somebody.
    func send(_ form: ShownForm, to path: String? = nil, as account: String?) async throws -> Reply {
        let fields = [("Cookie", try cookie(of: account)), ("Sec-Fetch-Site", "same-origin")]
        guard form.isMultipart else {
            let body = form.fields.map { "\($0)=\(PercentText.encoded($1))" }.joined(separator: "&")
            return try await pages.ask(.post, path ?? form.action, fields, body: body)
        }
        var body = ""
        for (name, value) in form.fields where name != "file" && name != "files" {
            body += "------mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        if form.fields.contains(where: { $0.0 == "files" }) {
            body += "------mark\r\nContent-Disposition: form-data; name=\"files\"; filename=\"a.ics\"\r\n"
            body += "Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n\r\n"
        }
        return try await pages.ask(
            .post, path ?? form.action,
            fields + [("Content-Type", "multipart/form-data; boundary=----mark")],
            bytes: Array((body + "------mark--\r\n").utf8))
    }

    func cookie(of name: String?) throws -> String {
        // Also for an account that is gone meanwhile.
        let token = SecretToken.random()
        let now = pages.responder.household.now()
        try pages.store.write { writing in
            try writing.save(
                BrowserSession(
                    digest: token.digest.text, account: name, label: "-", createdAt: now, lastUsedAt: now))
        }
        return "meridian-8642=\(token.text)"
    }

    /// All that the store has, but sessions.
    func everything() throws -> String {
        try pages.store.read { reading in
            var all: [Any] = [try reading.trips(), try reading.persons(), try reading.organizations()]
            for trip in try reading.trips() {
                all.append((try reading.activities(of: trip.id), try reading.expenses(of: trip.id)))
                all.append((try reading.todos(of: trip.id), try reading.attachments(of: trip.id)))
            }
            all.append((try reading.feeds(), try reading.accounts(), try reading.roles()))
            return "\(all) \(try reading.history())"
        }
    }

    /// An activity of a trip.
    func key(in trip: TripID) throws -> ActivityKey {
        try pages.store.read { reading in
            try #require(
                try reading.activities(of: trip).first { $0.recurrence == nil && !$0.span.isAllDay }
            ).key
        }
    }

    // MARK: - Every address

    /// Every page of a trip; a new one does not compile without its place here.
    func views(of trip: TripID) throws -> [TripView] {
        let (key, word) = (try key(in: trip), trip == open ? "open" : "secret")
        var (views, view): ([TripView], TripView?) = ([], .itinerary)
        while let next = view {
            views.append(next)
            view = GuestPages.view(after: next, key, AttachmentID(word))
        }
        return views
    }

    private static func view(after view: TripView, _ key: ActivityKey, _ file: AttachmentID) -> TripView? {
        switch view {
        case .itinerary: .day(nil)
        case .day: .week(nil)
        case .week: .month(nil)
        case .month: .timeline(nil)
        case .timeline: .findings
        case .findings: .who(nil)
        case .who: .activity(key)
        case .activity: .add
        case .add: .edit(key)
        case .edit: .move(key)
        case .move: .status(key)
        case .status: .delete(key)
        case .delete: .todos
        case .todos: .addTodo
        case .addTodo: .editTodo(ActivityUID(file.text))
        case .editTodo(let todo): .deleteTodo(todo)
        case .deleteTodo: .details
        case .details: .archive
        case .archive: .remove
        case .remove: .people
        case .people: .files(nil)
        case .files: .file(file)
        case .file: .detach(file)
        case .detach: .calendar(.full)
        case .calendar: .export
        case .export: .paper(Paper())
        case .paper: .costs
        case .costs: .addExpense(nil)
        case .addExpense(nil): .addExpense(key)
        case .addExpense: .editExpense(ExpenseID(file.text))
        case .editExpense(let expense): .deleteExpense(expense)
        case .deleteExpense: .history
        case .history: .map
        case .map: .drift
        case .drift: nil
        }
    }

    /// Every address that is not of a trip; a new one does not compile without its place here.
    func addresses() throws -> [PageAddress] {
        var (addresses, address): ([PageAddress], PageAddress?) = ([], .start)
        while let next = address {
            addresses.append(next)
            address = GuestPages.address(after: next)
        }
        return addresses
    }

    private static func address(after address: PageAddress) -> PageAddress? {
        switch address {
        case .start: .trips(nil, search: nil)
        case .trips(_, nil): .trips(nil, search: "secret")
        case .trips: .who("2027-03-25")
        case .who: .newTrip
        case .newTrip: .settings
        case .settings: .person(PersonID("secret"))
        case .person: .organizations(search: nil)
        case .organizations: .organization(OrganizationID("secret"))
        case .organization: .newOrganization
        case .newOrganization: .mergeOrganization(OrganizationID("secret"))
        case .mergeOrganization: .deleteOrganization(OrganizationID("secret"))
        case .deleteOrganization: .history
        case .history: .undo
        case .undo: .redo
        case .redo: .drift
        case .drift: .importing(secret: nil, into: nil)
        case .importing(nil, _): .importing(secret: "x", into: nil)
        case .importing: .keeping
        case .keeping: .backup(isPartial: false)
        case .backup(false): .backup(isPartial: true)
        case .backup: .feeds(nil)
        case .feeds: .revokeFeed
        case .revokeFeed: .sync
        case .sync: .feed(secret: "x")
        case .feed: .share(secret: "x", zone: nil)
        case .share: .sessions
        case .sessions: .endSession
        case .endSession: .protected
        case .protected: .closeProtected
        case .closeProtected: .signIn(secret: nil)
        case .signIn: .signOut
        case .signOut: .signedOut
        case .signedOut: .style(digest: "x")
        case .style: .script(digest: "x", module: "page")
        case .script: .worker
        case .worker: .offline
        case .trip, .offline: nil
        }
    }
}

/// A form of a page, as a browser would send it.
struct ShownForm: Sendable {
    let action: String
    let isMultipart: Bool
    var fields: [(String, String)]

    /// The forms of a page that change something, once for each of their buttons.
    static func all(in page: String) throws -> [ShownForm] {
        try page.components(separatedBy: "<form ").dropFirst().flatMap { piece -> [ShownForm] in
            let form = piece.components(separatedBy: "</form>")[0]
            let tag = form.prefix { $0 != ">" }
            guard tag.contains("method=\"post\"") else { return [] }
            let action = String(tag.components(separatedBy: "action=\"")[1].prefix { $0 != "\"" })
                .replacing("&amp;", with: "&")
            let fields = try ActivityFormTests.fields("<form class=\"fields\"" + form)
            let buttons = form.components(separatedBy: "<button").dropFirst().map {
                button -> [(String, String)] in
                let tag = button.prefix { $0 != ">" }
                guard let name = value("name", tag), let value = value("value", tag) else { return [] }
                return [(name, value)]
            }
            return buttons.map {
                ShownForm(action: action, isMultipart: tag.contains("multipart"), fields: fields + $0)
            }
        }
    }

    private static func value(_ name: String, _ tag: Substring) -> String? {
        let parts = tag.components(separatedBy: " \(name)=\"")
        return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
    }

    /// The form with something typed, so that it changes something.
    var filled: ShownForm {
        var filled = self
        let typed = [
            "name": "Other", "title": "Other", "label": "Other", "traveller": "Dora", "note": "Other",
            "start": "2027-03-25 10:00", "end": "2027-03-25 11:00", "startZone": "UTC", "endZone": "UTC",
        ]
        filled.fields = fields.map { name, value in
            let isDate = action.contains("/details") || action.contains("/new-trip")
            if isDate, ["start", "end"].contains(name) { return (name, value) }
            return (name, typed[name] ?? value)
        }
        return filled
    }
}
