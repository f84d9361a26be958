/// The numbers of activities and to-dos of one trip by outcome.
public struct ImportSummary: Hashable, Sendable {
    /// The name of the trip.
    public let trip: String
    /// Whether the import created the trip.
    public let isNew: Bool
    /// The number of added activities.
    public internal(set) var added = 0
    /// The number of updated activities.
    public internal(set) var updated = 0
    /// The number of cancelled activities.
    public internal(set) var cancelled = 0
    /// The number of unchanged activities.
    public internal(set) var unchanged = 0
    /// The number of activities that are older than the stored ones, or could not be merged.
    public internal(set) var skipped = 0
    /// The number of attached files and links.
    public internal(set) var attached = 0
    /// The number of attached files and links with a newer version.
    public internal(set) var replaced = 0
    /// The numbers of to-dos by outcome.
    public internal(set) var todos = Todos()
    /// The activities that moved or were cancelled, the first thousand.
    public internal(set) var changes: [ImportedChange] = []
    /// Why files that name no trip went to this one, in their order.
    public internal(set) var proposals: [TripProposal] = []

    /// The numbers of to-dos by outcome.
    public struct Todos: Hashable, Sendable {
        /// The number of added to-dos.
        public internal(set) var added = 0
        /// The number of updated to-dos.
        public internal(set) var updated = 0
        /// The number of unchanged to-dos.
        public internal(set) var unchanged = 0
        /// The number of to-dos that are older than the stored ones.
        public internal(set) var skipped = 0
    }

    init(trip: String, isNew: Bool) {
        self.trip = trip
        self.isNew = isNew
    }
}
