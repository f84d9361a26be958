package import CivilTime
import Messages

/// Dates and lengths of time as the text output writes them; in English, unless a catalogue has another form.
package enum EnglishTime {
    private static let weekdays = [
        tr("Mon"), tr("Tue"), tr("Wed"), tr("Thu"), tr("Fri"), tr("Sat"), tr("Sun"),
    ]

    /// A date with its year, `Fri 12 March 2027`.
    package static func long(_ date: CivilDate) -> String {
        tr("\(weekday(date)) \(date.day) \(date.monthName) \(date.year)")
    }

    /// A date without its year, `Fri 12 March`.
    package static func short(_ date: CivilDate) -> String {
        tr("\(weekday(date)) \(date.day) \(date.monthName)")
    }

    /// A date's day of the week, `Fri`.
    package static func weekday(_ date: CivilDate) -> String { name(date.weekday) }

    /// A day of the week, `Fri`.
    package static func name(_ weekday: Weekday) -> String { weekdays[weekday.rawValue - 1] }

    /// `10 h 05 min`, `35 min`, `2 d 3 h`.
    package static func length(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        let minutes = abs(seconds) / 60
        let sign = seconds < 0 ? "-" : ""
        let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
        if days > 0 {
            let parts = ["\(days) d", hours > 0 ? "\(hours) h" : "", rest > 0 ? "\(rest) min" : ""]
            return sign + parts.filter { !$0.isEmpty }.joined(separator: " ")
        }
        if hours > 0 {
            return "\(sign)\(hours) h" + (rest > 0 ? " \(rest < 10 ? "0" : "")\(rest) min" : "")
        }
        return minutes > 0 || seconds == 0 ? "\(sign)\(minutes) min" : "\(sign)\(abs(seconds)) s"
    }

    /// The length of a day, in hours: `23 h`, `37 h`, `24 h 30 min`.
    package static func hours(_ duration: Duration) -> String {
        let minutes = duration.components.seconds / 60
        return "\(minutes / 60) h" + (minutes % 60 > 0 ? " \(minutes % 60) min" : "")
    }
}
