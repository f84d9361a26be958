import Bookings
import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import TripSeries
import Trips

// MARK: - Zones that a place or our own export gives

extension EventImport {
    /// Returns the span with the zones of the booking's places: both ends get one, or neither.
    ///
    /// A time in UTC stays the same instant. If the text has the reading in UTC but not the local one, the sender may
    /// have meant the former: this is reported, and nothing is changed. A reading without a zone that is skipped or
    /// repeated in that zone is unchanged. No change may lead to an impossible result: an end before its start, or a
    /// flight faster than any.
    mutating func zoned(
        _ span: ActivitySpan, isOffset: (start: Bool, end: Bool), _ facts: BookingFacts, _ texts: EventTexts
    ) -> ActivitySpan {
        guard case .timed(let start, let end) = span,
            (isOffset.start && isOffset.end) || (start.zone == nil && end.zone == nil),
            isBooked(facts), !isOfSeries, !component.has(ModelProperty.asSent),
            let first = component.first(named: "DTSTART"),
            let last = component.first(named: "DTEND") ?? component.first(named: "DURATION")
        else { return span }
        let told = ToldTimes(texts.summary.visible, texts.description.visible, of: facts.kind)
        let known = knownEnds(facts)
        // What the text tells of both clocks is better evidence than the people of two cities.
        if known == nil, isOffset.start, let span = zoned(start, first, end, last, as: told, facts) {
            return span
        }
        guard mayBePlaced(facts), let (departure, arrival) = known ?? likeliestEnds(start, end, last, facts),
            !isOnlyName(departure, facts),
            // Zones from the mere name of a city were considered when the event was made from a reservation.
            !departure.isBare || !component.isMadeOfReservation,
            let moved = self.moved(start, to: departure),
            let movedEnd = self.movedEnd(end, after: moved, departure, to: arrival, last),
            let seconds = seconds(from: moved, departure, to: movedEnd, arrival),
            Journey(departure: departure, arrival: arrival, kind: facts.kind).fits(seconds: seconds)
        else {
            let mayTell = isOffset.start && known != nil
            return mayTell ? zoned(start, first, end, last, as: told, facts) ?? span : span
        }
        if told.speaksForStart(start.local.time, against: moved.local.time) {
            noteContradicted(first, start, moved, departure)
            return span
        }
        if told.speaksForEnd(end.local.time, against: movedEnd.local.time) {
            noteContradicted(last, end, movedEnd, arrival)
            return span
        }
        // A reading without a zone, and the mere name of a city, have no other evidence.
        if start.zone == nil || departure.isBare || arrival.isBare {
            guard !told.denies(moved.local.time, movedEnd.local.time),
                !endsElsewhere(facts)
                    || !told.deniesStart(moved.local.time) && !told.deniesEnd(movedEnd.local.time)
            else { return span }
        }
        // Neither floats any more.
        if start.zone == nil { values.retract(.floatingTime) }
        notePlaced(first, start, moved, departure)
        notePlaced(last, end, movedEnd, arrival)
        return .timed(start: moved, end: movedEnd)
    }

    /// Whether a rule recognises a kind that is booked for a place.
    ///
    /// A category of "event" or "other" is not evidence of a booking.
    private func isBooked(_ facts: BookingFacts) -> Bool {
        guard let rule = facts.rule, rule != .ownProperty else { return false }
        switch facts.kind {
        case .flight, .train, .bus, .ferry, .lodging, .carRental, .restaurant: return true
        case .event: return rule != .category
        default: return false
        }
    }

    /// Whether the rule is certain enough for a place alone to determine the zone.
    ///
    /// The ends of a flight require its number.
    private func mayBePlaced(_ facts: BookingFacts) -> Bool {
        guard let rule = facts.rule else { return false }
        // A number, the codes of two airports and the code of a booking make a flight; names of cities need more
        // evidence.
        if rule.confidence == .fair {
            return rule == .flightLeg && facts.place?.code != nil && facts.destination?.code != nil
                && (facts.confirmation != nil || facts.seat != nil)
        }
        return facts.kind != .flight || facts.number != nil
    }

    /// Whether a restaurant or an event has only the name of a city: houses are named after cities elsewhere, such as
    /// Osaka.
    private func isOnlyName(_ place: PlaceZone, _ facts: BookingFacts) -> Bool {
        guard facts.kind == .restaurant || facts.kind == .event, facts.rule != .category else { return false }
        return place.isBare && facts.place?.name.utf8.contains(UInt8(ascii: ",")) == false
    }

