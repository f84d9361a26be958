import CivilTime
import Messages
import Trips

/// The few phrases that the messages of findings are made of.
enum FindingPhrase {
    /// The title on one line; an activity without a title is named by its kind.
    static func name(_ scheduled: ScheduledActivity) -> String {
        let activity = scheduled.activity
        let words = activity.title.split { character in
            character.isWhitespace
                || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        return words.isEmpty
            ? tr("The \(activity.kind.word) without a title") : words.joined(separator: " ")
    }

    /// `15 March 2027 20:45 (America/Los_Angeles)`.
    static func time(_ instant: Instant, _ zone: Zone) -> String {
        tr("\(clock(zone.civil(at: instant))) (\(zone.id))", as: "time and its zone")
    }

    /// The time in its zone, and in another zone if the clocks there differ.
    ///
    /// Inside a sentence a comma follows the second time; at the end of its clause there is none.
    static func time(_ instant: Instant, _ zone: Zone, alsoIn other: Zone, atEnd: Bool) -> String {
        let text = time(instant, zone)
        if zone.civil(at: instant) == other.civil(at: instant) { return text }
        let there = time(instant, other)
        return atEnd
            ? tr("\(text), which is \(there)", as: "at the end of a clause")
            : tr("\(text), which is \(there),", as: "inside a clause")
    }

    /// Joins clauses to a sentence, ignoring nil ones.
    ///
    /// `Train 581 leaves at 10:00; an hour later would do.`
    static func sentence(_ clauses: String?...) -> String {
        let said = clauses.compactMap(\.self)
        let all = said.dropFirst().reduce(said.first ?? "") { tr("\($0); \($1)", as: "two clauses") }
        return tr("\(all).", as: "sentence")
    }

    /// `15 March 2027 20:45`, with seconds where there are any.
    static func clock(_ civil: CivilDateTime) -> String {
        tr("\(date(civil.date)) \(civil.time.clockText)", as: "date and time")
    }

    /// `15 March 2027`.
    static func date(_ date: CivilDate) -> String {
        tr("\(date.day) \(date.monthName) \(date.year)", as: "day, month and year")
    }

    /// `15 March`, for use beside the year.
    static func day(_ date: CivilDate) -> String {
        tr("\(date.day) \(date.monthName)", as: "day and month")
    }

    /// `30 min`, `1 h 5 min`, `2 days 3 h`; without the sign.
    static func length(_ duration: Duration) -> String {
        let seconds = abs(duration.components.seconds)
        let days = seconds / 86_400
        let (hours, minutes, rest) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
        let parts = [
            days == 0 ? nil : days == 1 ? tr("1 day") : tr("\(days) days"),
            hours == 0 ? nil : tr("\(hours) h"), minutes == 0 ? nil : tr("\(minutes) min"),
            rest == 0 ? nil : tr("\(rest) s"),
        ]
        let text = parts.compactMap(\.self).joined(separator: " ")
        return text.isEmpty ? tr("less than 1 s") : text
    }
}
