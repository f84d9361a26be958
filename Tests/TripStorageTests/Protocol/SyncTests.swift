import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// What is kept in step with calendar servers stands beside the history.
@Suite("Synced calendars of a store") struct SyncTests {
    private static let time = Result { try Instant(parsing: "2027-03-01T00:00:00Z") }

    private static func account(_ name: String) throws -> SyncAccount {
        SyncAccount(
            name: name, address: "https://dav.example/", user: "ada", password: .asked,
            createdAt: try time.get())
    }

    private static func calendar(_ id: String, of account: String) -> SyncedCalendar {
        SyncedCalendar(
            id: SyncedCalendarID(id), account: account, address: "https://dav.example/\(id)/", label: "Trips",
            trip: Samples.tokyo)
    }

    @Test(arguments: StoreKind.allCases) func `accounts come back as they were`(kind: StoreKind) throws {
        try kind.withStore { store in
            var full = try Self.account("full")
            full.password = .command(["/usr/bin/pass", "show", "a;b\\c\nd"])
            full.preference = .theirs
            full.allowsPlain = true
            (full.failures, full.problem) = (3, "cannot be reached")
            full.notBefore = try Self.time.get()
            full.lease = SyncAccount.Lease(holder: "process 7", until: try Self.time.get())
            var file = try Self.account("file")
            file.password = .file("/home/ada/secret")
            var open = try Self.account("open")
            open.password = .none
            let all = [full, file, try Self.account("asked"), open]
            try store.write { writing in for account in all { try writing.save(account) } }
            #expect(try store.read { try $0.syncAccounts() } == all)
            full.lease = nil
            (full.failures, full.notBefore, full.problem) = (0, nil, nil)
            try store.write { [full] in try $0.save(full) }
            #expect(try store.read { try $0.syncAccounts() } == [full] + all.dropFirst())
        }
    }

    @Test(arguments: StoreKind.allCases) func `items come back in every state`(kind: StoreKind) throws {
        try kind.withStore { store in
            let versions = SyncedItem.Versions(mine: "mine", theirs: "theirs", etag: "\"2\"")
            let states: [SyncedItem.State] = [
                .synced, .creating, .updating(body: "sent", local: "here"), .written, .further,
                .conflict(versions), .keepsMine(versions),
                .keepsTheirs(SyncedItem.Versions(mine: "a", theirs: "b", etag: nil)), .refused("too odd"),
                .foreign,
            ]
            let items = states.enumerated().map { number, state in
                SyncedItem(
                    href: "/c/\(number).ics", uid: "u\(number)", etag: number == 1 ? nil : "\"\(number)\"",
                    remote: number == 2 ? nil : "remote", local: number == 3 ? nil : "local",
                    pushedIn: number == 4 ? 7 : nil, state: state)
            }
            var calendar = Self.calendar("c", of: "home")
            (calendar.token, calendar.tag, calendar.run) = ("data:,3", "x", 9)
            calendar.edition = "4 2026f"
            (calendar.listedAt, calendar.syncedAt) = (try Self.time.get(), try Self.time.get())
            let other = Self.calendar("d", of: "home")
            try store.write { [calendar] writing in
                try writing.save(Self.account("home"))
                try writing.save(calendar)
                try writing.save(other)
                for item in items { try writing.save(item, of: calendar.id) }
                try writing.save(items[0], of: other.id)
            }
            #expect(try store.read { try $0.syncedCalendars() } == [calendar, other])
            #expect(try store.read { try $0.syncedItems(of: calendar.id) } == items)
            #expect(try store.read { try $0.syncedItems(of: SyncedCalendarID("none")) } == [])
            let id = calendar.id
            #expect(try store.write { try $0.deleteItem(at: "/c/0.ics", of: id) })
            #expect(try !store.write { try $0.deleteItem(at: "/c/0.ics", of: id) })
            #expect(try store.read { try $0.syncedItems(of: other.id) } == [items[0]])
            #expect(try store.write { try $0.delete(id) })
            #expect(try store.read { try $0.syncedItems(of: calendar.id) } == [])
            #expect(try store.write { try $0.delete(syncAccount: "home") })
            #expect(try !store.write { try $0.delete(syncAccount: "home") })
            #expect(try store.read { try $0.syncedCalendars() } == [])
            #expect(try store.read { try $0.syncedItems(of: other.id) } == [])
        }
    }

