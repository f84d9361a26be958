import CivilTime
import Places
package import Rendering
package import Scheduling
import Trips

/// The legs of a trip with the places of their ends on the globe.
package struct TripLegs: Sendable {
    /// One transport.
    package struct Leg: Sendable {
        package let scheduled: ScheduledActivity
        package let from: RouteMap.Spot
        package let to: RouteMap.Spot
        /// Along the great circle.
        package let kilometres: Double
    }

    /// The legs whose ends are known, in the order of their departures.
    package let legs: [Leg]
    /// The transports of which an end is not known.
    package let unplaced: [ScheduledActivity]

    /// Finds the ends of all transports that are not cancelled.
    ///
    /// - Parameter itinerary: The activities.
    package init(of itinerary: Itinerary) {
        var (legs, unplaced): ([Leg], [ScheduledActivity]) = ([], [])
        for scheduled in itinerary.activities {
            let activity = scheduled.activity
            guard activity.kind.isTransport, activity.status != .cancelled else { continue }
            let zones = (scheduled.startZone.id.name, scheduled.endZone.id.name)
            guard let from = activity.place.flatMap({ PlaceFacts.spot(of: $0, in: zones.0) }),
                let to = activity.destination.flatMap({ PlaceFacts.spot(of: $0, in: zones.1) })
            else {
                unplaced.append(scheduled)
                continue
            }
            let kilometres = GreatCircle.kilometres(
                from: (from.point.latitude, from.point.longitude),
                to: (to.point.latitude, to.point.longitude))
            legs.append(Leg(scheduled: scheduled, from: from, to: to, kilometres: kilometres))
        }
        (self.legs, self.unplaced) = (legs, unplaced)
    }

    /// The legs for a map.
    ///
    /// - Parameter most: How many.
    /// - Returns: The map; nil without legs.
    package func map(most: Int) -> RouteMap? {
        RouteMap(
            legs.prefix(most).map {
                RouteMap.Leg(
                    from: $0.from, to: $0.to, isFlight: $0.scheduled.activity.kind == .flight)
            })
    }
}

extension PlaceFacts {
    /// The place on the globe: its coordinates, else its airport, else the largest city of its name in its zone.
    fileprivate static func spot(of place: Place, in zone: String) -> RouteMap.Spot? {
        let airport = airport(of: place)
        let name = airport.map { "\($0.city) (\($0.iata))" } ?? place.nameWithCode
        if let point = point(of: place) {
            guard (-90...90).contains(point.latitude), (-180...180).contains(point.longitude) else {
                return nil
            }
            return RouteMap.Spot(name, MapPoint(latitude: point.latitude, longitude: point.longitude))
        }
        let city = cities(of: place).filter { $0.zone.name == zone }.max { $0.population < $1.population }
        return city.map {
            RouteMap.Spot(
                name.isEmpty ? $0.name : name, MapPoint(latitude: $0.latitude, longitude: $0.longitude))
        }
    }
}
