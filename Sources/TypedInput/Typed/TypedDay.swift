package import CivilTime
import Messages
import TripWorkflows

/// One date, as typed.
package enum TypedDay {
    /// Reads a text for one date.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    ///   - today: The date from which words such as `tomorrow` count; evaluated only when needed.
    /// - Returns: The date.
    /// - Throws: An ``InputRefusal`` that shows the accepted forms.
    package static func parse(
        _ text: String, option: String, today: () throws -> CivilDate
    ) throws -> CivilDate {
        if let date = try? CivilDate(parsing: text.trimmingSpaces()) { return date }
        let base = try today()
        return try Typed.option(option) { () throws(TimeError) in
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
