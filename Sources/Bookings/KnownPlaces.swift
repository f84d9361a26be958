package import CivilTime
package import Places

/// A cache of airports and zones, shared by the bookings of one file.
package final class KnownPlaces {
    /// The zones.
    package let database: ZoneDatabase
    private var airports: [String: Airport?] = [:]

    /// Creates an empty cache.
    ///
    /// - Parameter database: The zones.
    package init(_ database: ZoneDatabase) { self.database = database }

    /// Returns the airport with a code; each is read from the table once.
    package func airport(iata: String) -> Airport? {
        if let known = airports[iata] { return known }
        let found = AirportTable.airport(iata: iata)
        airports[iata] = .some(found)
        return found
    }
}
