import Findings
import Messages
import Trips

// MARK: - All together

extension ReservationGroup {
    /// Returns the booking with all its travellers.
    package mutating func merged(_ clock: inout ReservationClock) -> Reservation {
        let isLive = entries.contains { $0.reservation.status != .cancelled }
        let counting = isLive ? entries.filter { $0.reservation.status != .cancelled } : entries
        guard var base = counting.first?.reservation ?? entries.first?.reservation else {
            preconditionFailure("a group has an object")
        }
        for entry in counting.dropFirst() { take(entry, into: &base, &clock) }
        if counting.count < entries.count {
            let names = entries.filter { $0.reservation.status == .cancelled }.map {
                Self.name($0.reservation)
            }
            note(
                .contradictedReservation, .warning, line,
                tr(
                    "the reservation of \(names.joined(separator: ", ")) is cancelled, and \(counting.count) of the same booking "
                        + "are not; the booking stands"))
        }
        if entries.count > 1 { base.price = price(of: counting) }
        base.travellers = []
        base.seats = []
        for entry in counting {
            for name in entry.reservation.travellers
            where !base.people.contains(name) {
                if base.travellers.count < Reservation.mostTravellers { base.travellers.append(name) }
            }
            for seat in entry.reservation.seats where !base.seats.contains(seat) {
                if base.seats.count < Reservation.mostTravellers { base.seats.append(seat) }
            }
        }
        base.modified = entries.compactMap(\.reservation.modified).max()
        base.sent = entries.compactMap(\.reservation.sent).max()
        return base
    }

    /// Adds what another traveller's object says of the journey itself.
    private mutating func take(
        _ entry: ReservationEntry, into base: inout Reservation, _ clock: inout ReservationClock
    ) {
        let differences = ReservationDifferences(base, entry.reservation, &clock, isOfOneTraveller: false)
            .texts
        let order = ReservationOrder(of: entry.reservation, after: base)
        if !differences.isEmpty {
            let done =
                switch order {
                case .later, .earlier: tr("the later version was taken")
                case .unknown: tr("nothing tells which version is later, and the first was taken")
                }
            let said = differences.joined(separator: "; ")
            note(
                .contradictedReservation, .warning, entry.line,
                tr("the reservations of travellers of one booking differ: \(said); \(done)"))
        }
        base = order == .later ? entry.reservation.filled(from: base) : base.filled(from: entry.reservation)
    }

    /// Returns the total price of all travellers; one traveller's price is never silently the total.
    private mutating func price(of counting: [ReservationEntry]) -> Money? {
        let prices = counting.compactMap(\.reservation.price)
        guard let first = prices.first else { return nil }
        let texts = prices.map { "\($0)" }.joined(separator: ", ")
        guard prices.count > 1 else {
            if counting.count > 1 {
                note(
                    .contradictedReservation, .warning, line,
                    tr(
                        "of \(counting.count) reservations of one booking one alone has a price, \(texts); it was taken for all"
                    ))
            }
            return first
        }
        var sum: Money? = first
        for price in prices.dropFirst() { sum = sum.flatMap { try? $0.adding(price) } }
        if let sum {
            note(
                .repairedValue, .repaired, line,
                tr("the prices of \(prices.count) travellers, \(texts), were added up to \("\(sum)")"))
        } else {
            note(
                .contradictedReservation, .warning, line,
                tr("the prices of \(prices.count) travellers, \(texts), make no sum; none was taken"))
        }
        return sum
    }

    private static func name(_ reservation: Reservation) -> String {
        reservation.travellers.first ?? reservation.seat ?? "?"
    }
}
