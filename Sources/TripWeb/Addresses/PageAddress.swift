import CivilTime
import HTTPTypes
import Messages
import TripExchange
import TripWorkflows
import Trips

/// The address of a page; everything that the page shows stands in it, so that it can be kept and sent.
enum PageAddress: Hashable, Sendable {
    case start
    case trips(TripPhase?, search: String?)
    case trip(TripID, TripView, ClockChoice)
    /// Where everybody is over all trips; a moment as typed, nil for now.
    case who(String?)
    /// The form for one more trip.
    case newTrip
    /// What the household has set, and a person of it.
    case settings
    case person(PersonID)
    /// The operators of bookings, those with a text; one, one more, merging one into another, and deleting it.
    case organizations(search: String?)
    case organization(OrganizationID)
    case newOrganization
    case mergeOrganization(OrganizationID)
    case deleteOrganization(OrganizationID)
    /// The changes of the store, and taking back the newest.
    case history
    case undo
    case redo
    /// What moved of all trips, because the rules of zones have changed.
    case drift
    /// Choosing files to import; with a secret the review of those that were sent, for a trip or those that they name.
    case importing(secret: String?, into: ImportTarget?)
    /// What a backup has, and the backup; one that is not everything is given only when it is asked for.
    case keeping
    case backup(isPartial: Bool)
    /// The feeds and the form for one more, of a trip where one is named; and revoking one.
    case feeds(TripID?)
    case revokeFeed
    /// What is open with calendar servers, and settling a conflict.
    case sync
    /// The calendar of a feed, by its secret.
    case feed(secret: String)
    /// The same trip as a page to read, in each place's zone unless one is named.
    case share(secret: String, zone: String?)
    /// The browsers that are signed in, and ending the sessions of some.
    case sessions
    case endSession
    /// The protected trips, with a field for the passphrase of each, and shutting one that is open.
    case protected
    case closeProtected
    /// The form that uses a link up; without a secret the one for a password.
    case signIn(secret: String?)
    case signOut
    case signedOut
    /// The style sheet, by the digest of its bytes.
    case style(digest: String)
    /// A module of the scripts, by the digest of all of them, and the worker that keeps pages.
    case script(digest: String, module: String)
    case worker
    /// What is said in place of a page that was not kept.
    case offline

    // MARK: - Reading

    /// Reads the path and the parameters of a request.
    ///
    /// - Parameter target: The path, and after a `?` the parameters.
    /// - Throws: A ``Fault`` with status 400 or 404.
    init(_ target: String) throws(Fault) {
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = try Query(halves.count > 1 ? String(halves[1]) : nil)
        var parts: [String] = []
        for part in (halves.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            guard let text = PercentText.decoded(part) else {
                throw .badAddress(tr("Its path is no text in UTF-8."))
            }
            parts.append(text)
        }
        self = try PageAddress.read(parts, query)
    }

    private static func read(_ parts: [String], _ query: Query) throws(Fault) -> PageAddress {
        switch (parts.first, parts.count) {
        case (nil, _), ("", 1): return .start
        case ("trips", 1): return .trips(try phase(query["which"]), search: query["q"])
        case ("trips", 2...4):
            guard let id = try? TripID.validated(parts[1]) else { throw .unknownTrip }
            return .trip(id, try view(Array(parts.dropFirst(2)), query), ClockChoice(query))
        case ("who", 1): return .who(query["at"])
        case ("new-trip", 1): return .newTrip
        case ("settings", 1): return .settings
        case ("people", 2): return .person(PersonID(parts[1]))
        case ("organizations", 1): return .organizations(search: query["q"])
        case ("organizations", 2...3):
            let id = OrganizationID(parts[1])
            switch parts.dropFirst(2).first {
            case nil: return .organization(id)
            case "merge": return .mergeOrganization(id)
            case "remove": return .deleteOrganization(id)
            default: throw .unknownPage
            }
        case ("backup", 1): return .keeping
        case ("backup.json", 1): return .backup(isPartial: query["partial"] == "1")
        case ("new-organization", 1): return .newOrganization
        case ("history", 1): return .history
        case ("undo", 1): return .undo
        case ("redo", 1): return .redo
        case ("drift", 1): return .drift
        case ("feeds", 1): return .feeds(query["trip"].map { TripID($0) })
        case ("feeds", 2) where parts[1] == "revoke": return .revokeFeed
        case ("sync", 1): return .sync
        case ("f", 2) where parts[1].hasSuffix(".ics"): return .feed(secret: String(parts[1].dropLast(4)))
        case ("s", 2): return .share(secret: parts[1], zone: zone(query))
        case ("import", 1): return .importing(secret: nil, into: ImportTarget(query))
        case ("import", 2): return .importing(secret: parts[1], into: ImportTarget(query))
        case ("sessions", 1): return .sessions
        case ("sessions", 2) where parts[1] == "end": return .endSession
        case ("protected", 1): return .protected
        case ("protected", 2) where parts[1] == "close": return .closeProtected
        case ("sign-in", 1): return .signIn(secret: nil)
        case ("sign-in", 2): return .signIn(secret: parts[1])
        case ("sign-out", 1): return .signOut
        case ("signed-out", 1): return .signedOut
        case (let file?, 1) where file.hasPrefix("style-") && file.hasSuffix(".css"):
            return .style(digest: String(file.dropFirst(6).dropLast(4)))
        case (let folder?, 2) where folder.hasPrefix("script-") && parts[1].hasSuffix(".js"):
            return .script(digest: String(folder.dropFirst(7)), module: String(parts[1].dropLast(3)))
        case ("worker.js", 1): return .worker
        case ("offline", 1): return .offline
        default: throw .unknownPage
        }
    }

