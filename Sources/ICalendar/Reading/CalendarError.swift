/// The reason why bytes are no calendar, or why a single value was refused.
public struct CalendarError: Error, Hashable, Sendable {
    /// The code for programs; the raw value is also that of the finding of the same kind.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// The file is empty or has only blank lines.
        case empty
        /// The text has no `BEGIN:VCALENDAR`.
        case notCalendar = "not-calendar"
        /// NUL bytes are where a calendar should begin.
        case binary
        /// The file exceeds the reader's limit.
        case tooLarge = "too-large"
        /// A value breaks the grammar or the range of its type.
        case badValue = "bad-value"
    }

    /// The code for programs.
    public let code: Code
    /// The refused file, or the refused value as given.
    public let subject: String
    /// One clause: what is wrong and what was expected.
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The code for programs.
    ///   - subject: The refused file, or the refused value as given.
    ///   - reason: One clause: what is wrong and what was expected.
    public init(_ code: Code, subject: String, reason: String) {
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

extension CalendarError: CustomStringConvertible {
    /// The subject, a colon and the reason.
    public var description: String { "\(subject): \(reason)" }
}
