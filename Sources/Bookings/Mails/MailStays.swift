import CivilTime
import Documents
import Places
import Trips

/// Finds stays: the days of check-in and check-out.
struct MailStays {
    private let pass: MailPass

    init(_ pass: MailPass) { self.pass = pass }

    /// A day with its hour, and its line.
    private struct Day {
        let line: Int
        let date: CivilDate
        var time: TimeOfDay?
    }

    /// The stays that the mail tells.
    ///
    /// - Parameter journeys: The journeys in it: among them arrivals and departures are not those of guests.
    /// - Returns: The stays; at most one.
    func stays(beside journeys: [MailBooking]) -> [MailBooking] {
        let hasWords = (pass.evidence[.lodging] ?? 0) > 0
        let roles = Set(pass.lines.compactMap(\.role))
        let isLabelled = roles.contains(.checkIn) && roles.contains(.checkOut)
        guard isLabelled || (hasWords && journeys.isEmpty) else { return [] }
        guard
            let (first, last) = labelled(isLodging: journeys.isEmpty && hasWords)
                ?? (hasWords && journeys.isEmpty ? range() : nil),
            first.date < last.date, first.date.days(until: last.date) <= 100, pass.isAhead(first.date)
        else { return [] }
        var booking = MailBooking(
            kind: .lodging, start: MailBooking.Moment(date: first.date, time: first.time))
        booking.end = MailBooking.Moment(date: last.date, time: last.time)
        booking.line = first.line + 1
        booking.confirmation = pass.confirmation
        let house = MailHouses(pass).house(of: .lodging, near: first.line)
        booking.name = house.name
        booking.place = house.place
        pass.fill(&booking, from: pass.lines.indices)
        booking.doubts = pass.doubts + (house.name == nil ? [.place] : [])
        return [booking]
    }

    // MARK: Days

    private func labelled(isLodging: Bool) -> (Day, Day)? {
        var (first, last): (Day?, Day?)
        let starts: Set<MailRole> = isLodging ? [.checkIn, .stayStart, .arrival] : [.checkIn]
        let ends: Set<MailRole> = isLodging ? [.checkOut, .stayEnd, .departure] : [.checkOut]
        // Two labels side by side come before the values of both.
        for (index, line) in pass.lines.enumerated() {
            guard let role = line.role else { continue }
            if starts.contains(role), first == nil { first = day(from: index, isEnd: false) }
            if ends.contains(role), last == nil { last = day(from: index, isEnd: true) }
        }
        if let one = first, let other = last, one.line == other.line, one.date == other.date {
            let days = dated(from: one.line)
            if days.count >= 2 { (first, last) = (days[0], days[1]) }
        }
        guard var first, var last else { return nil }
        if first.time == nil { first.time = hour(starts, isEnd: false) }
        if last.time == nil { last.time = hour(ends, isEnd: true) }
        return (first, last)
    }

    /// The date in the line of a label, or on one of the next lines, with the time behind it.
    private func day(from index: Int, isEnd: Bool) -> Day? {
        for offset in 0...3 where pass.lines.indices.contains(index + offset) {
            let line = pass.lines[index + offset]
            if offset > 0, line.role != nil { return nil }
            guard let date = isEnd && line.dates.count > 1 && offset == 0 ? line.dates.last : line.dates.first
            else { continue }
            var time = isEnd ? line.times.last?.time : line.times.first?.time
            if time == nil, index + offset + 1 < pass.lines.count {
                let next = pass.lines[index + offset + 1]
                if next.dates.isEmpty, next.role == nil, !next.isAside, next.text.count <= 40 {
                    time = isEnd ? next.times.last?.time : next.times.first?.time
                }
            }
            return Day(line: index + offset, date: date.date, time: time)
        }
        return nil
    }

    private func dated(from index: Int) -> [Day] {
        pass.lines.indices.filter { $0 >= index && $0 < index + 8 }.flatMap { line in
            pass.lines[line].dates.map {
                Day(line: line, date: $0.date, time: pass.lines[line].times.first?.time)
            }
        }
    }

    /// The hour in a line with the label and no date: `Check-in: from 15:00`.
    private func hour(_ roles: Set<MailRole>, isEnd: Bool) -> TimeOfDay? {
        let words =
            isEnd
            ? ["check-out", "checkout", "check out", "チェックアウト", "utsjekk", "utcheck"]
            : ["check-in", "checkin", "check in", "チェックイン", "innsjekk", "incheck"]
        guard
            let line = pass.lines.first(where: { line in
                line.dates.isEmpty && !line.times.isEmpty && words.contains { line.lower.contains($0) }
            })
                ?? pass.lines.first(where: {
                    $0.dates.isEmpty && !$0.times.isEmpty && $0.role.map(roles.contains) == true
                })
        else { return nil }
        // `Check-in from 3 pm to 10 pm, check-out by 11 am`
        if let word = words.lazy.compactMap({ line.text.lowercased().firstOctets(of: $0) }).first {
            let start = line.text.index(
                line.text.startIndex,
                offsetBy: line.lower.distance(from: line.lower.startIndex, to: word.lowerBound),
                limitedBy: line.text.endIndex)
            if let start, let time = line.times.first(where: { $0.range.lowerBound >= start }) {
                // Of a range of check-out the last hour counts.
                let isRange =
                    isEnd && line.times.last.map { $0.range.lowerBound > time.range.lowerBound } == true
                return isRange ? line.times.last?.time : time.time
            }
        }
        return isEnd ? line.times.last?.time : line.times.first?.time
    }

    /// Two dates in one line: `21. August bis 28. August 2027 (7 Nächte)`, `de 26/02/2027 a 28/02/2027, 2 noites`.
    private func range() -> (Day, Day)? {
        for (index, line) in pass.lines.enumerated() where line.dates.count == 2 && !line.isAside {
            let (one, other) = (line.dates[0].date, line.dates[1].date)
            guard one < other, one.days(until: other) <= 60 else { continue }
            var (first, last) = (Day(line: index, date: one), Day(line: index, date: other))
            first.time = hour([.checkIn], isEnd: false)
            last.time = hour([.checkOut], isEnd: true)
            return (first, last)
        }
        return nil
    }
}
