import CivilTime
import ICalendar
import Trips

/// The events of the calendars in a mail, into which the reservations in the same mail go.
///
/// A reservation goes into the one event that begins at its moment, or on its day, and that is of the same booking: of the same
/// kind, and with the same number, confirmation or place.
struct EventsBeside {
    /// Where an event stands in the calendars.
    struct Position {
        let calendar: Int
        let component: Int
    }

    private struct Candidate {
        /// The same event may be in a mail twice, as a part to be shown and as a file.
        var positions: [Position]
        let component: Component
        let span: ActivitySpan
        let scope: ImportScope
        var isTaken = false
    }

    private var candidates: [Candidate] = []
    /// What was read of events already, with their words as they are compared.
    private var known: [Int: (facts: BookingFacts, text: String)] = [:]
    private var starts: [String: [Int]] = [:]

    /// Looks at the events of some calendars.
    init(_ calendars: [CalendarObject], _ reading: CalendarImport, file: String?) {
        var known: [String: Int] = [:]
        for (index, calendar) in calendars.enumerated() {
            let scope = reading.scope(of: calendar, file: file, ZoneSearches())
            for (position, component) in calendar.components.enumerated()
            where component.name == "VEVENT" && !component.has(EventReservation.kde)
                && !component.has(ModelProperty.kind) && !component.has("RECURRENCE-ID")
                && !component.has("RRULE")
            {
                var times = EventTimes(component, scope: scope, values: ValueReader())
                guard let span = times.span() else { continue }
                let place = Position(calendar: index, component: position)
                let keys = Self.keys(of: span, scope)
                let identity = ([component.uid ?? "\(index) \(position)"] + keys).joined(separator: " ")
                if let same = known[identity] {
                    candidates[same].positions.append(place)
                    continue
                }
                known[identity] = candidates.count
                for key in keys { starts[key, default: []].append(candidates.count) }
                candidates.append(
                    Candidate(positions: [place], component: component, span: span, scope: scope))
            }
        }
    }

    private static func keys(of span: ActivitySpan, _ scope: ImportScope) -> [String] {
        switch span {
        case .allDay(let first, _): return [key(first)]
        case .timed(let start, _):
            guard let zone = start.zone.flatMap({ scope.zone($0) }) else { return [key(start.local)] }
            return [key(zone.mapping(of: start.local).compatible), key(start.local)]
        }
    }

    private static func key(_ instant: Instant) -> String { "@\(instant.secondsSinceEpoch / 60)" }
    private static func key(_ date: CivilDate) -> String { "\(date)" }
    private static func key(_ local: CivilDateTime) -> String { "=\(local.secondsSinceEpoch / 60)" }

    /// Takes the event that a reservation is about out of those that are left.
    ///
    /// - Parameters:
    ///   - reservation: The reservation.
    ///   - start: When it begins.
    /// - Returns: Where it stands; `nil` when there is none, or several that may be it.
    mutating func take(_ reservation: Reservation, _ start: ReservationClock.Moment) -> [Position]? {
        let isOfDays = reservation.type == .lodging || start.isDate
        let keys = [
            isOfDays ? Self.key(start.local.date) : nil,
            start.isDate ? nil : start.instant.map { Self.key($0) } ?? Self.key(start.local),
        ].compactMap(\.self)
        let found = keys.flatMap { starts[$0] ?? [] }.prefix(Self.mostAlike)
        var fitting: [(index: Int, strength: Int)] = []
        for index in found where !candidates[index].isTaken {
            if let strength = agreement(index, reservation) { fitting.append((index, strength)) }
        }
        guard let most = fitting.map(\.strength).max() else { return nil }
        let best = fitting.filter { $0.strength == most }
        guard best.count == 1 else { return nil }
        candidates[best[0].index].isTaken = true
        return candidates[best[0].index].positions
    }

    /// How many events may begin together.
    private static let mostAlike = 32

    /// How much in an event says that it is of the same booking; `nil` when nothing does, or something else speaks against it.
    private mutating func agreement(_ index: Int, _ reservation: Reservation) -> Int? {
        let (facts, text) = read(index)
        let isKnown = facts.rule != nil && facts.kind != .event
        if isKnown, facts.kind != reservation.type.kind { return nil }
        var strength = 0
        for (mine, theirs) in [
            (facts.number, reservation.number), (facts.place?.code, reservation.place?.code),
            (facts.destination?.code, reservation.destination?.code),
        ] {
            guard let mine = mine.map(ReservationIdentity.plain),
                let theirs = theirs.map(ReservationIdentity.plain)
            else { continue }
            guard mine == theirs else { return nil }
            strength += 2
        }
        func names(_ word: String?, _ least: Int) -> Bool {
            guard let word = word.map(ReservationIdentity.plain), word.utf8.count >= least else {
                return false
            }
            return text.contains(word)
        }
        if names(reservation.confirmation, 5) {
            strength += 4
        } else if let mine = facts.confirmation, let theirs = reservation.confirmation, strength == 0,
            ReservationIdentity.plain(mine) != ReservationIdentity.plain(theirs)
        {
            return nil
        }
        if names(reservation.number, 4) { strength += 2 }
        if names(reservation.name, 3) || names(reservation.place?.name, 4) { strength += 2 }
        // On a day there may be anything; at a minute the kind alone tells.
        if isKnown, case .timed = candidates[index].span { strength += 1 }
        return strength > 0 ? strength : nil
    }

    private mutating func read(_ index: Int) -> (facts: BookingFacts, text: String) {
        if let read = known[index] { return read }
        let candidate = candidates[index]
        let texts = EventTexts(candidate.component)
        var values = ValueReader()
        let facts = BookingFacts(
            of: candidate.component, texts, span: candidate.span, scope: candidate.scope, values: &values)
        let words = [texts.summary.visible, texts.location.visible, texts.description.visible]
        let text = words.map { LinkedData.bounded($0, 16_384) }.joined(separator: " ")
        known[index] = (facts, ReservationIdentity.plain(text))
        return (facts, ReservationIdentity.plain(text))
    }
}