    private static func zone(_ query: Query) -> String? {
        if case .zone(let name) = ClockChoice(query) { name } else { nil }
    }

    private static func phase(_ text: String?) throws(Fault) -> TripPhase? {
        guard let text, text != "all" else { return nil }
        guard let phase = TripPhase(rawValue: text) else {
            let known = (["all"] + TripPhase.allCases.map(\.rawValue)).joined(separator: ", ")
            throw .badAddress(tr("which is one of \(known)."))
        }
        return phase
    }

    private static func view(_ parts: [String], _ query: Query) throws(Fault) -> TripView {
        switch (parts.first, parts.count) {
        case (nil, _): return .itinerary
        case ("day", 1...2):
            return .day(
                try date(parts.dropFirst().first ?? query["date"]), beside: try BesideChoice(query))
        case ("week", 1...2):
            return .week(
                try date(parts.dropFirst().first ?? query["date"]), beside: try BesideChoice(query))
        case ("month", 1...2):
            return .month(try date(parts.dropFirst().first.map { "\($0)-01" } ?? query["date"]))
        case ("timeline", 1...2): return .timeline(try date(parts.dropFirst().first ?? query["date"]))
        case ("findings", 1): return .findings
        case ("who", 1): return .who(query["at"])
        case ("activity", 1): return .activity(try key(query))
        case ("add", 1): return .add
        case ("edit", 1): return .edit(try key(query))
        case ("move", 1): return .move(try key(query))
        case ("status", 1): return .status(try key(query))
        case ("delete", 1): return .delete(try key(query))
        case ("todos", 1): return .todos
        case ("add-todo", 1): return .addTodo
        case ("edit-todo", 1): return .editTodo(try todo(query))
        case ("delete-todo", 1): return .deleteTodo(try todo(query))
        case ("details", 1): return .details
        case ("archive", 1): return .archive
        case ("remove", 1): return .remove
        case ("people", 1): return .people
        case ("export", 1): return .export
        case ("paper", 1): return .paper(Paper(query))
        case ("files", 1): return .files(query.verbatim("uid") == nil ? nil : try key(query))
        case ("file", 1): return .file(AttachmentID(query["id"] ?? ""))
        case ("detach", 1): return .detach(AttachmentID(query["id"] ?? ""))
        case ("costs", 1): return .costs
        case ("add-expense", 1):
            return .addExpense(query.verbatim("uid") == nil ? nil : try key(query))
        case ("edit-expense", 1): return .editExpense(ExpenseID(query["id"] ?? ""))
        case ("delete-expense", 1): return .deleteExpense(ExpenseID(query["id"] ?? ""))
        case ("history", 1): return .history
        case ("map", 1): return .map
        case ("drift", 1): return .drift
        case ("trip.ics", 1):
            guard let redaction = Redaction(rawValue: query["redact"] ?? "shared") else {
                throw .badAddress(tr("redact is one of full, shared, busy."))
            }
            return .calendar(redaction)
        default: throw .unknownPage
        }
    }

    private static func date(_ text: String?) throws(Fault) -> CivilDate? {
        guard let text else { return nil }
        guard let date = try? CivilDate(parsing: text) else {
            throw .badAddress(tr("A date is written 2027-03-14, and a month 2027-03."))
        }
        return date
    }

    private static func todo(_ query: Query) throws(Fault) -> ActivityUID {
        guard let uid = query.verbatim("uid") else { throw .unknownTodo }
        return ActivityUID(uid)
    }

    private static func key(_ query: Query) throws(Fault) -> ActivityKey {
        guard let uid = query.verbatim("uid") else { throw .unknownActivity }
        guard let occurrence = query.verbatim("occurrence") else { return ActivityKey(uid: ActivityUID(uid)) }
        guard let key = try? ActivityKey(uid: ActivityUID(uid), occurrence: occurrence) else {
            throw .unknownActivity
        }
        return key
    }
}

// MARK: - Writing

