import CivilTime
import HTTPTypes
import Sealing
import TestKit
import Testing
import TripStorage
import TripWorkflows

@testable import TripWeb

/// Signing in with a name and a password.
@Suite("Passwords") struct PasswordTests {
    private static let right = "correct horse"

    private static func pages() throws -> Pages {
        let pages = try Pages.family().pages
        _ = try StoreAccounts.add(
            "Ada", Passphrase(right), cost: ScryptCost(exponent: 4, passes: 1),
            at: Instant(parsing: "2027-03-01T00:00:00Z"), in: pages.store)
        return pages
    }

    private static func signIn(
        _ pages: Pages, _ name: String, _ password: String, more: String = "",
        site: String = "same-origin"
    ) async throws -> Reply {
        try await pages.ask(
            .post, "/sign-in", [("Sec-Fetch-Site", site), ("User-Agent", "curl/8")],
            body: "name=\(PercentText.encoded(name))&password=\(PercentText.encoded(password))\(more)")
    }

    @Test func `a page asks for the password, and leads where one wanted to go`() async throws {
        let pages = try Self.pages()
        let asked = try await pages.ask(.get, "/history")
        #expect(asked.status == 403)
        #expect(asked.text.contains("<input id=\"password\" name=\"password\" type=\"password\" required"))
        #expect(asked.text.contains("name=\"back\" value=\"/history\""))
        #expect(!asked.text.contains("Around the Pacific"))
        #expect(try await pages.ask(.get, "/sign-in").status == 200)
        let reply = try await Self.signIn(pages, "  ADA ", Self.right, more: "&back=%2Fhistory")
        #expect(reply.status == 303)
        #expect(reply["Location"] == "/history")
        let cookie = String(try #require(reply["Set-Cookie"]).prefix { $0 != ";" })
        #expect(try await pages.ask(.get, "/trips", [("Cookie", cookie)]).text.contains("Around the Pacific"))
        let session = try #require(pages.store.read { try $0.sessions() }.first)
        #expect(session.account == "ada")
        #expect(session.label == "curl")
        let list = try await pages.ask(.get, "/sessions", [("Cookie", cookie)]).text
        #expect(list.contains("this browser · ada · since "))
    }

    @Test func `one password is tried at a time`() async throws {
        let pages = try Self.pages()
        let passwords = pages.responder.passwords
        let busy = passwords.turn.ifFree { () -> Fault? in
            do {
                _ = try passwords.account("ada", Self.right, from: "1.1.1.1")
                return nil
            } catch {
                return error as? Fault
            }
        }
        #expect(busy == .busySignIn)
        #expect(busy??.status == .serviceUnavailable)
        // It is not counted as a failure.
        for _ in 0..<2 * Limits.freeAttempts {
            #expect(try await Self.signIn(pages, "ada", Self.right).status == 303)
        }
    }

    @Test(arguments: ["//evil.example", "https://evil.example/trips", "/\\evil.example", "javascript:x", ""])
    func `it leads nowhere else`(back: String) async throws {
        let pages = try Self.pages()
        let reply = try await Self.signIn(
            pages, "ada", Self.right, more: "&back=\(PercentText.encoded(back))")
        #expect(["/", "/trips"].contains(reply["Location"]))
    }

    @Test func `a wrong name and a wrong password have one answer, and no session`() async throws {
        let pages = try Self.pages()
        var answers: Set<String> = []
        for (name, password) in [
            ("ada", "correct hors"), ("ada", ""), ("ben", Self.right), ("ada", "Correct horse"),
        ] {
            let reply = try await Self.signIn(pages, name, password)
            #expect(reply.status == 403)
            #expect(reply["Set-Cookie"] == nil)
            #expect(!password.isEmpty ? !reply.text.contains(password) : true)
            answers.insert(reply.text.replacing("value=\"\(name)\"", with: ""))
        }
        #expect(answers.count == 1)
        #expect(answers.first?.contains("The name or the password is not right.") == true)
        #expect(try pages.store.read { try $0.sessions() }.isEmpty)
        // A form of another page is not looked at.
        #expect(
            try await Self.signIn(pages, "ada", Self.right, site: "cross-site").status == 403)
        #expect(try pages.store.read { try $0.sessions() }.isEmpty)
    }

    @Test func `after five wrong ones a name has to wait, longer each time`() async throws {
        let pages = try Self.pages()
        for _ in 0..<Limits.freeAttempts {
            #expect(try await Self.signIn(pages, "ada", "wrong word").status == 403)
        }
        // Also the right one waits; otherwise waiting would tell which it is.
        var reply = try await Self.signIn(pages, "ada", Self.right)
        #expect(reply.status == 429)
        #expect(reply["Retry-After"] == "31")
        pages.hands.advance(.seconds(30))
        #expect(try await Self.signIn(pages, "ada", "wrong word").status == 403)
        pages.hands.advance(.seconds(31))
        reply = try await Self.signIn(pages, "ADA", Self.right)
        #expect(reply.status == 429)
        pages.hands.advance(.seconds(30))
        #expect(try await Self.signIn(pages, "ada", Self.right).status == 303)
        // It is forgotten then.
        for _ in 0..<Limits.freeAttempts {
            #expect(try await Self.signIn(pages, "ada", "wrong word").status == 403)
        }
        #expect(try await Self.signIn(pages, "ada", "wrong word").status == 429)
    }

