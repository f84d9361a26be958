import CivilTime
import TripStorage
import TripWorkflows
import Trips

/// The requirements that change a store, by what an account needs for them.
enum WriteRules {
    typealias InTrip = @Sendable (any TripWriting, TripID, String) throws -> Void

    /// Those that change a trip, and need a role in it.
    static let inTrips: [String: InTrip] = [
        "update(_ trip: Trip)": { try $0.update(Trip(id: $1, name: "\($2) trip")) },
        "delete(_ id: TripID)": { writing, trip, _ in try writing.delete(trip) },
        "save(_ activity: Activity, in trip: TripID)": { try $0.save(RoleWorld.activity($2), in: $1) },
        "delete(_ key: ActivityKey, of trip: TripID)": {
            _ = try $0.delete(RoleWorld.activity($2).key, of: $1)
        },
        "save(_ expense: Expense, in trip: TripID)": { try $0.save(RoleWorld.expense($2), in: $1) },
        "delete(_ id: ExpenseID, of trip: TripID)": {
            _ = try $0.delete(ExpenseID("\($2)-expense"), of: $1)
        },
        "save(_ todo: Todo, in trip: TripID)": {
            try $0.save(Todo(uid: ActivityUID("\($2)-todo"), title: "Other"), in: $1)
        },
        "deleteTodo(_ uid: ActivityUID, of trip: TripID)": {
            _ = try $0.deleteTodo(ActivityUID("\($2)-todo"), of: $1)
        },
        "save(_ attachment: Attachment, bytes: [UInt8]?, in trip: TripID)": {
            try $0.save(
                Attachment(
                    id: AttachmentID("new"), owner: .trip, name: "note", content: .note($2),
                    createdAt: RoleWorld.now()), bytes: nil, in: $1)
        },
        "delete(_ id: AttachmentID, of trip: TripID)": {
            _ = try $0.delete(AttachmentID("\($2)-file"), of: $1)
        },
        "seal(_ sealed: SealedTrip)": { writing, trip, _ in
            try writing.seal(SealedTrip(id: trip, sealedAt: RoleWorld.now(), box: [1]))
        },
        "save(_ role: TripRole)": { writing, trip, _ in
            try writing.save(TripRole(trip: trip, account: "guest", role: .owner))
        },
        "deleteRole(of account: String, in trip: TripID)": { writing, trip, _ in
            try writing.deleteRole(of: "guest", in: trip)
        },
        "save(_ feed: Feed)": { try $0.save(RoleWorld.feed("\($2)-new", .trip($1))) },
    ]

    /// Those that change what belongs to no trip, and need a role in the household.
    static let ofHousehold: [String: @Sendable (any TripWriting) throws -> Void] = [
        "create(_ trip: Trip)": { try $0.create(Trip(id: TripID("new"), name: "New")) },
        "delete(_ unreadable: UnreadableRow)": {
            _ = try $0.delete(UnreadableRow(table: "activity", row: 1, flaw: "x", trip: RoleWorld.open))
        },
        "save(_ person: Person)": { try $0.save(Person(id: PersonID("new"), name: "Dora")) },
        "delete(_ id: PersonID)": { writing in
            if writing.account == "ada" { try writing.save(Person(id: PersonID("lone"), name: "L")) }
            try writing.delete(PersonID("lone"))
        },
        "save(_ organization: Organization)": {
            try $0.save(Organization(id: OrganizationID("new"), name: "New air"))
        },
        "save(_ organizations: [Organization])": {
            try $0.save([Organization(id: OrganizationID("open-air"), name: "Renamed")])
        },
        "delete(_ id: OrganizationID)": { writing in
            if writing.account == "ada" {
                try writing.save(Organization(id: OrganizationID("lone"), name: "L"))
            }
            try writing.delete(OrganizationID("lone"))
        },
        "reassign(from id: OrganizationID, to other: OrganizationID?)": {
            try $0.reassign(from: OrganizationID("open-air"), to: nil)
        },
        "save(_ sealed: SealedTrip)": {
            try $0.save(SealedTrip(id: TripID("other"), sealedAt: RoleWorld.now(), box: [1]))
        },
        "deleteSealed(_ id: TripID)": { try $0.deleteSealed(TripID("secret-sealed")) },
        "save(_ account: Account)": {
            try $0.save(
                Account(
                    name: "guest", password: "h", createdAt: RoleWorld.now(), passwordSetAt: RoleWorld.now()))
        },
        "delete(account: String)": { _ = try $0.delete(account: "guest") },
        "save(_ session: BrowserSession)": {
            try $0.save(
                BrowserSession(
                    digest: "new", account: nil, label: "x", createdAt: RoleWorld.now(),
                    lastUsedAt: RoleWorld.now()))
        },
        "save(_ account: SyncAccount)": { try $0.save(RoleWorld.syncAccount("new")) },
        "delete(syncAccount account: String)": { _ = try $0.delete(syncAccount: "secret-server") },
        "save(_ calendar: SyncedCalendar)": {
            try $0.save(RoleWorld.syncedCalendar("new-calendar", RoleWorld.open))
        },
        "delete(_ calendar: SyncedCalendarID)": {
            _ = try $0.delete(SyncedCalendarID("secret-calendar"))
        },
        "save(_ item: SyncedItem, of calendar: SyncedCalendarID)": {
            try $0.save(RoleWorld.syncedItem("new"), of: SyncedCalendarID("secret-calendar"))
        },
        "deleteItem(at href: String, of calendar: SyncedCalendarID)": {
            _ = try $0.deleteItem(at: "/secret.ics", of: SyncedCalendarID("secret-calendar"))
        },
        "save(_ subscription: Subscription)": { try $0.save(RoleWorld.subscription("new")) },
        "delete(_ subscription: SubscriptionID)": {
            _ = try $0.delete(SubscriptionID("secret-subscription"))
        },
        "undo()": { _ = try $0.undo() },
    ]

    /// Those with a test of their own: what is not one's own is not there, and a title alone is no change.
    static let others: Set<String> = [
        "record(_ title: String, at instant: Instant)", "delete(_ id: FeedID)", "delete(session: String)",
        "redo()",
    ]
}
