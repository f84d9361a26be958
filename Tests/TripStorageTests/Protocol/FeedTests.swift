import CivilTime
import StoreTestKit
import Testing
import TripStorage
import Trips

/// Feeds are kept beside the history.
@Suite("Feeds of a store") struct FeedTests {
    static func feed(_ id: String, _ scope: Feed.Scope, expires: String? = nil) throws -> Feed {
        Feed(
            id: FeedID(id), label: "For \(id)", scope: scope, redaction: .busy, digest: "digest of \(id)",
            createdAt: try Instant(parsing: "2027-03-01T00:00:00Z"),
            expiresAt: try expires.map { try Instant(parsing: $0) })
    }

    @Test(arguments: StoreKind.allCases) func `they come back as they were, in their order`(kind: StoreKind)
        throws
    {
        try kind.withStore { store in
            let all = try [
                Self.feed("b", .trip(TripID("t"))),
                Self.feed("a", .person(PersonID("p")), expires: "2027-04-01T00:00:00Z"),
                Self.feed("c", .all),
            ]
            try store.write { writing in for feed in all { try writing.save(feed) } }
            #expect(try store.read { try $0.feeds() } == all)
            var used = all[1]
            used.lastUsedAt = try Instant(parsing: "2027-03-05T10:00:00Z")
            try store.write { try $0.save(used) }
            #expect(try store.read { try $0.feeds() } == [all[0], used, all[2]])
            #expect(try store.write { try $0.delete(all[0].id) })
            #expect(try !store.write { try $0.delete(all[0].id) })
            #expect(try store.read { try $0.feeds() } == [used, all[2]])
        }
    }

    @Test(arguments: StoreKind.allCases) func `undo neither loses nor brings back a feed`(kind: StoreKind)
        throws
    {
        try kind.withStore { store in
            let (kept, revoked) = try (Self.feed("a", .all), Self.feed("b", .all))
            try store.write { try $0.save(revoked) }
            try store.write { writing in
                try writing.record("make a trip", at: Instant(parsing: "2027-03-01T00:00:00Z"))
                try writing.create(Trip(id: TripID("t"), name: "Tokyo"))
                try writing.save(kept)
                _ = try writing.delete(revoked.id)
            }
            // A feed leaves the history as it is.
            var used = kept
            used.lastUsedAt = try Instant(parsing: "2027-03-05T10:00:00Z")
            try store.write { try $0.save(used) }
            #expect(try store.read { try $0.history().map(\.title) } == ["make a trip"])
            #expect(try store.write { try $0.undo() }?.title == "make a trip")
            #expect(try store.read { try $0.trips() }.isEmpty)
            #expect(try store.read { try $0.feeds() } == [used])
        }
    }

    @Test(arguments: StoreKind.allCases) func `a label is one line`(kind: StoreKind) throws {
        try kind.withStore { store in
            for label in ["", " ", "a\nb"] {
                var feed = try Self.feed("a", .all)
                feed.label = label
                #expect { try store.write { try $0.save(feed) } } throws: {
                    ($0 as? StorageError)?.code == .unstorable
                }
            }
        }
    }
}
