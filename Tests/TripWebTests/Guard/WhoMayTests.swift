import HTTPTypes
import Testing
import TripWorkflows

@testable import TripWeb

/// Who sees a page, and from where: each rule with what breaks it.
@Suite("Who may") struct WhoMayTests {
    private static let origin = "http://127.0.0.1:8642"

    private static let protected = [
        "/", "/trips", "/trips/6ba7b810-9dad-41d1-80b4-00c04fd430c8",
        "/trips/6ba7b810-9dad-41d1-80b4-00c04fd430c8/trip.ics", "/trips/x", "/no-such-page",
        "/protected",
    ]

    @Test(arguments: protected) func `without a session nothing is shown, and nothing is known`(path: String)
        async throws
    {
        let pages = try Pages()
        for cookie in [
            nil, "meridian-8642=", "meridian-8642=\(String(repeating: "0", count: 64))", "meridian-8642=x",
        ] {
            let reply = try await pages.ask(.get, path, cookie.map { [("Cookie", $0)] } ?? [])
            #expect(reply.status == (path == "/no-such-page" || path == "/trips/x" ? 404 : 403), "\(path)")
        }
    }

    @Test func `a link signs one browser in, once, and the terminal shows the next one`() async throws {
        let pages = try Pages()
        pages.responder.tellLink()
        let link = try #require(pages.said.lines.last?.split(separator: " ").last)
        let path = String(link.dropFirst(Self.origin.count))
        // To look at the form changes nothing.
        for _ in 0..<2 { #expect(try await pages.ask(.get, path).status == 200) }
        let secret = try #require(path.split(separator: "/").last)
        let fields = [("Origin", Self.origin)]
        let reply = try await pages.ask(.post, "/sign-in", fields, body: "secret=\(secret)")
        #expect(reply.status == 303)
        #expect(reply["Location"] == "/trips")
        let cookie = try #require(reply["Set-Cookie"])
        // WebKit takes no cookie over HTTP that demands HTTPS, by an attribute or by its prefix, also of this machine.
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000"), "\(cookie)")
        let pair = String(cookie.prefix { $0 != ";" })
        #expect(pair.hasPrefix("meridian-8642="))
        #expect(pair.count == "meridian-8642=".count + 64)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", pair)]).status == 200)
        #expect(pages.said.lines.count == 2)
        #expect(pages.said.lines[0] != pages.said.lines[1])
        #expect(try await pages.ask(.post, "/sign-in", fields, body: "secret=\(secret)").status == 403)
        #expect(try await pages.ask(.post, "/sign-in", fields, body: "secret=").status == 403)
    }

    @Test func `a session ends when its browser signs out, and only that one`() async throws {
        let pages = try Pages()
        let (mine, other) = (pages.cookie, pages.cookie)
        let reply = try await pages.ask(.post, "/sign-out", [("Cookie", mine), ("Origin", Self.origin)])
        #expect(reply.status == 303)
        #expect(reply["Set-Cookie"]?.contains("Max-Age=0") == true)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", mine)]).status == 403)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", other)]).status == 200)
        #expect(try await pages.ask(.get, "/sign-out", [("Cookie", other)]).status == 405)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", other)]).status == 200)
    }

    @Test func `the servers of one machine do not sign each other's browsers out`() async throws {
        let pages = try Pages()
        let (cookie, other) = (pages.cookie, "meridian-8643=\(String(repeating: "a", count: 64))")
        #expect(try await pages.ask(.get, "/trips", [("Cookie", "\(other); \(cookie)")]).status == 200)
        let reply = try await pages.ask(
            .post, "/sign-out", [("Cookie", "\(other); \(cookie)"), ("Origin", Self.origin)])
        #expect(reply["Set-Cookie"]?.hasPrefix("meridian-8642=;") == true)
        // Browsers have one set of cookies for all ports of a host, so the name tells them apart.
        let elsewhere = HostRule(base: nil, listened: ServedAddress(host: "127.0.0.1", port: 8643))
            .cookie(for: "http://127.0.0.1:8643")
        #expect(elsewhere.field("x").hasPrefix("meridian-8643=x;"))
    }

    @Test func `of two sessions in cookies of one name none counts`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        #expect(try await pages.ask(.get, "/trips", [("Cookie", "a=b; \(cookie)")]).status == 200)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", "\(cookie); \(pages.cookie)")]).status == 403)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", "\(cookie); \(cookie)")]).status == 200)
    }

