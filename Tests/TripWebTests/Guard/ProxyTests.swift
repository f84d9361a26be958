import CivilTime
import HTTPTypes
import Messages
import Sealing
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Signing in by the field of a trusted proxy, and by nobody else's.
@Suite("Proxies that sign in") struct ProxyTests {
    private static let proxy = "10.0.0.1"

    private static func pages(base: String? = nil) throws -> Pages {
        let proxies = try #require(AddressRange("10.0.0.0/24"))
        let trust = try #require(TrustedHeader("Remote-User", from: [proxies]))
        let pages = try Pages(base: base, trust: trust)
        _ = try pages.imported("docs/demo/family/family.ics")
        for name in ["Ada", "ben"] {
            _ = try StoreAccounts.add(
                name, Passphrase("correct horse"), cost: ScryptCost(exponent: 4, passes: 1),
                at: Instant(parsing: "2027-03-01T00:00:00Z"), in: pages.store)
        }
        return pages
    }

    private static func get(
        _ pages: Pages, _ path: String = "/trips", _ names: String..., from peer: String? = proxy,
        host: String = Pages.host, more: [(String, String)] = []
    ) async throws -> Reply {
        try await pages.ask(.get, path, host: host, names.map { ("Remote-User", $0) } + more, from: peer)
    }

    @Test(arguments: ["ada", "Ada", " ADA "])
    func `whom a trusted proxy names is signed in, without a cookie`(
        name: String
    ) async throws {
        let pages = try Self.pages()
        let reply = try await Self.get(pages, "/trips", name)
        #expect(reply.status == 200)
        #expect(reply.text.contains("Around the Pacific"))
        #expect(reply["Set-Cookie"] == nil)
        #expect(try pages.store.read { try $0.sessions() }.isEmpty)
        // The next request without the field is signed in by nothing.
        #expect(try await Self.get(pages).status == 403)
    }

