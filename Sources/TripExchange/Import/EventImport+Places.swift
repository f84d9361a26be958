import CivilTime
import ICalendar
import Messages
import Places
import Trips

// MARK: - Zones that a place or our own export gives

extension EventImport {
    /// Gives the ends of a transport that are in UTC the zone of the airport that the text names beside them.
    func zone(of place: Place?) -> Zone? {
        guard let code = place?.code, let airport = scope.airport(iata: code) else { return nil }
        return try? scope.database.zone(airport.zone)
    }

    /// The span with the zones that the places of a booking give it.
    mutating func zoned(
        _ span: ActivitySpan, isOffset: (start: Bool, end: Bool), _ facts: BookingFacts, _ texts: EventTexts
    ) -> ActivitySpan {
        guard facts.rule != nil else { return span }
        let found = located(span, isOffset: isOffset, facts)
        return found == span ? placed(span, isOffset: isOffset, facts, texts) : found
    }

    /// Moves both ends of a flight that are in UTC to the clocks of the airports that the text names for them, or neither.
    ///
    /// Airlines that write UTC mean the clocks at the gates. A clock is moved on full evidence only: a flight with its number,
    /// both airports under the words for the ends or in a route of the title, and readings that come back to the same
    /// instants.
    mutating func located(_ span: ActivitySpan, isOffset: (start: Bool, end: Bool), _ facts: BookingFacts)
        -> ActivitySpan
    {
        guard case .timed(let start, let end) = span, facts.kind == .flight, facts.number != nil,
            isOffset.start, isOffset.end, facts.isDepartureCertain, facts.isArrivalCertain,
            component.first(named: "RRULE") == nil, let first = component.first(named: "DTSTART"),
            let last = component.first(named: "DTEND") ?? component.first(named: "DURATION"),
            let departure = located(start, at: facts.place), let arrival = located(end, at: facts.destination)
        else { return span }
        noteLocated(first, departure, facts.place)
        noteLocated(last, arrival, facts.destination)
        return .timed(start: departure, end: arrival)
    }

    /// Gives both ends of a booking that are in UTC, or have no zone, the zones of the places that it names, or neither.
    ///
    /// A time in UTC stays the same instant. Where the text tells the reading in UTC and not the one at the place, the
    /// sender may have meant the former: that is told, and nothing is changed. A reading without a zone that is not there
    /// once and only once in that zone stays as it is. That a category calls something an event makes it no booking.
    mutating func placed(
        _ span: ActivitySpan, isOffset: (start: Bool, end: Bool), _ facts: BookingFacts, _ texts: EventTexts
    ) -> ActivitySpan {
        guard case .timed(let start, let end) = span, let rule = facts.rule, rule != .ownProperty,
            rule.confidence != .fair, rule != .category || facts.kind != .event,
            facts.kind != .flight || facts.number != nil,
            (isOffset.start && isOffset.end) || (start.zone == nil && end.zone == nil),
            component.first(named: "RRULE") == nil, let first = component.first(named: "DTSTART"),
            let last = component.first(named: "DTEND") ?? component.first(named: "DURATION"),
            let departure = PlaceZone(of: facts.place, scope: scope),
            let arrival = arrival(facts, departure),
            let moved = self.moved(start, to: departure), let movedEnd = self.moved(end, to: arrival)
        else { return span }
        let readings = ClockReadings(in: texts.description.visible)
        for (property, stated, local, place) in [
            (first, start, moved, departure), (last, end, movedEnd, arrival),
        ] where readings.contains(stated.local.time) && !readings.contains(local.local.time) {
            values.note(
                .contradictedZone, .warning, property,
                tr(
                    "the text tells \(stated.local.time), which \(property.name) says in UTC; at \(place.reason) it is "
                        + "\(local.local) then in \(place.zone.id); the event was left as it is"))
            return span
        }
        notePlaced(first, start, moved, departure)
        notePlaced(last, end, movedEnd, arrival)
        return .timed(start: moved, end: movedEnd)
    }

    private func arrival(_ facts: BookingFacts, _ departure: PlaceZone) -> PlaceZone? {
        guard facts.kind.isTransport || (facts.kind == .carRental && facts.destination != nil) else {
            return departure
        }
        return PlaceZone(of: facts.destination, scope: scope)
    }

    private func moved(_ time: ActivityTime, to place: PlaceZone) -> ActivityTime? {
        if time.zone != nil { return located(time, in: place.zone) }
        guard case .unique = place.zone.mapping(of: time.local).resolution else { return nil }
        return ActivityTime(time.local, in: place.zone, tzdb: scope.database.version)
    }

