import Testing

@testable import DAV

@Suite("What a calendar holds") struct ListingTests {
    private static let own = member("/cal/", "<D:resourcetype><D:collection/></D:resourcetype>")

    private static func listing(_ parts: String...) throws -> Listing {
        let client = try DAVClient(ScriptedTransport((207, [], multistatus(parts.joined()))))
        return try client.listing(of: client.start)
    }

    @Test func `members are listed once, with or without a tag`() throws {
        let listing = try Self.listing(
            Self.own, member("/cal/a%40b.ics", "<D:getetag>\"1\"</D:getetag>"), member("/cal/a@b.ics"),
            member("/cal/c.ics"), member("/cal/sub/", "<D:resourcetype><D:collection/></D:resourcetype>"),
            gone("/cal/d.ics"))
        #expect(listing.members.map(\.address.path) == ["/cal/a@b.ics", "/cal/c.ics"])
        #expect(listing.members.map(\.etag) == ["\"1\"", nil])
    }

    @Test func `what lies elsewhere is not followed`() throws {
        let hrefs = [
            "https://evil.example/cal/x.ics", "/other/x.ics", "/cal/%2e%2e/x.ics", "/cal/../x.ics",
            "/cal/sub/x.ics",
            "javascript:alert(1)",
        ]
        let listing = try Self.listing(Self.own, hrefs.map { member($0) }.joined())
        #expect(listing.members == [])
        #expect(listing.strangers == hrefs)
    }

    @Test(arguments: [
        multistatus(), multistatus(member("/cal/a.ics")),
        multistatus(own, member("/cal/a.ics"), gone("/cal/", "HTTP/1.1 507 Insufficient Storage")),
        multistatus(own, gone("/cal/b.ics", "HTTP/1.1 500 Internal Server Error")),
        String(multistatus(own, member("/cal/a.ics")).dropLast(20)), "<html/>",
    ])
    func `a list that may not be whole is none`(body: String) throws {
        let client = try DAVClient(ScriptedTransport((207, [], body)))
        let failure = #expect(throws: DAVFailure.self) { try client.listing(of: client.start) }
        #expect(failure?.code == .malformed)
    }

    @Test func `what has changed comes page by page`() throws {
        let transport = ScriptedTransport(
            (
                207, [],
                multistatus(
                    member("/cal/a.ics", "<D:getetag>\"1\"</D:getetag>"),
                    gone("/cal/", "HTTP/1.1 507 Insufficient Storage"), "<D:sync-token>2</D:sync-token>")
            ),
            (207, [], multistatus(gone("/cal/b.ics"), "<D:sync-token>3</D:sync-token>")))
        let client = try DAVClient(transport)
        guard case .listed(let first) = try client.changes(since: "1", in: client.start),
            case .listed(let second) = try client.changes(since: first.token, in: client.start)
        else {
            Issue.record("nothing is listed")
            return
        }
        #expect(first.isPartial && first.members.count == 1 && first.token == "2")
        #expect(!second.isPartial && second.removed.map(\.path) == ["/cal/b.ics"] && second.token == "3")
        let asked = transport.requests.map { String(decoding: $0.body ?? [], as: UTF8.self) }
        #expect(asked[1].contains("<D:sync-token>2</D:sync-token>"))
        #expect(!asked[0].contains("limit"))
    }

    @Test(arguments: [
        (403, "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"), (409, ""), (410, ""), (500, ""),
        (412, "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"),
        (507, "<D:error xmlns:D=\"DAV:\"><D:valid-sync-token/></D:error>"),
    ])
    func `a dead token asks for a whole list`(status: Int, body: String) throws {
        let client = try DAVClient(ScriptedTransport((status, [], body)))
        #expect(try client.changes(since: "old", in: client.start) == .tokenRefused)
    }

    @Test func `a server without the report says so, one that is busy does not`() throws {
        for status in [403, 405, 501] {
            let client = try DAVClient(ScriptedTransport((status, [], "")))
            #expect(try client.changes(since: nil, in: client.start) == .unsupported)
        }
        let silent = try DAVClient(ScriptedTransport((207, [], multistatus(Self.own))))
        #expect(try silent.changes(since: nil, in: silent.start) == .unsupported)
        let busy = try DAVClient(ScriptedTransport((503, [HTTPField("Retry-After", "7")], "")))
        let failure = #expect(throws: DAVFailure.self) { try busy.changes(since: "1", in: busy.start) }
        #expect(failure?.code == .busy && failure?.retryAfter == 7)
    }

    @Test func `objects that a server leaves out are asked for one by one`() throws {
        func data(_ name: String) -> String {
            member(
                "/cal/\(name).ics",
                "<D:getetag>\"\(name)\"</D:getetag><C:calendar-data>\(name)</C:calendar-data>")
        }
        let transport = ScriptedTransport(
            (207, [], multistatus(data("a"), data("stranger"), gone("/cal/b.ics"))),
            (200, [HTTPField("ETag", "\"c\"")], "c"))
        let client = try DAVClient(transport)
        let addresses = try ["a", "b", "c"].map { try client.start.member("\($0).ics") }
        var read: [FetchedObject] = []
        try client.objects(at: addresses, in: client.start) { read += $0 }
        #expect(read.map(\.address.path) == ["/cal/a.ics", "/cal/b.ics", "/cal/c.ics"])
        #expect(read.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } } == ["a", nil, "c"])
        #expect(read.map(\.etag) == ["\"a\"", nil, "\"c\""])
        #expect(transport.requests.map(\.method) == ["REPORT", "GET"])
    }

    @Test func `a server without multiget is asked for one object after the other`() throws {
        let transport = ScriptedTransport((501, [], ""), (200, [], "a"), (404, [], ""))
        let client = try DAVClient(transport)
        let addresses = try ["a", "b"].map { try client.start.member("\($0).ics") }
        var read: [FetchedObject] = []
        try client.objects(at: addresses, in: client.start) { read += $0 }
        #expect(read.map { $0.bytes != nil } == [true, false])
    }
}
