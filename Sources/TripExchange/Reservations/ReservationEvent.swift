import CivilTime
import Findings
import ICalendar
import Merging
import Messages
import Reservations
import Trips

/// Writes a reservation as a VEVENT.
///
/// It is then read, kept, merged and exported as any other event, with the reservation inside.
struct ReservationEvent {
    private(set) var component: Component
    private(set) var notes: [ReservationClock.Note] = []

    /// Writes a reservation; `nil` without a start.
    ///
    /// - Parameters:
    ///   - reservation: The reservation.
    ///   - objects: The objects it was read from, with those of other travellers on the booking, as JSON.
    ///   - uid: Its UID.
    ///   - clock: Places its times on the clocks of their places.
    init?(
        _ reservation: Reservation, objects: String, uid: String, clock: inout ReservationClock
    ) {
        component = Component("VEVENT", properties: [Property(text: "UID", uid)])
        let kind = reservation.type.kind
        let moments = clock.moments(of: reservation)
        guard let start = reservation.start, let from = moments.start else { return nil }
        let isStay = kind == .lodging
        add(isStay ? clock.dayProperty("DTSTART", start, from) : clock.property("DTSTART", start, from))
        guard component.has("DTSTART") else { return nil }
        let openEnd = addEnd(of: reservation, from, moments.end, clock)
        if let stamp = reservation.stamp,
            let line = try? Property("DTSTAMP", DateTimeValue(stamp), zoneName: nil)
        {
            component.append(line)
        }
        let hours = (isStay && from.isDate ? [] : hours(of: reservation, &clock)) + openEnd
        addTexts(reservation, kind, hours)
        switch reservation.status {
        case .cancelled?: component.append(Property("STATUS", rawValue: "CANCELLED"))
        case .tentative?: component.append(Property("STATUS", rawValue: "TENTATIVE"))
        case .confirmed?, nil: break
        }
        if kind.isBackground { component.append(Property("TRANSP", rawValue: "TRANSPARENT")) }
        component.append(Property(text: ReservationField.kde, objects))
    }

    private mutating func add(_ said: (property: Property, note: ReservationClock.Note?)?) {
        guard let said else { return }
        component.append(said.property)
        if let note = said.note { notes.append(note) }
    }

    /// Writes the end; a date is its last day, or of a stay the day of departure.
    ///
    /// - Returns: The line for an end that a calendar cannot express.
    private mutating func addEnd(
        of reservation: Reservation, _ from: ReservationClock.Moment, _ to: ReservationClock.Moment?,
        _ clock: ReservationClock
    ) -> [String] {
        guard let start = reservation.start, let end = reservation.end, let to else { return [] }
        let isStay = reservation.type == .lodging
        guard to.isDate, !isStay else {
            add(isStay ? clock.dayProperty("DTEND", end, to) : clock.property("DTEND", end, to))
            return []
        }
        guard let next = try? to.local.date.adding(days: 1) else { return [] }
        let behind = CivilDateTime(next, .midnight)
        if from.isDate {
            let day = ReservationClock.Moment(local: behind, isDate: true, zone: nil, instant: nil)
            add(clock.property("DTEND", end, day))
            return []
        }
        guard !reservation.type.kind.isTransport, to.local.date > from.local.date else {
            notes.append(
                ReservationClock.Note(
                    code: .missingEndTime, severity: .warning,
                    message: tr(
                        "\(end.name) \(end.time.text) is a day without an hour; the end was left open")
                ))
            // untranslated: a label in notes
            let word = reservation.type.kind.isTransport ? "Arrival" : "End"
            return ["\(word): \(to.local.date)"]
        }
        var last = from.ending(at: behind, start.time)
        last.note = ReservationClock.Note(
            code: .mixedDateTypes, severity: .warning,
            message: tr(
                "\(end.name) \(end.time.text) is a day without an hour; the end of that day, \(behind), was taken"
            ))
        add(clock.property("DTEND", (end.name, start.time), last))
        return []
    }

