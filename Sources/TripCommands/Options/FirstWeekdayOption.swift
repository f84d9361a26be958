import ArgumentParser
import CivilTime

/// The day that begins a week, as it is typed: a weekday's English name or its first three letters or more.
struct FirstWeekdayOption: ExpressibleByArgument, Sendable {
    let weekday: Weekday

    init?(argument: String) {
        guard let weekday = TypedDates.weekday(argument.lowercased()) else { return nil }
        self.weekday = weekday
    }

    static var allValueStrings: [String] { Weekday.allCases.map { "\($0)" } }
}