    @Test(arguments: StoreKind.allCases) func `subscriptions come back as they were`(kind: StoreKind) throws {
        try kind.withStore { store in
            var full = Subscription(
                id: SubscriptionID("s"), address: "https://feeds.example/a.ics", trip: Samples.tokyo,
                every: 900,
                allowsPrivate: true, missing: .cancel, createdAt: try Self.time.get())
            (full.etag, full.lastModified, full.digest) = ("\"1\"", "Mon, 01 Mar 2027 00:00:00 GMT", "ab")
            (full.refresh, full.uids, full.missingUIDs) = (3_600, ["a;b", "c\nd"], ["e"])
            (full.checkedAt, full.changedAt) = (try Self.time.get(), try Self.time.get())
            (full.failures, full.notBefore, full.problem) = (2, try Self.time.get(), "is gone")
            let plain = Subscription(
                id: SubscriptionID("t"), address: "https://feeds.example/b.ics", trip: Samples.tokyo,
                every: nil,
                allowsPrivate: false, missing: .keep, createdAt: try Self.time.get())
            try store.write { [full] writing in
                try writing.create(Samples.trip())
                try writing.save(full)
                try writing.save(plain)
            }
            #expect(try store.read { try $0.subscriptions() } == [full, plain])
            #expect(try store.write { try $0.delete(SubscriptionID("s")) })
            #expect(try !store.write { try $0.delete(SubscriptionID("s")) })
            try store.write {
                try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1]))
            }
            #expect(try store.read { try $0.subscriptions() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases) func `undo takes back the trip and leaves what is in step`(
        kind: StoreKind
    ) throws {
        try kind.withStore { store in
            let calendar = Self.calendar("c", of: "home")
            try store.write { writing in
                try writing.create(Samples.trip())
                try writing.save(Self.account("home"))
                try writing.save(calendar)
            }
            try store.write { writing in
                try writing.record("sync", at: Samples.instant())
                var trip = Samples.trip()
                trip.notes = "from the server"
                try writing.update(trip)
                try writing.save(
                    SyncedItem(href: "/c/1.ics", uid: "u", etag: nil, remote: "r", local: "l"),
                    of: calendar.id)
            }
            // Beside the history: it ends no undo.
            try store.write { try $0.save(Self.calendar("d", of: "home")) }
            _ = try store.write { try $0.undo() }
            #expect(try store.read { try $0.trip(Samples.tokyo)?.notes } != "from the server")
            #expect(try store.read { try $0.syncedItems(of: calendar.id) }.count == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the edition grows with each change of a trip, and with nothing else`(
        kind: StoreKind
    ) throws {
        try kind.withStore { store in
            func edition() throws -> Int64 { try store.read { try $0.edition() } }
            #expect(try edition() == 0)
            try store.write { try $0.create(Samples.trip()) }
            let first = try edition()
            #expect(first > 0)
            try store.write { try $0.save(Self.account("home")) }
            try store.write { try $0.save(Self.calendar("c", of: "home")) }
            try store.write { _ = try $0.trips() }
            try store.write { try $0.record("nothing", at: Samples.instant()) }
            #expect(try edition() == first)
            try store.write { writing in
                try writing.record("edit", at: Samples.instant())
                var trip = Samples.trip()
                trip.notes = "changed"
                try writing.update(trip)
            }
            let second = try edition()
            #expect(second > first)
            _ = try store.write { try $0.undo() }
            #expect(try edition() > second)
        }
    }

    @Test(arguments: StoreKind.allCases) func `a sealed trip leaves no text in a calendar`(kind: StoreKind)
        throws
    {
        try kind.withStore { store in
            let calendar = Self.calendar("c", of: "home")
            try store.write { writing in
                try writing.create(Samples.trip())
                try writing.save(Self.account("home"))
                try writing.save(calendar)
                try writing.save(
                    SyncedItem(href: "/c/1.ics", uid: "u", etag: nil, remote: "r", local: "l"),
                    of: calendar.id)
            }
            try store.write {
                try $0.seal(SealedTrip(id: Samples.tokyo, sealedAt: Samples.instant(), box: [1]))
            }
            #expect(try store.read { try $0.syncedCalendars() } == [])
            #expect(try store.read { try $0.syncedItems(of: calendar.id) } == [])
            #expect(try store.read { try $0.syncAccounts() }.count == 1)
        }
    }

    @Test(arguments: StoreKind.allCases) func `what names nothing is refused`(kind: StoreKind) throws {
        try kind.withStore { store in
            let account = #expect(throws: StorageError.self) {
                try store.write { try $0.save(Self.calendar("c", of: "nobody")) }
            }
            #expect(account?.code == .unknownPart)
            let calendar = #expect(throws: StorageError.self) {
                try store.write {
                    try $0.save(
                        SyncedItem(href: "/", uid: "", etag: nil, remote: nil, local: nil),
                        of: SyncedCalendarID("none"))
                }
            }
            #expect(calendar?.code == .unknownPart)
            let text = #expect(throws: StorageError.self) {
                try store.write {
                    try $0.save(Self.account("home"))
                    try $0.save(Self.calendar("c", of: "home"))
                    try $0.save(
                        SyncedItem(href: "/", uid: "", etag: nil, remote: "a\u{0}b", local: nil),
                        of: SyncedCalendarID("c"))
                }
            }
            #expect(text?.code == .unstorable)
        }
    }
}
