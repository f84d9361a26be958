/// Why a rule was refused.
///
/// ```swift
/// try RecurrenceRule(parsing: "FREQ=DAILY;BYMONTH=13")  // throws: BYMONTH=13: takes 1 to 12
/// ```
public struct RecurrenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is, for a program to switch over.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// A part that neither RFC 5545 nor RFC 7529 knows.
        case unknownPart
        /// A part that is given twice.
        case repeatedPart
        /// A required part is missing.
        case missingPart
        /// A value without the form that its part requires.
        case malformedValue
        /// A number outside the range of its part.
        case outOfRange
        /// Parts that must not occur together.
        case conflictingParts
        /// A value that the standards allow but this engine does not support, such as another calendar.
        case unsupportedValue
    }

    /// What kind of error it is.
    public let code: Code

    /// The refused part and value, as given: `BYMONTH=13`.
    public let subject: String

    /// What is wrong and what was expected, in one lower-case clause.
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What kind of error it is.
    ///   - subject: The refused part and value, as given.
    ///   - reason: What is wrong and what was expected, in one lower-case clause.
    public init(_ code: Code, subject: String, reason: String) {
        self.code = code
        self.subject = subject
        self.reason = reason
    }

    /// The subject, a colon and the reason.
    public var description: String { "\(subject): \(reason)" }
}
