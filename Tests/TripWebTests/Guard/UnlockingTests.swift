import CivilTime
import HTTPTypes
import Sealing
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// Unlocking protected trips: for one session, in memory, and for a while.
@Suite("Unlocking protected trips") struct UnlockingTests {
    private static let right = "correct horse battery"
    private static let secret = "Around the Pacific"

    /// The family with its trip protected, and the path of the trip.
    private static func pages(trust: TrustedHeader? = nil) throws -> (pages: Pages, trip: String) {
        let pages = try Pages(trust: trust)
        let trip = try pages.imported("docs/demo/family/family.ics")
        try seal(pages, trip)
        return (pages, trip)
    }

    private static func id(_ trip: String) -> TripID { TripID(trip.dropFirst("/trips/".count)) }

    private static func seal(_ pages: Pages, _ trip: String, at time: String = "2027-03-01T00:00:00Z") throws
    {
        var protection = TripProtection(by: "Meridian", at: try Instant(parsing: time))
        protection.cost = ScryptCost(exponent: 4, passes: 1)
        _ = try protection.seal(id(trip), in: pages.store, under: Passphrase(right))
    }

    private static func post(
        _ pages: Pages, _ path: String, _ body: String, _ cookie: String?, more: [(String, String)] = [],
        from peer: String? = nil
    ) async throws -> Reply {
        try await pages.ask(
            .post, path, (cookie.map { [("Cookie", $0)] } ?? []) + [("Sec-Fetch-Site", "same-origin")] + more,
            body: body, from: peer)
    }

    private static func unlock(
        _ pages: Pages, _ trip: String, _ cookie: String?, with passphrase: String = right,
        more: [(String, String)] = [], from peer: String? = nil
    ) async throws -> Reply {
        try await post(
            pages, "/protected", "id=\(id(trip).text)&passphrase=\(PercentText.encoded(passphrase))", cookie,
            more: more, from: peer)
    }

    private static func get(_ pages: Pages, _ path: String, _ cookie: String) async throws -> Reply {
        try await pages.ask(.get, path, [("Cookie", cookie)])
    }

    @Test func `the right passphrase opens a trip for this session alone`() async throws {
        let (pages, trip) = try Self.pages()
        let (mine, other) = (pages.cookie, pages.cookie)
        let list = try await Self.get(pages, "/protected", mine)
        #expect(list.status == 200)
        #expect(list.text.contains("\(Self.id(trip).text.prefix(8)) · since 2027-03-01"))
        #expect(list.text.contains("type=\"password\" required autocomplete=\"off\""))
        #expect(!list.text.contains(Self.secret))
        #expect(try await Self.get(pages, trip, mine).status == 404)

        let reply = try await Self.unlock(pages, trip, mine)
        #expect(reply.status == 303)
        #expect(reply["Location"] == trip)
        #expect(reply["Set-Cookie"] == nil)
        let page = try await Self.get(pages, trip, mine)
        #expect(page.status == 200)
        #expect(page.text.contains(Self.secret))
        #expect(page.text.contains("Protected; shown in this browser until you close it"))
        #expect(try await Self.get(pages, "/trips", mine).text.contains(Self.secret))
        #expect(try await Self.get(pages, "/protected", mine).text.contains(Self.secret))

        #expect(try await Self.get(pages, trip, other).status == 404)
        #expect(try await !Self.get(pages, "/trips", other).text.contains(Self.secret))
        #expect(try await !Self.get(pages, "/protected", other).text.contains(Self.secret))
        #expect(try await pages.ask(.get, trip).status == 403)
        #expect(try await pages.ask(.get, "/protected").status == 403)
        // The store has the box, and nothing else.
        let (trips, boxes) = try pages.store.read { (try $0.trips(), try $0.sealedTrips().count) }
        #expect(trips.isEmpty)
        #expect(boxes == 1)
    }

