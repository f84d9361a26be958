import CivilTime
import Documents
import Trips

/// Finds a table in a restaurant, or an event with a ticket: one time at one place.
struct MailVisits {
    private let pass: MailPass

    init(_ pass: MailPass) { self.pass = pass }

    /// The visit that the mail tells.
    func visits() -> [MailBooking] {
        let table = pass.evidence[.restaurant] ?? 0
        let ticket = pass.evidence[.event] ?? 0
        let others = [ActivityKind.flight, .train, .bus, .ferry, .carRental, .lodging].map {
            pass.evidence[$0] ?? 0
        }
        guard max(table, ticket) > (others.max() ?? 0) else { return [] }
        let kind: ActivityKind = table >= ticket ? .restaurant : .event
        let moments = moments()
        guard case (let line, var start, var end)? = moments.first, pass.isAhead(start.date) else {
            return []
        }
        let house = MailHouses(pass).house(of: kind, near: line)
        let zone = house.place.flatMap { MailPlaces(pass).zone(of: $0) }
        start.zone = zone
        end?.zone = zone
        var booking = MailBooking(kind: kind, start: start)
        booking.end = end
        booking.line = line + 1
        booking.confirmation = pass.confirmation
        booking.name = house.name ?? above(line)
        booking.place = house.place
        pass.fill(&booking, from: pass.lines.indices)
        booking.doubts =
            pass.doubts + (moments.count > 1 || lines(doubt: line, start.date) ? [.date] : [])
            + (booking.name == nil || zone == nil ? [.place] : [])
        return [booking]
    }

    /// Whether the date of a time may be another one.
    private func lines(doubt line: Int, _ date: CivilDate) -> Bool {
        !pass.lines[line].dates.contains { $0.date == date } && pass.isDoubtful(date, for: line)
    }

    /// The dates with a time beside them, each once; a range of times has an end.
    ///
    /// The day of the order is none.
    private func moments() -> [(line: Int, MailBooking.Moment, MailBooking.Moment?)] {
        let doors = ["doors", "einlass", "insläpp", "apertura", "öffn", "dveře", "drzwi", "inngang"]
        var found: [(line: Int, MailBooking.Moment, MailBooking.Moment?)] = []
        for (index, line) in pass.lines.enumerated()
        where !line.isAside && !MailWords.hasAny(doors, in: line.lower) {
            guard let time = line.times.first,
                let date = line.date(of: time)?.date ?? pass.currentDates[index]
            else { continue }
            if let sent = pass.sent, sent.days(until: date) <= 0, line.dates.count > 0 { continue }
            let start = MailBooking.Moment(date: date, time: time.time)
            guard !found.contains(where: { $0.1 == start }) else { continue }
            // Hours behind it, on lines without a date, are of the house.
            guard found.isEmpty || !line.dates.isEmpty else { continue }
            guard line.times.count == 2, line.dates.count < 2, line.times[1].time > time.time else {
                found.append((index, start, nil))
                continue
            }
            found.append((index, start, MailBooking.Moment(date: date, time: line.times[1].time)))
        }
        return found
    }

    private func above(_ line: Int) -> String? {
        for index in stride(from: line - 1, through: max(0, line - 4), by: -1) {
            let candidate = pass.lines[index]
            if candidate.times.isEmpty, candidate.dates.isEmpty, candidate.role == nil,
                MailHouses.isTitle(candidate.text)
            {
                return String(candidate.text)
            }
        }
        return nil
    }
}
