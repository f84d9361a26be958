/// How many activities and to-dos of one trip met which fate in an import.
public struct ImportSummary: Hashable, Sendable {
    /// The name of the trip.
    public let trip: String
    /// Whether the trip was made by the import.
    public let isNew: Bool
    /// How many activities were added.
    public internal(set) var added = 0
    /// How many activities were updated.
    public internal(set) var updated = 0
    /// How many activities were cancelled.
    public internal(set) var cancelled = 0
    /// How many activities stay as they are.
    public internal(set) var unchanged = 0
    /// How many activities are older than what is there, or could not be merged.
    public internal(set) var skipped = 0
    /// How many files and links were attached.
    public internal(set) var attached = 0
    /// How many attached files and links have a newer version.
    public internal(set) var replaced = 0
    /// How many to-dos met which fate.
    public internal(set) var todos = Todos()

    /// How many to-dos met which fate.
    public struct Todos: Hashable, Sendable {
        /// How many were added.
        public internal(set) var added = 0
        /// How many were updated.
        public internal(set) var updated = 0
        /// How many stay as they are.
        public internal(set) var unchanged = 0
        /// How many are older than what is there.
        public internal(set) var skipped = 0
    }

    init(trip: String, isNew: Bool) {
        self.trip = trip
        self.isNew = isNew
    }
}
