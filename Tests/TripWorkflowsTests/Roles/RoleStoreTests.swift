import CivilTime
import Sealing
import StoreTestKit
import TestKit
import Testing
import TripExchange
import TripStorage
import Trips

@testable import TripWorkflows

/// What accounts may do in the store, beyond a rule for each requirement.
@Suite("Stores of accounts") struct RoleStoreTests {
    private static func code(_ body: () throws -> Void) -> StorageError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? StorageError)?.code
        }
    }

    @Test func `the role in a trip goes before that in the household, but for its owner`() throws {
        let world = try RoleWorld(household: .editor)
        try world.guests.read { reading in
            #expect(reading.role(in: RoleWorld.open) == .viewer)
            #expect(reading.role(in: RoleWorld.secret) == .none)
            #expect(reading.role(in: RoleWorld.unknown) == .editor)
        }
        try world.store.write { try $0.save(TripRole(trip: RoleWorld.secret, account: "ada", role: .none)) }
        #expect(try RoleStore(world.store, for: "ada").read { $0.role(in: RoleWorld.secret) } == .owner)
        // The user of the machine has no account.
        #expect(try world.store.read { $0.role(in: RoleWorld.secret) } == .owner)
    }

    @Test func `who makes a trip owns it, also after another role in the household`() throws {
        let world = try RoleWorld(household: .editor)
        let trip = TripID("new")
        try world.guests.write { writing in
            try writing.create(Trip(id: trip, name: "New"))
            // Within the same transaction.
            try writing.setArchived(true, of: trip)
        }
        try world.store.write { writing in
            var guest = try #require(try writing.accounts().first { $0.name == "guest" })
            guest.role = .none
            try writing.save(guest)
        }
        #expect(try world.guests.read { $0.role(in: trip) } == .owner)
        #expect(try world.guests.read { try $0.trips().count } == 2)
    }

    @Test func `an editor changes what is in a trip, and neither archives, deletes nor shares it`() throws {
        let world = try RoleWorld(.editor)
        try world.guests.write { writing in
            var trip = try #require(try writing.trip(RoleWorld.open))
            trip.notes = "new"
            try writing.update(trip)
            try writing.save(Todo(uid: ActivityUID("new"), title: "New"), in: trip.id)
            // Who adds a booking may name its operator.
            try writing.save(Organization(id: OrganizationID("new"), name: "New air"))
            try writing.save(Person(id: PersonID("new"), name: "Dora"))
        }
        let refused: [(any TripWriting) throws -> Void] = [
            { try $0.setArchived(true, of: RoleWorld.open) }, { try $0.delete(RoleWorld.open) },
            { try $0.save(RoleWorld.feed("mine", .trip(RoleWorld.open))) },
            { try $0.save(TripRole(trip: RoleWorld.open, account: "guest", role: .owner)) },
            { try $0.save(Organization(id: OrganizationID("open-air"), name: "Other")) },
            { try $0.save(Person(id: PersonID("open-person"), name: "Other")) },
        ]
        for deed in refused {
            #expect(Self.code { try world.guests.write(deed) } == .notAllowed)
        }
        let error = #expect(throws: StorageError.self) {
            try world.guests.write { try $0.delete(RoleWorld.open) }
        }
        #expect(
            error?.description
                == "\"open trip\": you may change what is in this trip, not archive, delete or share it; ada can"
        )
    }

    @Test func `an owner of a trip says who sees it, and knows the names for that`() throws {
        let world = try RoleWorld(.owner)
        try world.guests.write { writing in
            #expect(try writing.accounts().map(\.name) == ["ada", "guest"])
            #expect(try writing.accounts().allSatisfy { $0.password.isEmpty })
            try writing.save(TripRole(trip: RoleWorld.open, account: "guest", role: .viewer))
            // It applies at once.
            #expect(writing.role(in: RoleWorld.open) == .viewer)
        }
        #expect(Self.code { try world.guests.write { try $0.delete(RoleWorld.open) } } == .notAllowed)
    }

    @Test(arguments: StoreKind.allCases)
    func `undo takes back what one could have made, and says why not`(kind: StoreKind) throws {
        try kind.withStore { try undo(RoleWorld(household: .editor, .editor, on: $0)) }
    }

    private func undo(_ world: RoleWorld) throws {
        // The newest change is one of the trip that is not seen.
        #expect(try world.guests.read { try $0.history().map(\.title) } == ["pack for the open trip"])
        #expect(Self.code { try world.guests.write { _ = try $0.undo() } } == .notAllowed)
        #expect(try world.guests.read { try $0.mayUndo($0.history()[0]) } == false)
        #expect(try world.store.write { try $0.undo() }?.title == "pack for the secret trip")
        // What was undone of that trip is not seen either, and nobody else does it again.
        #expect(try world.guests.read { try $0.undone() } == [])
        #expect(Self.code { try world.guests.write { _ = try $0.redo() } } == .notAllowed)
        #expect(try world.guests.read { try $0.mayUndo($0.history()[0]) })
        #expect(try world.guests.write { try $0.undo() }?.title == "pack for the open trip")
        #expect(try world.guests.read { try $0.mayRedo($0.undone()[0]) })
        #expect(try world.guests.write { try $0.redo() }?.title == "pack for the open trip")
        #expect(try world.guests.write { try $0.undo() }?.title == "pack for the open trip")
        // An editor cannot delete a trip, so that nobody takes its beginning back but its owner.
        try RoleStore(world.store, for: "ada").write { writing in
            try writing.record("make", at: RoleWorld.now())
            try writing.create(Trip(id: TripID("new"), name: "New"))
        }
        #expect(try world.guests.read { $0.role(in: TripID("new")) } == .editor)
        #expect(try world.guests.read { try $0.history().map(\.title) } == ["make"])
        #expect(Self.code { try world.guests.write { _ = try $0.undo() } } == .notAllowed)
    }

    @Test func `a file of others is not attached by its digest`() throws {
        let world = try RoleWorld(.editor)
        let secret = try #require(try world.store.read { try $0.attachments(of: RoleWorld.secret).first })
        let stolen = Attachment(
            id: AttachmentID("stolen"), owner: .trip, name: "x.txt", content: secret.content,
            createdAt: try RoleWorld.now())
        #expect(
            Self.code { try world.guests.write { try $0.save(stolen, bytes: nil, in: RoleWorld.open) } }
                == .notAllowed)
    }

    @Test func `what would change trips that are not seen is refused without their names`() throws {
        let world = try RoleWorld(household: .editor)
        for deed: (any TripWriting) throws -> Void in [
            { try $0.delete(PersonID("secret-person")) }, { try $0.delete(OrganizationID("secret-air")) },
            { _ = try $0.reassign(from: OrganizationID("secret-air"), to: nil) },
            { try $0.merge(PersonID("secret-person"), into: PersonID("open-person")) },
        ] {
            let error = #expect(throws: StorageError.self) { try world.guests.write(deed) }
            #expect(error?.code == .notAllowed)
            #expect(error?.description.contains("secret t") == false)
        }
    }

    @Test func `feeds and sessions of others are not there`() throws {
        let world = try RoleWorld(.owner)
        #expect(try world.guests.read { try $0.feeds().map(\.label) } == ["for open"])
        #expect(try !world.guests.write { try $0.delete(session: "secret-session") })
        #expect(try world.guests.write { try $0.delete(session: "open-session") })
        #expect(try !world.guests.write { try $0.delete(FeedID("secret-feed")) })
        #expect(
            Self.code { try world.guests.write { try $0.save(RoleWorld.feed("all", .all)) } } == .notAllowed)
        try world.guests.write { try $0.save(RoleWorld.feed("mine", .trip(RoleWorld.open), account: "ada")) }
        let made = try world.store.read { try $0.feeds().last }
        #expect(made?.account == "guest")
        // A title alone changes nothing.
        try world.guests.write { try $0.record("nothing", at: RoleWorld.now()) }
        #expect(try world.store.read { try $0.history().count } == 2)
    }

    @Test func `a feed ends with what its maker may share`() throws {
        let world = try RoleWorld(household: .owner)
        let secret = SecretToken.random()
        let feed = Feed(
            id: FeedID("f"), label: "all", scope: .all, digest: secret.digest.text,
            createdAt: try RoleWorld.now())
        try world.guests.write { try $0.save(feed) }
        func trips() throws -> [String]? {
            try world.store.read { reading in
                try StoreFeeds.shared(secret.text, at: RoleWorld.now(), in: reading).map {
                    try $0.reading.trips().map(\.name)
                }
            }
        }
        #expect(try trips() == ["open trip", "secret trip"])
        try world.store.write { writing in
            var guest = try #require(try writing.accounts().first { $0.name == "guest" })
            guest.role = .editor
            try writing.save(guest)
        }
        #expect(try trips() == nil)
        _ = try world.store.write { try $0.delete(account: "guest") }
        #expect(try world.store.read { try !$0.feeds().contains { $0.id == feed.id } })
    }

    @Test func `what is about all trips is for who owns the household`() throws {
        let world = try RoleWorld(household: .editor, .owner)
        let (now, database) = (try RoleWorld.now(), try TestZones.database(.r2026f))
        #expect(Self.code { _ = try StoreBackup(of: world.guests, by: "x", at: now) } == .notAllowed)
        #expect(
            Self.code { _ = try world.guests.read { try BackupStream(of: $0, by: "x", at: now) == nil } }
                == .notAllowed)
        let drift = StoreDrift(database: database, at: now)
        #expect(Self.code { try drift.accept(in: world.guests) } == .notAllowed)
        #expect(Self.code { try drift.accept(in: world.guests, .trip(RoleWorld.open)) } == nil)
    }
}