    /// Whether the event is a series or one of its occurrences, which keep their own clock.
    var isOfSeries: Bool {
        component.has("RRULE") || component.has("RDATE") || component.has("RECURRENCE-ID")
    }

    /// Returns the end on the clock of its place; for a DURATION without a zone, that long after the start.
    private func movedEnd(
        _ end: ActivityTime, after start: ActivityTime, _ departure: PlaceZone, to arrival: PlaceZone,
        _ property: Property
    ) -> ActivityTime? {
        guard end.zone == nil, property.isNamed("DURATION") else { return moved(end, to: arrival) }
        var reader = ValueReader()
        guard let duration = reader.duration(property),
            let instant = try? duration.end(
                after: departure.zone.mapping(of: start.local).compatible, in: departure.zone)
        else { return nil }
        let time = ActivityTime(instant, in: arrival.zone, tzdb: scope.database.version)
        return time.zone == arrival.zone.id ? time : nil
    }

    func seconds(
        from start: ActivityTime, _ departure: PlaceZone, to end: ActivityTime, _ arrival: PlaceZone
    ) -> Int64? {
        let first = departure.zone.mapping(of: start.local).compatible.secondsSinceEpoch
        let last = arrival.zone.mapping(of: end.local).compatible.secondsSinceEpoch
        return last - first
    }

    /// The places of both ends that their names alone tell.
    private func knownEnds(_ facts: BookingFacts) -> (PlaceZone, PlaceZone)? {
        guard let departure = PlaceZone(of: facts.place, among: scope.places) else { return nil }
        guard endsElsewhere(facts) else { return (departure, departure) }
        return PlaceZone(of: facts.destination, among: scope.places).map { (departure, $0) }
    }

    /// The places of both ends of the likeliest way.
    private func likeliestEnds(
        _ start: ActivityTime, _ end: ActivityTime, _ last: Property, _ facts: BookingFacts
    ) -> (PlaceZone, PlaceZone)? {
        guard endsElsewhere(facts) else { return nil }
        let journeys = PossibleJourneys(
            from: facts.place, to: facts.destination, kind: facts.kind, isTimed: start.zone != nil,
            among: scope.places)
        return journeys.likeliest { departure, arrival in
            guard let moved = moved(start, to: departure),
                let movedEnd = movedEnd(end, after: moved, departure, to: arrival, last)
            else { return nil }
            return seconds(from: moved, departure, to: movedEnd, arrival)
        }
    }

    /// Whether the booking ends at another place than it starts.
    func endsElsewhere(_ facts: BookingFacts) -> Bool {
        facts.kind.isTransport || (facts.kind == .carRental && facts.destination != nil)
    }

    func moved(_ time: ActivityTime, to place: PlaceZone) -> ActivityTime? {
        if time.zone != nil { return located(time, in: place.zone) }
        guard case .unique = place.zone.mapping(of: time.local).resolution else { return nil }
        return ActivityTime(time.local, in: place.zone, tzdb: scope.database.version)
    }

    private func located(_ time: ActivityTime, in zone: Zone) -> ActivityTime? {
        guard let stated = time.zone.flatMap({ scope.zone($0) }) else { return nil }
        let instant = stated.mapping(of: time.local).compatible
        let local = ActivityTime(instant, in: zone, tzdb: scope.database.version)
        return local.zone == zone.id ? local : nil
    }

    private mutating func notePlaced(
        _ property: Property, _ stated: ActivityTime, _ time: ActivityTime, _ place: PlaceZone
    ) {
        guard let zone = time.zone, stated.zone != time.zone else { return }
        let said =
            if stated.zone == nil {
                tr(
                    "\(property.name) names no zone, but the booking names \(place.reason): it was read in \(zone)"
                )
            } else if place.isAirport {
                tr(
                    "\(property.name) gives a mere offset; the text names \(place.reason) beside it, so it is \(time.local) in \(zone)"
                )
            } else {
                tr(
                    "\(property.name) gives a mere offset; the booking names \(place.reason), so it is \(time.local) in \(zone)"
                )
            }
        values.note(.zoneFromPlace, .repaired, property, said)
    }

    /// Reports a transport that stays in UTC, which is the clock of hardly any place.
    mutating func noteUnplaced(_ span: ActivitySpan, _ facts: BookingFacts) {
        guard case .timed(let start, let end) = span, start.zone == .utc, end.zone == .utc, !isOfSeries,
            [.flight, .train, .bus, .ferry].contains(facts.kind), isBooked(facts),
            !component.has(ModelProperty.asSent),
            !values.findings.contains(where: { $0.code == .contradictedZone }),
            let property = component.first(named: "DTSTART")
        else { return }
        let names = [facts.place, facts.destination].map { $0.map { $0.code ?? $0.name } ?? "" }
        values.note(
            .unplacedTransport, .warning, property,
            names.contains("")
                ? tr(
                    "DTSTART is in UTC, and the clocks at both ends are not known; meridian edit --zone sets them"
                )
                : tr(
                    "DTSTART is in UTC, and the clocks of \(names[0]) and \(names[1]) were not found; meridian edit --zone sets them"
                ))
    }

