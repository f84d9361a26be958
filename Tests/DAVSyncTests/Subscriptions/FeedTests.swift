import CivilTime
import DAV
import Findings
import Synchronization
import TestKit
import Testing
import TripExchange
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

    private func activity(_ uid: String) throws -> Activity {
        try store.read { reading in
            try #require(
                try reading.activities(withUID: ActivityUID(uid), of: reading.trips()[0].id)
                    .first { $0.recurrenceID == nil })
        }
    }

    private func start(of uid: String) throws -> String? {
        guard case .timed(let start, _) = try activity(uid).span else { return nil }
        return "\(start.local)"
    }

    private func edit(_ uid: String, _ change: ActivityChange) throws {
        let edited = try ActivityEdit([change])
            .applied(to: try activity(uid), at: clock.now, in: try TestZones.database(.r2026f)) {
                try $0.resolved(by: .compatible)
            }
        try store.write { try $0.save(edited, in: try $0.trips()[0].id) }
    }

    /// Imports a file into the trip.
    private func take(_ lines: [String]) throws {
        let database = try TestZones.database(.r2026f)
        var read = ReadCalendars(database: database, now: clock.now, isForStore: true)
        try read.read(CalendarSource(Array(SampleObject.calendar(lines).utf8)), named: "mail.ics")
        let trip = try store.read { try $0.trips()[0].name }
        _ = try StoreImport(database: database, at: clock.now, into: trip).carryOut(read, in: store)
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
        // The calendar has not changed since; at once it is read all the same.
        #expect(try look()?.summary == nil)
        #expect(try servers().follow(atOnce: true).first?.summary?.added == 1)
        #expect(try titles == ["Match a", "Match b", "Match c"])
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

    /// A calendar with one event after some others, which may be left out.
    private func follow(_ lines: [String], title: String = "Match b") throws -> (
        with: String, without: String
    ) {
        let event = SampleObject.component(
            "b", title: title, start: "20270306T190000", end: "20270306T210000", lines)
        let others = ["a", "c"].flatMap {
            SampleObject.component(
                $0, title: "Match \($0)", start: "20270305T190000", end: "20270305T210000", [])
        }
        return (SampleObject.calendar(others + event), SampleObject.calendar(others))
    }

    @Test(arguments: [
        [], ["SEQUENCE:3"], ["STATUS:TENTATIVE"], ["RRULE:FREQ=WEEKLY;COUNT=3"],
    ]) func `what is cancelled since it is missing stands again once it is there`(lines: [String]) throws {
        let (with, without) = try follow(lines)
        server.text = with
        _ = try subscribe { ($0.missing, $0.trip) = (.cancel, "Matches") }
        let before = try activity("b")
        server.text = without
        #expect(try look()?.summary?.cancelled == 1)
        #expect(try titles == ["(Match b)", "Match a", "Match c"])
        server.text = with
        let back = try #require(try look())
        #expect(back.summary?.updated == 1)
        #expect(back.summary?.unchanged == 2)
        #expect(try activity("b") == before)
        // Undo takes back the look, and with it the return.
        _ = try store.write { try $0.undo() }
        #expect(try titles == ["(Match b)", "Match a", "Match c"])
    }

    @Test func `what comes back with another time, or after an edit here, is as both say`() throws {
        let (with, without) = try follow([])
        server.text = with
        _ = try subscribe { ($0.missing, $0.trip) = (.cancel, "Matches") }
        server.text = without
        _ = try look()
        server.text = with.replacing("20270306T190000", with: "20270306T180000")
        #expect(try look()?.summary?.updated == 1)
        #expect(try titles == ["Match a", "Match b", "Match c"])
        #expect(try start(of: "b") == "2027-03-06T18:00:00")
        try edit("b", .title("Home game"))
        server.text = without
        _ = try look()
        #expect(try titles == ["(Home game)", "Match a", "Match c"])
        try edit("b", .notes("Bring a scarf"))
        server.text = with
        _ = try look()
        #expect(try titles == ["Home game", "Match a", "Match c"])
        #expect(try start(of: "b") == "2027-03-06T19:00:00")
        #expect(try activity("b").notes == "Bring a scarf")
    }

    @Test func `what a person or another sender cancelled stays cancelled`() throws {
        let (with, without) = try follow([])
        server.text = with
        _ = try subscribe { ($0.missing, $0.trip) = (.cancel, "Matches") }
        try edit("b", .status(.cancelled))
        server.text = without
        #expect(try look()?.summary?.cancelled == 0)
        server.text = with
        _ = try look()
        #expect(try titles == ["(Match b)", "Match a", "Match c"])
        try edit("b", .status(.confirmed))
        try take([
            "METHOD:CANCEL", "BEGIN:VEVENT", "UID:b", "DTSTAMP:20270102T000000Z", "SEQUENCE:1",
            "STATUS:CANCELLED", "END:VEVENT",
        ])
        #expect(try titles == ["(Match b)", "Match a", "Match c"])
        server.text = without
        _ = try look()
        server.text = with
        _ = try look()
        #expect(try titles == ["(Match b)", "Match a", "Match c"])
    }

    @Test func `of a booking of several senders the others stand`() throws {
        func flight(_ uid: String, _ more: [String]) -> [String] {
            [
                "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270110T060000Z",
                "DTSTART;TZID=Europe/Berlin:20270305T101500",
                "DTEND;TZID=America/New_York:20270305T131000", "SUMMARY:LH 400 FRA to JFK",
                "CATEGORIES:FLIGHT", "LOCATION:Frankfurt (FRA)", "X-MERIDIAN-NUMBER:LH 400",
                "X-MERIDIAN-PLACE-CODE:FRA", "X-MERIDIAN-DESTINATION:New York",
                "X-MERIDIAN-DESTINATION-CODE:JFK",
            ] + more + ["END:VEVENT"]
        }
        let match = SampleObject.component(
            "a", title: "Match a", start: "20270305T190000", end: "20270305T210000", [])
        let with = SampleObject.calendar(match + flight("71@feed.example", ["SEQUENCE:4"]))
        server.text = with
        _ = try subscribe { ($0.missing, $0.trip) = (.cancel, "Matches") }
        try take(flight("LH0400@air.example", ["X-MERIDIAN-CONFIRMATION:XK7P2Q"]))
        let before = try activity("71@feed.example")
        #expect(before.statements.map(\.uid.text) == ["71@feed.example", "LH0400@air.example"])
        server.text = SampleObject.calendar(match)
        _ = try look()
        // The feed does not say whose booking it is, and the airline does.
        #expect(try activity("71@feed.example").status == .tentative)
        server.text = with
        _ = try look()
        let after = try activity("71@feed.example")
        #expect(after.status == .confirmed)
        #expect(after.statements.map(\.said.stamp) == before.statements.map(\.said.stamp))
        #expect(after.statements.allSatisfy { $0.cancellation == nil && $0.said.status == .confirmed })
    }

    @Test(arguments: [
        (10, 1, false), (10, 5, true), (10, 4, false), (8, 4, true), (6, 2, true), (6, 1, false),
        (4, 1, true),
        (4, 0, false), (1, 0, false),
    ]) func `so many that are missing at once are not cancelled`(had: Int, left: Int, isCancelled: Bool)
        throws
    {
        func calendar(_ count: Int) -> String {
            let kept = (0..<count).flatMap {
                SampleObject.component(
                    "\($0)", title: "Match \($0)", start: "20270305T190000", end: "20270305T210000", [])
            }
            // A to-do keeps the calendar from having nothing.
            return SampleObject.calendar(kept + ["BEGIN:VTODO", "UID:t", "SUMMARY:Pay", "END:VTODO"])
        }
        server.text = calendar(had)
        _ = try subscribe { ($0.missing, $0.trip) = (.cancel, "Matches") }
        server.text = calendar(left)
        let report = try #require(try look())
        #expect(report.missing.count == had - left)
        #expect(try titles.count { $0.hasPrefix("(") } == (isCancelled ? had - left : 0))
        #expect(try row.missingUIDs.count == had - left)
        let told = report.findings.filter { $0.code == .tooManyMissing }
        #expect(told.isEmpty == isCancelled)
        #expect(
            isCancelled
                || told.first?.message
                    == "\(had - left) of \(had) activities are missing at once, which may be a fault of the calendar, so none of them is cancelled, now or later; cancel what is really off with meridian edit --status cancelled, or end this with meridian unsubscribe"
        )
        // A further version that lacks them cancels none of them either.
        server.text = calendar(left).replacing("Pay", with: "Pay soon")
        #expect(try look()?.missing == [])
        #expect(try titles.count { $0.hasPrefix("(") } == (isCancelled ? had - left : 0))
        server.text = calendar(had)
        _ = try look()
        #expect(try titles.count { $0.hasPrefix("(") } == 0)
        #expect(try row.missingUIDs == [])
    }

    // MARK: - What is said

    @Test(arguments: [
        ("<!DOCTYPE html><html></html>", 200), ("{}", 200), ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", 200),
        (SampleObject.calendar([]), 200), ("", 404), ("", 503), ("", 401), ("", 302),
    ]) func `a failure names the host, and not the address`(body: String, status: Int) throws {
        server.text = Self.calendar("a")
        let address = "https://Feeds.example/private/TOKEN/basic.ics?key=SECRET"
        _ = try subscribe { $0.address = address }
        (server.text, server.status) = (body, status)
        let problem = try #require(try look()?.problem)
        #expect(problem.message.hasPrefix("feeds.example: "), "\(problem)")
        for secret in ["TOKEN", "SECRET"] {
            #expect(!problem.message.contains(secret), "\(problem)")
            #expect(try row.problem?.contains(secret) == false)
        }
        (server.status, server.text) = (
            200, Self.calendar("a", "b").replacing(";TZID=Europe/Paris", with: "")
        )
        let report = try #require(try look())
        #expect(!report.findings.isEmpty)
        #expect(!report.findings.contains { "\($0)".contains("TOKEN") }, "\(report.findings)")
    }

    @Test(arguments: [
        "https://ada:hush@feeds.example/a.ics", "webcal://ada@feeds.example/a.ics",
        "ada:hush@feeds.example/a.ics",
    ]) func `an address with a password is not followed`(address: String) throws {
        let failure = #expect(throws: ServerFailure.self) { try subscribe { $0.address = address } }
        #expect(
            failure?.message.hasSuffix(
                "@feeds.example/a.ics: has a user or a password in it; only a calendar that asks for neither can be followed"
            ) == true, "\(failure?.message ?? "")")
        #expect(failure?.message.contains("hush") == false)
        #expect(server.requests.isEmpty)
    }

    @Test func `an address in a private network names what allows it`() throws {
        let curl = try CurlTransport(agent: "test", reach: .publicOnly)
        let setting = SyncSetting(
            store: store, database: try TestZones.database(.r2026f), productID: "-//Sample//EN",
            now: { [clock] in clock.now }, ask: { _ in nil })
        let servers = DAVServers(setting) { _ in curl }
        let failure = #expect(throws: ServerFailure.self) {
            try servers.subscribe(NewSubscription("http://127.0.0.1:9/a.ics"))
        }
        #expect(
            failure?.message
                == "127.0.0.1:9: lies in a private network, or on this machine; subscribe --private allows that"
        )
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
