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
        guard case (let line, var start, var end)? = moment(), pass.isAhead(start.date) else { return [] }
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
        booking.doubts = pass.doubts + (booking.name == nil || zone == nil ? [.place] : [])
        return [booking]
    }

    /// The first date with a time beside it; a range of times has an end.
    private func moment() -> (line: Int, MailBooking.Moment, MailBooking.Moment?)? {
        let doors = ["doors", "einlass", "insläpp", "apertura", "öffn", "dveře", "drzwi", "inngang"]
        for (index, line) in pass.lines.enumerated()
        where !line.isAside && !MailWords.hasAny(doors, in: line.lower) {
            guard let time = line.times.first,
                let date = line.date(of: time)?.date ?? pass.currentDates[index]
            else { continue }
            let start = MailBooking.Moment(date: date, time: time.time)
            guard line.times.count == 2, line.dates.count < 2, line.times[1].time > time.time else {
                return (index, start, nil)
            }
            return (index, start, MailBooking.Moment(date: date, time: line.times[1].time))
        }
        return nil
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
