import CivilTime
import Messages
import TripWorkflows

/// One date, as it was typed.
enum TypedDay {
    /// Understands a text that means one date.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option that it was typed after.
    ///   - today: The date that words such as `tomorrow` count from; asked for only when it is needed.
    /// - Returns: The date.
    /// - Throws: A ``CommandFailure`` that shows what can be typed.
    static func parse(_ text: String, option: String, today: () throws -> CivilDate) throws -> CivilDate {
        if let date = try? CivilDate(parsing: text.trimmingSpaces()) { return date }
        let base = try today()
        return try Session.option(option) { () throws(TimeError) in
            let days = try TypedDates.parse(text, today: base, isOneDay: true)
            guard days.count == 1 else {
                throw TimeError(
                    .malformedText, subject: text.trimmingSpaces(),
                    reason: tr("is \(days.count) days; one date is needed, like \(days.first)"))
            }
            return days.first
        }
    }
}
