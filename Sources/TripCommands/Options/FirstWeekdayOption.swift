import ArgumentParser
import CivilTime
import TypedInput

/// The first day of a week: a weekday's English name or three or more of its letters.
struct FirstWeekdayOption: ExpressibleByArgument, Sendable {
    let weekday: Weekday

    init?(argument: String) {
        guard let weekday = TypedDates.weekday(argument.lowercased()) else { return nil }
        self.weekday = weekday
    }

    static var allValueStrings: [String] { Weekday.allCases.map { "\($0)" } }
}
