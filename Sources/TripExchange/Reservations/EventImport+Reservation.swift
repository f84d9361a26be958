import CivilTime
import ICalendar
import Messages
import Trips

// MARK: - Times of an event and of the reservation in it

extension EventImport {
    /// Gives ends without a zone that of the reservation's time, where both show the same clock or are the same instant,
    /// and notes where the two contradict each other: the calendar's own times count.
    mutating func settled(_ span: ActivitySpan, with facts: BookingFacts) -> ActivitySpan {
        guard let reservation = facts.reservations.first, component.first(named: "RRULE") == nil else {
            return span
        }
        switch span {
        case .timed(var start, var end):
            settle(&start, reservation.start, "DTSTART")
            settle(&end, reservation.end, "DTEND")
            return .timed(start: start, end: end)
        case .allDay(let first, let last):
            compare(first, reservation.start, "DTSTART", allowing: 0)
            // Some programs take the day of departure from a hotel for a part of the stay.
            compare(last, reservation.end, "DTEND", allowing: 1)
            return span
        }
    }

    private mutating func settle(
        _ time: inout ActivityTime, _ said: (name: String, time: ReservationTime)?, _ name: String
    ) {
        guard let said, said.time.time != nil, let property = component.first(named: name) else { return }
        let own = time.zone.flatMap { scope.zone($0) }
        let instant = own.map { $0.mapping(of: time.local).compatible }
        let zone = said.time.zoneName.flatMap { try? scope.database.zone(named: $0) }
        // A reading without a zone means the clocks of the place.
        if let zone, own == nil || own == .utc, zone.id != time.zone {
            let isSame =
                instant.map { zone.civil(at: $0) == said.time.local } ?? (time.local == said.time.local)
            if isSame {
                time = ActivityTime(said.time.local, in: zone, tzdb: scope.database.version)
                values.note(
                    .zoneFromPlace, .repaired, property,
                    tr("the reservation's \(said.name) names \(zone.id), so \(name) is \(time.local) there"))
                return
            }
        }
        let isContradicted: Bool
        if let instant, let theirs = said.time.instant {
            isContradicted = instant.secondsSinceEpoch / 60 != theirs.secondsSinceEpoch / 60
        } else {
            isContradicted = time.local.secondsSinceEpoch / 60 != said.time.local.secondsSinceEpoch / 60
        }
        if isContradicted {
            noteContradiction(said, "\(time.local)" + (time.zone.map { " \($0)" } ?? ""), property)
        }
    }

    private mutating func compare(
        _ date: CivilDate, _ said: (name: String, time: ReservationTime)?, _ name: String, allowing days: Int
    ) {
        guard let said, let property = component.first(named: name),
            !(0...days).contains(said.time.date.days(until: date))
        else { return }
        noteContradiction(said, "\(date)", property)
    }

    private mutating func noteContradiction(
        _ said: (name: String, time: ReservationTime), _ own: String, _ property: Property
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
    /// The status that the event states, else that of the reservation.
    mutating func status(_ facts: BookingFacts) -> ActivityStatus {
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

    /// Gives an activity what only the reservation says: its price, and a page about it.
    func fill(_ activity: inout Activity, from facts: BookingFacts) {
        guard let reservation = facts.reservations.first else { return }
        activity.cost = activity.cost ?? reservation.price
        activity.url = activity.url ?? reservation.url
    }
}
