import Bookings
import CivilTime
import ICalendar
import Merging
import Reservations
import StrictJSON
import Trips

/// The events of a mail's calendars, matched with the reservations of the same mail.
///
/// A reservation belongs to the one event that starts at its instant, or on its day, and has the same kind
/// and the same number, confirmation or place. Where travellers have an event each, each one's reservation
/// belongs to their own.
struct EventsBeside {
    /// The position of an event in the calendars.
    struct Position {
        let calendar: Int
        let component: Int
    }

    /// An event matched by a reservation, and the objects that belong to it.
    struct Found {
        let positions: [Position]
        let data: [JSONValue]
    }

    private struct Candidate {
        /// A mail may hold one event twice, as a displayed part and as a file.
        var positions: [Position]
        let component: Component
        let span: ActivitySpan
        let scope: ImportScope
        var isTaken = false
    }

    private var candidates: [Candidate] = []
    /// The facts of events read so far, with their words in comparable form.
    private var known: [Int: (facts: BookingFacts, text: SearchedText)] = [:]
    private var starts: [String: [Int]] = [:]
    /// The bytes that may still be searched.
    private var work = Self.mostWork
    /// Whether the search for words has ended early.
    var isExhausted: Bool { work <= 0 }

    /// Collects the events of some calendars.
    init(_ calendars: [CalendarObject], _ reading: CalendarImport, file: String?) {
        var known: [String: Int] = [:]
        for (index, calendar) in calendars.enumerated() {
            let scope = reading.scope(of: calendar, file: file, ZoneSearches())
            for (position, component) in calendar.components.enumerated()
            where component.name == "VEVENT" && !component.has(ReservationField.kde)
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
            let day = dayKey(start.local.date)
            guard let zone = start.zone.flatMap({ scope.zone($0) }) else {
                return [key(start.local), floatingKey(start.local), day]
            }
            return [key(zone.mapping(of: start.local).compatible), key(start.local), day]
        }
    }

    private static func key(_ instant: Instant) -> String { "@\(instant.secondsSinceEpoch / 60)" }
    private static func key(_ date: CivilDate) -> String { "\(date)" }
    private static func key(_ local: CivilDateTime) -> String { "=\(local.secondsSinceEpoch / 60)" }
    private static func floatingKey(_ local: CivilDateTime) -> String { "~\(local.secondsSinceEpoch / 60)" }
    private static func dayKey(_ date: CivilDate) -> String { "d\(date)" }

    // MARK: Taking

    /// Takes the event that a reservation belongs to out of the remaining ones.
    ///
    /// - Parameters:
    ///   - reservation: The reservation.
    ///   - start: Its start.
    ///   - parts: The objects of each traveller.
    ///   - isNamed: Whether only an event with its confirmation matches.
    /// - Returns: The event; empty when none or several match.
    mutating func take(
        _ reservation: Reservation, _ start: ReservationClock.Moment,
        _ parts: [(travellers: [String], data: [JSONValue])], isNamed: Bool
    ) -> [Found] {
        let isOfDays = reservation.type == .lodging || start.isDate
        var keys = isOfDays ? [Self.key(start.local.date)] : []
        if !start.isDate {
            // An event without a zone uses the clock of its place.
            keys +=
                start.instant.map { [Self.key($0), Self.floatingKey(start.local)] } ?? [Self.key(start.local)]
        }
        let fitting = fitting(reservation, keys).filter { !isNamed || $0.agreement.hasConfirmation }
        guard let most = fitting.map(\.agreement.strength).max() else { return [] }
        let best = fitting.filter { $0.agreement.strength == most }.map(\.index)
        if best.count == 1 {
            return [taken(best[0], parts.flatMap(\.data))]
        }
        return takeApart(best, parts)
    }

    /// Takes an event with the same number and confirmation at another time.
    ///
    /// It is on the same or an adjacent day.
    mutating func takeMoved(
        _ reservation: Reservation, _ start: ReservationClock.Moment,
        _ parts: [(travellers: [String], data: [JSONValue])]
    ) -> [Found] {
        guard !start.isDate, reservation.type != .lodging else { return [] }
        let keys = [0, -1, 1].compactMap { try? start.local.date.adding(days: $0) }.map(Self.dayKey)
        let all = fitting(reservation, keys).filter { $0.agreement.isCertain }
        return all.count == 1 ? [taken(all[0].index, parts.flatMap(\.data))] : []
    }

    private mutating func taken(_ index: Int, _ data: [JSONValue]) -> Found {
        candidates[index].isTaken = true
        return Found(positions: candidates[index].positions, data: data)
    }

    /// Takes the separate events of travellers: each names some of them, and none is named twice.
    private mutating func takeApart(
        _ indices: [Int], _ parts: [(travellers: [String], data: [JSONValue])]
    ) -> [Found] {
        var own: [Int: [JSONValue]] = [:]
        for part in parts {
            let named = indices.filter { index in
                part.travellers.contains { names($0, 4, in: read(index).text) }
            }
            guard named.count == 1 else { return [] }
            own[named[0], default: []] += part.data
        }
        guard own.count == indices.count else { return [] }
        return indices.map { taken($0, own[$0] ?? []) }
    }

