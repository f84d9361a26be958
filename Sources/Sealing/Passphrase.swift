import Messages

/// The text that a person types to seal something and to open it again.
///
/// Text that looks the same is the same passphrase, however a keyboard or a system composes its accents: the text is
/// brought into Unicode's normalisation form C, and the key is derived from its UTF-8. Nothing else is changed:
/// letters keep their case, and spaces at the ends count.
///
/// ```swift
/// try Passphrase("Z\u{FC}rich") == Passphrase("Zu\u{308}rich")   // true
/// ```
///
/// A passphrase is never printed or dumped. Its bytes are not wiped from memory.
public struct Passphrase: Equatable, Sendable {
    /// The UTF-8 of the normalised text.
    package let bytes: [UInt8]

    /// The number of characters, as readers count them.
    public let count: Int

    /// The fewest characters of a passphrase that seals: eight.
    ///
    /// Opening accepts any passphrase, because other programs make boxes too.
    public static let fewestCharactersToSeal = 8

    /// Creates a passphrase of what was typed.
    ///
    /// - Parameter text: The text, without the line break that ended it.
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/emptyPassphrase``.
    public init(_ text: String) throws(SealingError) {
        guard !text.isEmpty else {
            throw SealingError(
                .emptyPassphrase, subject: tr("the passphrase"),
                reason: tr(
                    "is empty; it takes \(Self.fewestCharactersToSeal) characters or more to seal with"))
        }
        let normalised = Self.normalised(text)
        bytes = Array(normalised.utf8)
        count = normalised.count
    }

    /// Throws if the passphrase is too short to seal with.
    ///
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/shortPassphrase``.
    public func checkThatItMaySeal() throws(SealingError) {
        guard count >= Self.fewestCharactersToSeal else {
            throw SealingError(
                .shortPassphrase, subject: tr("the passphrase"),
                reason: count == 1
                    ? tr("has 1 character; it takes \(Self.fewestCharactersToSeal) or more to seal with")
                    : tr(
                        "has \(count) characters; it takes \(Self.fewestCharactersToSeal) or more to seal with"
                    ))
        }
    }
}

// MARK: - Printing

extension Passphrase: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The words "a passphrase", so that a log never shows it.
    public var description: String { "a passphrase" }  // untranslated: is for programmers

    /// The words "a passphrase", so that a debugger never shows it.
    public var debugDescription: String { description }

    /// Has no children, so that a dump never shows it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
