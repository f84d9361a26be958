import CivilTime
import Messages
import Places
import Rendering
package import Scheduling
import Trips

/// A person's place in words.
package enum PlaceWords {
    /// Returns the place with its evidence: `Auckland (NZ 5)`, `Dubai → Auckland (EK 448)`, `Berlin (home)`.
    package static func place(of here: Whereabouts) -> String {
        switch here.location {
        case .transit(let ride):
            let also = here.alsoOn.prefix(2).map { tr(" · also booked on \(short($0.activity))") }.joined()
            return "\(way(of: ride)) (\(short(ride.activity)))" + also
        case .transport(let ride): return "\(city(of: here)) (\(short(ride.activity)))"
        case .activity(let known):
            let title = ViewWords.isolatedTitle(of: known.activity)
            return here.isAssumed
                ? tr("\(city(of: here)) (assumed from \(title))") : "\(city(of: here)) (\(title))"
        case .home: return tr("\(city(of: here)) (home)")
        }
    }

    /// Returns the place alone; for a stay, the transport's destination and not the airport.
    package static func city(of here: Whereabouts) -> String {
        switch here.location {
        case .transit(let ride): way(of: ride)
        case .transport: name(here.place, here.local.zone)
        case .activity:
            here.isAssumed
                ? ViewWords.city(here.local.zone) : name(here.arrival?.activity.destination, here.local.zone)
        case .home: ViewWords.city(here.local.zone)
        }
    }

    private static func way(of ride: ScheduledActivity) -> String {
        let from = name(ride.activity.place, ride.startZone)
        return "\(from) → \(name(ride.activity.destination, ride.endZone))"
    }

    /// Returns the city of an airport, else the name without a code, else the zone's city.
    private static func name(_ place: Place?, _ zone: Zone) -> String {
        guard let place else { return ViewWords.city(zone) }
        if let city = place.code.flatMap({ AirportTable.airport(iata: $0)?.city }), !city.isEmpty {
            return city
        }
        let code = place.code.map { " (\($0))" } ?? ""
        let text = place.name.hasSuffix(code) ? String(place.name.dropLast(code.count)) : place.name
        return text.isEmpty || text == place.code ? ViewWords.city(zone) : Printable.line(text)
    }

    private static func short(_ activity: Activity) -> String {
        activity.number.map { Printable.line($0) } ?? ViewWords.isolatedTitle(of: activity)
    }
}
