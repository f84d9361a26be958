import CivilTime
import Foundation
import HTTPTypes
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// A store that is locked, full, read-only or another one beneath the pages: nobody waits for it who only reads, and
/// nothing that was typed is lost.
@Suite("Faults of the store beneath the pages") struct StoreFaultTests {
    /// Pages over a store in a file, with one trip.
    private static func filed(patience: Duration) throws -> (pages: Pages, file: HeldStore, trip: String) {
        let (empty, trip) = (
            try Pages(), Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Alps")
        )
        let file = try HeldStore { try $0.create(trip) }
        let path = file.path
        let pages = empty.with { household in
            household.open = { try FileTripStore.open(path, for: .reading) }
            household.openToWrite = { try FileTripStore.open(path, for: .writing, patience: patience) }
            household.openToNote = { try FileTripStore.open(path, for: .writing, patience: .zero) }
        }
        return (pages, file, "/trips/\(trip.id.text)")
    }

    private static func send(
        _ pages: Pages, _ cookie: String, _ path: String, _ body: String
    ) async throws -> Reply {
        try await pages.ask(
            .post, path, [("Cookie", cookie), ("Sec-Fetch-Site", "same-origin")], body: body)
    }

    private static func activity(_ number: Int = 0) -> String {
        "uid=uid-\(number)&title=Typed+tour+\(number)&kind=tour&start=2027-04-02+08:00&end=%2B1h&startZone=Pacific/Auckland"
    }

    // MARK: - A store that is held

    @Test func `pages are shown while many changes wait for a store that is held`() async throws {
        let (pages, file, trip) = try Self.filed(patience: .seconds(600))
        let cookie = pages.cookie
        try await file.hold()
        let isLetGo = Said()
        let sending = Task {
            try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        try await Self.send(pages, cookie, "\(trip)/add", Self.activity(number)).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        // Should a page wait for them, it does not wait for ever.
        let limit = Task {
            try await Task.sleep(for: .seconds(60))
            isLetGo.add("yes")
            file.letGo()
        }
        try await Task.sleep(for: .milliseconds(200))
        for path in ["/trips", trip, "\(trip)/add"] {
            #expect(try await pages.ask(.get, path, [("Cookie", cookie)]).status == 200)
        }
        #expect(isLetGo.lines.isEmpty)
        limit.cancel()
        file.letGo()
        #expect(try await sending.value == Array(repeating: 303, count: 8))
    }

    @Test func `a change is refused with the one before it that has waited for the same store`() async throws
    {
        let queue = WriteQueue()
        let asked = ContinuousClock.now
        let busy = StorageError(.busy, subject: "x", reason: "held")
        await #expect(throws: busy) { try await queue.run { throw busy } as Void }
        let isRun = Said()
        await #expect(throws: busy) {
            try await queue.run(asked: asked) { isRun.add("yes") }
        }
        #expect(isRun.lines.isEmpty)
        #expect(try await queue.run { 1 } == 1)
    }

