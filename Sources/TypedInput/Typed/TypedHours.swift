package import CivilTime
import Messages
package import Trips

/// Waking hours as a person types them: `08:00..22:00`, `8..22`, `9:30..24:00`.
package enum TypedHours {
    /// Reads a text.
    ///
    /// - Throws: A ``TimeError`` that shows the accepted form.
    package static func parse(_ text: String) throws(TimeError) -> WakingHours {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty, let from = minute(parts[0]), from < 1440,
            let until = minute(parts[2])
        else {
            throw TimeError(
                .malformedText, subject: text.isEmpty ? tr("(nothing)") : text,
                reason: tr("waking hours are written like 08:00..22:00, and run from 00:00 to 24:00"))
        }
        return WakingHours(
            from: try TimeOfDay(from / 60, from % 60), until: try TimeOfDay(until / 60 % 24, until % 60))
    }

    /// The minutes after midnight of `8`, `08:00` or `24:00`.
    private static func minute(_ text: Substring) -> Int? {
        guard let hours = text.leadingNumber, hours.number <= 24 else { return nil }
        if hours.rest.isEmpty { return hours.number * 60 }
        guard hours.rest.first == ":", let minutes = hours.rest.dropFirst().leadingNumber,
            minutes.rest.isEmpty,
            minutes.number < 60, hours.rest.count == 3, hours.number * 60 + minutes.number <= 1440
        else { return nil }
        return hours.number * 60 + minutes.number
    }
}
