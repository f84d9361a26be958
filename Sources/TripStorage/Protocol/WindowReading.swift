public import CivilTime

/// Reads the activities that are needed to show some days.
///
/// A series needs its overrides, whenever those are, and an activity the override that replaces it. So the
/// results are closed: each activity is returned with all that share its UID in its trip.
public protocol WindowReading {
    /// Reads the activities that can touch a window, with all that share their UIDs.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive.
    ///   - scope: The trips.
    /// - Returns: The activities, each with its trip; none that touches the window is missing.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func families(touching window: Range<Instant>, in scope: TripScope) throws(StorageError) -> [TripActivity]

    /// Reads the activities that decide where a traveller is during a window, with all that share their UIDs.
    ///
    /// The transports are all that can depart or arrive in the window, those before it back to the last one, and
    /// those after it up to the next one: a stay is evidence only if that one does not lead to it. If none ends
    /// before the window, they are all up to its end, or up to the first one, which shows where the trip began. Stays
    /// and other located activities are those that can touch the window. Series are excluded: the caller decides how
    /// far they are expanded.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive.
    ///   - scope: The trips.
    ///   - isKnown: Returns whether a zone is that of a place, and known; a transport with another one decides nothing.
    /// - Returns: The activities, each with its trip, and some that decide nothing.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func clockFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity]
}
