import CivilTime
import HTTPTypes
import Sealing
import Synchronization
import TestKit
import Testing
import TripStorage
import TripWorkflows

@testable import TripWeb

/// Sessions: in the store, listed, and ended one by one or all but one.
@Suite("Sessions") struct SessionTests {
    private static let start = "2027-03-28T07:45:00Z"

    private static func household(_ pages: Pages, at time: String) throws -> Household {
        var household = pages.responder.household
        let now = try Instant(parsing: time)
        household.now = { now }
        return household
    }

    private static func post(_ pages: Pages, _ path: String, _ body: String, _ cookie: String) async throws
        -> Reply
    {
        try await pages.ask(
            .post, path, [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
    }

    private static func account(_ name: String, in store: any TripStore) throws -> Account {
        try StoreAccounts.add(
            name, Passphrase("correct horse"), cost: ScryptCost(exponent: 4, passes: 1),
            at: Instant(parsing: start), in: store)
    }

    @Test func `a session that nobody uses ends after thirty days, and a used one goes on`() throws {
        let pages = try Pages()
        let sessions = pages.responder.sessions
        let (used, idle) = (sessions.begun().text, sessions.begun().text)
        let later = Sessions(try Self.household(pages, at: "2027-04-17T07:45:00Z"))
        #expect(try later.session(used) != nil)
        let last = Sessions(try Self.household(pages, at: "2027-05-07T07:45:00Z"))
        #expect(try last.session(used) != nil)
        #expect(try last.session(idle) == nil)
        #expect(try last.session(idle.uppercased() + " ") == nil)
    }

    /// Pages of the same store at another time.
    private static func later(_ pages: Pages, at time: String, sessions: Sessions? = nil) throws -> Pages {
        let household = try household(pages, at: time)
        let old = pages.responder
        return Pages(
            over: pages,
            PageResponder(
                household: household, base: nil, port: old.port, sessions: sessions ?? Sessions(household),
                passwords: old.passwords, links: old.links, templates: old.templates, say: old.say))
    }

    @Test func `a browser that is used daily keeps its cookie, and is never signed out`() async throws {
        let pages = try Pages()
        let cookie = pages.cookie
        // When a browser of RFC 6265 deletes the cookie, in days.
        var end = 30
        for day in 1...100 {
            let date = try CivilDate(2027, 3, 28).adding(days: day)
            let page = try await Self.later(pages, at: "\(date)T07:45:00Z")
                .ask(.get, day % 2 == 0 ? "/trips" : "/nowhere", [("Cookie", cookie)])
            #expect(page.status == (day % 2 == 0 ? 200 : 404))
            let renewed = try #require(page["Set-Cookie"], "day \(day)")
            #expect(renewed == "\(cookie); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000")
            #expect(day < end)
            end = day + 30
        }
        // Once in an hour is enough.
        let last = try CivilDate(2027, 3, 28).adding(days: 100)
        for (time, isRenewed) in [("08:44:59", false), ("08:45:00", true), ("08:45:01", false)] {
            let page = try await Self.later(pages, at: "\(last)T\(time)Z")
                .ask(.get, "/trips", [("Cookie", cookie)])
            #expect((page["Set-Cookie"] != nil) == isRenewed, "\(time)")
        }
        let ended = try await Self.later(pages, at: "2027-12-01T00:00:00Z")
            .ask(.get, "/trips", [("Cookie", cookie)])
        #expect(ended.status == 403)
        #expect(ended["Set-Cookie"] == nil)
    }

    @Test func `a cookie is renewed also where the session is in memory, and not where one signs out`()
        async throws
    {
        let pages = try Pages()
        let time = Mutex(try Instant(parsing: Self.start))
        var household = pages.responder.household
        household.openToWrite = { throw StorageError(.cannotWrite, subject: "x", reason: "read-only") }
        household.now = { time.withLock { $0 } }
        let old = pages.responder
        let here = Pages(
            over: pages,
            PageResponder(
                household: household, base: nil, port: old.port, sessions: Sessions(household),
                passwords: old.passwords, links: old.links, templates: old.templates, say: old.say))
        let cookie = here.cookie
        var renewals = 0
        for _ in 0..<4 {
            try time.withLock { $0 = try $0.adding(.seconds(1_800)) }
            let page = try await here.ask(.get, "/trips", [("Cookie", cookie)])
            #expect(page.status == 200)
            renewals += page["Set-Cookie"] == nil ? 0 : 1
        }
        #expect(renewals == 2)
        try time.withLock { $0 = try $0.adding(.seconds(7_200)) }
        let left = try await Self.post(here, "/sign-out", "", cookie)
        #expect(left["Set-Cookie"]?.contains("Max-Age=0") == true)
    }

    @Test func `the session that was unused for longest ends for one too many`() throws {
        let pages = try Pages()
        let all = try (0..<StoreSessions.most).map { number in
            let second = number % 60 < 10 ? "0\(number % 60)" : "\(number % 60)"
            let time = "2027-03-28T0\(number < 60 ? 1 : 2):00:\(second)Z"
            return Sessions(try Self.household(pages, at: time)).begun().text
        }
        let late = Sessions(try Self.household(pages, at: "2027-03-28T04:00:00Z"))
        #expect(try late.session(all[0]) != nil)
        _ = late.begun()
        #expect(try late.session(all[0]) != nil)
        #expect(try late.session(all[1]) == nil)
        #expect(try late.session(all[2]) != nil)
        #expect(try pages.store.read { try $0.sessions() }.count == StoreSessions.most)
    }

    @Test func `it outlives the program, and the store has only the digest of its secret`() async throws {
        let pages = try Pages()
        let secret = pages.responder.sessions.begun(label: "Firefox, Linux").text
        let restarted = Sessions(pages.responder.household)
        #expect(try restarted.session(secret)?.label == "Firefox, Linux")
        let stored = try #require(pages.store.read { try $0.sessions() }.first)
        #expect(stored.digest == SecretToken.digest(of: secret).text)
        #expect(stored.digest != secret)
        // What the store has opens nothing.
        #expect(try restarted.session(stored.digest) == nil)
        #expect(
            try await pages.ask(.get, "/trips", [("Cookie", "meridian-8642=\(stored.digest)")]).status == 403)
    }

    @Test func `where the store cannot be written a session is in memory`() throws {
        let pages = try Pages()
        var household = pages.responder.household
        household.openToWrite = { throw StorageError(.cannotWrite, subject: "x", reason: "read-only") }
        let sessions = Sessions(household)
        let secret = sessions.begun().text
        #expect(try pages.store.read { try $0.sessions() }.isEmpty)
        let session = try #require(try sessions.session(secret))
        #expect(try sessions.sessions(seenBy: session) == [session])
        #expect(try Sessions(household).session(secret) == nil)
        try sessions.end(by: session) { $0.digest == session.digest }
        #expect(try sessions.session(secret) == nil)
    }

    @Test func `a session in memory ends with its account as it was`() throws {
        let pages = try Pages()
        let (kept, removed, changed) = (
            try Self.account("kept", in: pages.store), try Self.account("removed", in: pages.store),
            try Self.account("changed", in: pages.store)
        )
        var household = pages.responder.household
        household.openToWrite = { throw StorageError(.cannotWrite, subject: "x", reason: "read-only") }
        let sessions = Sessions(household)
        let secrets = [kept, removed, changed].map { sessions.begun(of: $0).text }
        _ = try StoreAccounts.remove("removed", in: pages.store)
        _ = try StoreAccounts.setPassword(
            of: "changed", Passphrase("battery staple"), cost: ScryptCost(exponent: 4, passes: 1),
            at: Instant(parsing: Self.start), in: pages.store)
        #expect(try secrets.map { try sessions.session($0) != nil } == [true, false, false])
    }

    @Test func `a busy store makes no session that only this program could end`() throws {
        let pages = try Pages()
        var household = pages.responder.household
        household.openToWrite = { throw StorageError(.busy, subject: "x", reason: "locked") }
        let sessions = Sessions(household)
        #expect(throws: StorageError.self) { try sessions.start() }
    }

    @Test func `an account that is changed during the sign-in gets no session`() throws {
        let pages = try Pages()
        let sessions = pages.responder.sessions
        let (before, gone) = (
            try Self.account("ada", in: pages.store), try Self.account("ben", in: pages.store)
        )
        _ = try StoreAccounts.setPassword(
            of: "ada", Passphrase("battery staple"), cost: ScryptCost(exponent: 4, passes: 1),
            at: Instant(parsing: Self.start), in: pages.store)
        _ = try StoreAccounts.remove("ben", in: pages.store)
        #expect(try sessions.start(of: before) == nil)
        #expect(try sessions.start(of: gone) == nil)
        #expect(try pages.store.read { try $0.sessions() }.isEmpty)
    }

    @Test func `many sessions of one account end none of another`() throws {
        let pages = try Pages()
        let sessions = pages.responder.sessions
        let (ada, ben) = (
            try Self.account("ada", in: pages.store), try Self.account("ben", in: pages.store)
        )
        let first = sessions.begun(of: ben).text
        for _ in 0...StoreSessions.most { _ = sessions.begun(of: ada) }
        #expect(try sessions.session(first) != nil)
        #expect(try pages.store.read { try $0.sessions() }.count == StoreSessions.most + 1)
    }

    @Test func `the list names each browser, and when it was last used`() async throws {
        let pages = try Pages()
        pages.responder.tellLink()
        let link = try #require(pages.said.lines.last?.split(separator: "/").last)
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 <script>"
        let signed = try await pages.ask(
            .post, "/sign-in", [("Origin", "http://127.0.0.1:8642"), ("User-Agent", agent)],
            body: "secret=\(link)")
        let cookie = String(try #require(signed["Set-Cookie"]).prefix { $0 != ";" })
        let text = try await pages.ask(.get, "/sessions", [("Cookie", cookie)]).text
        #expect(text.contains("<bdi class=\"title\">Firefox, Linux</bdi>"))
        #expect(
            text.contains(
                "this browser · signed in by the link on the terminal · since Sun 28 March 2027 09:45 · last used Sun 28 March 2027 09:45"
            ))
        #expect(text.contains("<button aria-label=\"Sign out: this browser\">Sign out</button>"))
        #expect(!text.contains("End it") && !text.contains("End all but this one"))
        #expect(!text.contains("5.0"))
        #expect(try await pages.ask(.get, "/sessions").status == 403)
    }

    @Test func `one is ended, or all but this one`() async throws {
        let pages = try Pages()
        let cookies = (0..<4).map { _ in pages.cookie }
        let digests = cookies.map {
            SecretToken.digest(of: String($0.dropFirst("meridian-8642=".count))).text
        }
        func open() async throws -> [Bool] {
            var all: [Bool] = []
            for cookie in cookies {
                all.append(try await pages.ask(.get, "/trips", [("Cookie", cookie)]).status == 200)
            }
            return all
        }
        #expect(try await pages.ask(.get, "/sessions", [("Cookie", cookies[0])]).text.contains(digests[3]))
        let one = try await Self.post(pages, "/sessions/end", "id=\(digests[3])", cookies[0])
        #expect(one.status == 303)
        #expect(one["Location"] == "/sessions")
        #expect(try await open() == [true, true, true, false])
        #expect(try await Self.post(pages, "/sessions/end", "id=unknown", cookies[0]).status == 303)
        #expect(try await Self.post(pages, "/sessions/end", "", cookies[0]).status == 400)
        #expect(try await Self.post(pages, "/sessions/end", "others=1", cookies[0]).status == 303)
        #expect(try await open() == [true, false, false, false])
        // To end one's own is to sign out.
        let own = try await Self.post(pages, "/sessions/end", "id=\(digests[0])", cookies[0])
        #expect(own["Location"] == "/signed-out")
        #expect(own["Set-Cookie"]?.contains("Max-Age=0") == true)
        #expect(try await open() == [false, false, false, false])
        #expect(try await Self.post(pages, "/sessions/end", "others=1", cookies[0]).status == 403)
        #expect(try await pages.get("/sessions/end").status == 405)
    }

    @Test func `an account sees and ends its own sessions alone`() throws {
        let pages = try Pages()
        let sessions = pages.responder.sessions
        let accounts = try ["ada", "ben"].map { try Self.account($0, in: pages.store) }
        let (ada, ben, user) = (
            sessions.begun(of: accounts[0]).text, sessions.begun(of: accounts[1]).text,
            sessions.begun().text
        )
        let hers = try #require(try sessions.session(ada))
        #expect(try sessions.sessions(seenBy: hers) == [hers])
        try sessions.end(by: hers) { _ in true }
        #expect(try sessions.session(ada) == nil)
        #expect(try sessions.session(ben) != nil)
        let everybody = try #require(try sessions.session(user))
        #expect(try sessions.sessions(seenBy: everybody).count == 2)
        try sessions.end(by: everybody) { $0.account == "ben" }
        #expect(try sessions.session(ben) == nil)
        #expect(try sessions.session(user) != nil)
    }

    @Test(arguments: [
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows"
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone"
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android"
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, macOS"
        ),
        ("<b>x</b>", "a browser"), ("", "a browser"),
    ]) func `a browser is called by its kind and its system`(agent: String, words: String) {
        #expect(BrowserLabel.of(agent) == words)
    }

    @Test func `who is signed in is told so by the page of the sign-in`() async throws {
        let pages = try Pages()
        let known = try await pages.get("/sign-in")
        #expect(known.status == 200)
        #expect(known.text.contains("<h1><bdi>You are signed in</bdi></h1>"))
        #expect(known.text.contains("href=\"/trips\""))
        let unknown = try await pages.ask(.get, "/sign-in")
        #expect(unknown.status == 403)
        #expect(unknown.text.contains("You are not signed in"))
    }
}
