/// A store of trips.
///
/// ``FileTripStore`` keeps them in a file and ``MemoryTripStore`` in memory; both follow the same rules.
/// Every call is one transaction, which is carried out completely or not at all.
///
/// ```swift
/// try store.write { trips in
///     try trips.create(trip)
///     try trips.save(activities, in: trip.id)   // a throw here leaves no trip behind
/// }
/// ```
public protocol TripStore: Sendable {
    /// Reads one consistent state of the store.
    ///
    /// - Parameter body: Reads; it must not keep the value it is given, nor call the store again.
    /// - Returns: What `body` returns.
    /// - Throws: A ``StorageError`` of the store's own, or the error of `body`, unchanged.
    func read<T>(_ body: (any TripReading) throws -> T) throws -> T

    /// Reads and writes in one exclusive transaction.
    ///
    /// When the call returns, everything that `body` wrote is kept; when it throws, nothing is.
    ///
    /// - Parameter body: Reads and writes; it must not keep the value it is given, nor call the store again.
    /// - Returns: What `body` returns.
    /// - Throws: A ``StorageError`` of the store's own, or the error of `body`, unchanged.
    func write<T>(_ body: (any TripWriting) throws -> T) throws -> T
}
