import Testing

@testable import DAV

@Suite("Writing to a calendar") struct WritingTests {
    private static func error(_ names: String...) -> String {
        "<D:error xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">\(names.map { "<\($0)/>" }.joined())</D:error>"
    }

    private static func outcome(_ status: Int, _ body: String = "", _ fields: [HTTPField] = []) throws
        -> WriteOutcome
    {
        let client = try DAVClient(ScriptedTransport((status, fields, body)))
        return try client.create(Array("x".utf8), at: client.start.member("a.ics"))
    }

    @Test func `a new object is stored only where there is none, a change only on its version`() throws {
        let transport = ScriptedTransport(
            (201, [HTTPField("ETag", "\"1\"")], ""), (204, [], ""), (204, [], ""))
        let client = try DAVClient(transport)
        let address = try client.start.member("a.ics")
        #expect(try client.create(Array("x".utf8), at: address) == .stored(etag: "\"1\""))
        #expect(try client.update(Array("y".utf8), at: address, ifMatch: "\"1\"") == .stored(etag: nil))
        #expect(try client.delete(at: address, ifMatch: "\"2\"") == .deleted)
        #expect(transport.requests.map(\.method) == ["PUT", "PUT", "DELETE"])
        let conditions = transport.requests.map { request in
            request.fields.filter { $0.name.hasPrefix("If-") }.map { "\($0.name): \($0.value)" }
        }
        #expect(conditions == [["If-None-Match: *"], ["If-Match: \"1\""], ["If-Match: \"2\""]])
        #expect(transport.users == ["ada", "ada", "ada"])
    }

    @Test(arguments: [
        (412, "", WriteOutcome.changedMeanwhile), (404, "", .missing), (410, "", .missing),
        (413, "", .tooLarge),
        (507, "", .overQuota), (403, "", .forbidden), (405, "", .noPrivilege),
        (400, "", .invalid("400 Bad Request")),
        (415, "", .invalid("415 Unsupported Media Type")), (422, "", .invalid("422 Unprocessable Content")),
        (409, "", .invalid("409 Conflict")), (409, error("C:no-uid-conflict"), .uidElsewhere(nil)),
        (412, error("C:no-uid-conflict"), .uidElsewhere(nil)),
        (403, error("C:unique-scheduling-object-resource"), .uidElsewhere(nil)),
        (412, error("C:valid-calendar-data"), .invalid("valid-calendar-data")),
        (403, error("C:supported-calendar-component"), .invalid("supported-calendar-component")),
        (403, error("C:max-resource-size"), .tooLarge), (403, error("D:quota-not-exceeded"), .overQuota),
        (403, error("D:need-privileges"), .noPrivilege), (403, "<html/>", .forbidden),
    ])
    func `why an object is not stored is said by its condition first`(
        status: Int, body: String, outcome: WriteOutcome
    ) throws {
        #expect(try Self.outcome(status, body) == outcome)
    }

    @Test func `the object that has the UID is named where the server names it`() throws {
        let body =
            "<D:error xmlns:D=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\"><C:no-uid-conflict><D:href>/cal/b.ics</D:href>"
            + "</C:no-uid-conflict></D:error>"
        #expect(try Self.outcome(403, body) == .uidElsewhere("/cal/b.ics"))
    }

    @Test(arguments: [
        (401, DAVFailure.Code.unauthorized, false), (408, .busy, true), (418, .status, false),
        (423, .busy, false),
        (429, .busy, false), (500, .busy, true), (502, .busy, true), (503, .busy, true), (504, .busy, true),
        (300, .status, false),
    ])
    func `what is no decision is a failure, which says whether it may have arrived`(
        status: Int, code: DAVFailure.Code, mayHaveArrived: Bool
    ) throws {
        let failure = #expect(throws: DAVFailure.self) {
            try Self.outcome(status, "", [HTTPField("Retry-After", "-5")])
        }
        #expect(failure?.code == code)
        #expect(failure?.mayHaveArrived == mayHaveArrived)
        #expect(failure?.status == status && failure?.retryAfter == nil)
    }

    @Test func `a success with a refusal inside is a refusal`() throws {
        let inner = multistatus(gone("/cal/a.ics", "HTTP/1.1 403 Forbidden"))
        #expect(try Self.outcome(207, inner) == .forbidden)
        #expect(throws: DAVFailure.self) { try Self.outcome(207, "cut <D:multist") }
        let fine = multistatus(gone("/cal/a.ics", "HTTP/1.1 200 OK"))
        #expect(try Self.outcome(207, fine) == .stored(etag: nil))
    }

    @Test func `what is deleted already is deleted, another version is not`() throws {
        func deleted(_ status: Int, _ body: String = "") throws -> WriteOutcome {
            let client = try DAVClient(ScriptedTransport((status, [], body)))
            return try client.delete(at: client.start.member("a.ics"), ifMatch: "\"1\"")
        }
        for status in [200, 204, 404, 410] { #expect(try deleted(status) == .deleted) }
        #expect(try deleted(200, multistatus(gone("/cal/a.ics", "HTTP/1.1 200 OK"))) == .deleted)
        #expect(try deleted(200, multistatus(gone("/cal/a.ics", "HTTP/1.1 404 Not Found"))) == .deleted)
        let locked = multistatus(gone("/cal/a.ics", "HTTP/1.1 423 Locked"))
        #expect(throws: DAVFailure.self) { try deleted(200, locked) }
        #expect(try deleted(412) == .changedMeanwhile)
    }

    @Test(arguments: ["W/\"1\"", "", "\"a\"b\"", "\"1\", \"2\"", "\"a\r\nX: y\""])
    func `a version without a strong tag is not written to`(etag: String) throws {
        let transport = ScriptedTransport((204, [], ""))
        let client = try DAVClient(transport)
        let address = try client.start.member("a.ics")
        #expect(throws: DAVFailure.self) { try client.update([], at: address, ifMatch: etag) }
        #expect(throws: DAVFailure.self) { try client.delete(at: address, ifMatch: etag) }
        #expect(transport.requests.isEmpty)
    }

    @Test func `a calendar is made once`() throws {
        let transport = ScriptedTransport(
            (201, [], ""), (405, [], ""), (409, [], Self.error("D:resource-must-be-null")),
            (403, [], Self.error("D:resource-must-be-null")), (403, [], Self.error("D:need-privileges")))
        let client = try DAVClient(transport)
        let outcomes = try (0..<5).map { _ in
            try client.makeCalendar(at: client.start, named: "Tea & <more>", for: ["VEVENT", "VTODO"])
        }
        #expect(outcomes == [.stored(etag: nil), .taken, .taken, .taken, .noPrivilege])
        let root = try XMLDocument(transport.requests[0].body ?? []).root
        let properties = root.first(.dav("set"))?.first(.dav("prop"))
        #expect(properties?.first(.dav("displayname"))?.text == "Tea & <more>")
        let components = properties?.first(.caldav("supported-calendar-component-set"))?.children.map(
            \.attributes)
        #expect(components == [["name": "VEVENT"], ["name": "VTODO"]])
    }

    @Test(
        arguments: [
            ("\"1\"", "\"1\""), ("1", "\"1\""), ("W/\"1\"", nil), ("", nil), ("\"a b\"", nil),
            ("\"%22x\"", "\"%22x\""),
            ("\"", nil), ("\"a,b\"", "\"a,b\""), ("\"a\"\"b\"", nil),
        ] as [(String, String?)])
    func `a strong tag is one that may stand in a condition`(text: String, tag: String?) {
        #expect(ETag.strong(text) == tag)
    }
}