    private mutating func noteContradicted(
        _ property: Property, _ stated: ActivityTime, _ local: ActivityTime, _ place: PlaceZone
    ) {
        values.note(
            .contradictedZone, .warning, property,
            tr(
                "the text tells \(stated.local.time), which \(property.name) says in UTC; at \(place.reason) it is "
                    + "\(local.local) then in \(place.zone.id); the event was left as it is"))
    }

    /// Restores what our export wrote beside the ends: readings that had to be written in UTC, and recorded offsets.
    ///
    /// They apply only while the end is unchanged: another program may have moved the event since.
    mutating func restored(_ span: ActivitySpan) -> ActivitySpan {
        guard component.has(prefix: ModelProperty.prefix) else { return span }
        guard case .timed(let start, let end) = span else {
            for name in [
                ModelProperty.startRecorded, ModelProperty.endRecorded, ModelProperty.endEstimated,
            ] {
                if let property = component.first(named: name) { noteStale(property, tr("a whole day")) }
            }
            return span
        }
        let first = recorded(reading(start, ModelProperty.start), ModelProperty.startRecorded)
        // An event without an end ends as it starts.
        if component.first(named: "DTEND") == nil, component.first(named: "DURATION") == nil {
            return .timed(start: first, end: first)
        }
        let last = recorded(reading(end, ModelProperty.end), ModelProperty.endRecorded)
        return .timed(start: first, end: estimated(last))
    }

    /// Marks the end as estimated, if our export did so for this reading.
    private mutating func estimated(_ end: ActivityTime) -> ActivityTime {
        guard let property = component.first(named: ModelProperty.endEstimated) else { return end }
        guard property.text == end.local.description else {
            noteStale(property, "\(end.local)")
            return end
        }
        var end = end
        end.isEstimated = true
        return end
    }

    private mutating func reading(_ time: ActivityTime, _ name: String) -> ActivityTime {
        guard let property = component.first(named: name), !property.rawValue.trimmed.isEmpty else {
            return time
        }
        // Other programs may rename our zone; if the name is unknown, the end is unchanged, without a finding.
        var reader = values
        guard time.zone == .utc, let zoneName = property.zoneName,
            case .local(let civil)? = reader.dateTime(property),
            let answer = scope.zones.zone(named: zoneName, of: property, noting: &reader),
            case let instant = Zone.utc.mapping(of: time.local).compatible,
            isByNewerRules(civil, at: instant, name)
                || answer.zone.civil(at: instant) == civil
                || answer.zone.mapping(of: civil).compatible == instant
        else {
            noteStale(
                property, "\(time.local)" + (time.zone.map { tr(" in \($0)", as: "zone of a time") } ?? ""))
            return time
        }
        values = reader
        if isByNewerRules(civil, at: instant, name) {
            return ActivityTime(local: civil, zone: answer.zone.id)
        }
        guard answer.zone.mapping(of: civil).compatible == instant else {
            // The second pass of a repeated reading.
            return ActivityTime(showing: instant, in: answer.zone, release: scope.database.version)
        }
        return ActivityTime(civil, in: answer.zone, tzdb: scope.database.version)
    }

    /// Returns whether a reading comes from newer rules than ours at this instant.
    private func isByNewerRules(_ civil: CivilDateTime, at instant: Instant, _ name: String) -> Bool {
        guard let property = component.first(named: name + ModelProperty.recordedSuffix),
            let release = property.parameter(ModelProperty.release),
            ZoneRelease.isNewer(release, than: scope.database.version),
            let offset = try? UTCOffset(
                totalSeconds: Int(civil.secondsSinceEpoch - instant.secondsSinceEpoch))
        else { return false }
        return property.text == "\(civil)\(offset)"
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

    /// Reports a property of our export beside an end that was moved since, or that another program wrote.
    private mutating func noteStale(_ property: Property, _ end: String) {
        values.note(
            .staleRecord, .repaired, property,
            tr(
                "\(property.name) `\(property.rawValue)` says nothing of the end that it stands beside, \(end); it was "
                    + "left out"))
    }
}

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
