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

    /// The same instant on the clock of an airport; `nil` where the place is none, or the clock does not come back to it.
    private func located(_ time: ActivityTime, at place: Place?) -> ActivityTime? {
        guard let zone = zone(of: place), let stated = time.zone.flatMap({ scope.zone($0) }) else {
            return nil
        }
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
