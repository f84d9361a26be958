/// A problem of a rule that does not prevent its expansion.
public struct RecurrenceFinding: Hashable, Sendable, CustomStringConvertible {
    /// What kind of finding it is, for a program to switch over.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// The rule has no time from the start of the series to the end of the calendar.
        case neverYields
        /// The rule ends before the series starts.
        case untilBeforeStart
        /// The rule's end is still in UTC and was compared with wall clocks unchanged.
        case untilNotResolved
        /// Hours, minutes and seconds in a series of whole days, which RFC 5545 section 3.3.10 says to
        /// ignore.
        case timePartsIgnored
        /// A rule by the hour, minute or second in a series of whole days; it was ignored.
        case frequencyTooShort
    }

    /// What kind of finding it is.
    public let code: Code

    /// The index of the rule in ``RecurrenceSet/rules``, from 0.
    public let rule: Int

    /// The rule's text.
    public let subject: String

    /// What is unusual, and what was done about it, in one lower-case clause.
    public let reason: String

    /// The subject, a colon and the reason.
    public var description: String { "\(subject): \(reason)" }
}
