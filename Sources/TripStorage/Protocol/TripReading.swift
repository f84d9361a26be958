public import CivilTime
public import Trips

/// Reads one consistent state of a store.
///
/// Lists of trips are in the order of their creation. Lists of activities are in the order of the earliest
/// instant they can touch, then of their keys, then of their trips' identifiers: the same in every store.
public protocol TripReading: OrganizationReading, PersonReading, ExpenseReading, TodoReading,
    AttachmentReading,
    SearchReading, WindowReading,
    HistoryReading, SealedTripReading, SparingReading, FeedReading, SignInReading,
    SyncReading
{
    /// Reads all trips, also archived ones.
    ///
    /// - Returns: The trips in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func trips() throws(StorageError) -> [Trip]

    /// Reads one trip.
    ///
    /// - Parameter id: The trip's identifier.
    /// - Returns: The trip, or `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func trip(_ id: TripID) throws(StorageError) -> Trip?

    /// Counts the activities of a trip; a series counts once.
    ///
    /// - Parameter trip: The trip's identifier.
    /// - Returns: The number of activities.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func activityCount(of trip: TripID) throws(StorageError) -> Int

    /// Reads one activity.
    ///
    /// - Parameters:
    ///   - key: The activity's UID and occurrence.
    ///   - trip: The trip's identifier.
    /// - Returns: The activity, or `nil` when the trip has none with this key.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func activity(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Activity?

    /// Reads the activities that share a UID: one activity, or a series and its overrides.
    ///
    /// - Parameters:
    ///   - uid: The UID.
    ///   - trip: The trip's identifier.
    /// - Returns: The series first, then its overrides in order of time.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func activities(withUID uid: ActivityUID, of trip: TripID) throws(StorageError) -> [Activity]

    /// Reads the activities of a trip that can touch a window.
    ///
    /// No activity that touches the window is missing: not a floating one, whatever the zone it is read in,
    /// not a series that began long before, and not an override whose old or new time is inside. Some within
    /// about a day of the window are included; the caller, who knows the zones, filters them.
    ///
    /// - Parameters:
    ///   - trip: The trip's identifier.
    ///   - window: The instants of interest, end exclusive; `nil` for all.
    /// - Returns: The activities.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func activities(of trip: TripID, touching window: Range<Instant>?) throws(StorageError) -> [Activity]

    /// Reads the activities of all trips that can touch a window, as ``activities(of:touching:)`` does for one.
    ///
    /// - Parameters:
    ///   - window: The instants of interest, end exclusive; `nil` for all.
    ///   - includingArchived: Whether the activities of archived trips are included.
    /// - Returns: The activities, each with its trip.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func activities(touching window: Range<Instant>?, includingArchived: Bool) throws(StorageError)
        -> [TripActivity]

    /// Reads the releases of the tz database recorded with times.
    ///
    /// - Returns: The releases of the ends of activities and the due times of to-dos, each once, unordered.
    ///   Protected trips, which cannot be read, are excluded.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func recordedReleases() throws(StorageError) -> Set<String>
}

extension TripReading {
    /// Reads all activities of a trip.
    ///
    /// - Parameter trip: The trip's identifier.
    /// - Returns: The activities.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    public func activities(of trip: TripID) throws(StorageError) -> [Activity] {
        try activities(of: trip, touching: nil)
    }

    /// Finds the trips that have a name.
    ///
    /// - Parameter name: The name as typed.
    /// - Returns: The trips with exactly that name; if there are none, those whose names differ only in case.
    ///   Names are not unique, so there can be several.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    public func trips(named name: String) throws(StorageError) -> [Trip] {
        let all = try trips()
        let exact = all.filter { $0.name == name }
        guard exact.isEmpty else { return exact }
        let lowered = name.lowercased()
        return all.filter { $0.name.lowercased() == lowered }
    }
}
