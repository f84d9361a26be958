import CivilTime
import Messages
import TripWorkflows

/// One date, as typed.
enum TypedDay {
    /// Reads a text for one date.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    ///   - today: The date from which words such as `tomorrow` count; evaluated only when needed.
    /// - Returns: The date.
    /// - Throws: A ``CommandFailure`` that shows the accepted forms.
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
