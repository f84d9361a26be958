import CivilTime
import Places
package import Rendering
package import Scheduling
import Trips

/// The legs and the other activities of a trip with their places on the globe.
package struct TripLegs: Sendable {
    /// One transport.
    package struct Leg: Sendable {
        package let scheduled: ScheduledActivity
        package let from: RouteMap.Spot
        package let to: RouteMap.Spot
        /// Along the great circle.
        package let kilometres: Double
    }

    /// An activity that is in one place.
    package struct Stop: Sendable {
        package let scheduled: ScheduledActivity
        package let spot: RouteMap.Spot
    }

    /// The legs whose ends are known, in the order of their departures.
    package let legs: [Leg]
    /// The other activities whose place is known, in the order of their starts.
    package let stops: [Stop]
    /// The transports of which an end is not known.
    package let unplaced: [ScheduledActivity]
    /// The other activities whose place is not known.
    package let elsewhere: [ScheduledActivity]

    /// Finds the places of all activities that are not cancelled.
    ///
    /// - Parameter itinerary: The activities.
    package init(of itinerary: Itinerary) {
        var (legs, stops): ([Leg], [Stop]) = ([], [])
        var (unplaced, elsewhere): ([ScheduledActivity], [ScheduledActivity]) = ([], [])
        for scheduled in itinerary.activities where scheduled.activity.status != .cancelled {
            let activity = scheduled.activity
            guard activity.kind.isTransport else {
                let spot = activity.place.flatMap { PlaceFacts.spot(of: $0, in: scheduled.startZone.id.name) }
                if let spot {
                    stops.append(Stop(scheduled: scheduled, spot: spot))
                } else {
                    elsewhere.append(scheduled)
                }
                continue
            }
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
        (self.legs, self.stops) = (legs, stops)
        (self.unplaced, self.elsewhere) = (unplaced, elsewhere)
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