    /// A page of another program at this host, or an older one for a path, may have set a cookie of the name.
    @Test func `a foreign cookie of the name does not keep a browser out`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        let foreign = ["x", String(repeating: "0", count: 64)].map { "meridian-8642=\($0)" }
        for sent in [
            "\(foreign[0]); \(cookie)", "\(foreign[1]); \(cookie)", "\(cookie); \(foreign[1])",
            "\(foreign[1]); \(foreign[0]); \(cookie)",
        ] {
            let page = try await pages.ask(.get, "/trips", [("Cookie", sent)])
            #expect(page.status == 200, "\(sent)")
            #expect(page["Set-Cookie"]?.hasPrefix("\(cookie);") != false)
        }
        #expect(
            try await pages.ask(.get, "/trips", [("Cookie", foreign[1]), ("Cookie", cookie)]).status == 200)
        // As many as could be tried to find one are not.
        let many = (0..<Limits.mostSecrets).map { "meridian-8642=\($0)" }.joined(separator: "; ")
        #expect(try await pages.ask(.get, "/trips", [("Cookie", "\(many); \(cookie)")]).status == 403)
        let left = try await pages.ask(
            .post, "/sign-out", [("Cookie", "\(foreign[1]); \(cookie)"), ("Origin", Self.origin)])
        #expect(left["Set-Cookie"]?.contains("Max-Age=0") == true)
        #expect(try await pages.ask(.get, "/trips", [("Cookie", cookie)]).status == 403)
    }

    @Test(arguments: [
        "127.0.0.1:8642", "localhost:8642", "LOCALHOST:8642", "[::1]:8642",
    ]) func `the names of this machine are known`(host: String) async throws {
        let pages = try Pages()
        #expect(try await pages.ask(.get, "/trips", host: host, [("Cookie", pages.cookie)]).status == 200)
    }

    @Test(arguments: [
        ("127.0.0.2", 8642, "127.0.0.2:8642", true), ("127.0.0.2", 8642, "localhost:8642", true),
        ("127.0.0.2", 8642, "127.0.0.3:8642", false), ("127.0.0.2", 80, "127.0.0.2", true),
        ("::1", 80, "[::1]", true), ("::1", 8642, "[::1]", false),
    ]) func `the address that is listened at is one of the names`(
        host: String, port: Int, asked: String, isKnown: Bool
    ) {
        let rule = HostRule(base: nil, listened: ServedAddress(host: host, port: port))
        #expect(rule.origin(of: asked) == (isKnown ? "http://\(asked)" : nil))
    }

    @Test(arguments: [
        "attacker.example", "attacker.example:8642", "127.0.0.1", "127.0.0.1:8643",
        "127.0.0.1:8642.attacker.example", "",
        "localhost.attacker.example:8642", "192.168.0.7:8642",
    ]) func `another name is refused, whoever asks`(host: String) async throws {
        let pages = try Pages()
        let reply = try await pages.ask(.get, "/trips", host: host, [("Cookie", pages.cookie)])
        #expect(reply.status == 421)
        #expect(!reply.text.contains("sign-out"))
    }

    @Test func `a request names one host`() async throws {
        let pages = try Pages()
        let reply = try await pages.ask(
            .get, "/trips", [("Cookie", pages.cookie), ("Host", "attacker.example")])
        #expect(reply.status == 400)
        #expect(
            try await pages.ask(.get, "/trips", [("Cookie", pages.cookie), ("Host", Pages.host)]).status
                == 400)
    }

    @Test func `the address that people use is named, and has its own origin and cookie`() async throws {
        let pages = try Pages(base: "https://trips.example/")
        for (cookie, status) in [("__Host-\(pages.cookie)", 200), (pages.cookie, 403)] {
            let reply = try await pages.ask(.get, "/trips", host: "trips.example", [("Cookie", cookie)])
            #expect(reply.status == status, "\(cookie)")
        }
        // Others reach it, so the terminal shows no link.
        pages.responder.tellLink()
        #expect(pages.said.lines.isEmpty)
        let rule = HostRule(
            base: BaseURL("https://trips.example"), listened: ServedAddress(host: "127.0.0.1", port: 8642))
        #expect(rule.cookie(for: "http://127.0.0.1:8642") == SessionCookie(isSecure: false, port: 8642))
        let secure = rule.cookie(for: "https://trips.example")
        #expect(secure == SessionCookie(isSecure: true, port: 8642))
        #expect(
            secure.field("x")
                == "__Host-meridian-8642=x; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000")
    }

    @Test(arguments: [
        ([("Sec-Fetch-Site", "same-origin")], true), ([("Sec-Fetch-Site", "none")], true),
        ([("Sec-Fetch-Site", "same-site")], false), ([("Sec-Fetch-Site", "cross-site")], false),
        ([("Sec-Fetch-Site", "cross-site"), ("Origin", origin)], false),
        ([("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Site", "cross-site")], false),
        ([("Origin", origin)], true), ([("Origin", "null")], false),
        ([("Origin", "http://localhost:8642")], false),
        ([("Origin", "https://127.0.0.1:8642")], false), ([("Origin", "http://attacker.example")], false),
        ([], false),
    ]) func `what changes something comes from these pages`(fields: [(String, String)], isAllowed: Bool)
        async throws
    {
        let pages = try Pages()
        let cookie = pages.cookie
        let reply = try await pages.ask(.post, "/sign-out", [("Cookie", cookie)] + fields)
        #expect(reply.status == (isAllowed ? 303 : 403), "\(fields)")
        #expect(try await pages.ask(.get, "/trips", [("Cookie", cookie)]).status == (isAllowed ? 403 : 200))
    }

    @Test(arguments: ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
    func `no other method is answered`(method: String) async throws {
        let pages = try Pages()
        let reply = try await pages.ask(
            try #require(HTTPRequest.Method(method)), "/trips", [("Cookie", pages.cookie)])
        #expect(reply.status == 405)
        #expect(reply["Allow"] == "GET, HEAD, POST")
    }

    @Test func `a page is not changed by sending to it`() async throws {
        let pages = try Pages()
        let reply = try await pages.ask(.post, "/trips", [("Cookie", pages.cookie), ("Origin", Self.origin)])
        #expect(reply.status == 405)
        #expect(reply["Allow"] == "GET, HEAD")
    }

    @Test func `secrets differ, and have 256 bits`() {
        let all = Set((0..<100).map { _ in SecretToken.random().text })
        #expect(all.count == 100)
        #expect(all.allSatisfy { $0.utf8.count == 64 })
    }
}