    private mutating func notePlaced(
        _ property: Property, _ stated: ActivityTime, _ time: ActivityTime, _ place: PlaceZone
    ) {
        guard let zone = time.zone, stated.zone != time.zone else { return }
        let said =
            stated.zone == nil
            ? tr(
                "\(property.name) names no zone, but the booking names \(place.reason): it was read in \(zone)"
            )
            : tr(
                "\(property.name) gives a mere offset; the booking names \(place.reason), so it is \(time.local) in \(zone)"
            )
        values.note(.zoneFromPlace, .repaired, property, said)
    }

    /// The same instant on the clock of an airport; `nil` where the place is none, or the clock does not come back to it.
    private func located(_ time: ActivityTime, at place: Place?) -> ActivityTime? {
        zone(of: place).flatMap { located(time, in: $0) }
    }

    private func located(_ time: ActivityTime, in zone: Zone) -> ActivityTime? {
        guard let stated = time.zone.flatMap({ scope.zone($0) }) else { return nil }
        let instant = stated.mapping(of: time.local).compatible
        let local = ActivityTime(instant, in: zone, tzdb: scope.database.version)
        return local.zone == zone.id ? local : nil
    }

    private mutating func noteLocated(_ property: Property, _ time: ActivityTime, _ place: Place?) {
        guard let code = place?.code, let zone = time.zone else { return }
        values.note(
            .zoneFromPlace, .repaired, property,
            tr(
                "\(property.name) gives a mere offset; the text names \(code) beside it, so it is \(time.local) in \(zone)"
            )
        )
    }

    /// Brings back what our export wrote beside the ends: readings that had to be written in UTC, and the offsets that
    /// were written down.
    ///
    /// Either counts only as long as the end is the same: another program may have moved the event since.
    mutating func restored(_ span: ActivitySpan) -> ActivitySpan {
        guard component.has(prefix: ModelProperty.prefix) else { return span }
        guard case .timed(let start, let end) = span else {
            for name in [ModelProperty.startRecorded, ModelProperty.endRecorded] {
                if let property = component.first(named: name) { noteStale(property, tr("a whole day")) }
            }
            return span
        }
        let first = recorded(reading(start, ModelProperty.start), ModelProperty.startRecorded)
        // An event without an end of its own ends as it starts.
        if component.first(named: "DTEND") == nil, component.first(named: "DURATION") == nil {
            return .timed(start: first, end: first)
        }
        return .timed(
            start: first, end: recorded(reading(end, ModelProperty.end), ModelProperty.endRecorded))
    }

    private mutating func reading(_ time: ActivityTime, _ name: String) -> ActivityTime {
        guard let property = component.first(named: name), !property.rawValue.trimmed.isEmpty else {
            return time
        }
        // Others may give our zone a name of their own; where nobody knows it, the end stays as it is, which is
        // no flaw of the event.
        var reader = values
        guard time.zone == .utc, let zoneName = property.zoneName,
            case .local(let civil)? = reader.dateTime(property),
            let answer = scope.zones.zone(named: zoneName, of: property, noting: &reader),
            case let instant = Zone.utc.mapping(of: time.local).compatible,
            answer.zone.civil(at: instant) == civil
                || answer.zone.mapping(of: civil).compatible == instant
        else {
            noteStale(
                property, "\(time.local)" + (time.zone.map { tr(" in \($0)", as: "zone of a time") } ?? ""))
            return time
        }
        values = reader
        guard answer.zone.mapping(of: civil).compatible == instant else {
            // The second pass of a reading that comes twice.
            return ActivityTime(showing: instant, in: answer.zone, release: scope.database.version)
        }
        return ActivityTime(civil, in: answer.zone, tzdb: scope.database.version)
    }

    private mutating func recorded(_ time: ActivityTime, _ name: String) -> ActivityTime {
        guard let property = component.first(named: name), !property.rawValue.trimmed.isEmpty else {
            return time
        }
        guard time.zone != nil, let release = property.parameter(ModelProperty.release),
            let instant = try? Instant(parsing: property.text),
            let offset = try? UTCOffset(
                totalSeconds: Int(time.local.secondsSinceEpoch - instant.secondsSinceEpoch)),
            property.text == "\(time.local)\(offset)"
        else {
            noteStale(
                property, "\(time.local)" + (time.zone.map { tr(" in \($0)", as: "zone of a time") } ?? ""))
            return time
        }
        var time = time
        time.recorded = RecordedOffset(offset: offset, tzdb: release)
        return time
    }

    /// Notes what our export wrote beside an end that has been moved since, or that somebody else wrote.
    private mutating func noteStale(_ property: Property, _ end: String) {
        values.note(
            .repairedValue, .repaired, property,
            tr(
                "\(property.name) `\(property.rawValue)` says nothing of the end that it stands beside, \(end); it was "
                    + "left out"))
    }
}