    @Test func `an address that tries many names has to wait, and others do not`() {
        let hands = Hands()
        let attempts = SignInAttempts(now: { hands.now })
        for number in 0..<4 * Limits.freeAttempts {
            #expect(attempts.begin("name\(number)", from: "10.0.0.1") == nil)
        }
        #expect(attempts.begin("another", from: "10.0.0.1") == .seconds(30))
        #expect(attempts.begin("another", from: "10.0.0.2") == nil)
        // The longest time is a quarter of an hour.
        for _ in 0..<20 {
            hands.advance(Limits.longestPause)
            #expect(attempts.begin("a", from: "10.0.0.3") == nil)
        }
        #expect(attempts.begin("a", from: "10.0.0.4") == Limits.longestPause)
    }

    @Test func `behind a proxy that is not named nobody is shut out by what others try`() async throws {
        let pages = try Pages(base: "https://trips.example")
        _ = try StoreAccounts.add(
            "Ada", Passphrase(Self.right), cost: ScryptCost(exponent: 4, passes: 1),
            at: Instant(parsing: "2027-03-01T00:00:00Z"), in: pages.store)
        func signIn(_ name: String, _ password: String) async throws -> Int {
            try await pages.ask(
                .post, "/sign-in", host: "trips.example", [("Sec-Fetch-Site", "same-origin")],
                body: "name=\(name)&password=\(PercentText.encoded(password))", from: "127.0.0.1"
            ).status
        }
        for number in 0...4 * Limits.freeAttempts {
            #expect(try await signIn("name\(number)", "wrong horse") == 403)
        }
        #expect(try await signIn("ada", Self.right) == 303)
    }

    @Test func `to remove an account, or to set its password, signs its browsers out`() async throws {
        let pages = try Self.pages()
        func cookie() async throws -> String {
            let reply = try await Self.signIn(pages, "ada", Self.right)
            return String(try #require(reply["Set-Cookie"]).prefix { $0 != ";" })
        }
        func status(_ cookie: String) async throws -> Int {
            try await pages.ask(.get, "/trips", [("Cookie", cookie)]).status
        }
        let first = try await cookie()
        let (other, now) = (pages.cookie, try Instant(parsing: "2027-03-28T07:45:00Z"))
        #expect(try await status(first) == 200)
        _ = try StoreAccounts.setPassword(
            of: "ada", Passphrase(Self.right), cost: ScryptCost(exponent: 4, passes: 1), at: now,
            in: pages.store)
        #expect(try await status(first) == 403)
        let second = try await cookie()
        #expect(try await status(second) == 200)
        _ = try StoreAccounts.remove("Ada", in: pages.store)
        #expect(try await status(second) == 403)
        #expect(try await Self.signIn(pages, "ada", Self.right).status == 403)
        #expect(try await status(other) == 200)
        #expect(throws: WorkflowError.self) { try StoreAccounts.remove("ada", in: pages.store) }
    }

    @Test func `an address that others reach takes passwords, and no link`() async throws {
        let pages = try Self.pages()
        let open = PageResponder(
            household: pages.responder.household, base: BaseURL("https://trips.example"),
            port: BoundPort(ServedAddress(host: "0.0.0.0", port: 8642)), sessions: pages.responder.sessions,
            passwords: pages.responder.passwords, links: SignInLinks(),
            templates: pages.responder.templates, say: pages.responder.say)
        open.tellLink()
        #expect(pages.said.lines.isEmpty)
        let others = Pages(over: pages, open)
        let reply = try await others.ask(
            .post, "/sign-in", host: "trips.example", [("Sec-Fetch-Site", "same-origin")],
            body: "name=ada&password=correct+horse")
        #expect(reply.status == 303)
        #expect(reply["Set-Cookie"]?.hasPrefix("__Host-meridian-8642=") == true)
        #expect(reply["Set-Cookie"]?.contains("; Secure") == true)
    }

    @Test(arguments: [
        ("Ada", "ada"), (" ada.b@example.org ", "ada.b@example.org"), ("Jürgen-7", "jürgen-7"), ("", nil),
        ("a b", nil), ("a\u{202E}b", nil), ("a<b", nil), (String(repeating: "a", count: 65), nil),
    ]) func `a name is letters and digits`(text: String, name: String?) {
        #expect(StoreAccounts.name(text) == name)
    }
}