    @Test func `all pages of a trip show it, and none has a form that would change it`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        _ = try await Self.unlock(pages, trip, cookie)
        let key = try #require(try Self.flight(pages, trip))
        let activity = PageAddress.trip(Self.id(trip), .activity(key), .traveller).text
        for path in [
            trip, "\(trip)/day/2027-03-23", "\(trip)/week/2027-03-23", "\(trip)/month/2027-03",
            "\(trip)/timeline", "\(trip)/map", "\(trip)/findings", "\(trip)/who", "\(trip)/todos",
            "\(trip)/costs", "\(trip)/drift", "\(trip)/people", "\(trip)/files", "\(trip)/export",
            "\(trip)/paper", activity,
        ] {
            let page = try await Self.get(pages, path, cookie)
            #expect(page.status == 200, "\(path)")
            #expect(page.text.contains("Protected; shown in this browser until you close it"), "\(path)")
            // Signing out, and closing the trip; what is left of the other forms has no button.
            let forms = page.text.split(separator: "<form ").dropFirst().filter {
                $0.prefix { $0 != ">" }.contains("method=\"post\"") && $0.contains("<button")
            }
            #expect(forms.count == 2, "\(path)")
            #expect(!page.text.contains("href=\"\(trip)/add\""), "\(path)")
            #expect(!page.text.contains("href=\"\(trip)/details\""), "\(path)")
            #expect(!page.text.contains("data-seen"), "\(path)")
            #expect(page["Meridian-Keep"] == nil, "\(path)")
            #expect(!page.text.contains("id=\"kept\""), "\(path)")
            #expect(page["Cache-Control"] == "no-store", "\(path)")
        }
        let calendar = try await Self.get(pages, "\(trip)/trip.ics?redact=full", cookie)
        #expect(calendar.text.contains("BEGIN:VEVENT"))
    }

    /// What is in the box.
    private static func opened(_ pages: Pages) throws -> OpenedTrip {
        let boxes = try pages.store.read { try $0.sealedTrips() }
        return try #require(
            try TripProtection.opened(
                boxes, with: Passphrase(right), database: pages.responder.household.database
            ).first)
    }

    /// The key of a flight of the trip that is open.
    private static func flight(_ pages: Pages, _ trip: String) throws -> ActivityKey? {
        try TripProtection.memory([opened(pages)]).read {
            try $0.activities(of: id(trip)).first { $0.kind == .flight }?.key
        }
    }

    @Test func `a form that would change it is answered with a sentence`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        _ = try await Self.unlock(pages, trip, cookie)
        let key = try #require(try Self.flight(pages, trip))
        let before = try pages.store.read { try $0.sealedTrips() }
        let short = Self.id(trip).text.prefix(8)
        let views: [TripView] = [
            .add, .edit(key), .delete(key), .details, .remove, .detach(AttachmentID("1")), .move(key),
            .status(key), .archive, .addTodo, .editTodo(ActivityUID("1")), .deleteTodo(ActivityUID("1")),
            .addExpense(nil), .editExpense(ExpenseID("1")), .deleteExpense(ExpenseID("1")),
        ]
        for view in views {
            let path = PageAddress.trip(Self.id(trip), view, .traveller).text
            let page = try await Self.get(pages, path, cookie)
            #expect(page.status == 409, "\(path)")
            #expect(page.text.contains("meridian unprotect \(short) makes it changeable."), "\(path)")
        }
        for view in views + [.todos, .people, .files(nil), .drift] {
            let path = PageAddress.trip(Self.id(trip), view, .traveller).text
            let reply = try await Self.post(pages, path, "title=x&name=x&seen=x", cookie)
            #expect(reply.status == 409, "\(path)")
            #expect(reply.text.contains("meridian unprotect \(short) makes it changeable."), "\(path)")
        }
        let after = try pages.store.read { (try $0.sealedTrips(), try $0.trips()) }
        #expect(after.0 == before)
        #expect(after.1.isEmpty)
        // A wrong method is not answered as though the trip were open to others.
        #expect(try await Self.post(pages, "\(trip)/add", "title=x", pages.cookie).status != 409)
    }

    @Test func `it is in no feed, no backup and no search`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        let feed = try StoreFeeds.add(
            "Grandparents", .all, .full, until: nil, at: Instant(parsing: "2027-03-01T00:00:00Z"),
            in: pages.store)
        _ = try pages.imported("docs/demo/restaurant.ics")
        _ = try await Self.unlock(pages, trip, cookie)
        for path in [
            "/f/\(feed.secret.text).ics", "/backup.json", "/backup", "/history", "/drift", "/settings",
        ] {
            let reply = try await Self.get(pages, path, cookie)
            #expect(reply.status == 200, "\(path)")
            #expect(!reply.text.contains(Self.secret) && !reply.text.contains("Waitomo"), "\(path)")
        }
        #expect(try await !Self.get(pages, "/trips?q=pacific", cookie).text.contains(Self.secret))
        #expect(try await Self.get(pages, "/s/\(feed.secret.text)", cookie).status == 404)
    }

    @Test func `it is shut by its button, at sign-out and where a session is ended`() async throws {
        let (pages, trip) = try Self.pages()
        let (first, second) = (pages.cookie, pages.cookie)
        for cookie in [first, second] { _ = try await Self.unlock(pages, trip, cookie) }
        let opened = pages.responder.opened
        #expect(opened.count == 2)
        let closed = try await Self.post(pages, "/protected/close", "id=\(Self.id(trip).text)", first)
        #expect(closed.status == 303)
        #expect(closed["Location"] == "/protected")
        #expect(try await Self.get(pages, trip, first).status == 404)
        #expect(try await Self.get(pages, trip, second).status == 200)
        #expect(try await Self.get(pages, "/protected/close", first).status == 405)

        _ = try await Self.unlock(pages, trip, first)
        _ = try await Self.post(pages, "/sign-out", "", first)
        #expect(opened.count == 1)
        // Another browser ends the session of this one.
        let third = pages.cookie
        _ = try await Self.post(pages, "/sessions/end", "others=1", third)
        #expect(opened.count == 0)
        // A command ends it; the browser's next request tells.
        _ = try await Self.unlock(pages, trip, third)
        #expect(opened.count == 1)
        try StoreSessions.end(in: pages.store) { _ in true }
        #expect(try await Self.get(pages, trip, third).status == 403)
        #expect(opened.count == 0)
    }

    @Test func `it is shut after half an hour without use`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        _ = try await Self.unlock(pages, trip, cookie)
        for _ in 0..<4 {
            pages.hands.advance(Limits.longestOpened - .seconds(1))
            #expect(try await Self.get(pages, "\(trip)/day/2027-03-23", cookie).status == 200)
        }
        // To see it in a list is no use of it.
        pages.hands.advance(Limits.longestOpened - .seconds(1))
        #expect(try await Self.get(pages, "/trips", cookie).text.contains(Self.secret))
        pages.hands.advance(.seconds(1))
        #expect(try await Self.get(pages, trip, cookie).status == 404)
        #expect(try await !Self.get(pages, "/trips", cookie).text.contains(Self.secret))
        #expect(pages.responder.opened.count == 0)
    }

    @Test func `what nobody asks for any more is taken out of memory all the same`() async throws {
        let (pages, _) = try Self.pages()
        let found = try Self.opened(pages)
        let hands = Hands()
        let opened = OpenedTrips(
            now: { hands.now }, pause: { _ in try? await Task.sleep(for: .milliseconds(5)) })
        // The second time the watch is kept again.
        for browser in ["a", "b"] {
            try opened.keep(found, for: browser)
            #expect(opened.count == 1)
            hands.advance(Limits.longestOpened)
            // Turns, not time: other tests may keep all threads busy for long.
            for _ in 0..<2_000 where opened.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(opened.count == 0)
        }
    }

    @Test func `a box that is another one, or is gone, shuts it`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        let id = Self.id(trip)
        _ = try await Self.unlock(pages, trip, cookie)
        let old = try #require(try pages.store.read { try $0.sealedTrips() }.first)
        var bytes = old.box
        bytes[bytes.count - 1] ^= 1
        try pages.store.write { try $0.save(SealedTrip(id: id, sealedAt: old.sealedAt, box: bytes)) }
        #expect(try await Self.get(pages, trip, cookie).status == 404)
        #expect(pages.responder.opened.count == 0)

        try pages.store.write { try $0.save(old) }
        #expect(try await Self.get(pages, trip, cookie).status == 404)
        _ = try await Self.unlock(pages, trip, cookie)
        #expect(try await Self.get(pages, trip, cookie).status == 200)
        try pages.store.write { try $0.deleteSealed(id) }
        #expect(try await Self.get(pages, trip, cookie).status == 404)
        #expect(pages.responder.opened.count == 0)
        #expect(try await Self.unlock(pages, trip, cookie).status == 404)

        // unprotect makes it a trip like others, without the bar.
        try pages.store.write { try $0.save(old) }
        _ = try await Self.unlock(pages, trip, cookie)
        let protection = TripProtection(by: "Meridian", at: try Instant(parsing: "2027-03-28T07:45:00Z"))
        try protection.unseal(Self.opened(pages), in: pages.store)
        let page = try await Self.get(pages, trip, cookie)
        #expect(page.status == 200)
        #expect(!page.text.contains("until you close it"))
        #expect(page["Meridian-Keep"] != nil)
    }

    @Test func `a wrong passphrase opens nothing, is shown nowhere, and waits like a password`() async throws
    {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        for number in 0..<Limits.freeAttempts {
            let reply = try await Self.unlock(pages, trip, cookie, with: "Zirkon \(number) horse")
            #expect(reply.status == 403)
            #expect(reply.text.contains("This passphrase does not open it."))
            #expect(reply.text.contains("aria-invalid=\"true\""))
            #expect(!reply.text.contains("Zirkon"))
            #expect(reply["Location"] == nil)
        }
        var reply = try await Self.unlock(pages, trip, cookie)
        #expect(reply.status == 429)
        #expect(reply["Retry-After"] == "31")
        #expect(!reply.text.contains(Self.right))
        pages.hands.advance(.seconds(30))
        reply = try await Self.unlock(pages, trip, cookie)
        #expect(reply.status == 303)
        #expect(pages.said.lines.allSatisfy { !$0.contains("horse") })
        #expect(try await Self.unlock(pages, trip, cookie, with: "").status == 403)
        #expect(try await Self.post(pages, "/protected", "id=x&passphrase=y", cookie).status == 400)
        #expect(try await Self.unlock(pages, trip, nil).status == 403)
        // A passphrase in an address is not looked at.
        let address = "/protected?id=\(Self.id(trip).text)&passphrase=\(PercentText.encoded(Self.right))"
        let another = pages.cookie
        #expect(try await Self.get(pages, address, another).status == 200)
        #expect(try await Self.get(pages, trip, another).status == 404)
        // A form of another page is not looked at.
        let foreign = try await pages.ask(
            .post, "/protected", [("Cookie", another), ("Sec-Fetch-Site", "cross-site")],
            body: "id=\(Self.id(trip).text)&passphrase=\(PercentText.encoded(Self.right))")
        #expect(foreign.status == 403)
        #expect(try await Self.get(pages, trip, another).status == 404)
    }

    @Test func `one passphrase is tried at a time, beside passwords`() async throws {
        let (pages, trip) = try Self.pages()
        let cookie = pages.cookie
        let turn = pages.responder.passwords.turn
        let sealed = try #require(try pages.store.read { try $0.sealedTrips() }.first)
        let busy = turn.ifFree {
            let unlocking = Unlocking(
                household: pages.responder.household, opened: pages.responder.opened,
                attempts: pages.responder.passwords.attempts, turn: turn)
            let form = try? Query("id=\(sealed.id.text)&passphrase=\(PercentText.encoded(Self.right))")
            return form.flatMap { form in
                do {
                    _ = try unlocking.unlock(form, for: "a", from: "1.1.1.1")
                    return 200
                } catch {
                    return (error as? Fault)?.status.code
                }
            }
        }
        #expect(busy == 503)
        // It is not counted as a failure.
        for _ in 0..<2 * Limits.freeAttempts {
            #expect(try await Self.unlock(pages, trip, cookie).status == 303)
        }
    }

    @Test func `a box that cannot be read is said to be one, and is no failure`() async throws {
        let pages = try Pages()
        let id = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
        try pages.store.write {
            try $0.save(SealedTrip(id: id, sealedAt: Instant(parsing: "2027-03-01T00:00:00Z"), box: [1]))
        }
        for _ in 0..<2 * Limits.freeAttempts {
            let reply = try await Self.unlock(pages, "/trips/\(id.text)", pages.cookie)
            #expect(reply.status == 422)
            #expect(reply.text.contains("the protected trip 6ba7b810"))
        }
    }

    @Test func `at most so many are open, and the one unused for longest is shut`() throws {
        let (pages, _) = try Self.pages()
        let hands = Hands()
        let opened = OpenedTrips(now: { hands.now })
        let found = try Self.opened(pages)
        for number in 0...Limits.mostOpened {
            hands.advance(.seconds(1))
            try opened.keep(found, for: "\(number)")
        }
        #expect(opened.count == Limits.mostOpened)
        #expect(opened.trip(of: found.sealed, for: "0", isUse: true) == nil)
        #expect(opened.trip(of: found.sealed, for: "1", isUse: true)?.name == Self.secret)
    }

    @Test func `a browser that a proxy signs in gets a cookie of its own for what it unlocks`() async throws {
        let proxy = try #require(AddressRange("10.0.0.1"))
        let trust = try #require(TrustedHeader("Remote-User", from: [proxy]))
        let (pages, trip) = try Self.pages(trust: trust)
        for name in ["ada", "ben"] {
            _ = try StoreAccounts.add(
                name, Passphrase(Self.right), cost: ScryptCost(exponent: 4, passes: 1),
                at: Instant(parsing: "2027-03-01T00:00:00Z"), in: pages.store)
        }
        func get(_ name: String, _ cookie: String?, from peer: String = "10.0.0.1") async throws -> Int {
            try await pages.ask(
                .get, trip, [("Remote-User", name)] + (cookie.map { [("Cookie", $0)] } ?? []), from: peer
            ).status
        }
        let reply = try await Self.unlock(
            pages, trip, nil, more: [("Remote-User", "ada")], from: "10.0.0.1")
        #expect(reply.status == 303)
        let set = try #require(reply["Set-Cookie"])
        // It goes with the browser, and signs nobody in.
        #expect(set.hasPrefix("meridian-8642-opened="))
        #expect(set.hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
        let cookie = String(set.prefix { $0 != ";" })
        #expect(try await get("ada", cookie) == 200)
        #expect(try await get("ada", nil) == 404)
        #expect(try await get("ben", cookie) == 404)
        #expect(try await get("ada", cookie, from: "10.0.0.2") == 403)
        let again = try await Self.unlock(
            pages, trip, cookie, more: [("Remote-User", "ada")], from: "10.0.0.1")
        #expect(again["Set-Cookie"] == nil)
        let left = try await Self.post(
            pages, "/sign-out", "", cookie, more: [("Remote-User", "ada")], from: "10.0.0.1")
        #expect(left["Set-Cookie"]?.hasPrefix("meridian-8642-opened=; ") == true)
        #expect(try await get("ada", cookie) == 404)
        #expect(pages.responder.opened.count == 0)
    }

    @Test func `unlocking has the browser drop what it kept of the trip before`() async throws {
        let (pages, trip) = try Self.pages()
        #expect(try await Self.unlock(pages, trip, pages.cookie)["Clear-Site-Data"] == "\"storage\"")
    }
}
