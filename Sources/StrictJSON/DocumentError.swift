import Messages

/// Why a JSON document was refused: the place, the value, and what was expected.
public struct DocumentError: Error, Hashable, Sendable {
    /// What kind of error it is.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The bytes are not JSON (RFC 8259).
        case notJSON
        /// The document is larger, or nested deeper, than the limits.
        case tooLarge
        /// It is JSON, but not a document of this kind.
        case otherFormat
        /// It was written by a newer version, whose documents have another shape.
        case newerVersion
        /// It was written by an older version, whose documents are no longer read.
        case olderVersion
        /// Something that must be there is missing.
        case missing
        /// A value has another type, or breaks a rule of the model.
        case badValue
        /// The document has a member that the format does not have.
        case unknownKey
    }

    /// What kind of error it is.
    public let code: Code

    /// Where: `$.trips[0].activities[2].cost`; control characters of a key are written as Swift writes them, and the
    /// first thousand Unicode scalars are kept.
    public let path: String

    /// The value, as far as it can be shown; control characters are written as Swift writes them.
    public let subject: String

    /// The rule, and what was expected.
    public let reason: String

    /// The most Unicode scalars of a path, a subject or a reason; an ellipsis stands for what is beyond.
    package static let mostShown = 1_000

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What kind of error it is.
    ///   - path: The place.
    ///   - subject: The value.
    ///   - reason: The rule, and what was expected.
    public init(_ code: Code, path: String, subject: String, reason: String) {
        self.code = code
        // A rule of the model may quote a value, and a path may quote a key: neither may send control characters to a
        // terminal or fill a screen.
        self.path = Excerpt.onOneLine(path, limit: Self.mostShown)
        self.subject = Excerpt.onOneLine(subject, limit: Self.mostShown)
        self.reason = Excerpt.onOneLine(reason, limit: Self.mostShown)
    }
}

extension DocumentError: CustomStringConvertible {
    /// The path, the value and the reason as one sentence.
    public var description: String { "\(path): \(subject) \(reason)" }
}
