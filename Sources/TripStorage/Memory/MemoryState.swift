import Trips

/// A store in memory with its history, and the bytes of files.
struct MemoryState: Sendable {
    var contents = MemoryContents()

    /// The feeds in the order of their creation; undo does not concern them.
    var feeds: [Feed] = []

    /// The accounts and the sessions in the order of their creation; undo does not concern them either.
    var accounts: [Account] = []
    var sessions: [BrowserSession] = []

    /// How many transactions have changed the contents.
    var edition: Int64 = 0

    /// What is kept in step with calendar servers; undo does not concern it.
    var syncAccounts: [SyncAccount] = []
    var syncedCalendars: [SyncedCalendar] = []
    var syncedItems: [SyncedCalendarID: [SyncedItem]] = [:]
    var subscriptions: [Subscription] = []

    /// The roles of accounts in trips, in the order of their creation.
    var roles: [TripRole] = []

    /// The undoable commands, the oldest first, each with the contents before.
    var history: [(entry: HistoryEntry, before: MemoryContents)] = []

    /// The commands that can be redone, the first one last, each with the contents after it.
    var undone: [(entry: HistoryEntry, after: MemoryContents)] = []

    /// The largest entry number so far.
    var lastNumber: Int64 = 0

    /// The bytes of files by their digests.
    var bytes: [String: [UInt8]] = [:]

    /// Deletes the bytes of files that neither an attachment nor undo needs, and the roles in trips that nothing brings back.
    mutating func forgetUnused() {
        forgetUnusedContent()
        guard !roles.isEmpty else { return }
        let kept = remembered.reduce(into: contents.tripIDs) { $0.formUnion($1.tripIDs) }
        roles.removeAll { !kept.contains($0.trip) }
    }

    /// The contents that undo and redo can bring back.
    private var remembered: [MemoryContents] { history.map(\.before) + undone.map(\.after) }

    private mutating func forgetUnusedContent() {
        guard !bytes.isEmpty else { return }
        let used = remembered.reduce(into: contents.digests) { $0.formUnion($1.digests) }
        bytes = bytes.filter { used.contains($0.key) }
    }
}
