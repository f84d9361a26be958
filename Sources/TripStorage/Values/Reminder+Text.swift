import CivilTime
import Trips

extension Reminder {
    /// The reminder on one line, as an ``EscapedList``.
    ///
    /// It is `start;-1;0`, days and seconds from that end, or `at` and the seconds since the epoch; the
    /// reminder's text is last, if any.
    var storedText: String {
        var parts: [String] =
            switch trigger {
            case .relative(let days, let seconds, let end): [end.rawValue, "\(days)", "\(seconds)"]
            case .at(let instant): ["at", "\(instant.secondsSinceEpoch)"]
            }
        if let text { parts.append(text) }
        return EscapedList.joined(parts)
    }

    /// Parses a ``storedText``.
    init(storedText line: some StringProtocol) throws {
        let parts = EscapedList.split(line)
        if parts[0] == "at", parts.count == 2 || parts.count == 3, let seconds = Int64(parts[1]) {
            self.init(.at(try Instant(secondsSinceEpoch: seconds)), text: parts.count == 3 ? parts[2] : nil)
        } else if let end = End(rawValue: parts[0]), parts.count == 3 || parts.count == 4,
            let days = Int(parts[1]), let seconds = Int(parts[2])
        {
            self.init(
                .relative(days: days, seconds: seconds, to: end), text: parts.count == 4 ? parts[3] : nil)
        } else {
            throw UnreadableText(text: String(line), type: "reminder")
        }
    }

    /// Returns reminders as lines; `nil` for none.
    static func storedText(of reminders: [Reminder]) -> String? {
        reminders.isEmpty ? nil : reminders.map(\.storedText).joined(separator: "\n")
    }

    /// Parses a ``storedText(of:)``.
    static func reminders(storedText text: String?) throws -> [Reminder] {
        // By bytes: to a string, a carriage return and a line feed are one character.
        guard let text else { return [] }
        return try text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { try Reminder(storedText: Substring($0)) }
    }
}