extension PageAddress {
    /// The path and the parameters.
    var text: String {
        switch self {
        case .start: "/"
        case .trips(let phase, let search):
            "/trips" + PageAddress.query([("which", phase?.rawValue), ("q", search)])
        case .trip(let id, let view, let clock): "/trips/\(id.text)" + PageAddress.text(of: view, clock)
        case .who(let moment): "/who" + PageAddress.query([("at", moment)])
        case .newTrip: "/new-trip"
        case .settings: "/settings"
        case .person(let id): "/people/\(PercentText.encoded(id.text))"
        case .organizations(let search): "/organizations" + PageAddress.query([("q", search)])
        case .organization(let id): "/organizations/\(PercentText.encoded(id.text))"
        case .mergeOrganization(let id): "/organizations/\(PercentText.encoded(id.text))/merge"
        case .deleteOrganization(let id): "/organizations/\(PercentText.encoded(id.text))/remove"
        case .newOrganization: "/new-organization"
        case .keeping: "/backup"
        case .backup(let isPartial): "/backup.json" + (isPartial ? "?partial=1" : "")
        case .history: "/history"
        case .undo: "/undo"
        case .redo: "/redo"
        case .drift: "/drift"
        case .feeds(let trip): "/feeds" + PageAddress.query([("trip", trip?.text)])
        case .revokeFeed: "/feeds/revoke"
        case .sync: "/sync"
        case .feed(let secret): "/f/\(PercentText.encoded(secret)).ics"
        case .share(let secret, let zone):
            "/s/\(PercentText.encoded(secret))" + PageAddress.query([("zone", zone)])
        case .importing(let secret, let target):
            "/import" + (secret.map { "/" + PercentText.encoded($0) } ?? "")
                + PageAddress.query(target?.parameters ?? [])
        case .sessions: "/sessions"
        case .endSession: "/sessions/end"
        case .protected: "/protected"
        case .closeProtected: "/protected/close"
        case .signIn(let secret): "/sign-in" + (secret.map { "/" + PercentText.encoded($0) } ?? "")
        case .signOut: "/sign-out"
        case .signedOut: "/signed-out"
        case .style(let digest): "/style-\(digest).css"
        case .script(let digest, let module): "/script-\(digest)/\(module).js"
        case .worker: "/worker.js"
        case .offline: "/offline"
        }
    }

    private static func text(of view: TripView, _ clock: ClockChoice) -> String {
        let path = view.name.map { "/\($0)" } ?? ""
        // Pages without a choice of clocks keep it for the way back.
        let chosen: [(String, String?)] = clock == .traveller ? [] : [("clock", clock.text)]
        switch view {
        case .itinerary, .findings, .todos, .costs, .history, .drift, .map, .add, .details, .archive, .remove,
            .people, .export, .addTodo:
            return path + query(chosen)
        case .day(let date, let beside), .week(let date, let beside):
            return path + (date.map { "/\($0)" } ?? "") + query([("beside", beside.text)] + chosen)
        case .timeline(let date): return path + (date.map { "/\($0)" } ?? "") + query(chosen)
        case .month(let date):
            return path + (date.map { "/\("\($0)".dropLast(3))" } ?? "") + query(chosen)
        case .who(let moment): return path + query([("at", moment)] + chosen)
        case .activity(let key), .edit(let key), .move(let key), .status(let key), .delete(let key):
            return path + query([("uid", key.uid.text), ("occurrence", key.occurrence)] + chosen)
        case .files(let key), .addExpense(let key):
            return path + query([("uid", key?.uid.text), ("occurrence", key?.occurrence)] + chosen)
        case .paper(let paper): return path + query(paper.parameters + chosen)
        case .editTodo(let uid), .deleteTodo(let uid): return path + query([("uid", uid.text)] + chosen)
        case .editExpense(let id), .deleteExpense(let id): return path + query([("id", id.text)] + chosen)
        case .file(let id), .detach(let id): return path + query([("id", id.text)] + chosen)
        case .calendar(let redaction): return path + query([("redact", redaction?.rawValue)])
        }
    }

    private static func query(_ parameters: [(String, String?)]) -> String {
        let given = parameters.compactMap { name, value in value.map { "\(name)=\(PercentText.encoded($0))" }
        }
        return given.isEmpty ? "" : "?" + given.joined(separator: "&")
    }
}

extension Fault {
    static var unknownTrip: Fault {
        Fault(
            .notFound, tr("There is no such trip"),
            tr("It may have been deleted, or protected. The list of trips has all that can be seen."))
    }

    static var unknownTodo: Fault {
        Fault(
            .notFound, tr("There is no such to-do"),
            tr("It may have been deleted. The to-dos of the trip are listed on a page of it."))
    }

    static var unknownExpense: Fault {
        Fault(
            .notFound, tr("There is no such expense"),
            tr("It may have been deleted. The costs of the trip list all of them."))
    }

    static var unknownActivity: Fault {
        Fault(
            .notFound, tr("There is no such activity"),
            tr("It may have been deleted or imported anew. The itinerary of the trip has all of them."))
    }
}
