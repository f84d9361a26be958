import Messages

/// Why a JSON document was refused: where in it, what stands there, and what should.
public struct DocumentError: Error, Hashable, Sendable {
    /// What kind of flaw it is.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The bytes are no JSON (RFC 8259).
        case notJSON
        /// The document is larger, or nested deeper, than is read.
        case tooLarge
        /// It is JSON, and no document of this kind.
        case otherFormat
        /// It was written by a newer version, whose documents have another shape.
        case newerVersion
        /// It was written by an older version, whose documents are no longer read.
        case olderVersion
        /// Something that must be there is missing.
        case missing
        /// A value has another type, or breaks a rule of the model.
        case badValue
        /// Something stands there that the format does not have.
        case unknownKey
    }

    /// What kind of flaw it is.
    public let code: Code

    /// Where: `$.trips[0].activities[2].cost`; control characters of a key are written as Swift writes them, and the
    /// first thousand Unicode scalars are kept.
    public let path: String

    /// What stands there, as far as it can be shown; control characters are written as Swift writes them.
    public let subject: String

    /// The rule, and what would be right.
    public let reason: String

    /// The most Unicode scalars of a path, a subject or a reason; an ellipsis stands for what is beyond.
    package static let mostShown = 1_000

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What kind of flaw it is.
    ///   - path: Where.
    ///   - subject: What stands there.
    ///   - reason: The rule, and what would be right.
    public init(_ code: Code, path: String, subject: String, reason: String) {
        self.code = code
        // A rule of the model says a value as it is, and nothing of a document may steer a terminal, nor of its keys; nor
        // may it fill a screen.
        self.path = Excerpt.onOneLine(path, limit: Self.mostShown)
        self.subject = Excerpt.onOneLine(subject, limit: Self.mostShown)
        self.reason = Excerpt.onOneLine(reason, limit: Self.mostShown)
    }
}

extension DocumentError: CustomStringConvertible {
    /// The path, the value and the reason as one sentence.
    public var description: String { "\(path): \(subject) \(reason)" }
}
