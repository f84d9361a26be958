import CivilTime
import Places
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
        let hasName = hasSameName(one, other) { $0 == $1 }
        let isNear = hasSamePoint(one, other) || hasSameStreet(one, other)
        let isConfirmed = hasSameConfirmation(one, other)
        // An agency may have one number for two hotels.
        guard hasName || isConfirmed && (isNear || hasNamesInOne(one, other)) else { return nil }
        return [.dates] + (hasName ? [.name] : []) + (isConfirmed ? [.confirmation] : [])
    }

    private static func rental(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        if hasSameConfirmation(one, other), one.day == other.day { return [.day, .confirmation] }
        guard !one.names.isDisjoint(with: other.names), isSameMoment(one, other), hasSameEnd(one, other),
            isSamePlace(one.from, other.from)
        else { return nil }
        return [.name, .moment, .place]
    }

    private static func table(_ one: BookingSide, _ other: BookingSide) -> [Agreement]? {
        guard isSameMoment(one, other), hasSameName(one, other, where: { $0 == $1 }) else { return nil }
        return [.name, .moment] + (hasSameConfirmation(one, other) ? [.confirmation] : [])
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

    /// Whether a name of the one is a name of the other; a title is held against a place and not against a title, since many
    /// stays are called "Hotel".
    private static func hasSameName(
        _ one: BookingSide, _ other: BookingSide, where isSame: (String, String) -> Bool
    ) -> Bool {
        [(one.place, other.place), (one.title, other.place), (one.place, other.title)].contains {
            mine, theirs in
            mine.utf8.count > 2 && theirs.utf8.count > 2 && isSame(mine, theirs)
        }
    }

    /// Whether a name of the one stands in a name of the other.
    private static func hasNamesInOne(_ one: BookingSide, _ other: BookingSide) -> Bool {
        hasSameName(one, other) { mine, theirs in
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
        if !one.confirmation.isEmpty, !other.confirmation.isEmpty, one.confirmation != other.confirmation {
            return true
        }
        if !one.seats.isEmpty, !other.seats.isEmpty, !one.seats.isSubset(of: other.seats),
            !other.seats.isSubset(of: one.seats)
        {
            return true
        }
        if !one.number.isEmpty, !other.number.isEmpty, one.number != other.number { return true }
        if areApart(one.activity.place, other.activity.place)
            || areApart(one.activity.destination, other.activity.destination)
        {
            return true
        }
        // What a hotel or a table is called is asked elsewhere.
        guard one.activity.kind.isTransport else { return false }
        return !one.from.isSame(as: other.from) || !one.to.isSame(as: other.to)
    }

    /// Whether the towns, the streets' numbers or the points of two places differ.
    private static func areApart(_ one: Place?, _ other: Place?) -> Bool {
        if let distance = distance(one, other), distance > 1 {
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
    static func areOfOthers(_ one: [Travellers], _ other: [Travellers]) -> Bool {
        one.contains { mine in other.contains { !$0.isEmpty && !mine.isEmpty && mine.isDisjoint(with: $0) } }
    }
}
