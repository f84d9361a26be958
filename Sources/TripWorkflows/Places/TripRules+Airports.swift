public import CivilTime
import Places
public import Scheduling
import Trips

extension TripRules {
    /// These rules with the tables of places: they propose only the zone of the place concerned, and know borders,
    /// distances, and the release in use.
    ///
    /// - Parameter database: The zones.
    /// - Returns: The rules.
    public func knowingAirports(_ database: ZoneDatabase) -> TripRules {
        var rules = self
        rules.zoneDrift.release = database.version
        rules.setZoneOfPlace { place in
            place.code.flatMap { AirportTable.airport(iata: $0) }.flatMap { try? database.zone($0.zone) }
        }
        rules.connectionTimes = rules.connectionTimes.knowingPlaces()
        return rules
    }
}
