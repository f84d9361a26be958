import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// Roles are kept beside the history, like accounts.
@Suite("Roles of a store") struct RoleTests {
    private static let time = Result { try Instant(parsing: "2027-03-01T00:00:00Z") }

    private static func account(_ name: String, _ role: Role) throws -> Account {
        Account(
            name: name, password: "hash", createdAt: try time.get(), passwordSetAt: try time.get(), role: role
        )
    }

    private static func role(_ trip: TripID, _ account: String, _ role: Role) -> TripRole {
        TripRole(trip: trip, account: account, role: role)
    }

    /// A trip, and two accounts.
    private static func fill(_ store: any TripStore) throws {
        try store.write { writing in
            try writing.create(Samples.trip())
            try writing.save(account("ada", .owner))
            try writing.save(account("ben", .none))
        }
    }

    @Test func `each role may do what those before it may`() {
        #expect(Role.allCases.sorted() == [.none, .viewer, .editor, .owner])
        #expect(Role.viewer < Role.editor)
    }

    @Test(arguments: StoreKind.allCases) func `they come back as they were, in their order`(
        kind: StoreKind
    ) throws {
        try kind.withStore { store in
            try Self.fill(store)
            #expect(try store.read { try $0.accounts().map(\.role) } == [.owner, .none])
            let roles = [
                Self.role(Samples.tokyo, "ben", .viewer), Self.role(Samples.tokyo, "ada", .editor),
            ]
            try store.write { writing in for role in roles { try writing.save(role) } }
            #expect(try store.read { try $0.roles() } == roles)
            let changed = Self.role(Samples.tokyo, "ben", .owner)
            try store.write { try $0.save(changed) }
            #expect(try store.read { try $0.roles() } == [changed, roles[1]])
            #expect(try store.write { try $0.deleteRole(of: "ben", in: Samples.tokyo) })
            #expect(try !store.write { try $0.deleteRole(of: "ben", in: Samples.tokyo) })
            try store.write { try $0.save(changed) }
            // A role goes with its account.
            _ = try store.write { try $0.delete(account: "ada") }
            #expect(try store.read { try $0.roles() } == [changed])
        }
    }

    @Test(arguments: StoreKind.allCases) func `a role is one of an account in a trip`(kind: StoreKind) throws
    {
        try kind.withStore { store in
            try Self.fill(store)
            for (role, code) in [
                (Self.role(Samples.alps, "ben", .viewer), StorageError.Code.unknownTrip),
                (Self.role(Samples.tokyo, "cleo", .viewer), .unknownPart),
            ] {
                #expect { try store.write { try $0.save(role) } } throws: {
                    ($0 as? StorageError)?.code == code
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases) func `undo brings neither a role nor its absence back`(
        kind: StoreKind
    ) throws {
        try kind.withStore { store in
            try Self.fill(store)
            try store.write { try $0.save(Self.role(Samples.tokyo, "ada", .viewer)) }
            try store.write { writing in
                try writing.record("rename", at: Self.time.get())
                try writing.update(Samples.trip(name: "Kyoto"))
                try writing.save(Self.role(Samples.tokyo, "ben", .editor))
                try writing.deleteRole(of: "ada", in: Samples.tokyo)
            }
            try store.write { try $0.save(Self.role(Samples.tokyo, "ben", .owner)) }
            #expect(try store.write { try $0.undo() }?.title == "rename")
            #expect(try store.read { try $0.trip(Samples.tokyo)?.name } == "Tokyo")
            #expect(try store.read { try $0.roles() } == [Self.role(Samples.tokyo, "ben", .owner)])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `they outlive a trip for as long as it can come back`(kind: StoreKind) throws {
        try kind.withStore { store in
            try Self.fill(store)
            let role = Self.role(Samples.tokyo, "ben", .viewer)
            try store.write { try $0.save(role) }
            try store.write { writing in
                try writing.record("delete", at: Self.time.get())
                try writing.delete(Samples.tokyo)
            }
            #expect(try store.read { try $0.roles() } == [role])
            _ = try store.write { try $0.undo() }
            #expect(try store.read { try $0.roles() } == [role])
            let sealed = SealedTrip(id: Samples.tokyo, sealedAt: try Self.time.get(), box: [1])
            try store.write { try $0.seal(sealed) }
            #expect(try store.read { try $0.roles() } == [role])
            // Without an entry of the history nothing brings it back.
            try store.write { try $0.deleteSealed(Samples.tokyo) }
            #expect(try store.read { try $0.roles() } == [])
        }
    }

    @Test(arguments: StoreKind.allCases) func `the feeds of an account go with it`(kind: StoreKind) throws {
        try kind.withStore { store in
            try Self.fill(store)
            var (hers, everybodys) = try (FeedTests.feed("a", .all), FeedTests.feed("b", .all))
            hers.account = "ada"
            everybodys.account = nil
            let feeds = [hers, everybodys]
            try store.write { writing in for feed in feeds { try writing.save(feed) } }
            #expect(try store.read { try $0.feeds() } == feeds)
            _ = try store.write { try $0.delete(account: "ada") }
            #expect(try store.read { try $0.feeds() } == [everybodys])
        }
    }
}
