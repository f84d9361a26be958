/// One field of a mail's header (RFC 5322 §2.2).
package struct MailHeader: Hashable, Sendable {
    /// The name in lower case.
    package let name: String
    /// The value with its folded lines joined, still encoded.
    package let value: [UInt8]

    /// The value as text, with its encoded words decoded (RFC 2047).
    package var text: String { EncodedWords.text(of: value) }
}
