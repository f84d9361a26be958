import Bookings
import CivilTime
import Documents
import ICalendar
import Places
import Reservations
import Trips

/// One of two activities that may be of one booking, in the words that are compared.
struct BookingSide {
    let activity: Activity
    /// The number with its letters, without zeros before its digits; empty where there is none.
    let number: String
    let confirmation: String
    /// What the booking is called, and the name of its place.
    let title: String
    let place: String
    let seats: Set<String>
    let from: ReservationSpot
    let to: ReservationSpot
    /// The moments of both ends, where zones say them.
    let start: Instant?
    let end: Instant?
    /// The day of the start there.
    let day: CivilDate

    init(_ activity: Activity, _ database: ZoneDatabase) {
        self.activity = activity
        number = ReservationIdentity.number(activity.number ?? "")
        confirmation = ReservationIdentity.plain(activity.confirmation ?? "")
        title = Self.name(activity.title, activity.kind)
        place = Self.name(activity.place?.name ?? "", activity.kind)
        seats = Self.seats(activity.seat ?? "", activity.kind)
        from = ReservationSpot(activity.place, isFixed: !activity.kind.isTransport)
        to = ReservationSpot(activity.destination, isFixed: !activity.kind.isTransport)
        (start, end) = Self.moments(of: activity.span, database)
        day = Self.day(of: activity, start, database)
    }

    /// A name in the letters that are compared; of what stands in a town, the town is no name.
    private static func name(_ text: String, _ kind: ActivityKind) -> String {
        let plain = ReservationIdentity.plain(text)
        guard !kind.isTransport, plain.utf8.count > 2 else { return plain }
        let first = String(text.prefix { $0 != "," }.trimmed)
        let isTown = !CityTable.cities(named: first).isEmpty || CityTable.country(named: first) != nil
        return isTown ? "" : plain
    }

    /// The words of a seat or a room that tell it from others: of a seat those with a digit, else all.
    ///
    /// A room has numbers of guests and beds, too.
    private static func seats(_ text: String, _ kind: ActivityKind) -> Set<String> {
        let words = text.uppercased().split { !$0.isLetter && !$0.isNumber }.map { word in
            let digits = word.drop { $0 == "0" }
            return ReservationIdentity.number(String(digits.isEmpty ? word : digits))
        }
        let numbered = words.filter { $0.contains(where: \.isNumber) }
        return Set(numbered.isEmpty || kind == .lodging ? words : numbered)
    }

    private static func moments(of span: ActivitySpan, _ database: ZoneDatabase) -> (Instant?, Instant?) {
        guard case .timed(let start, let end) = span else { return (nil, nil) }
        return (start.moment(database), end.moment(database))
    }

    /// The day of the start on the clocks of the airport; else on those that the sender wrote.
    private static func day(
        of activity: Activity, _ start: Instant?, _ database: ZoneDatabase
    ) -> CivilDate {
        guard activity.kind == .flight, let start, let code = activity.place?.code,
            let id = AirportTable.airport(iata: code)?.zone, let zone = try? database.zone(id)
        else { return activity.span.startDate }
        return zone.civil(at: start).date
    }

    /// Whether the title is no name: `Your stay`, `Reservation`.
    var isUntitled: Bool {
        activity.title.lowercased().split { !$0.isLetter }.allSatisfy {
            Self.commonWords.contains(String($0))
        }
    }

    private static let commonWords: Set<String> = [
        "a", "accommodation", "an", "at", "booking", "breakfast", "check", "checkin", "confirmation",
        "confirmed",
        "dinner", "for", "hotel", "in", "lodging", "lunch", "my", "night", "nights", "our", "reservation",
        "room",
        "stay", "table", "the", "trip", "your", "abendessen", "aufenthalt", "buchung", "frühstück",
        "hotelbuchung",
        "ihr", "ihre", "im", "mein", "meine", "mittagessen", "reservierung", "tisch", "übernachtung",
        "unterkunft",
        "chambre", "dîner", "hôtel", "réservation", "séjour", "votre", "cena", "estancia", "reserva", "su",
        "prenotazione", "soggiorno", "verblijf", "reservering", "nocleg", "pobyt", "rezervace",
    ]

    /// The names by which it may be known.
    var names: Set<String> { Set([title, place].filter { $0.utf8.count > 2 }) }

    var lastDay: CivilDate { activity.span.endDate }
    /// Whether the number says of whom it is: `LH 400` does; `400` does not, and `RE 1` is a line of many towns.
    var hasFullNumber: Bool {
        number.contains(where: \.isLetter)
            && ReservationIdentity.isNumber(number, activity.kind == .flight ? .flight : .train)
    }
}

