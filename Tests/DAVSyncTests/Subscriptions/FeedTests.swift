import CivilTime
import DAV
import Findings
import Synchronization
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import DAVSync
@testable import TripSync

/// Calendars at addresses that trips follow.
@Suite("Followed calendars") struct FeedTests {
    /// A server of one file.
    private final class Server: DAVTransport {
        var text = ""
        var fields: [HTTPField] = []
        var status = 200
        /// Where an address leads.
        var moved: [String: String] = [:]
        private(set) var requests: [DAVRequest] = []

        func send(_ request: DAVRequest, with credentials: Credentials?) throws(DAVFailure) -> DAVResponse {
            requests.append(request)
            if let next = moved[request.address.text] {
                return DAVResponse(302, [HTTPField("Location", next)], from: request.address)
            }
            let known = request.fields.first { $0.name == "If-None-Match" }?.value
            if status == 200, let known, fields.contains(where: { $0.name == "ETag" && $0.value == known }) {
                return DAVResponse(304, from: request.address)
            }
            return DAVResponse(status, fields, body: Array(text.utf8), from: request.address)
        }
    }

    private static let address = "https://feeds.example/ada.ics"
    private let server = Server()
    private let clock = Clock()
    private let store = MemoryTripStore()

    private func servers() throws -> DAVServers {
        let setting = SyncSetting(
            store: store, database: try TestZones.database(.r2026f), productID: "-//Sample//EN",
            now: { [clock] in clock.now }, ask: { _ in nil })
        return DAVServers(setting) { [server] _ in server }
    }

    private static func calendar(_ uids: String..., more: [String] = []) -> String {
        SampleObject.calendar(
            ["X-WR-CALNAME:Matches"] + more
                + uids.flatMap {
                    SampleObject.component(
                        $0, title: "Match \($0)", start: "20270305T190000", end: "20270305T210000", [])
                })
    }

    private func subscribe(_ change: (inout NewSubscription) -> Void = { _ in }) throws -> FeedReport {
        var new = NewSubscription(Self.address)
        change(&new)
        return try servers().subscribe(new)
    }

    private func look(after seconds: Int64 = 4_000) throws -> FeedReport? {
        clock.seconds.withLock { $0 += seconds }
        return try servers().follow(atOnce: false).first
    }

    private var titles: [String] {
        get throws {
            try store.read { reading in
                try reading.trips().flatMap { try reading.activities(of: $0.id) }
                    .map { $0.status == .cancelled ? "(\($0.title))" : $0.title }.sorted()
            }
        }
    }

