import CivilTime
import Messages
import Trips

/// The few phrases that the messages of findings are made of.
enum FindingPhrase {
    /// The title on one line; an activity without one is called by its kind.
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
        "\(clock(zone.civil(at: instant))) (\(zone.id))"
    }

    /// Without the comma that closes a clause, where the clause ends the sentence.
    static func closed(_ text: String) -> String { text.hasSuffix(",") ? String(text.dropLast()) : text }

    /// The time in its zone, and in another one where the clocks there show something else.
    static func time(_ instant: Instant, _ zone: Zone, alsoIn other: Zone) -> String {
        let text = time(instant, zone)
        if zone.civil(at: instant) == other.civil(at: instant) { return text }
        return tr("\(text), which is \(time(instant, other)),")
    }

    /// `15 March 2027 20:45`, with seconds where there are any.
    static func clock(_ civil: CivilDateTime) -> String {
        "\(date(civil.date)) \(civil.time.clockText)"
    }

    /// `15 March 2027`.
    static func date(_ date: CivilDate) -> String { tr("\(date.day) \(date.monthName) \(date.year)") }

    /// `15 March`, where the year stands beside it.
    static func day(_ date: CivilDate) -> String { tr("\(date.day) \(date.monthName)") }

    /// `30 min`, `1 h 5 min`, `2 days 3 h`; of the length, whatever its sign.
    static func length(_ duration: Duration) -> String {
        let seconds = abs(duration.components.seconds)
        let days = seconds / 86_400
        let parts: [(Int64, String)] = [
            (seconds / 3600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        let whole = days == 0 ? [] : [days == 1 ? tr("1 day") : tr("\(days) days")]
        let text = (whole + parts.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }).joined(separator: " ")
        return text.isEmpty ? tr("less than 1 s") : text
    }
}
