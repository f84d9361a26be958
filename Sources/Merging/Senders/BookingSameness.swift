import CivilTime
import Messages
import Places
import Reservations
import Trips

/// Whether two activities that came from two senders are of one booking.
///
/// Each kind has its rule; `docs/formats/reservations.md` has them as a table. Enough has to agree, and nothing may
/// contradict: what is in doubt stays two.
struct BookingSameness {
    /// Something in which both agree.
    enum Agreement {
        case number
        case moment
        case day
        case route
        case dates
        case confirmation
        case name
        case place
    }

    /// In what they agree.
    let agreements: [Agreement]

    /// What a reservation and an activity agree in, of which ``ReservationIndex`` says that they are of one booking.
    init(knownBy agreements: [Agreement]) { self.agreements = agreements }

    /// Compares two activities; `nil` where they are two bookings, or may be.
    init?(_ one: BookingSide, _ other: BookingSide) {
        guard one.activity.kind == other.activity.kind, !Self.contradict(one, other) else { return nil }
        let found: [Agreement]? =
            switch one.activity.kind {
            case .flight: Self.flight(one, other)
            case .train, .bus, .ferry: Self.ride(one, other)
            case .lodging: Self.stay(one, other)
            case .carRental: Self.rental(one, other)
            case .restaurant: Self.table(one, other)
            case .event, .tour: Self.ticket(one, other)
            case .car, .bicycle, .walk, .transfer, .other: nil
            }
        guard let found else { return nil }
        agreements = found
    }
}

// MARK: - The rules

extension BookingSameness {
    private static func flight(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard one.hasFullNumber, one.number == other.number else { return nil }
        if isSameMoment(one, other) { return [.number, .moment] }
        guard one.day == other.day, hasSameCodes(one, other) else { return nil }
        return [.number, .day, .route]
    }

    private static func ride(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard !one.number.isEmpty, one.number == other.number, isSameMoment(one, other) else { return nil }
        let isConfirmed = hasSameConfirmation(one, other)
        // A mere number is that of a line in every town.
        guard one.hasFullNumber || isConfirmed || isSamePlace(one.from, other.from) else { return nil }
        return [.number, .moment] + (isConfirmed ? [.confirmation] : [])
    }

    private static func stay(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard one.day == other.day, one.lastDay == other.lastDay, one.day < one.lastDay else { return nil }
        let isConfirmed = hasSameConfirmation(one, other)
        let hasName = hasSameName(one, other, isConfirmed: isConfirmed)
        let isNear = hasSamePoint(one, other) || hasSameStreet(one, other)
        // An agency may have one number for two hotels.
        guard hasName || isConfirmed && (isNear || hasNamesInOne(one, other)) else { return nil }
        return [.dates] + (hasName ? [.name] : []) + (isConfirmed ? [.confirmation] : [])
    }

    /// A car: a number may be that of several, and of a pick-up and a return of one day.
    private static func rental(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard isSameMoment(one, other), isSamePlace(one.from, other.from) || hasNamesInOne(one, other) else {
            return nil
        }
        if hasSameConfirmation(one, other) { return [.moment, .confirmation] }
        guard !one.names.isDisjoint(with: other.names), hasSameEnd(one, other) else { return nil }
        return [.name, .moment, .place]
    }

    private static func table(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        let isConfirmed = hasSameConfirmation(one, other)
        guard isSameMoment(one, other), hasSameName(one, other, isConfirmed: isConfirmed) else { return nil }
        return [.name, .moment] + (isConfirmed ? [.confirmation] : [])
    }

    private static func ticket(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard hasSameConfirmation(one, other), isSameMoment(one, other),
            !one.names.isDisjoint(with: other.names), one.seats == other.seats
        else { return nil }
        return [.confirmation, .name, .moment]
    }
}

// MARK: - What agrees

extension BookingSameness {
    private static func isSameMoment(_ one: BookingSide, _ other: BookingSide) -> Bool {
        guard let start = one.start else { return false }
        return start == other.start
    }

    private static func hasSameEnd(_ one: BookingSide, _ other: BookingSide) -> Bool {
        guard let end = one.end else { return false }
        return end == other.end
    }

    private static func hasSameConfirmation(_ one: BookingSide, _ other: BookingSide) -> Bool {
        !one.confirmation.isEmpty && one.confirmation == other.confirmation
    }

    /// Whether both name the codes of both airports.
    private static func hasSameCodes(_ one: BookingSide, _ other: BookingSide) -> Bool {
        [(one.from.code, other.from.code), (one.to.code, other.to.code)].allSatisfy {
            !$0.isEmpty && $0 == $1
        }
    }

    private static func isSamePlace(
        _ one: ReservationSpot, _ other: ReservationSpot
    ) -> Bool {
        !one.key.isEmpty && !other.key.isEmpty && one.isSame(as: other)
    }

    /// Whether a name of the one is a name of the other.
    ///
    /// A title is held against a place and not against a title, since many stays are called "Hotel". A place that both are at
    /// may have many houses, as a street or an island has; it is the name of one where a confirmation says so, or where it is
    /// one's title and the other one has no name of its own.
    private static func hasSameName(
        _ one: BookingSide, _ other: BookingSide, isConfirmed: Bool
    ) -> Bool {
        func areNames(_ mine: String, _ theirs: String) -> Bool { mine.utf8.count > 2 && mine == theirs }
        if areNames(one.title, other.place) || areNames(one.place, other.title) { return true }
        guard areNames(one.place, other.place) else { return false }
        let (mine, theirs) = (one.title == one.place, other.title == other.place)
        return isConfirmed || mine && theirs || mine && other.isUntitled || theirs && one.isUntitled
    }

