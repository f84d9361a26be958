import CivilTime
import Documents
import Trips

extension MailPass {
    /// Fills a booking with what labels tell: its seat from the lines beside it, the rest from the whole mail.
    func fill(_ booking: inout MailBooking, from range: Range<Int>) {
        let span = ActivitySpan.allDay(
            start: booking.start.date, end: (try? booking.start.date.adding(days: 1)) ?? booking.start.date)
        let near = facts(booking.kind, range, span)
        let all = facts(booking.kind, lines.indices, span)
        booking.seat = near.seat ?? seat(in: range, booking.kind)
        booking.traveller = all.traveller ?? near.traveller
        booking.price = all.price
        if booking.kind == .flight || booking.kind == .train || booking.kind == .carRental {
            booking.carrier = near.carrier ?? all.carrier
        }
    }

    private func facts(_ kind: ActivityKind, _ range: Range<Int>, _ span: ActivitySpan) -> BookingFacts {
        var facts = BookingFacts(kind: kind, rule: .mailText)
        let text = lines[range.clamped(to: lines.indices)].map(\.text).joined(separator: "\n")
        facts.read(BookingText(title: "", description: text, location: "", span: span), among: places)
        return facts
    }

    /// The seat behind a word for one inside a line: `KL1422   Economy   Seat 7A`, `Wagen 7, Platz 112`.
    private func seat(in range: Range<Int>, _ kind: ActivityKind) -> String? {
        guard kind == .flight || kind == .train || kind == .bus else { return nil }
        for line in lines[range.clamped(to: lines.indices)] where !line.isAside {
            var coach: String?
            for (index, token) in line.tokens.enumerated() {
                guard let word = token.word, index + 1 < line.tokens.count else { continue }
                let next =
                    line.tokens[index + 1].isSign(":") && index + 2 < line.tokens.count
                    ? index + 2 : index + 1
                let rest = line.text[line.tokens[next].range.lowerBound...]
                let value = String(rest.prefix { $0.isLetter || $0.isNumber })
                guard value.contains(where: \.isNumber), value.count <= 4 else { continue }
                if LabelWords.coaches.contains(word) { coach = value }
                if LabelWords.seats.contains(word) || LabelWords.placeSeats.contains(word) && kind != .flight
                {
                    // untranslated: a value
                    return coach.map { "coach \($0), seat \(value)" } ?? value
                }
            }
        }
        return nil
    }
}