    private mutating func addTexts(_ reservation: Reservation, _ kind: ActivityKind, _ hours: [String]) {
        func add(_ name: String, _ text: String) {
            if !text.isEmpty { component.append(Property(text: name, text)) }
        }
        add("SUMMARY", Self.title(of: reservation, kind))
        let place = reservation.place
        let line = place?.address?.line ?? ""
        let name = place?.name ?? ""
        let isTold = line.isEmpty || name.contains(line) || kind.isTransport
        add("LOCATION", isTold ? name : [name, line].filter { !$0.isEmpty }.joined(separator: ", "))
        if let latitude = place?.latitude, let longitude = place?.longitude,
            let geo = GeoValue(latitude: latitude, longitude: longitude)
        {
            component.append(Property("GEO", rawValue: geo.text))
        }
        add("DESCRIPTION", Self.lines(of: reservation, hours).joined(separator: "\n"))
        if let url = reservation.url { component.append(Property("URL", rawValue: url)) }
    }

    /// Returns the hours for the notes, on the local clock, or in UTC if unknown.
    private mutating func hours(of reservation: Reservation, _ clock: inout ReservationClock) -> [String] {
        let countries = reservation.countries
        return reservation.hours.compactMap { hour in
            guard hour.time.time != nil else { return nil }
            let place = hour.isAtEnd ? reservation.destination ?? reservation.place : reservation.place
            let country = hour.isAtEnd ? countries.end : countries.start
            let moment = clock.moment((hour.word, hour.time), at: place, country: country)
            let isUnknown = hour.time.isUTC && moment.zone == nil
            // For a stay these are the ends, which are already reported.
            if moment.local != hour.time.local || isUnknown, let note = moment.note,
                reservation.type != .lodging
            {
                notes.append(note)
            }
            let text = moment.local.time.description.prefix(5)
            return "\(hour.word): \(text)\(isUnknown ? " UTC" : "")"  // untranslated: as senders write it
        }
    }

    // MARK: Words

    /// Returns the title of such an event, in the usual words of senders.
    private static func title(of reservation: Reservation, _ kind: ActivityKind) -> String {
        func named(_ place: Place?) -> String? {
            place.map { $0.code ?? $0.name }.flatMap { $0.isEmpty ? nil : $0 }
        }
        switch kind {
        case .lodging, .restaurant, .event:
            return reservation.name ?? named(reservation.place) ?? reservation.confirmation ?? kind.word
        case .carRental:
            // untranslated: a title, as rental companies write it
            return [reservation.carrier, "rental car", reservation.name.map { "(\($0))" }]
                .compactMap(\.self).joined(separator: " ")
        default:
            let word = kind == .transfer ? "taxi" : kind.rawValue
            let head = word.prefix(1).uppercased() + word.dropFirst()
            // A number may say the kind itself: `Bus 42`.
            let saysKind = reservation.number?.lowercased().hasPrefix(word.lowercased() + " ") == true
            // untranslated: a title, as airlines and railways write it
            return [
                saysKind ? nil : head, reservation.number, named(reservation.place).map { "from \($0)" },
                named(reservation.destination).map { "to \($0)" },
            ].compactMap(\.self).joined(separator: " ")
        }
    }

    /// Returns the facts that travellers need, under labels that this program recognises.
    private static func lines(of reservation: Reservation, _ hours: [String]) -> [String] {
        var lines: [String] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { lines.append("\(name): \(text)") }
        }
        add("Booking reference", reservation.confirmation)  // untranslated: a label that is read again
        add("Traveller", reservation.travellers.joined(separator: ", "))
        if reservation.type != .lodging {
            add("Seat", reservation.seat)
        } else {
            add("Room", reservation.seat)
        }
        for (name, place) in [("Departure", reservation.place), ("Arrival", reservation.destination)] {
            add("\(name) terminal or platform", place?.terminal)  // untranslated: a label in notes
            add("\(name) gate", place?.gate)
        }
        lines += hours + reservation.details
        add("Price", reservation.price.map { "\($0)" })
        return lines
    }
}

extension ActivityKind {
    /// The word for it where nothing else is known.
    fileprivate var word: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
