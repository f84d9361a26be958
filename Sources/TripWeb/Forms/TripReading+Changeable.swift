import TripStorage
import TripWorkflows
import Trips

extension TripReading {
    /// The trip of a form, for those who may change it: before what is typed is judged, which may be refused for another
    /// reason.
    ///
    /// - Parameter id: The trip.
    /// - Returns: The trip.
    /// - Throws: A ``Fault`` for a trip that there is not; a `StorageError` for those who may only read it.
    func changeable(_ id: TripID) throws -> Trip {
        guard let trip = try trip(id) else { throw Fault.unknownTrip }
        try require(.editor, in: trip)
        return trip
    }
}
