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

    /// Reads what decides where a traveller is during a window, with all that share their UIDs.
    ///
    /// The transports are all that can depart or arrive in the window, those before it as far back as the last of them can
    /// be, and those after it up to the next there is: a stay counts only where that one does not lead to it.
    /// Where none is over before the window, they are all up to its end, or up to the first there is: that one says
    /// where the trip began. Stays and other located activities are those that can touch the window.
    /// Series are not among them: how far they are expanded is for the caller to say.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive.
    ///   - scope: The trips.
    ///   - isKnown: Whether a zone is known; a transport with another one decides nothing.
    /// - Returns: The activities, each with its trip, and some that decide nothing.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func clockFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity]
}
