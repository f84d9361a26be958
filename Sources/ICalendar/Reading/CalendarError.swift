/// The reason why bytes could not be read as a calendar at all, or why a single value was refused.
public struct CalendarError: Error, Hashable, Sendable {
    /// What a program switches over; the raw value is the word for a finding of the same kind.
    public enum Code: String, CaseIterable, Hashable, Sendable {
        /// There are no bytes, or only blank lines.
        case empty
        /// There is text, but no `BEGIN:VCALENDAR`.
        case notCalendar = "not-calendar"
        /// There are NUL bytes where a calendar should begin.
        case binary
        /// There are more bytes than the reader's limit.
        case tooLarge = "too-large"
        /// A value breaks the grammar or the range of its type.
        case badValue = "bad-value"
    }

    /// What a program switches over.
    public let code: Code
    /// What was refused: the file, or the value as given.
    public let subject: String
    /// One clause: what is wrong and what was expected.
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What a program switches over.
    ///   - subject: What was refused: the file, or the value as given.
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