    /// Whether a name of the one stands in a name of the other.
    private static func hasNamesInOne(_ one: BookingSide, _ other: BookingSide) -> Bool {
        [(one.place, other.place), (one.title, other.place), (one.place, other.title)].contains {
            mine, theirs in
            let (short, long) = mine.utf8.count < theirs.utf8.count ? (mine, theirs) : (theirs, mine)
            return short.utf8.count >= leastName && long.contains(short)
        }
    }

    private static let leastName = 6

    private static func hasSamePoint(_ one: BookingSide, _ other: BookingSide) -> Bool {
        distance(one.activity.place, other.activity.place).map { $0 < 0.3 } ?? false
    }

    private static func hasSameStreet(_ one: BookingSide, _ other: BookingSide) -> Bool {
        guard let street = one.activity.place?.address?.street, !street.isEmpty else { return false }
        return ReservationIdentity.plain(street)
            == ReservationIdentity.plain(other.activity.place?.address?.street ?? "")
    }

    private static func distance(_ one: Place?, _ other: Place?) -> Double? {
        guard let one, let other, let north = one.latitude, let east = one.longitude,
            let top = other.latitude, let right = other.longitude
        else { return nil }
        return GreatCircle.kilometres(from: (north, east), to: (top, right))
    }
}

// MARK: - What contradicts

extension BookingSameness {
    /// Whether something says that they are two: another confirmation, seat or room, place, town or point.
    static func contradict(_ one: BookingSide, _ other: BookingSide) -> Bool {
        haveOtherSeats(one, other) || areTwo(one, other) != nil
    }

    /// Whether both say a seat or a room, and neither is among those of the other one.
    static func haveOtherSeats(_ one: BookingSide, _ other: BookingSide) -> Bool {
        !one.seats.isEmpty && !other.seats.isEmpty && !one.seats.isSubset(of: other.seats)
            && !other.seats.isSubset(of: one.seats)
    }

    /// What says that they are two bookings, even where they were one: the kind, the confirmation, the number, the way or the
    /// town, and neither the time nor the seat, which change.
    ///
    /// - Returns: The first such thing with both values, for people; `nil` where there is none.
    static func areTwo(_ one: BookingSide, _ other: BookingSide) -> String? {
        let (mine, theirs) = (one.activity, other.activity)
        // What is not known for a booking any more has the kind of any event.
        if mine.kind != theirs.kind, mine.kind != .event, theirs.kind != .event {
            return difference(tr("kind", as: "field in a sentence"), mine.kind.word, theirs.kind.word)
        }
        if !one.confirmation.isEmpty, !other.confirmation.isEmpty, one.confirmation != other.confirmation {
            return difference(
                tr("confirmation", as: "field in a sentence"), mine.confirmation, theirs.confirmation)
        }
        if !one.number.isEmpty, !other.number.isEmpty, one.number != other.number {
            return difference(tr("number", as: "field in a sentence"), mine.number, theirs.number)
        }
        // The UID of a mail is made of the day: of another day it tells of another booking.
        let isOfMail = [mine, theirs].contains { ReservationIdentity.isMade($0.uid) }
        if isOfMail, one.day != other.day, !isSameMoment(one, other) {
            return difference(
                tr("day", as: "field in a sentence"), "\(one.day)", "\(other.day)")
        }
        // What a hotel or a table is called is asked elsewhere.
        let isWay = mine.kind.isTransport && theirs.kind.isTransport
        // A station is large, and its names are held against each other.
        let most = isWay ? 20.0 : 1
        if areApart(mine.place, theirs.place, mostKilometres: most)
            || isWay && !one.from.isSame(as: other.from)
        {
            return difference(
                tr("place", as: "field in a sentence"), mine.place?.nameWithCode, theirs.place?.nameWithCode)
        }
        if areApart(mine.destination, theirs.destination, mostKilometres: most)
            || isWay && !one.to.isSame(as: other.to)
        {
            return difference(
                tr("destination", as: "field in a sentence"), mine.destination?.nameWithCode,
                theirs.destination?.nameWithCode)
        }
        return nil
    }

    private static func difference(_ name: String, _ one: String?, _ other: String?) -> String {
        "\(name) \(one ?? "-") → \(other ?? "-")"
    }

    /// Whether the towns, the streets' numbers or the points of two places differ.
    private static func areApart(
        _ one: Place?, _ other: Place?, mostKilometres: Double
    ) -> Bool {
        if let distance = distance(one, other), distance > mostKilometres {
            // An airport's point may be its middle or a terminal.
            return one?.code == nil || one?.code != other?.code
        }
        guard let mine = one?.address, let theirs = other?.address else { return false }
        return [(mine.city, theirs.city), (mine.street, theirs.street), (mine.postalCode, theirs.postalCode)]
            .contains { one, other in
                let (one, other) = (ReservationIdentity.plain(one), ReservationIdentity.plain(other))
                return !one.isEmpty && !other.isEmpty && one != other
            }
    }

    /// Whether both name who travels, and nobody is among both.
    ///
    /// - Parameters:
    ///   - one: Those whom the versions of the one name.
    ///   - other: Those of the other one.
    ///   - isConfirmed: Whether both have one confirmation: then names that are written in another way are enough.
    /// - Returns: Whether they are others.
    static func areOfOthers(_ one: [Travellers], _ other: [Travellers], isConfirmed: Bool) -> Bool {
        one.contains { mine in
            other.contains { theirs in
                !theirs.isEmpty && !mine.isEmpty && mine.isDisjoint(with: theirs)
                    && !(isConfirmed && mine.mayShareSomebody(with: theirs))
            }
        }
    }
}
