import Testing

@testable import DAV

@Suite("Answers that contradict themselves") struct DoubtfulAnswerTests {
    /// What a multistatus says of a resource whose property was not set.
    private static func refused(_ status: String) -> String {
        "<D:response><D:href>/cal/a.ics</D:href><D:propstat><D:prop><D:getetag/></D:prop><D:status>\(status)</D:status></D:propstat></D:response>"
    }

    private static func created(_ parts: String...) throws -> WriteOutcome {
        let client = try DAVClient(ScriptedTransport((207, [], multistatus(parts.joined()))))
        return try client.create(Array("x".utf8), at: client.start.member("a.ics"))
    }

    @Test func `one refusal among successes is a refusal`() throws {
        let fine = gone("/cal/a.ics", "HTTP/1.1 200 OK")
        #expect(try Self.created(fine, gone("/cal/a.ics", "HTTP/1.1 403 Forbidden")) == .forbidden)
        #expect(
            try Self.created(gone("/cal/a.ics", "HTTP/1.1 412 Precondition Failed"), fine)
                == .changedMeanwhile)
        #expect(try Self.created(Self.refused("HTTP/1.1 403 Forbidden")) == .forbidden)
        #expect(try Self.created(Self.refused("HTTP/1.1 507 Insufficient Storage")) == .overQuota)
        #expect(try Self.created(fine) == .stored(etag: nil))
    }

    @Test func `the status inside says why it failed`() throws {
        let failure = #expect(throws: DAVFailure.self) {
            try Self.created(gone("/cal/a.ics", "HTTP/1.1 423 Locked"))
        }
        #expect(failure?.code == .busy && failure?.status == 423 && failure?.mayHaveArrived == false)
        let later = #expect(throws: DAVFailure.self) {
            try Self.created(gone("/cal/a.ics", "HTTP/1.1 503 x"))
        }
        #expect(later?.code == .busy && later?.status == 503 && later?.mayHaveArrived == true)
    }

    @Test func `a calendar is not made where a property of it was refused`() throws {
        let client = try DAVClient(
            ScriptedTransport((207, [], multistatus(Self.refused("HTTP/1.1 403 Forbidden")))))
        #expect(try client.makeCalendar(at: client.start, named: "Tea", for: ["VEVENT"]) == .forbidden)
    }

    @Test func `a page that leads to itself ends`() throws {
        let page = multistatus(
            gone("/cal/", "HTTP/1.1 507 Insufficient Storage"), "<D:sync-token>1</D:sync-token>")
        let client = try DAVClient(ScriptedTransport((207, [], page)))
        let failure = #expect(throws: DAVFailure.self) { try client.changes(since: "1", in: client.start) }
        #expect(failure?.code == .malformed)
    }

    @Test func `a text from another server is not that of the resource`() throws {
        let text = "<D:getetag>\"1\"</D:getetag><C:calendar-data>evil</C:calendar-data>"
        let transport = ScriptedTransport(
            (207, [], multistatus(member("https://evil.example/cal/a.ics", text))), (200, [], "own"))
        let client = try DAVClient(transport)
        var read: [FetchedObject] = []
        try client.objects(at: [client.start.member("a.ics")], in: client.start) { read += $0 }
        #expect(read.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } } == ["own"])
    }

    @Test(arguments: [
        (400, DAVFailure.Code.status), (401, .unauthorized), (402, .status), (403, .refused),
        (404, .notFound), (405, .status),
        (407, .status), (408, .busy), (409, .status), (410, .notFound), (412, .status), (413, .status),
        (418, .status), (422, .status),
        (423, .busy), (425, .busy), (429, .busy), (500, .busy), (501, .status), (502, .busy), (503, .busy),
        (504, .busy), (507, .busy),
        (200, .malformed), (204, .malformed), (303, .status), (304, .status),
    ])
    func `no status but 207 is a list`(status: Int, code: DAVFailure.Code) throws {
        let whole = multistatus(member("/cal/"), member("/cal/a.ics"))
        let client = try DAVClient(ScriptedTransport((status, [], whole)))
        let failure = #expect(throws: DAVFailure.self) { try client.listing(of: client.start) }
        #expect(failure?.code == code && failure?.status == status)
    }

    @Test(arguments: [206, 204, 301, 304, 400, 401, 403, 405, 418, 423, 429, 500, 503])
    func `only 404 and 410 say that an object is gone, and only 200 brings it`(status: Int) throws {
        let client = try DAVClient(ScriptedTransport((status, [], "part")))
        #expect(throws: DAVFailure.self) { try client.object(at: client.start.member("a.ics")) }
    }
}
