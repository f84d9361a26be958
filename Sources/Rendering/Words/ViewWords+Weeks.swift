import CivilTime
import Messages
package import Scheduling
import Trips

// MARK: - Weeks and months

extension ViewWords {
    /// A short note about a day in a column: `lost`, `2×`, `23h`, `10h45`; empty for an ordinary day.
    package func brief(_ day: AgendaDay) -> String {
        if day.isSkipped { return tr("lost", as: "day") }
        if day.isRepeated { return "\(day.stretches.count)×" }
        let minutes = day.length.components.seconds / 60
        // Dates at the ends of the calendar have no instants.
        if minutes == 1440 || minutes == 0 { return "" }
        let rest = minutes % 60
        return "\(minutes / 60)h\(rest == 0 ? "" : "\(rest < 10 ? "0" : "")\(rest)")"
    }

    /// The notes about a day, in sentences below a picture.
    package func notes(of day: AgendaDay) -> [String] {
        if day.isSkipped { return [lost(day.date)] }
        var notes = places(from: day.date).map { [$0] } ?? []
        let oddities = oddities(of: day)
        if !oddities.isEmpty {
            notes.append("\(EnglishTime.short(day.date)): \(facts(of: day).joined(separator: " · "))")
        }
        if case .zone = view { return notes }
        if case .home = view { return notes }
        return notes + day.clockChanges.map { change($0) }
    }

    /// The places of all persons from a date on, with the last date of which that holds; nil if already shown.
    private func places(from date: CivilDate) -> String? {
        guard let places = people.places[date],
            (try? date.adding(days: -1)).flatMap({ people.places[$0] }) != places
        else { return nil }
        var last = date
        while let next = try? last.adding(days: 1), people.places[next] == places { last = next }
        let dates = last == date ? [date] : [date, last]
        return "\(dates.map { EnglishTime.short($0) }.joined(separator: " – ")): \(places)"
    }

    /// The reading at the start of a bar; nil if it starts before its first column.
    func start(of bar: GridBar, in week: GridWeek) -> ZonedDateTime? {
        guard case .timed(let start, _) = bar.span, !bar.continuesFromBefore,
            date(of: bar, in: week) == start.civil.date
        else { return nil }
        return start
    }

    private func date(of bar: GridBar, in week: GridWeek) -> CivilDate? {
        week.days.first { $0.column == bar.columns.lowerBound }?.day.date
    }

    /// The words of a bar or a line: the time for an entry of one day, the title, the nights of a stay, and the
    /// participants unless they are everyone.
    ///
    /// The time is dropped if fewer than four columns would remain for the title.
    func label(of bar: GridBar, in week: GridWeek, columns: Int) -> String {
        let title = ViewWords.isolatedTitle(of: bar.scheduled.activity)
        let nights = bar.nights.map { $0 == 1 ? tr("1 night") : tr("\($0) nights") }
        let text = [title, nights, participants(of: bar.scheduled.activity)].compactMap { $0 }
            .joined(separator: " · ")
        guard let time = start(of: bar, in: week).map({ markedReading($0, of: bar.scheduled) }),
            DisplayWidth.columns(of: time) + 5 <= columns
        else { return text }
        return "\(time) \(text)"
    }

    /// The same on a separate line, with arrows if it began earlier or continues.
    func line(of bar: GridBar, in week: GridWeek) -> String {
        (bar.continuesFromBefore ? "← " : "") + label(of: bar, in: week, columns: .max)
            + (bar.continuesAfter ? " →" : "")
    }
}