    @Test func `what was typed for a store that is held comes back, and is saved when it is sent again`()
        async throws
    {
        let (pages, file, trip) = try Self.filed(patience: .milliseconds(50))
        let cookie = pages.cookie
        try await file.hold()
        let reply = try await Self.send(pages, cookie, "\(trip)/add", Self.activity())
        #expect(reply.status == 503)
        #expect(reply["Retry-After"] == "2")
        #expect(reply.text.contains("Another program is writing to it; nothing was changed."))
        // A browser that was to be signed in may send the same again.
        pages.responder.tellLink()
        let link = try #require(pages.said.lines.last?.split(separator: "/").last)
        #expect(try await Self.send(pages, "", "/sign-in", "secret=\(link)").status == 503)
        // The files of a review wait for another answer.
        let sent = try await ImportTests.send(
            pages, cookie,
            ImportTests.body([
                ("family.ics", "text/calendar", try Fixtures.bytes(Fixtures.path(for: ImportTests.family)))
            ]))
        let review = try #require(sent["Location"])
        let plan = try ChangeTests.hidden(
            "plan", in: await pages.ask(.get, review, [("Cookie", cookie)]).text)
        let held = try await ImportTests.answer(pages, cookie, review, plan: plan)
        #expect(held.status == 503)
        #expect(held.text.contains("href=\"\(review)\""))
        file.letGo()
        #expect(reply.text.contains("value=\"Typed tour 0\""))
        // The same form, as long as it takes until the other writer is done.
        var again = 503
        while again == 503 {
            again = try await Self.send(pages, cookie, "\(trip)/add", Self.activity()).status
        }
        #expect(again == 303)
        #expect(try await ImportTests.answer(pages, cookie, review, plan: plan).status == 303)
        #expect(
            try await pages.ask(.get, trip, [("Cookie", cookie)]).text.contains("Typed tour 0"))
    }

    // MARK: - A store that cannot be written

    /// What a form says and each of its texts.
    static let forms: [(path: String, body: String)] = [
        ("/add", activity()), ("/details", "name=Typed+name&seen=1&start=2027-01-01&end=2027-02-03"),
        ("/people", "role=travel&traveller=Typed+name"),
        ("/files", "uid=6ba7b810-9dad-41d1-80b4-00c04fd430c8&note=Typed+note&about="),
        ("/new-trip", "uid=6ba7b810-9dad-41d1-80b4-00c04fd430c8&name=Typed+name&notes=Typed+note"),
        ("/new-organization", "uid=6ba7b810-9dad-41d1-80b4-00c04fd430c8&name=Typed+name&phone=Typed+phone"),
        (
            "/feeds",
            "uid=6ba7b810-9dad-41d1-80b4-00c04fd430c8&scope=all&redact=shared&label=Typed+label&expires=2028-01-01"
        ),
    ]

    private static func fault(lacksSpace: Bool) -> StorageError {
        var error = StorageError(
            .cannotWrite, subject: "/home/ada/secret.db",
            reason: lacksSpace
                ? "cannot be written: the disk is full; nothing was changed"
                : "cannot be written (attempt to write a readonly database); nothing was changed")
        error.lacksSpace = lacksSpace
        return error
    }

    @Test(arguments: StoreFaultTests.forms, [true, false])
    func `what was typed for a store that cannot be written comes back, with what the command says`(
        form: (path: String, body: String), lacksSpace: Bool
    ) async throws {
        let (family, trip) = try Pages.family()
        let path = form.path.hasPrefix("/new") || form.path == "/feeds" ? form.path : trip + form.path
        let fault = Self.fault(lacksSpace: lacksSpace)
        let cookie = family.cookie
        let pages = family.with { $0.openToWrite = { throw fault } }
        let multipart =
            "------mark\r\n"
            + form.body.split(separator: "&").map { pair in
                let halves = pair.split(separator: "=", omittingEmptySubsequences: false)
                return "Content-Disposition: form-data; name=\"\(halves[0])\"\r\n\r\n"
                    + halves[1].replacing("+", with: " ")
            }.joined(separator: "\r\n------mark\r\n") + "\r\n------mark--\r\n"
        let reply =
            form.path == "/files"
            ? try await pages.ask(
                .post, path,
                [
                    ("Cookie", cookie), ("Sec-Fetch-Site", "same-origin"),
                    ("Content-Type", "multipart/form-data; boundary=----mark"),
                ], body: multipart)
            : try await Self.send(pages, cookie, path, form.body)
        #expect(reply.status == (lacksSpace ? 507 : 503))
        #expect(reply.text.contains("The store \(fault.reason)."))
        #expect(!reply.text.contains("secret"))
        #expect(family.said.lines.contains { $0 == "error: \(fault)" })
        let typed = try Query(form.body).all.map(\.value).filter { $0.hasPrefix("Typed") }
        for text in typed { #expect(reply.text.contains(text), "\(path) \(text)") }
        #expect(!typed.isEmpty)
        // Looking goes on.
        #expect(try await pages.ask(.get, trip, [("Cookie", cookie)]).status == 200)
    }

    @Test func `where the store cannot be read either what was typed stands on a page of its own`()
        async throws
    {
        let (family, trip) = try Pages.family()
        let cookie = family.cookie
        let isBroken = Said()
        let fault = Self.fault(lacksSpace: true)
        let pages = family.with { household in
            household.open = { [open = household.open] in
                if isBroken.lines.isEmpty { return try open() }
                throw fault
            }
            household.openToWrite = {
                isBroken.add("yes")
                throw fault
            }
        }
        let reply = try await Self.send(pages, cookie, "\(trip)/add", Self.activity())
        #expect(reply.status == 507)
        #expect(reply.text.contains("<input type=\"hidden\" name=\"title\" value=\"Typed tour 0\">"))
        #expect(reply.text.contains("action=\"\(trip)/add\""))
        #expect(reply.text.contains("The store \(fault.reason)."))
    }

    @Test func `a button that cannot be carried out says why`() async throws {
        let opened = try ChangeTests.Opened()
        let fault = Self.fault(lacksSpace: false)
        let pages = opened.pages.with { $0.openToWrite = { throw fault } }
        let seen = try await opened.seen()
        for (view, body) in [
            (TripView.move(opened.key), "by=%2B1d"), (.status(opened.key), "status=cancelled"),
            (.delete(opened.key), ""),
        ] {
            let reply = try await Self.send(
                pages, opened.cookie, opened.address(view), "seen=\(seen)&\(body)")
            #expect(reply.status == 503, "\(view)")
            #expect(reply.text.contains("The store \(fault.reason)."), "\(view)")
        }
    }

    // MARK: - A store that is another one

    @Test func `another store in the place of the open one shows nothing to those of the first`() async throws
    {
        let (pages, file, trip) = try Self.filed(patience: .seconds(5))
        let cookie = pages.cookie
        #expect(try await pages.ask(.get, trip, [("Cookie", cookie)]).status == 200)
        let other = try HeldStore {
            try $0.create(Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Andes"))
        }
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
        #expect(rename(other.path, file.path) == 0)
        for path in ["/trips", trip] {
            let reply = try await pages.ask(.get, path, [("Cookie", cookie)])
            #expect(reply.status == 403)
            #expect(!reply.text.contains("Andes"))
        }
        #expect(try await Self.send(pages, cookie, "\(trip)/add", Self.activity()).status == 403)
        // Who signs in anew sees the other one.
        let new = "meridian-8642=\(Sessions(pages.responder.household).begun().text)"
        let reply = try await pages.ask(.get, "/trips", [("Cookie", new)])
        #expect(reply.text.contains("Andes") && !reply.text.contains("Alps"))
    }

    @Test func `a file that is no store is said to be none, and is left as it is`() async throws {
        let (pages, file, trip) = try Self.filed(patience: .seconds(5))
        let cookie = pages.cookie
        let other = file.path + ".other"
        try Data("This is no store.\n".utf8).write(to: URL(fileURLWithPath: other))
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
        #expect(rename(other, file.path) == 0)
        let shown = try await pages.ask(.get, trip, [("Cookie", cookie)])
        #expect(shown.status == 500)
        #expect(shown.text.contains("meridian doctor says what mends it"))
        let sent = try await Self.send(pages, cookie, "\(trip)/add", Self.activity())
        #expect(sent.status == 500)
        #expect(sent.text.contains("name=\"title\" value=\"Typed tour 0\""))
        #expect(pages.said.lines.contains { $0.contains("it does not begin as an SQLite database does") })
        #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data("This is no store.\n".utf8))
    }
}
