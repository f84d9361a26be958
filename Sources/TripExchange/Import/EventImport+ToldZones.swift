import Bookings
import CivilTime
import Findings
import ICalendar
import Messages
import Trips

// MARK: - Zones that the readings in the text tell

extension EventImport {
    /// Returns the span of a booking in UTC with the zones of places that its text supports: of all possible places
    /// of a name, the one whose clock agrees with the reading in the text.
    ///
    /// - Returns: The span; `nil` if the text has no such readings, several places fit, or the way is impossible.
    mutating func zoned(
        _ start: ActivityTime, _ first: Property, _ end: ActivityTime, _ last: Property, as told: ToldTimes,
        _ facts: BookingFacts
    ) -> ActivitySpan? {
        guard !told.isEmpty, let (departure, arrival) = places(start, end, told, facts),
            let moved = self.moved(start, to: departure), let movedEnd = self.moved(end, to: arrival),
            let seconds = seconds(from: moved, departure, to: movedEnd, arrival),
            Journey(departure: departure, arrival: arrival, kind: facts.kind).fits(seconds: seconds)
        else { return nil }
        noteTold(first, start, moved, departure)
        noteTold(last, end, movedEnd, arrival)
        return .timed(start: moved, end: movedEnd)
    }

    /// Returns the places of both ends; for a booking at one place a labelled start is enough, if the text does not
    /// contradict the end.
    private func places(
        _ start: ActivityTime, _ end: ActivityTime, _ told: ToldTimes, _ facts: BookingFacts
    ) -> (PlaceZone, PlaceZone)? {
        func starts(_ place: PlaceZone) -> Bool {
            moved(start, to: place).map { told.bearsOutStart($0.local.time, against: start.local.time) }
                == true
        }
        func ends(_ place: PlaceZone) -> Bool {
            moved(end, to: place).map { told.bearsOutEnd($0.local.time, against: end.local.time) } == true
        }
        let isWay = facts.kind.isTransport || facts.kind == .carRental
        let departures = PossiblePlaces(of: facts.place, among: scope.places, isPart: isWay)
        if endsElsewhere(facts), facts.destination?.name != facts.place?.name {
            guard let departure = departures.only(where: starts),
                let arrival = PossiblePlaces(of: facts.destination, among: scope.places, isPart: isWay).only(
                    where: ends)
            else { return nil }
            return (departure, arrival)
        }
        let place = departures.only { place in
            guard let first = moved(start, to: place)?.local.time,
                let last = moved(end, to: place)?.local.time
            else { return false }
            return told.tellsPlace(first, last, against: start.local.time) && !told.deniesEnd(last)
        }
        return place.map { ($0, $0) }
    }

    private mutating func noteTold(
        _ property: Property, _ stated: ActivityTime, _ time: ActivityTime, _ place: PlaceZone
    ) {
        guard let zone = time.zone, stated.zone != time.zone else { return }
        values.note(
            .zoneFromPlace, .repaired, property,
            tr(
                "\(property.name) gives a mere offset; the booking names \(place.reason) and tells its clock, so it is "
                    + "\(time.local) in \(zone)"))
    }
}
