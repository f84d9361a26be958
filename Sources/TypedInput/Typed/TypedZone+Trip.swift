package import CivilTime
import Messages
import Rendering
package import TripStorage
import TripWorkflows
package import Trips

extension TypedZone {
    /// The origin of a zone in which the travellers are when something starts.
    package static var whereTheTripIs: String { tr("where the trip is then") }

    /// Returns the clock of a time that names no place: the trip's own zone, else where the travellers are then.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - start: The start as typed; nil for none.
    ///   - day: The date of a time that is typed without one; nil for none.
    ///   - reading: The store.
    ///   - home: The clock at home, for the days of the trip.
    ///   - now: The present.
    ///   - database: The zones, with those of the trip.
    /// - Returns: The clock; nil where the trip has none then, or two.
    /// - Throws: An error of the store, or a `TimeError` about the zone of the trip.
    package static func clock(
        of trip: Trip, at start: String?, on day: String?, in reading: any TripReading, home: Zone,
        now: Instant,
        _ database: ZoneDatabase
    ) throws -> TypedZone? {
        if let own = trip.defaultZone {
            return TypedZone(
                try database.zone(own),
                origin: tr("the trip \"\(Printable.name(trip.name))\""))
        }
        // A trip that is only about to be made has no days.
        guard let start, let local = TypedEnds.placelessReading(start, on: day),
            try reading.trip(trip.id) != nil
        else { return nil }
        return try ShownTrip(trip, in: reading, home: home, now: now, database).zone(of: local)
            .map { TypedZone($0, origin: whereTheTripIs) }
    }
}
