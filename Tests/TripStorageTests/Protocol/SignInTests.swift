import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// Accounts and sessions are kept beside the history, like feeds.
@Suite("Accounts and sessions of a store") struct SignInTests {
    private static let time = Result { try Instant(parsing: "2027-03-01T00:00:00Z") }

    private static func account(_ name: String, _ password: String = "hash") throws -> Account {
        Account(name: name, password: password, createdAt: try time.get(), passwordSetAt: try time.get())
    }

    private static func session(_ digest: String, of account: String?) throws -> BrowserSession {
        BrowserSession(
            digest: digest, account: account, label: "Firefox, Linux", createdAt: try time.get(),
            lastUsedAt: try time.get())
    }

    @Test(arguments: StoreKind.allCases) func `they come back as they were, in their order`(kind: StoreKind)
        throws
    {
        try kind.withStore { store in
            let accounts = try [Self.account("ben"), Self.account("ada")]
            let sessions = try [
                Self.session("b", of: "ada"), Self.session("a", of: nil), Self.session("c", of: "ben"),
            ]
            try store.write { writing in
                for account in accounts { try writing.save(account) }
                for session in sessions { try writing.save(session) }
            }
            #expect(try store.read { try $0.accounts() } == accounts)
            #expect(try store.read { try $0.sessions() } == sessions)
            #expect(try store.read { try $0.session("a") } == sessions[1])
            #expect(try store.read { try $0.session("x") } == nil)
            var used = sessions[0]
            used.lastUsedAt = try Instant(parsing: "2027-03-05T10:00:00Z")
            let changed = try Self.account("ben", "another hash")
            try store.write { writing in
                try writing.save(used)
                try writing.save(changed)
            }
            #expect(try store.read { try $0.accounts() } == [changed, accounts[1]])
            #expect(try store.read { try $0.sessions() } == [used, sessions[1], sessions[2]])
            #expect(try store.write { try $0.delete(session: "a") })
            #expect(try !store.write { try $0.delete(session: "a") })
            // An account goes with its sessions, and with no others.
            #expect(try store.write { try $0.delete(account: "ada") })
            #expect(try !store.write { try $0.delete(account: "ada") })
            #expect(try store.read { try $0.sessions() } == [sessions[2]])
        }
    }

    @Test(arguments: StoreKind.allCases) func `undo brings back neither a session nor a password`(
        kind: StoreKind
    ) throws {
        try kind.withStore { store in
            try store.write { writing in
                try writing.save(Self.account("ada"))
                try writing.save(Self.session("a", of: "ada"))
            }
            try store.write { writing in
                try writing.record("make a trip", at: Self.time.get())
                try writing.create(Trip(id: TripID("t"), name: "Tokyo"))
                try writing.save(Self.account("ada", "new"))
                _ = try writing.delete(session: "a")
            }
            try store.write { try $0.save(Self.session("b", of: "ada")) }
            #expect(try store.write { try $0.undo() }?.title == "make a trip")
            #expect(try store.read { try $0.trips() }.isEmpty)
            #expect(try store.read { try $0.accounts().map(\.password) } == ["new"])
            #expect(try store.read { try $0.sessions().map(\.digest) } == ["b"])
        }
    }

    @Test(arguments: StoreKind.allCases) func `an account has a name and a password`(kind: StoreKind) throws {
        try kind.withStore { store in
            for account in try [Self.account(""), Self.account("ada", "")] {
                #expect { try store.write { try $0.save(account) } } throws: {
                    ($0 as? StorageError)?.code == .unstorable
                }
            }
        }
    }
}