// MARK: - What may have another sender

extension BookingSide {
    /// Whether an activity can be told of by several senders: it is one booking, came from a sender, and says enough.
    ///
    /// The cheapest questions come first, since nearly all events are none.
    static func isPossible(_ activity: Activity) -> Bool {
        guard isBooking(activity), activity.recurrenceID == nil, activity.recurrence == nil,
            let source = activity.source,
            source.utf8.count <= SenderVersions.mostBytes || activity.hasSeveralSenders
        else { return false }
        return BookingSender.isOwn(activity.uid)
    }

    /// Whether an activity came in an export of ours; most are not even read again.
    static func isWrittenByUs(_ activity: Activity) -> Bool {
        activity.source.map { ContentLines.names(ModelProperty.kind, in: $0) } ?? false && activity.isOurs
    }

    /// Whether an activity is of a kind that has a rule, and says what that asks for.
    static func isBooking(_ activity: Activity) -> Bool {
        switch activity.kind {
        case .flight, .train, .bus, .ferry: activity.number != nil
        case .lodging, .carRental, .restaurant: true
        case .event, .tour: activity.confirmation != nil
        case .car, .bicycle, .walk, .transfer, .other: false
        }
    }

    /// Short texts of which two activities of one booking share at least one.
    var signs: [String] {
        let kind = activity.kind.rawValue
        func sign(_ parts: String...) -> String { ([kind] + parts).joined(separator: "\n") }
        var signs: [String] = []
        switch activity.kind {
        case .flight, .train, .bus, .ferry:
            guard !number.isEmpty else { return [] }
            signs.append(sign(number, "\(day)"))
            if !confirmation.isEmpty { signs.append(sign(number, "\(day)", "confirmation", confirmation)) }
            if let start { signs.append(sign(number, "\(start)")) }
        case .lodging:
            let days = "\(day)/\(lastDay)"
            if !confirmation.isEmpty { signs.append(sign(days, "confirmation", confirmation)) }
            signs += names.sorted().map { sign(days, "name", $0) }
        default:
            if !confirmation.isEmpty { signs.append(sign("\(day)", "confirmation", confirmation)) }
            if activity.kind != .event, activity.kind != .tour {
                signs += names.sorted().map { sign("\(day)", "name", $0) }
            }
        }
        return signs
    }

    /// Whether a sign has the confirmation in it.
    static func isOfConfirmation(_ sign: String) -> Bool { sign.contains("\nconfirmation\n") }

    /// Who travels, as the kept components say it.
    func people(_ database: ZoneDatabase, _ reservations: ReservationTexts) -> [Travellers] {
        let texts =
            SenderVersions(activity)?.said.compactMap(\.source) ?? [activity.source].compactMap(\.self)
        return texts.compactMap { text in
            var one = activity
            one.source = text
            return Self.people(of: one, database, reservations)
        }
    }

    private static func people(
        of activity: Activity, _ database: ZoneDatabase, _ reservations: ReservationTexts
    ) -> Travellers? {
        var clock = ReservationClock(database)
        var people = Travellers(
            ReservationIndex.objects(of: activity, reservations, &clock).flatMap(\.travellers))
        if let text = traveller(of: activity, database) {
            people.insert(text)
            for part in text.split(whereSeparator: { ",;&+".contains($0) }) { people.insert(String(part)) }
        }
        return people.isEmpty ? nil : people
    }

    /// Who travels, as the words of the event say; `nil` in an export, which names its participants.
    private static func traveller(of activity: Activity, _ database: ZoneDatabase) -> String? {
        guard !activity.isOurs, let event = activity.source.flatMap(ContentLines.component) else {
            return nil
        }
        // An event is a booking where its sender says so, else where its words do.
        let isStated =
            activity.kind != .event || ReservationIndex.hasReservation(activity)
            || event.all(named: "CATEGORIES").flatMap(\.textList).contains {
                ActivityKind(categoryName: String($0.trimmed)) == .event
            }
        var facts = BookingFacts(kind: activity.kind, rule: isStated ? .category : nil)
        facts.read(
            BookingText(
                title: event.readText("SUMMARY").first, description: event.readText("DESCRIPTION").first,
                location: event.readText("LOCATION").first, span: activity.span),
            among: KnownPlaces(database))
        return facts.rule != nil && facts.kind == activity.kind ? facts.traveller : nil
    }
}
