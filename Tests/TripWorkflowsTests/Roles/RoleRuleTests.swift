import CivilTime
import Foundation
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWorkflows

/// Every requirement of a store's protocols has a rule for accounts.
@Suite("Rules of roles") struct RoleRuleTests {
    /// The signatures of the requirements, as they stand in the protocols.
    private static func requirements(writing: Bool) throws -> Set<String> {
        let folder = Fixtures.path(for: "Sources/TripStorage/Protocol")
        var found: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let text = try Fixtures.text(folder + "/" + file)
            for part in text.components(separatedBy: "\npublic protocol ").dropFirst() {
                let name = part.prefix { $0.isLetter }
                guard name != "TripStore", name.hasSuffix("Writing") == writing else { continue }
                let body = part.components(separatedBy: "\n}")[0]
                for function in body.components(separatedBy: "\n    func ").dropFirst() {
                    found.insert(signature(function))
                }
            }
        }
        return found
    }

    /// A declaration up to what it throws, on one line.
    private static func signature(_ declaration: String) -> String {
        let head = declaration.components(separatedBy: " throws(StorageError)")[0]
        let name = head.components(separatedBy: "<")
        // Closures that throw stand in the parameters of those with a type parameter.
        if name.count > 1, !name[0].contains("(") { return name[0] }
        return head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
    }

    // MARK: - Reading

    private typealias Look = @Sendable (any TripReading, TripID) throws -> Any?

    /// The requirements that name a trip.
    private static let ofTrips: [String: Look] = [
        "trip(_ id: TripID)": { try $0.trip($1) },
        "activityCount(of trip: TripID)": { try $0.activityCount(of: $1) },
        "activity(_ key: ActivityKey, of trip: TripID)": {
            try $0.activity(ActivityKey(uid: ActivityUID("x")), of: $1)
        },
        "activities(withUID uid: ActivityUID, of trip: TripID)": {
            try $0.activities(withUID: ActivityUID("x"), of: $1)
        },
        "activities(of trip: TripID, touching window: Range<Instant>?)": {
            try $0.activities(of: $1, touching: nil)
        },
        "expenses(of trip: TripID)": { try $0.expenses(of: $1) },
        "todos(of trip: TripID)": { try $0.todos(of: $1) },
        "attachments(of trip: TripID)": { try $0.attachments(of: $1) },
        "families(touching window: Range<Instant>, in scope: TripScope)": {
            try $0.families(touching: Instant.earliest..<Instant.latest, in: .trip($1))
        },
        "clockFamilies(deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool)":
            {
                try $0.clockFamilies(deciding: Instant.earliest..<Instant.latest, in: .trip($1)) { _ in true }
            },
    ]

    /// The requirements that answer for the whole store.
    private static let ofAll: [String: @Sendable (any TripReading) throws -> Any?] = [
        "trips()": { try $0.trips() },
        "activities(touching window: Range<Instant>?, includingArchived: Bool)": {
            try $0.activities(touching: nil, includingArchived: true)
        },
        "recordedReleases()": { try $0.recordedReleases().sorted() },
        "bytes(withDigest digest: String)": { reading in
            try ["open", "secret"].map { word in
                try reading.bytes(withDigest: RoleRuleTests.digest(word)).map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
        },
        "search(_ text: String, limit: Int, includingArchived: Bool)": { reading in
            try ["open", "secret"].flatMap { try reading.search($0, limit: 1, includingArchived: true) }
                .map { $0.trip == RoleWorld.open ? "open" : "secret" }
        },
        "persons()": { try $0.persons() },
        "person(_ id: PersonID)": { reading in
            try ["open", "secret"].map { try reading.person(PersonID("\($0)-person")) }
        },
        "organizations()": { try $0.organizations() },
        "organization(_ id: OrganizationID)": { reading in
            try ["open", "secret"].map { try reading.organization(OrganizationID("\($0)-air")) }
        },
        "activities(runBy id: OrganizationID)": { reading in
            try ["open", "secret"].map { try reading.activities(runBy: OrganizationID("\($0)-air")) }
        },
        "sealedTrips()": { (try $0.sealedTrips(), "open") },
        "history()": { try $0.history() },
        // Nothing was undone; RoleStoreTests undoes a change of a trip that is not seen.
        "undone()": { (try $0.undone(), "open") },
        "historyReaches()": { reading in
            try reading.historyReaches().values.flatMap(\.trips)
                .map { $0 == RoleWorld.open ? "open" : "secret" }.sorted()
        },
        // Those are for who may share; a viewer has none.
        "feeds()": { (try $0.feeds(), "open") },
        "accounts()": {
            (try $0.accounts().filter { $0.name != "guest" || $0.password != "" }.count, "open")
        },
        "sessions()": { try $0.sessions() },
        "edition()": { (try $0.edition(), "open") },
        // Those are the household's; a guest has none.
        "syncAccounts()": { (try $0.syncAccounts(), "open") },
        "syncedCalendars()": { (try $0.syncedCalendars(), "open") },
        "subscriptions()": { (try $0.subscriptions(), "open") },
        "syncedItems(of calendar: SyncedCalendarID)": {
            (try $0.syncedItems(of: SyncedCalendarID("secret-calendar")), "open")
        },
        "session(_ digest: String)": { reading in
            try ["open", "secret"].map { try reading.session("\($0)-session") }
        },
        "roles()": { reading in
            try reading.roles().map { $0.account == "guest" ? "open" : "secret" }
        },
        "sparing": { reading in try reading.sparing { try reading.trips() }.value },
        "showing": { reading in try reading.showing { try reading.trips() }.value },
    ]

    private static func digest(_ word: String) -> String {
        (try? RoleWorld().store.read { reading in
            try reading.attachments(of: word == "open" ? RoleWorld.open : RoleWorld.secret).first
        })
        .flatMap { if case .file(_, _, let digest)? = $0?.content { digest } else { nil } } ?? ""
    }

    @Test func `each requirement has a rule`() throws {
        #expect(
            try Self.requirements(writing: false) == Set(Self.ofTrips.keys).union(Self.ofAll.keys))
        #expect(
            try Self.requirements(writing: true)
                == Set(WriteRules.inTrips.keys).union(WriteRules.ofHousehold.keys).union(WriteRules.others))
    }

    @Test(arguments: ofTrips.keys.sorted())
    func `a trip that is not seen is answered as one that there is not`(_ name: String) throws {
        let look = try #require(Self.ofTrips[name])
        let world = try RoleWorld()
        func answer(_ trip: TripID) -> String {
            let words: String
            do {
                words = "\(try world.guests.read { try look($0, trip) } ?? "nothing")"
            } catch {
                words = "\(error)"
            }
            return words.replacing(trip.text, with: "this trip")
        }
        #expect(answer(RoleWorld.secret) == answer(RoleWorld.unknown))
        #expect(answer(RoleWorld.open) != answer(RoleWorld.unknown))
        // Who owns the household sees it.
        let owners = RoleStore(world.store, for: "ada")
        #expect(
            "\(try owners.read { try look($0, RoleWorld.secret) } ?? "nothing")" != answer(RoleWorld.unknown))
    }

    @Test(arguments: ofAll.keys.sorted())
    func `nothing tells of a trip that is not seen`(_ name: String) throws {
        let look = try #require(Self.ofAll[name])
        let world = try RoleWorld()
        let seen = "\(try world.guests.read { try look($0) } ?? "")"
        #expect(seen.contains("open"))
        #expect(!seen.contains("secret"))
        let stranger = "\(try RoleStore(world.store, for: "nobody").read { try look($0) } ?? "")"
        #expect(!stranger.contains("secret"))
    }

    @Test func `activities are streamed of trips that are seen alone`() throws {
        let world = try RoleWorld()
        try world.guests.read { reading in
            var titles: [String] = []
            try reading.forEachActivity(of: RoleWorld.open) { titles.append($0.title) }
            #expect(titles == ["open tour"])
            let error = #expect(throws: StorageError.self) {
                try reading.forEachActivity(of: RoleWorld.secret) { titles.append($0.title) }
            }
            #expect(error?.code == .unknownTrip)
            #expect(titles.count == 1)
        }
    }

    // MARK: - Writing

    /// All that a store has.
    private static func everything(in store: any TripStore) throws -> String {
        try store.read { reading in
            var all: [Any] = []
            for look in Self.ofAll.sorted(by: { $0.key < $1.key }) {
                all.append(try look.value(reading) ?? "")
            }
            for trip in try reading.trips() {
                all.append((try reading.expenses(of: trip.id), try reading.todos(of: trip.id)))
                all.append(try reading.attachments(of: trip.id))
            }
            all.append((try reading.accounts(), try reading.sessions(), try reading.roles()))
            return "\(all)"
        }
    }

    @Test(arguments: WriteRules.inTrips.keys.sorted())
    func `who may read a trip cannot change it, and nobody what they do not see`(_ name: String) throws {
        let write = try #require(WriteRules.inTrips[name])
        let world = try RoleWorld()
        let before = try Self.everything(in: world.store)
        let refused = #expect(throws: StorageError.self, "\(name)") {
            try world.guests.write { try write($0, RoleWorld.open, "open") }
        }
        #expect(refused?.code == .notAllowed)
        #expect(
            refused?.description == "\"open trip\": you may read this trip, not change it; ada can")
        func error(_ trip: TripID, _ word: String) -> String {
            let error = #expect(throws: StorageError.self, "\(name)") {
                try world.guests.write { try write($0, trip, word) }
            }
            return error.map { "\($0.code) \($0.subject == trip.text) \($0.reason)" } ?? ""
        }
        #expect(error(RoleWorld.secret, "secret") == error(RoleWorld.unknown, "secret"))
        #expect(error(RoleWorld.secret, "secret").hasPrefix("unknownTrip true"))
        #expect(try Self.everything(in: world.store) == before)
        // The owner of the household can do it.
        try RoleStore(world.store, for: "ada").write { try write($0, RoleWorld.open, "open") }
    }

    @Test(arguments: WriteRules.ofHousehold.keys.sorted())
    func `who may only read changes nothing that belongs to no trip`(_ name: String) throws {
        let write = try #require(WriteRules.ofHousehold[name])
        for household in [Role.none, .viewer] {
            let world = try RoleWorld(household: household)
            let before = try Self.everything(in: world.store)
            let refused = #expect(throws: StorageError.self, "\(name)") {
                try world.guests.write { try write($0) }
            }
            #expect(refused?.code == .notAllowed)
            #expect(refused?.reason.contains("ada can") == true)
            #expect(try Self.everything(in: world.store) == before)
            try RoleStore(world.store, for: "ada").write { try write($0) }
        }
    }
}
