package import CivilTime
package import Places

/// Answers what airports and zones there are; the bookings of one file share it.
package final class KnownPlaces {
    /// The zones.
    package let database: ZoneDatabase
    private var airports: [String: Airport?] = [:]

    /// Creates it without a look-up made yet.
    ///
    /// - Parameter database: The zones.
    package init(_ database: ZoneDatabase) { self.database = database }

    /// Returns the airport with a code; each is read out of the table once.
    package func airport(iata: String) -> Airport? {
        if let known = airports[iata] { return known }
        let found = AirportTable.airport(iata: iata)
        airports[iata] = .some(found)
        return found
    }
}
