package import CivilTime
import TripWorkflows

extension TypedEnds {
    /// Returns the clock reading of a start that says its date and time, and neither place nor offset.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - day: The date of a time that is typed without one, as typed; nil for none.
    /// - Returns: The reading; nil for another text, and for a date that counts from today.
    package static func placelessReading(_ text: String, on day: String? = nil) -> CivilDateTime? {
        guard let words = try? EndWords(text), words.zone == nil, words.suffixes.isEmpty,
            case .clock(.time(let time), let own, offset: nil) = words.form,
            let typed = own ?? day, TypedDates.areFixed(typed),
            let dates = try? TypedDates.parse(typed, today: .earliest, isOneDay: true), dates.count == 1
        else { return nil }
        return CivilDateTime(dates.first, time)
    }
}