    private mutating func fitting(
        _ reservation: Reservation, _ keys: [String]
    ) -> [(index: Int, agreement: Agreement)] {
        let found = keys.lazy.flatMap { [starts] in starts[$0] ?? [] }
        var fitting: [(index: Int, agreement: Agreement)] = []
        for index in Array(found.prefix(Self.mostAlike)) where !candidates[index].isTaken {
            if let agreement = agreement(index, reservation) { fitting.append((index, agreement)) }
        }
        return fitting
    }

    /// The most bytes of words that are compared in one mail.
    private static let mostWork = 1 << 28
    /// The most events with the same start that are compared with a reservation.
    private static let mostAlike = 32
}

// MARK: - Agreement

extension EventsBeside {
    private struct Agreement {
        var strength = 0
        var hasNumber = false
        var hasConfirmation = false
        /// Whether it is the same booking at any start.
        var isCertain: Bool { hasNumber && hasConfirmation }
    }

    /// Returns how strongly an event matches a booking; `nil` without evidence or with contrary evidence.
    private mutating func agreement(_ index: Int, _ reservation: Reservation) -> Agreement? {
        let (facts, text) = read(index)
        let isKnown = facts.rule != nil && facts.kind != .event
        if isKnown, facts.kind != reservation.type.kind { return nil }
        var agreement = Agreement()
        if let mine = facts.number.map(ReservationIdentity.number),
            let theirs = reservation.number.map(ReservationIdentity.number)
        {
            guard mine == theirs else { return nil }
            agreement.hasNumber = true
            agreement.strength += 2
        }
        for (mine, theirs) in [
            (facts.place?.code, reservation.place?.code),
            (facts.destination?.code, reservation.destination?.code),
        ] {
            guard let mine, let theirs else { continue }
            guard mine == theirs else { return nil }
            agreement.strength += 2
        }
        if names(reservation.confirmation, 5, in: text) {
            agreement.hasConfirmation = true
            agreement.strength += 4
        } else if let mine = facts.confirmation, let theirs = reservation.confirmation,
            agreement.strength == 0,
            ReservationIdentity.plain(mine) != ReservationIdentity.plain(theirs)
        {
            return nil
        }
        if !agreement.hasConfirmation, isElsewhere(index, than: reservation, text) { return nil }
        if names(reservation.number, 4, in: text) { agreement.strength += 2 }
        if names(reservation.name, 3, in: text) || names(reservation.place?.name, 4, in: text) {
            agreement.strength += 2
        }
        // A day may hold anything; at one minute the kind suffices.
        if isKnown, case .timed = candidates[index].span { agreement.strength += 1 }
        return agreement.strength > 0 ? agreement : nil
    }

    /// Returns whether an event is in another city: there is a Grand Hotel in Paris and one in Lyon.
    private mutating func isElsewhere(
        _ index: Int, than reservation: Reservation, _ text: SearchedText
    ) -> Bool {
        guard !reservation.type.kind.isTransport, let city = reservation.place?.address?.city,
            !city.isEmpty, !names(city, 1, in: text)
        else { return false }
        let spot = ReservationSpot(reservation.place, reservation.type)
        let location = EventTexts(candidates[index].component).location.visible
        return PlaceZone.parts(of: LinkedData.bounded(location, 200)).dropFirst()
            .contains { spot.isElsewhere(than: $0) }
    }

    private mutating func names(_ word: String?, _ least: Int, in text: SearchedText) -> Bool {
        guard work > 0, let word = word.map(ReservationIdentity.plain), word.utf8.count >= least else {
            return false
        }
        work -= text.count + 64
        return text.contains(word)
    }

    private mutating func read(_ index: Int) -> (facts: BookingFacts, text: SearchedText) {
        if let read = known[index] { return read }
        let candidate = candidates[index]
        let texts = EventTexts(candidate.component)
        var values = ValueReader()
        let facts = EventFacts(
            of: candidate.component, texts, span: candidate.span, scope: candidate.scope, values: &values
        ).booking
        let words = [texts.summary.visible, texts.location.visible, texts.description.visible]
        let text = words.map { LinkedData.bounded($0, 16_384) }.joined(separator: " ")
        let read = (facts, SearchedText(ReservationIdentity.plain(text)))
        known[index] = read
        return read
    }
}

/// A text that is searched for many words, byte by byte.
struct SearchedText: Sendable {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The number of its bytes.
    var count: Int { bytes.count }

    /// Returns whether the text contains a word.
    func contains(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first else { return true }
        return bytes.withUnsafeBufferPointer { text in
            guard text.count >= wanted.count else { return false }
            for start in 0...(text.count - wanted.count) where text[start] == first {
                var length = 1
                while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
            }
            return false
        }
    }
}
