import CivilTime
import DAV
import Findings
import Synchronization
import TestKit
import TripStorage
import TripWorkflows
import Trips

@testable import DAVSync
@testable import TripSync

/// A clock that a test moves.
final class Clock: Sendable {
    let seconds = Mutex<Int64>(1_800_000_000)

    var now: Instant { (try? Instant(secondsSinceEpoch: seconds.withLock { $0 })) ?? .epoch }
}

/// A store whose trip is kept in step with a server.
final class Device {
    static let trip = TripID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    let name: String
    let store: any TripStore
    let server: FakeServer
    /// The present, which a test moves.
    private let clock = Clock()
    private let database: ZoneDatabase

    init(
        _ server: FakeServer, named name: String = "ada", store: any TripStore = MemoryTripStore(),
        preference: SyncAccount.Preference = .ask
    ) throws {
        (self.server, self.name, self.store) = (server, name, store)
        database = try TestZones.database(.r2026f)
        let now = try Instant(secondsSinceEpoch: 1_800_000_000)
        try store.write { writing in
            try writing.create(Trip(id: Self.trip, name: "Paris"))
            try writing.save(
                SyncAccount(
                    name: "home", address: "https://dav.example/", user: "", password: .none,
                    preference: preference, createdAt: now))
            try writing.save(
                SyncedCalendar(
                    id: Self.calendar, account: "home", address: "https://dav.example\(FakeServer.path)",
                    label: "Trips", trip: Self.trip))
        }
    }

    static let calendar = SyncedCalendarID("calendar")

    var now: Instant { clock.now }

    func wait(_ seconds: Int64) { clock.seconds.withLock { $0 += seconds } }

    var servers: DAVServers {
        let setting = SyncSetting(
            store: store, database: database, productID: "-//Sample//EN",
            now: { [clock] in clock.now }, ask: { _ in nil })
        return DAVServers(setting) { [server] _ in server }
    }

    // MARK: - Syncing

    @discardableResult
    func sync(_ change: (inout SyncOptions) -> Void = { _ in }) throws -> CalendarReport {
        var options = SyncOptions()
        options.isAtOnce = true
        change(&options)
        // Each sync is a second later than the last.
        wait(1)
        return try servers.sync("home", options)[0]
    }

    var calendarRow: SyncedCalendar {
        get throws { try store.read { try $0.syncedCalendars() }[0] }
    }

    var items: [SyncedItem] { get throws { try store.read { try $0.syncedItems(of: Self.calendar) } } }

    private var state: SyncState { SyncState(database, productID: "-//Sample//EN") }

    var conflicts: [SyncedConflict] {
        get throws {
            let calendar = try calendarRow
            return try store.read { try state.conflicts(in: calendar, of: $0) }
        }
    }

    var pending: [CalendarReport.Step] {
        get throws {
            let calendar = try calendarRow
            return try store.read { try state.pending(calendar, in: $0) }
        }
    }

    func resolve(_ conflict: SyncedConflict, _ choice: SyncedConflict.Choice) throws {
        try store.write { try state.resolve(conflict, choice, at: now, in: $0) }
    }

    // MARK: - The trip

    var titles: [String] {
        get throws {
            try store.read { reading in
                try reading.activities(of: Self.trip).map(\.title) + reading.todos(of: Self.trip).map(\.title)
            }
            .sorted()
        }
    }

    func activity(_ uid: String) throws -> Activity? {
        try store.read { try $0.activities(withUID: ActivityUID(uid), of: Self.trip).first }
    }

    func add(_ text: String) throws {
        let change = ObjectChange(of: Self.trip, database, at: now)
        _ = try store.write { try change.add([text], in: $0) }
    }

    func edit(_ uid: String, _ changes: ActivityChange...) throws {
        guard let activity = try activity(uid) else { throw StorageError.unknownTrip(Self.trip) }
        let edited = try ActivityEdit(changes).applied(to: activity, at: now, in: database) {
            try $0.resolved(by: .compatible)
        }
        try store.write { try $0.save(edited, in: Self.trip) }
    }

    func remove(_ uid: String) throws {
        let change = ObjectChange(of: Self.trip, database, at: now)
        try store.write { try change.remove(ActivityUID(uid), in: $0) }
    }

    /// The objects as they would be sent.
    var texts: [String: String] {
        get throws {
            try store.read { reading in
                try TripObjects(of: Self.trip, in: reading, database, productID: "-//Sample//EN")?
                    .texts(in: reading) ?? [:]
            }
        }
    }
}
