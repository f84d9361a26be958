import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Reservations
import Trips

// MARK: - Times of an event and of the reservation in it

extension EventImport {
    /// Gives floating ends the zone of the reservation's time and reports differences.
    ///
    /// The zone is used where both show the same clock or the same instant; otherwise the calendar's own
    /// times are used. An offset in the reservation chooses the pass of a repeated time.
    mutating func settled(_ span: ActivitySpan, with facts: EventFacts) -> ActivitySpan {
        guard let reservation = facts.reservations.first, !isOfSeries,
            !component.has(ModelProperty.asSent)
        else {
            return span
        }
        var clock = ReservationClock(scope.database)
        let moments = clock.moments(of: reservation)
        switch span {
        case .timed(var start, var end):
            settle(&start, reservation.start, moments.start, "DTSTART")
            settle(&end, reservation.end, moments.end, "DTEND")
            return .timed(start: start, end: end)
        case .allDay(let first, let last):
            compare(first, reservation.start, moments.start, "DTSTART", allowing: 0)
            // Some programs count the day of departure from a hotel as a part of the stay.
            compare(last, reservation.end, moments.end, "DTEND", allowing: 1)
            return span
        }
    }

    private mutating func settle(
        _ time: inout ActivityTime, _ said: ReservationClock.Said?, _ moment: ReservationClock.Moment?,
        _ name: String
    ) {
        guard let said, let moment, !moment.isDate, let property = component.first(named: name) else {
            return
        }
        noteFlaw(of: moment, property)
        // A zone that the file only suggests does not contradict the reservation's own.
        let isSuggested =
            property.zoneName == nil && !property.rawValue.trimmed.hasSuffix("Z")
            && Self.isSameMinute(time.local, moment.local)
        let own = isSuggested && moment.zone != nil ? nil : time.zone.flatMap { scope.zone($0) }
        let isLocal = own.map { !Self.isFixed($0) } ?? false
        guard let zone = isLocal ? own : moment.zone, let theirs = moment.instant else {
            let isSame =
                if let own, let theirs = moment.instant {
                    Self.isSameMinute(time.instant(in: own), theirs)
                } else {
                    Self.isSameMinute(time.local, moment.local)
                }
            if !isSame { noteContradiction(said, time, property) }
            return
        }
        // The possible instants of the reservation: both passes of a repeated reading without an offset.
        var meant = [theirs]
        if said.time.offset == nil,
            case .repeated(let earlier, let later) = zone.mapping(of: moment.local).resolution
        {
            meant = [earlier, later]
        }
        if let own, let mine = meant.first(where: { Self.isSameMinute($0, time.instant(in: own)) }) {
            guard !isLocal, zone.id != time.zone else {
                // The reservation's offset chooses the pass of a repeated reading that the event leaves open.
                if said.time.offset != nil, time.recorded == nil,
                    zone.mapping(of: time.local).transition != nil
                {
                    time = ActivityTime(showing: mine, in: zone, release: scope.database.version)
                }
                return
            }
            move(&time, to: mine, zone, said, property)
        } else if isLocal || own == nil, said.time.offset != nil || own == nil,
            Self.isSameMinute(time.local, zone.civil(at: theirs))
        {
            // A repeated reading, or one without a zone.
            if zone.id != time.zone || time.instant(in: zone) != theirs {
                move(&time, to: theirs, zone, said, property)
            }
        } else {
            noteContradiction(said, time, property)
        }
    }

    private mutating func move(
        _ time: inout ActivityTime, to instant: Instant, _ zone: Zone, _ said: ReservationClock.Said,
        _ property: Property
    ) {
        time = ActivityTime(showing: instant, in: zone, release: scope.database.version)
        let offset = time.recorded.map { "\($0.offset)" } ?? ""
        values.note(
            .zoneFromPlace, .repaired, property,
            tr(
                "the reservation's \(said.name) is \(said.time.text), so \(property.name) is \(time.local)\(offset) in \(zone.id)"
            ))
    }

    /// Returns whether a zone has a fixed offset and so belongs to no place.
    private static func isFixed(_ zone: Zone) -> Bool {
        let name = zone.id.name
        return zone.id == .utc || name.hasPrefix("UTC") || name.hasPrefix("Etc/") || name.hasPrefix("GMT")
    }

    private static func isSameMinute(_ one: Instant, _ other: Instant) -> Bool {
        one.secondsSinceEpoch / 60 == other.secondsSinceEpoch / 60
    }

    private static func isSameMinute(_ one: CivilDateTime, _ other: CivilDateTime) -> Bool {
        one.secondsSinceEpoch / 60 == other.secondsSinceEpoch / 60
    }

    /// Reports a contradictory time of a reservation, unless the event was made from it and this is done.
    private mutating func noteFlaw(of moment: ReservationClock.Moment, _ property: Property) {
        guard let note = moment.note, note.code == .contradictedZone,
            component.uid.map({ !ReservationIdentity.isMade(ActivityUID($0)) }) ?? true
        else { return }
        values.note(note.code, note.severity, property, note.message)
    }

    private mutating func compare(
        _ date: CivilDate, _ said: ReservationClock.Said?, _ moment: ReservationClock.Moment?, _ name: String,
        allowing days: Int
    ) {
        guard let said, let moment, let property = component.first(named: name),
            !(0...days).contains(moment.local.date.days(until: date))
        else { return }
        noteContradiction(said, "\(date)", property)
    }

    private mutating func noteContradiction(
        _ said: ReservationClock.Said, _ time: ActivityTime, _ property: Property
    ) {
        noteContradiction(said, "\(time.local)" + (time.zone.map { " \($0)" } ?? ""), property)
    }

    private mutating func noteContradiction(
        _ said: ReservationClock.Said, _ own: String, _ property: Property
    ) {
        values.note(
            .contradictedReservation, .warning, property,
            tr(
                "the reservation's \(said.name) is \(said.time.text), and \(property.name) \(own); the calendar's own "
                    + "time was taken"))
    }
}

// MARK: - State and price

extension EventImport {
    /// Returns the event's status, else the reservation's.
    mutating func status(_ facts: EventFacts) -> ActivityStatus {
        let own = status()
        guard let reservation = facts.reservations.first, let said = reservation.status else { return own }
        guard let property = component.first(named: "STATUS"), !property.text.trimmed.isEmpty else {
            return said
        }
        if said != own, said == .cancelled || own == .cancelled {
            values.note(
                .contradictedReservation, .warning, property,
                tr(
                    "the reservation is \(said.rawValue), and STATUS \(own.rawValue); the calendar's own was taken"
                ))
        }
        return own
    }

    /// Sets what only the reservation states: the price, and a link.
    func fill(_ activity: inout Activity, from facts: EventFacts) {
        guard let reservation = facts.reservations.first else { return }
        activity.cost = activity.cost ?? reservation.price
        activity.url = activity.url ?? reservation.url
    }
}