    private var row: Subscription {
        get throws { try #require(try store.read { try $0.subscriptions() }.first) }
    }

    @Test func `it is read at once, and again when it has changed`() throws {
        server.text = Self.calendar("a", "b")
        server.fields = [HTTPField("ETag", "W/\"1\"")]
        let first = try subscribe()
        #expect(first.trip == "Matches")
        #expect(first.summary?.added == 2)
        #expect(try look(after: 60) == nil)
        let same = try #require(try look())
        #expect(same.summary == nil && same.problem == nil)
        #expect(server.requests.count == 2)
        server.text = Self.calendar("a", "b", "c")
        server.fields = [HTTPField("ETag", "W/\"2\"")]
        #expect(try look()?.summary?.added == 1)
        // Other bytes of the same meaning import nothing anew.
        server.fields = []
        #expect(try look()?.summary == nil)
        #expect(try titles == ["Match a", "Match b", "Match c"])
        // Undo takes back one look; the history does not tell the whole address.
        #expect(try store.read { try $0.history() }.first?.title == "import feeds.example into Matches")
        _ = try store.write { try $0.undo() }
        #expect(try titles == ["Match a", "Match b"])
    }

    @Test func `an edit here stays when the calendar comes again`() throws {
        server.text = Self.calendar("a")
        _ = try subscribe()
        try store.write { writing in
            let trip = try writing.trips()[0].id
            let activity = try writing.activities(of: trip)[0]
            let edited = try ActivityEdit([.title("Home game")]).applied(
                to: activity, at: clock.now, in: try TestZones.database(.r2026f)
            ) { try $0.resolved(by: .compatible) }
            try writing.save(edited, in: trip)
        }
        server.text = Self.calendar("a", "b").replacing("T210000", with: "T213000")
        _ = try look()
        #expect(try titles == ["Home game", "Match b"])
    }

    @Test(arguments: [
        ("<!DOCTYPE html><html><body>Sign in</body></html>", 200, "not-calendar"), ("", 200, "not-calendar"),
        ("{\"error\":1}", 200, "not-calendar"),
        (String(calendar("a").dropLast(20)), 200, "cut-calendar"),
        (SampleObject.calendar(["X-WR-CALNAME:Matches"]), 200, "empty-calendar"), ("", 404, "notFound"),
        ("", 410, "notFound"), ("", 503, "busy"), ("", 401, "refused"), ("", 418, "status"),
    ]) func `what is no whole calendar changes nothing and is told`(body: String, status: Int, code: String)
        throws
    {
        server.text = Self.calendar("a", "b")
        _ = try subscribe()
        (server.text, server.status) = (body, status)
        let report = try #require(try look())
        #expect(report.problem?.code == code)
        #expect(try titles == ["Match a", "Match b"])
        #expect(try row.failures == 1)
        #expect(try row.problem != nil)
        // Not again at once, and then as if nothing had been.
        #expect(try look(after: 10) == nil)
        (server.text, server.status) = (Self.calendar("a", "b", "c"), 200)
        #expect(try look()?.summary?.added == 1)
        #expect(try row.failures == 0)
        #expect(try row.problem == nil)
    }

    @Test func `what it no longer has stays and is listed, or is cancelled`() throws {
        server.text = Self.calendar("a", "b", "c")
        _ = try subscribe()
        server.text = Self.calendar("a", "c")
        let kept = try #require(try look())
        #expect(kept.missing == ["Match b"])
        #expect(try row.missingUIDs == ["b"])
        #expect(try titles == ["Match a", "Match b", "Match c"])
        // Once it is there again, nothing is missing.
        server.text = Self.calendar("a", "b", "c")
        _ = try look()
        #expect(try row.missingUIDs == [])
        try store.write { writing in
            var row = try writing.subscriptions()[0]
            row.missing = .cancel
            try writing.save(row)
        }
        server.text = Self.calendar("a", "b")
        #expect(try look()?.missing == ["Match c"])
        #expect(try titles == ["(Match c)", "Match a", "Match b"])
        // Told once, and kept in mind.
        server.text = Self.calendar("b", "a")
        #expect(try look()?.missing == [])
        #expect(try row.missingUIDs == ["c"])
    }

    @Test func `it is looked at as often as it asks for, within bounds`() throws {
        server.text = Self.calendar("a", more: ["REFRESH-INTERVAL;VALUE=DURATION:PT2H"])
        _ = try subscribe()
        #expect(try row.refresh == 7_200)
        #expect(try look(after: 3_700) == nil)
        #expect(try look(after: 3_700) != nil)
        server.text = Self.calendar("b", more: ["X-PUBLISHED-TTL:PT1S"])
        _ = try look(after: 7_300)
        #expect(try row.refresh == 900)
        try store.write { writing in
            var row = try writing.subscriptions()[0]
            row.every = 86_400
            try writing.save(row)
        }
        #expect(try look(after: 7_300) == nil)
        #expect(try look(after: 80_000) != nil)
    }

    @Test func `a server that names a time is not asked before`() throws {
        server.text = Self.calendar("a")
        _ = try subscribe()
        (server.status, server.fields) = (429, [HTTPField("Retry-After", "3000")])
        #expect(try look()?.problem?.retryAfter == 3_000)
        #expect(try look(after: 2_000) == nil)
        #expect(try look(after: 1_100) != nil)
    }

    @Test func `redirects are followed, and not away from https`() throws {
        server.text = Self.calendar("a")
        server.moved = [Self.address: "https://other.example/b.ics"]
        #expect(try subscribe().summary?.added == 1)
        #expect(server.requests.map(\.address.host) == ["feeds.example", "other.example"])
        // The address that was typed stays the one that is asked.
        #expect(try row.address == Self.address)
        server.moved = [Self.address: "http://other.example/b.ics"]
        #expect(try look()?.problem?.code == "forbidden")
        server.moved = [Self.address: Self.address]
        #expect(try look()?.problem?.code == "malformed")
    }

    @Test func `webcal is https, and an address is followed once`() throws {
        server.text = Self.calendar("a")
        _ = try subscribe { $0.address = "webcal://feeds.example/ada.ics" }
        #expect(try row.address == Self.address)
        let again = #expect(throws: ServerFailure.self) { try subscribe() }
        #expect(again?.code == "known-address")
    }

    @Test func `what cannot be read at first leaves nothing behind`() throws {
        server.text = "<html>"
        #expect(throws: ServerFailure.self) { try subscribe() }
        #expect(try store.read { try $0.subscriptions() }.isEmpty)
        #expect(try store.read { try $0.trips() }.isEmpty)
    }

    @Test func `a trip that is deleted ends nothing by itself`() throws {
        server.text = Self.calendar("a")
        _ = try subscribe()
        try store.write { writing in
            try writing.record("delete", at: clock.now)
            try writing.delete(try writing.trips()[0].id)
        }
        #expect(try look()?.problem?.code == "no-trip")
        _ = try store.write { try $0.undo() }
        #expect(try look()?.problem == nil)
    }
}
