import Testing

@testable import DAV

@Suite("Finding the calendars of an account") struct DiscoveryTests {
    private static let calendar = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"

    private static func href(_ name: String, _ path: String) -> String {
        "<\(name)><D:href>\(path)</D:href></\(name)>"
    }

    /// Answers each path and depth with a body, and everything else with 404.
    private static func server(_ answers: [String: String], moved: [String: String] = [:])
        -> ScriptedTransport
    {
        ScriptedTransport(
            Array(
                repeating: { request in
                    let depth = request.fields.first { $0.name == "Depth" }?.value ?? ""
                    if let next = moved[request.address.path] {
                        return DAVResponse(301, [HTTPField("Location", next)], from: request.address)
                    }
                    guard let body = answers["\(request.address.path) \(depth)"] else {
                        return DAVResponse(404, from: request.address)
                    }
                    return DAVResponse(207, body: Array(body.utf8), from: request.address)
                }, count: 20))
    }

    private static let answers = [
        "/dav/ 0": multistatus(member("/dav/", href("D:current-user-principal", "/p/ada/"))),
        "/p/ada/ 0": multistatus(member("/p/ada/", href("C:calendar-home-set", "/c/ada/"))),
        "/c/ada/ 1": multistatus(
            member("/c/ada/", "<D:resourcetype><D:collection/></D:resourcetype>"),
            member(
                "/c/ada/trips/",
                calendar + "<D:displayname>Trips</D:displayname><D:sync-token>t</D:sync-token>"
                    + "<C:supported-calendar-component-set><C:comp name=\"VEVENT\"/><C:comp name=\"vtodo\"/></C:supported-calendar-component-set>"
                    + "<D:current-user-privilege-set><D:privilege><D:read/></D:privilege></D:current-user-privilege-set>"
                    + "<C:max-resource-size>1000</C:max-resource-size>"),
            member("https://evil.example/c/", calendar), member("/c/ada/trips", calendar)),
    ]

    @Test(arguments: [
        "https://dav.example.org/", "https://dav.example.org/dav/", "https://dav.example.org/p/ada/",
    ])
    func `from the server, its well-known address or a principal`(start: String) throws {
        let transport = Self.server(Self.answers, moved: ["/.well-known/caldav": "/dav/"])
        let found = try DAVClient(transport, at: start).calendars()
        #expect(found.home?.path == "/c/ada/")
        #expect(found.found.count == 1)
        let calendar = try #require(found.found.first)
        #expect(
            (calendar.address.path, calendar.name, calendar.mayWrite) == ("/c/ada/trips/", "Trips", false))
        #expect(calendar.components == ["VEVENT", "VTODO"])
        #expect(calendar.reportsChanges && calendar.mostBytes == 1_000)
    }

    @Test func `a calendar that is typed is the only one`() throws {
        let own = multistatus(member("/c/ada/trips/", Self.calendar))
        let found = try DAVClient(
            Self.server(["/c/ada/trips/ 0": own]), at: "https://dav.example.org/c/ada/trips/"
        ).calendars()
        #expect(found.found.map(\.address.path) == ["/c/ada/trips/"])
        #expect(found.home == nil)
        #expect(found.found.first?.components == nil && found.found.first?.mayWrite == nil)
    }

    @Test func `a wrong address leads to no calendar, and deletes none`() throws {
        let transport = Self.server([:])
        let failure = #expect(throws: DAVFailure.self) { try DAVClient(transport).calendars() }
        #expect(failure?.code == .notFound)
        #expect(failure?.reason.hasPrefix("leads to no calendar") == true)
        #expect(transport.requests.map(\.address.path) == ["/cal/", "/.well-known/caldav", "/"])
    }

    @Test func `a wrong password is not tried at other addresses`() throws {
        let transport = ScriptedTransport((401, [], ""), (401, [], ""))
        let failure = #expect(throws: DAVFailure.self) { try DAVClient(transport).calendars() }
        #expect(failure?.code == .unauthorized)
        #expect(transport.requests.count == 1)
        #expect(failure.map { "\($0)".contains("secret") } == false)
    }

    // MARK: - Redirects

    @Test(arguments: [301, 302, 307, 308])
    func `a redirect keeps the method and the body`(status: Int) throws {
        let transport = ScriptedTransport((status, [HTTPField("Location", "/new/a.ics")], ""), (201, [], ""))
        let client = try DAVClient(transport)
        #expect(try client.create(Array("x".utf8), at: client.start.member("a.ics")) == .stored(etag: nil))
        #expect(transport.requests.map(\.method) == ["PUT", "PUT"])
        #expect(transport.requests[1].body == Array("x".utf8))
        #expect(transport.requests[1].address.path == "/new/a.ics")
    }

    @Test(arguments: [
        "https://evil.example/", "http://dav.example.org/", "https://example.org/",
        "https://evildav.example.org/", "https://dav.example.org.evil.example/",
    ])
    func `nothing is sent to another server`(location: String) throws {
        let transport = ScriptedTransport((302, [HTTPField("Location", location)], ""), (201, [], ""))
        let client = try DAVClient(transport)
        let failure = #expect(throws: DAVFailure.self) { try client.object(at: client.start.member("a.ics")) }
        #expect(failure?.code == .forbidden)
        #expect(transport.requests.count == 1)
    }

    @Test func `a host below the typed one is trusted, and icloud.com's are`() throws {
        let moves = [
            ("https://example.org/", "https://dav.example.org/", true),
            ("https://caldav.icloud.com/", "https://p34-caldav.icloud.com/", true),
            ("https://caldav.icloud.com/", "https://icloud.com.evil.example/", false),
            ("https://caldav.icloud.com/", "http://p34-caldav.icloud.com/", false),
        ]
        for (start, next, isTrusted) in moves {
            let client = try DAVClient(ScriptedTransport([]), at: start)
            #expect(try client.isTrusted(DAVAddress(next)) == isTrusted, "\(next)")
        }
    }

    @Test func `redirects in a circle end`() throws {
        let transport = ScriptedTransport(
            Array(
                repeating: { request in
                    let next = request.address.path == "/a" ? "/b" : "/a"
                    return DAVResponse(302, [HTTPField("Location", next)], from: request.address)
                }, count: 20))
        let client = try DAVClient(transport)
        let failure = #expect(throws: DAVFailure.self) { try client.object(at: client.start) }
        #expect(failure?.code == .malformed)
        #expect(transport.requests.count <= 6)
    }
}
