import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripWorkflows

/// The layout of weeks: first day, and hours shown.
struct WeekOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("The day that begins a week; the territory of LC_ALL, LC_TIME or LANG decides unless said."),
            valueName: tr("weekday", as: "name of a value")))
    var firstWeekday: FirstWeekdayOption?

    @Option(
        help: ArgumentHelp(
            tr("How many lines a day has room for."), valueName: tr("count", as: "name of a value")))
    var lines: Int?

    func validate() throws {
        if let lines, lines < 1 { throw ValidationError(tr("--lines \(lines): a day needs at least 1 line")) }
    }

    func weekday(_ context: CommandContext) -> Weekday {
        firstWeekday?.weekday ?? PictureOptions.habits(context).firstWeekday
    }

    /// Returns the first dates of a window's weeks, at least the calendar's first date.
    func weeks(of dates: DateWindow, _ context: CommandContext) -> [CivilDate] {
        let first = weekday(context)
        var date = dates.first
        date = (try? date.adding(days: -date.weekday.daysAfter(first))) ?? .earliest
        var found: [CivilDate] = []
        while date <= dates.last {
            found.append(date)
            let shift = 7 - date.weekday.daysAfter(first)
            guard let next = try? date.adding(days: shift) else { break }
            date = next
        }
        return found
    }

    /// Returns the dates of a window's whole weeks.
    func wholeWeeks(of dates: DateWindow, _ context: CommandContext) -> DateWindow {
        let starts = weeks(of: dates, context)
        guard let first = starts.first, let last = starts.last else { return dates }
        return DateWindow(first, through: max(dates.last, (try? last.adding(days: 6)) ?? .latest))
    }
}
