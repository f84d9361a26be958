package import CivilTime
import Messages

/// Dates and lengths of time in text output; in English, unless a catalogue translates them.
package enum EnglishTime {
    /// A date with its year, `Fri 12 March 2027`.
    package static func long(_ date: CivilDate) -> String {
        tr(
            "\(weekday(date)) \(date.day) \(date.monthName) \(date.year)",
            as: "weekday, day, month and year")
    }

    /// A date without its year, `Fri 12 March`.
    package static func short(_ date: CivilDate) -> String {
        tr("\(weekday(date)) \(date.day) \(date.monthName)", as: "weekday, day and month")
    }

    /// The day of the week of a date, `Fri`.
    package static func weekday(_ date: CivilDate) -> String { name(date.weekday) }

    /// A day of the week, `Fri`.
    package static func name(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: tr("Mon", as: "short weekday")
        case .tuesday: tr("Tue", as: "short weekday")
        case .wednesday: tr("Wed", as: "short weekday")
        case .thursday: tr("Thu", as: "short weekday")
        case .friday: tr("Fri", as: "short weekday")
        case .saturday: tr("Sat", as: "short weekday")
        case .sunday: tr("Sun", as: "short weekday")
        }
    }

    /// A short form of a date, `12 Mar`.
    package static func brief(_ date: CivilDate) -> String {
        tr("\(date.day) \(date.shortMonthName)", as: "day and short month")
    }

    /// The short form with the weekday, `Fri 12 Mar`.
    package static func briefWithWeekday(_ date: CivilDate) -> String {
        tr(
            "\(weekday(date)) \(date.day) \(date.shortMonthName)",
            as: "weekday, day and short month")
    }

    /// `10 h 05 min`, `35 min`, `2 d 3 h`.
    package static func length(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let minutes = abs(seconds) / 60
        let sign = seconds < 0 ? "-" : ""
        let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
        let text: String
        if days > 0 {
            let parts = [
                tr("\(days) d"), hours > 0 ? tr("\(hours) h") : nil, rest > 0 ? tr("\(rest) min") : nil,
            ]
            text = parts.compactMap(\.self).joined(separator: " ")
        } else if hours > 0 {
            let padded = rest < 10 ? "0\(rest)" : "\(rest)"
            text = rest > 0 ? tr("\(hours) h \(padded) min") : tr("\(hours) h")
        } else {
            text = minutes > 0 || seconds == 0 ? tr("\(minutes) min") : tr("\(abs(seconds)) s")
        }
        return sign + text
    }

    /// The length of a day, in hours: `23 h`, `37 h`, `33 h 05 min`.
    package static func hours(_ duration: Duration) -> String {
        let minutes = duration.components.seconds / 60
        let (hours, rest) = (minutes / 60, minutes % 60)
        let padded = rest < 10 ? "0\(rest)" : "\(rest)"
        return rest > 0 ? tr("\(hours) h \(padded) min") : tr("\(hours) h")
    }
}
