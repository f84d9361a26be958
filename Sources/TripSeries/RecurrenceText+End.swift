import ICalendar
import Recurrence
package import Trips

extension RecurrenceText {
    /// Whether the series comes to an end: none of its rules goes on for ever.
    ///
    /// A rule that cannot be read counts once, and so it ends.
    package var hasEnd: Bool {
        ContentLines.properties(of: lines).filter { $0.name == "RRULE" }.allSatisfy { property in
            guard let rule = try? RecurrenceRule(parsing: property.rawValue) else { return true }
            return rule.bound != .forever
        }
    }
}
