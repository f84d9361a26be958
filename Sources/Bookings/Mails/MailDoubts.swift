import CivilTime
import Trips

/// Checks the bookings of one mail against each other: their order, and whose code is whose.
struct MailDoubts {
    private let pass: MailPass

    init(_ pass: MailPass) { self.pass = pass }

    /// Returns bookings in the order of the mail with the code of each, and with doubts where they contradict each other.
    func checked(_ bookings: [MailBooking]) -> [MailBooking] {
        var bookings = withCodes(bookings)
        let journeys = bookings.indices.filter { bookings[$0].kind.isTransport }
        for (one, other) in zip(journeys, journeys.dropFirst()) where !follows(bookings[other], bookings[one])
        {
            for index in [one, other] where !bookings[index].doubts.contains(.times) {
                bookings[index].doubts.append(.times)
            }
        }
        return bookings
    }

    /// Whether a journey begins when the one before it has ended.
    private func follows(_ next: MailBooking, _ before: MailBooking) -> Bool {
        guard let end = before.end, let last = end.time, let first = next.start.time else { return true }
        let (arrival, departure) = (CivilDateTime(end.date, last), CivilDateTime(next.start.date, first))
        guard let one = end.zone.flatMap({ try? pass.places.database.zone($0) }),
            let other = next.start.zone.flatMap({ try? pass.places.database.zone($0) })
        else { return end.date < next.start.date || arrival <= departure }
        return one.mapping(of: arrival).compatible <= other.mapping(of: departure).compatible
    }

    // MARK: Codes

    /// Gives each booking its own code where the mail has several behind the same words, as an agency's itinerary has.
    private func withCodes(_ bookings: [MailBooking]) -> [MailBooking] {
        let all = MailCode.all(pass.lines)
        let isMixed = Set(bookings.map(\.kind)).count > 1
        guard bookings.count > 1, Set(all.map(\.code)).count > 1,
            isMixed
                || Dictionary(grouping: all, by: \.rank).values.contains(where: {
                    Set($0.map(\.code)).count > 1
                })
        else { return bookings }
        return bookings.enumerated().map { index, booking in
            var booking = booking
            let low = index > 0 ? bookings[index - 1].line : 0
            let high = index + 1 < bookings.count ? bookings[index + 1].line - 1 : pass.lines.count
            let near = all.filter {
                $0.line >= low && $0.line < high && abs($0.line - booking.line) <= Self.mostLines
            }
            // It stands above its times rather than below them.
            func distance(_ line: Int) -> Int {
                line < booking.line ? booking.line - line : line - booking.line + 20
            }
            let best = near.min { ($0.rank, distance($0.line)) < ($1.rank, distance($1.line)) }
            if let best {
                booking.confirmation = best.code
            } else if !isMixed {
                booking.confirmation = nil
                if !booking.doubts.contains(.code) { booking.doubts.append(.code) }
            }
            return booking
        }
    }

    /// The most lines between a booking and its code.
    private static let mostLines = 8
}
