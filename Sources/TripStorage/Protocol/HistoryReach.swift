public import Trips

/// What a command of the history has changed, which decides who sees it and who may take it back.
///
/// It may name more than the command has changed, never less.
public struct HistoryReach: Hashable, Sendable {
    /// The trips of which something was changed.
    public var trips: Set<TripID> = []

    /// Those of them that were made, deleted, archived, unarchived, sealed or opened.
    public var wholeTrips: Set<TripID> = []

    /// Whether a person or an organization was made.
    public var makesNames = false

    /// Whether a person or an organization was changed or deleted.
    public var changesNames = false

    /// Whether rows were changed whose trip is not known any more.
    public var isUnclear = false

    /// Creates the reach of a command that has changed nothing.
    public init() {}
}