    @Test(arguments: ["10.0.1.1", "127.0.0.1", "::1", "192.168.0.1", nil])
    func `from anybody else the field is as if it were not there`(peer: String?) async throws {
        let pages = try Self.pages()
        for names in [["ada"], ["ada", "ben"], [""], ["nobody"]] {
            let reply = try await pages.ask(
                .get, "/trips", names.map { ("Remote-User", $0) } + [("X-Forwarded-For", Self.proxy)],
                from: peer)
            let without = try await pages.ask(.get, "/trips", from: peer)
            #expect(reply.status == 403)
            #expect(reply.bytes == without.bytes)
            #expect(reply.text.contains("name=\"password\""))
            // A session is what counts there.
            let cookie = ("Cookie", pages.cookie)
            #expect(
                try await pages.ask(.get, "/trips", names.map { ("Remote-User", $0) } + [cookie], from: peer)
                    .status == 200)
        }
    }

    @Test func `without the option the field means nothing`() async throws {
        let pages = try Pages()
        for peer in ["127.0.0.1", Self.proxy] {
            #expect(try await Self.get(pages, "/trips", "ada", from: peer).status == 403)
        }
    }

    @Test func `a name without an account is told what to do`() async throws {
        let pages = try Self.pages()
        let reply = try await Self.get(pages, "/trips", "Cleo")
        #expect(reply.status == 403)
        #expect(
            reply.text.contains(
                "The proxy signs cleo in, who has no account; meridian account add cleo makes one."))
        #expect(!reply.text.contains("Around the Pacific"))
        // Nor does a session of the browser count then: it would be somebody else's.
        #expect(
            try await Self.get(pages, "/trips", "Cleo", more: [("Cookie", pages.cookie)]).status == 403)
        let hostile = try await Self.get(pages, "/trips", "<script>alert(1)</script>")
        #expect(hostile.status == 403)
        #expect(hostile.text.contains("&lt;script&gt;alert(1)&lt;/script&gt; in, which no account"))
        #expect(try await Self.get(pages, "/trips", "ada, ben").text.contains("which no account"))
    }

    @Test func `several fields and an empty one are refused`() async throws {
        let pages = try Self.pages()
        for names in [["ada", "ada"], ["ada", "ben"], ["", "ada"], [""], [" "]] {
            let reply = try await pages.ask(
                .get, "/trips", names.map { ("Remote-User", $0) } + [("Cookie", pages.cookie)],
                from: Self.proxy)
            #expect(reply.status == 403, "\(names)")
            #expect(reply.text.contains("has to name one account, in one field"), "\(names)")
        }
        // The names of fields know no case.
        let twice = [("remote-user", "ada"), ("REMOTE-USER", "ben")]
        #expect(try await pages.ask(.get, "/trips", twice, from: Self.proxy).status == 403)
        #expect(try await pages.ask(.get, "/trips", [("remote-USER", "ada")], from: Self.proxy).status == 200)
        // A field that some servers take for the same one.
        #expect(try await pages.ask(.get, "/trips", [("Remote_User", "ada")], from: Self.proxy).status == 403)
    }

    @Test func `the account is the proxy's, whatever session the browser has`() async throws {
        let pages = try Self.pages()
        let accounts = try pages.store.read { try $0.accounts() }
        let ada = try #require(accounts.first { $0.name == "ada" })
        let ben = try #require(accounts.first { $0.name == "ben" })
        let bens = pages.responder.sessions.begun(of: ben, label: "Firefox, Linux").text
        _ = pages.responder.sessions.begun(of: ada, label: "Chrome, Android")
        let list = try await Self.get(
            pages, "/sessions", "ada", more: [("Cookie", "meridian-8642=\(bens)")])
        #expect(list.text.contains("Chrome, Android"))
        #expect(!list.text.contains("Firefox, Linux"))
        #expect(list.text.contains("The proxy before these pages signs this browser in, without a session."))
        #expect(!list.text.contains("this browser ·"))
        // A proxy that names nobody leaves the session.
        #expect(
            try await Self.get(pages, "/trips", more: [("Cookie", "meridian-8642=\(bens)")]).status == 200)
        let ended = try await pages.ask(
            .post, "/sessions/end", [("Remote-User", "ada"), ("Sec-Fetch-Site", "same-origin")],
            body: "others=1", from: Self.proxy)
        #expect(ended.status == 303)
        #expect(try pages.store.read { try $0.sessions() }.map(\.account) == ["ben"])
    }

    @Test func `where the proxy signs in one signs out there`() async throws {
        let pages = try Self.pages()
        let fields = [("Remote-User", "ada"), ("Origin", "http://127.0.0.1:8642")]
        let reply = try await pages.ask(.post, "/sign-out", fields, from: Self.proxy)
        #expect(reply.status == 303)
        #expect(reply["Location"] == "/signed-out")
        #expect(reply["Set-Cookie"] == nil)
        #expect(reply["Clear-Site-Data"] == "\"storage\"")
        let page = try await Self.get(pages, "/signed-out", "ada")
        #expect(page.status == 200)
        #expect(page.text.contains("signs you in with each request: sign out there."))
        #expect(!page.text.contains("The terminal shows a link"))
        #expect(try await Self.get(pages, "/signed-out").text.contains("The terminal shows a link"))
    }

    @Test func `what is kept for reading offline is kept for one account`() async throws {
        let pages = try Self.pages()
        let trip = PageAddress.trip(
            try #require(pages.store.read { try $0.trips().first }).id, .itinerary, .traveller)
        let (ada, ben) = (
            try await Self.get(pages, trip.text, "ada"), try await Self.get(pages, trip.text, "ben")
        )
        #expect(ada["Meridian-Keep"] != nil)
        #expect(ada["Meridian-Keep"] != ben["Meridian-Keep"])
    }

    @Test func `the rules of host and origin hold as before`() async throws {
        let pages = try Self.pages(base: "https://trips.example")
        #expect(try await Self.get(pages, "/trips", "ada", host: "trips.example").status == 200)
        // What a proxy says of the host is not read.
        let forwarded = [("X-Forwarded-Host", "trips.example"), ("X-Forwarded-Proto", "https")]
        #expect(
            try await Self.get(pages, "/trips", "ada", host: "evil.example", more: forwarded).status == 421)
        for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 303)] {
            let reply = try await pages.ask(
                .post, "/sign-out", host: "trips.example",
                [("Remote-User", "ada"), ("Sec-Fetch-Site", site)],
                from: Self.proxy)
            #expect(reply.status == status, "\(site)")
        }
        #expect(
            try await pages.ask(
                .post, "/sign-out", host: "trips.example", [("Remote-User", "ada")], from: Self.proxy
            ).status == 403)
        #expect(
            try await Self.get(pages, "/feeds", "ada", host: "trips.example", more: forwarded).status == 200)
    }

    @Test func `passwords are counted for the client that the proxy was asked by`() async throws {
        let pages = try Self.pages()
        func signIn(_ number: Int, _ forwarded: String, from peer: String = Self.proxy) async throws -> Int {
            try await pages.ask(
                .post, "/sign-in", [("Sec-Fetch-Site", "same-origin"), ("X-Forwarded-For", forwarded)],
                body: "name=nobody\(number)&password=wrong+word", from: peer
            ).status
        }
        // Whatever a client writes before its own address.
        for number in 0..<4 * Limits.freeAttempts {
            #expect(try await signIn(number, "7.7.7.\(number), 1.1.1.1") == 403)
        }
        #expect(try await signIn(100, "1.1.1.1") == 429)
        #expect(try await signIn(101, "1.1.1.2") == 403)
        // From somebody else the field is not read.
        for number in 200..<200 + 4 * Limits.freeAttempts {
            #expect(try await signIn(number, "8.8.8.\(number)", from: "192.168.0.1") == 403)
        }
        #expect(try await signIn(300, "9.9.9.9", from: "192.168.0.1") == 429)
        #expect(try await signIn(301, "8.8.8.8") == 403)
    }

    @Test func `a running server takes the other end of the connection for the proxy`() async throws {
        let pages = try Self.pages()
        for (address, status) in [("127.0.0.1", "200"), ("127.0.0.2", "403")] {
            let proxy = try #require(AddressRange(address))
            let trust = try #require(TrustedHeader("Remote-User", from: [proxy]))
            let server = try await RunningServer(over: pages, trust: trust)
            let client = try Client(port: server.port)
            client.send(
                "GET /trips HTTP/1.1\r\n\(server.host)Remote-User: ada\r\nX-Forwarded-For: 127.0.0.1\r\nConnection: close\r\n\r\n"
            )
            #expect(try await client.read()?.hasPrefix("HTTP/1.1 \(status)") == true, "\(address)")
        }
    }

    @Test func `with a trusted proxy others reach the pages without a password, and get nothing`()
        async throws
    {
        let proxy = try #require(AddressRange("10.0.0.1"))
        let trust = try #require(TrustedHeader("Remote-User", from: [proxy]))
        let server = try await RunningServer(listen: "0.0.0.0", trust: trust)
        let client = try Client(port: server.port)
        client.send(
            "GET /trips HTTP/1.1\r\n\(server.host)Remote-User: ada\r\nConnection: close\r\n\r\n")
        let text = try #require(try await client.read())
        #expect(text.hasPrefix("HTTP/1.1 403"))
        #expect(text.contains("Open the pages at the address of the proxy that signs you in."))
    }
}
