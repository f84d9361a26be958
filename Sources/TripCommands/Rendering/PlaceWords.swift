import CivilTime
import Messages
import Places
import Rendering
import Scheduling
import Trips

/// Where somebody is, in words.
enum PlaceWords {
    /// The place and what it is known from: `Auckland (NZ 5)`, `Dubai → Auckland (EK 448)`, `Berlin (home)`.
    static func place(of here: Whereabouts) -> String {
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

    /// The place alone: of a room that to which a transport leads, since nobody sleeps in an airport.
    static func city(of here: Whereabouts) -> String {
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

    /// The city of an airport, else the name without a code behind it, else the city of the zone.
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
