package import Trips

/// Reads activities one by one, so that a long trip need not be in memory.
package protocol ActivityStreaming {
    /// Calls a closure with each activity of a trip, in the order of ``TripReading/activities(of:)``.
    ///
    /// A row that cannot be read throws, also within ``SparingReading/sparing(_:)``.
    func forEachActivity(of trip: TripID, _ body: (Activity) throws -> Void) throws
}

extension TripReading {
    /// Calls a closure with each activity of a trip, in the order of ``activities(of:)``.
    ///
    /// A store in a file reads them row by row while the closure is called.
    ///
    /// - Parameters:
    ///   - trip: The trip's identifier.
    ///   - body: Takes an activity; it may read from the store, too.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip and with
    ///   ``StorageError/Code/corrupt`` for a row that cannot be read, also within ``SparingReading/sparing(_:)``; and
    ///   the errors of the closure.
    package func forEachActivity(of trip: TripID, _ body: (Activity) throws -> Void) throws {
        if let streaming = self as? any ActivityStreaming {
            try streaming.forEachActivity(of: trip, body)
        } else {
            for activity in try activities(of: trip) { try body(activity) }
        }
    }
}
