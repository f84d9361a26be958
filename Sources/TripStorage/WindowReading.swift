public import CivilTime

/// What is read of a store to show some days of it, and nothing else.
///
/// A series needs its changed occurrences, whenever those are, and an activity the change that takes its place. So what
/// is read here is closed: with an activity come all that share its UID in its trip.
public protocol WindowReading {
    /// Reads the activities that can touch a window, with all that share their UIDs.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive.
    ///   - scope: The trips.
    /// - Returns: The activities, each with its trip; none that touches the window is missing.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func families(touching window: Range<Instant>, in scope: TripScope) throws(StorageError) -> [TripActivity]

    /// Reads the transports that decide where a traveller is during a window, with all that share their UIDs.
    ///
    /// They are all that can depart or arrive in the window, and those before it as far back as the last of them can be.
    /// Where none is over before the window, they are all up to its end, or up to the first there is: that one says
    /// where the trip began. Series are not among them: how far they are expanded is for the caller to say.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive.
    ///   - scope: The trips.
    ///   - isKnown: Whether a zone is known; a transport with another one decides nothing.
    /// - Returns: The transports, each with its trip, and some that decide nothing.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func transportFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity]
}
