import CivilTime
import Sealing
import TripStorage
import Trips

@testable import TripWorkflows

/// A household with a trip that a guest may read, and one that they do not see.
///
/// Every text of the first has the word "open", every text of the other "secret".
struct RoleWorld {
    static let open = TripID("00000000-0000-4000-8000-00000000000a")
    static let secret = TripID("00000000-0000-4000-8000-00000000000b")
    /// A trip that the store does not have.
    static let unknown = TripID("00000000-0000-4000-8000-00000000000c")

    let store: any TripStore

    /// Fills a store.
    ///
    /// - Parameters:
    ///   - household: The guest's role in the household.
    ///   - role: The guest's role in the open trip; none in the other one.
    ///   - store: The store, which is empty.
    init(
        household: Role = .none, _ role: Role = .viewer, on store: any TripStore = MemoryTripStore()
    ) throws {
        self.store = store
        try store.write { writing in
            for (name, role) in [("ada", Role.owner), ("guest", household)] {
                try writing.save(
                    Account(
                        name: name, password: "hash of \(name)", createdAt: RoleWorld.now(),
                        passwordSetAt: RoleWorld.now(), role: role))
            }
            try RoleWorld.fill(RoleWorld.open, "open", in: writing)
            try RoleWorld.fill(RoleWorld.secret, "secret", in: writing)
            try writing.save(TripRole(trip: RoleWorld.open, account: "guest", role: role))
            try writing.save(TripRole(trip: RoleWorld.secret, account: "guest", role: .none))
            try writing.save(RoleWorld.subscription("secret-subscription"))
            try writing.save(RoleWorld.syncAccount("secret-server"))
            try writing.save(RoleWorld.syncedCalendar("secret-calendar", RoleWorld.secret))
            try writing.save(RoleWorld.syncedItem("secret"), of: SyncedCalendarID("secret-calendar"))
            try writing.save(
                SealedTrip(id: TripID("secret-sealed"), sealedAt: RoleWorld.now(), box: [1]))
        }
        for (trip, word) in [(RoleWorld.open, "open"), (RoleWorld.secret, "secret")] {
            try store.write { writing in
                try writing.record("pack for the \(word) trip", at: RoleWorld.now())
                try writing.save(Todo(uid: ActivityUID("\(word)-pack"), title: "\(word) packing"), in: trip)
            }
        }
    }

    static func now() throws -> Instant { try Instant(parsing: "2027-03-01T00:00:00Z") }

    /// The store as the guest sees it.
    var guests: RoleStore { RoleStore(store, for: "guest") }

    static func fill(_ trip: TripID, _ word: String, in writing: any TripWriting) throws {
        var made = Trip(id: trip, name: "\(word) trip")
        made.travellers = [
            Traveller(
                id: TravellerID("\(word)-traveller"), person: PersonID("\(word)-person"),
                name: "\(word) Cleo",
                role: .collaborator)
        ]
        try writing.create(made)
        try writing.save(Organization(id: OrganizationID("\(word)-air"), name: "\(word) air"))
        try writing.save(activity(word), in: trip)
        try writing.save(expense(word), in: trip)
        try writing.save(Todo(uid: ActivityUID("\(word)-todo"), title: "\(word) visa"), in: trip)
        let bytes = Array("\(word) file".utf8)
        try writing.save(
            Attachment(
                id: AttachmentID("\(word)-file"), owner: .trip, name: "\(word).txt",
                content: .file(
                    mediaType: "text/plain", size: bytes.count, digest: ContentDigest(of: bytes).text),
                createdAt: now()), bytes: bytes, in: trip)
        try writing.save(feed(word, .trip(trip)))
        try writing.save(
            BrowserSession(
                digest: "\(word)-session", account: word == "open" ? "guest" : "ada", label: word,
                createdAt: now(), lastUsedAt: now()))
    }

    static func syncAccount(_ name: String) throws -> SyncAccount {
        SyncAccount(
            name: name, address: "https://dav.example/", user: "ada", password: .asked, createdAt: try now())
    }

    static func syncedCalendar(_ id: String, _ trip: TripID) -> SyncedCalendar {
        SyncedCalendar(
            id: SyncedCalendarID(id), account: "secret-server", address: "https://dav.example/\(id)/",
            label: id,
            trip: trip)
    }

    static func syncedItem(_ word: String) -> SyncedItem {
        SyncedItem(href: "/\(word).ics", uid: word, etag: nil, remote: word, local: word)
    }

    static func subscription(_ id: String) throws -> Subscription {
        Subscription(
            id: SubscriptionID(id), address: "https://feeds.example/\(id).ics", trip: RoleWorld.secret,
            every: nil,
            allowsPrivate: false, missing: .keep, createdAt: try now())
    }

    static func activity(_ word: String) throws -> Activity {
        var activity = try Sample.activity(
            "\(word) tour", "2027-03-14T10:00", "2027-03-14T11:00", in: "Asia/Tokyo", to: "Europe/Paris",
            recorded: RecordedOffset(offset: try UTCOffset(totalSeconds: 32_400), tzdb: "\(word)-release"))
        activity.organization = OrganizationID("\(word)-air")
        return activity
    }

    static func expense(_ word: String) throws -> Expense {
        Expense(
            id: ExpenseID("\(word)-expense"), title: "\(word) dinner", money: try Money("1 EUR"),
            date: try CivilDate(2027, 3, 15), createdAt: try now())
    }

    static func feed(_ word: String, _ scope: Feed.Scope, account: String? = nil) throws -> Feed {
        Feed(
            id: FeedID("\(word)-feed"), label: "for \(word)", scope: scope, digest: "digest-\(word)",
            createdAt: try now(), account: account)
    }
}
