/// An error about a passphrase, a sealed box or a digest.
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
        /// A passphrase of fewer than eight characters, which may open a box but not seal one.
        case shortPassphrase
        /// Bytes that do not begin as a sealed box does.
        case notABox
        /// A box of a version that this program does not read; the reason says which it needs.
        case unknownVersion
        /// A box whose end is missing.
        case truncated
        /// A box with more bytes behind its end.
        case trailingBytes
        /// A box with an unknown key derivation.
        case unknownKeyDerivation
        /// A box that asks for more memory or time than the bounds allow; none was spent.
        case costOutOfBounds
        /// The passphrase or the context differs, or the box was altered; the three look alike.
        case cannotOpen
        /// Text that is not a digest of 64 lower-case hexadecimal digits.
        case malformedDigest
        /// The cryptographic library refused, most likely because the system has no memory for it.
        case refused
    }

    /// What went wrong.
    public let code: Code

    /// The value that went wrong: the box, a part of it, or the digest as given.
    public let subject: String

    /// One lower-case clause: what is wrong and what would be right.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - subject: The value that went wrong; never a passphrase.
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
