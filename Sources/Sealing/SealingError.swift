/// A passphrase, a sealed box or a digest that cannot be used, told so that a person can act on it.
///
/// The text reads "subject: reason". A passphrase is never part of it:
///
/// ```swift
/// try Passphrase("")   // throws: the passphrase: is empty; …
/// ```
public struct SealingError: Error, Hashable, Sendable {
    /// What a program can switch over.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// A passphrase without a character.
        case emptyPassphrase
        /// A passphrase with which one may open and not seal: it has fewer than eight characters.
        case shortPassphrase
        /// Bytes that do not begin as a sealed box does.
        case notABox
        /// A box of a version that this program does not read; the reason says which it needs.
        case unknownVersion
        /// A box of which the end is missing.
        case truncated
        /// A box that is followed by bytes that are no part of it.
        case trailingBytes
        /// A box whose key is derived in a way that this program does not know.
        case unknownKeyDerivation
        /// A box that asks for more memory or time than anybody would seal with; nothing of it was spent.
        case costOutOfBounds
        /// The passphrase or the context is another one, or the box was altered. Nobody can tell which.
        case cannotOpen
        /// Text that is not a digest of 64 lower-case hexadecimal digits.
        case malformedDigest
        /// The cryptographic library refused, most likely because the system has no memory for it.
        case refused
    }

    /// What went wrong.
    public let code: Code

    /// What it went wrong with: the box or the part of it, or the digest as given.
    public let subject: String

    /// One lower-case clause: what is wrong and what would be right.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - subject: What it went wrong with; never a passphrase.
    ///   - reason: One lower-case clause that says what is wrong and what would be right.
    public init(_ code: Code, subject: String, reason: String) {
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

extension SealingError: CustomStringConvertible {
    /// The subject and the reason: "the passphrase: is empty; …".
    public var description: String { "\(subject): \(reason)" }
}
