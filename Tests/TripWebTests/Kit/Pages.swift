import CivilTime
import HTTPTypes
import Hummingbird
import Logging
import Messages
import NIOCore
import NIOEmbedded
import Rendering
import Scheduling
import Sealing
import TestKit
import TripExchange
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The pages over a store in memory, asked without a socket.
final class Pages: Sendable {
    static let host = "127.0.0.1:8642"

    let store: MemoryTripStore
    let responder: PageResponder
    let said: Said
    /// The elapsed time, which counts attempts to sign in.
    let hands: Hands

    /// Makes pages that show a store, at a present that stands still.
    init(
        now: String = "2027-03-28T07:45:00Z", base: String? = nil, language: Catalogue? = nil,
        trust: TrustedHeader? = nil, home: Zone? = nil, isTyped: Bool = false
    ) throws {
        (store, said, hands) = (MemoryTripStore(), Said(), Hands())
        let database = try TestZones.database(.r2026f)
        let present = try Instant(parsing: now)
        var household = Household(
            open: { [store] in store }, openToWrite: { [store] in store }, database: database,
            statedHome: home,
            machineHome: try database.zone(named: "Europe/Berlin"), rules: .standard, firstWeekday: .monday,
            hours: .hours24, now: { present }, productID: "-//Meridian//Tests//EN")
        household.language = language
        if isTyped { household.typedHome = home }
        responder = PageResponder(
            household: household, base: base.flatMap { BaseURL($0) },
            port: BoundPort(ServedAddress(host: "127.0.0.1", port: 8642)), sessions: Sessions(household),
            passwords: PasswordSignIn(
                household, attempts: SignInAttempts(now: { [hands] in hands.now }),
                cost: ScryptCost(exponent: 4, passes: 1)),
            links: SignInLinks(), secrets: SecretAddressLimits(now: { [hands] in hands.now }),
            templates: try Templates(), say: { [said] in said.add($0) },
            trust: trust, opened: OpenedTrips(now: { [hands] in hands.now }))
    }

    /// Asks another responder, with the store and the lines of other pages.
    init(over pages: Pages, _ responder: PageResponder) {
        (store, said, hands, self.responder) = (pages.store, pages.said, pages.hands, responder)
    }

    /// Pages of the same store, in a household that has something else, after a start of their own.
    func with(_ change: (inout Household) -> Void) -> Pages {
        var household = responder.household
        change(&household)
        return Pages(
            over: self,
            PageResponder(
                household: household, base: responder.base, port: responder.port,
                sessions: Sessions(household), passwords: responder.passwords, links: responder.links,
                pending: responder.pending, templates: responder.templates, say: responder.say))
    }

    /// The family of docs/demo, as `meridian import` stores it, with Rosa at home.
    static func family() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let trip = try pages.imported("docs/demo/family/family.ics")
        try pages.store.write { writing in
            guard var rosa = try writing.persons().first(where: { $0.name == "Rosa Winter" }) else { return }
            rosa.home = try ZoneID("Europe/Berlin")
            try writing.save(rosa)
        }
        return (pages, trip)
    }

    /// Imports a file of the repository, and returns the path of its trip.
    func imported(_ file: String) throws -> String {
        try imported(Fixtures.bytes(Fixtures.path(for: file)), named: file)
    }

    /// Imports a calendar, and returns the path of its trip.
    func imported(_ bytes: [UInt8], named file: String) throws -> String {
        let (database, now) = (responder.household.database, responder.household.now())
        var calendars = ReadCalendars(database: database, now: now, isForStore: true)
        try calendars.read(CalendarSource(bytes), named: file)
        _ = try StoreImport(database: database, at: now).carryOut(calendars, in: store)
        return try store.read { "/trips/\(try $0.trips().last?.id.text ?? "")" }
    }

    /// Answers a request.
    func ask(
        _ method: HTTPRequest.Method, _ path: String, host: String = Pages.host,
        _ fields: [(String, String)] = [], body: String = "", bytes: [UInt8]? = nil, from peer: String? = nil,
        through channel: NIOAsyncTestingChannel = NIOAsyncTestingChannel()
    ) async throws -> Reply {
        var sent: HTTPFields = [:]
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { sent.append(HTTPField(name: name, value: value)) }
        }
        let head = HTTPRequest(
            method: method, scheme: "http", authority: host, path: path, headerFields: sent)
        if !channel.isActive {
            try await channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).get()
        }
        channel.remoteAddress = try peer.map { try SocketAddress(ipAddress: $0, port: 50_000) }
        let context = PageContext(
            source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "test")))
        let response = try await responder.respond(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: bytes ?? Array(body.utf8)))),
            context: context)
        let collected = Collected()
        try await response.body.write(BodyCollector(collected: collected))
        return Reply(status: response.status.code, fields: response.headers, bytes: collected.bytes)
    }

    /// Answers a request of a browser that is signed in.
    func get(_ path: String, _ fields: [(String, String)] = []) async throws -> Reply {
        try await ask(.get, path, [("Cookie", cookie)] + fields)
    }

    /// A cookie of a session that was just begun.
    var cookie: String { "meridian-8642=\(responder.sessions.begun().text)" }
}

extension Sessions {
    /// Signs a browser in, where nothing can keep it from that.
    func begun(of account: Account? = nil, label: String = "-") -> SecretToken {
        do {
            guard let token = try start(of: account, label: label) else {
                preconditionFailure("there is no such account")
            }
            return token
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
