package import CivilTime

/// A part of a mail that holds no other parts, with its bytes as received.
package struct MailPart: Sendable {
    /// The media type in lower case, such as `text/html`.
    package let type: MailField
    /// The name of the transfer encoding in lower case; empty when none is stated.
    package let encoding: String
    /// The file name, if the part states one.
    package let fileName: String?
    /// The name of its field, if it is part of a form (RFC 7578).
    package let fieldName: String?
    /// The bytes, still encoded.
    package let body: ArraySlice<UInt8>
    /// The line in the mail on which the body begins, counted from 1.
    package let line: Int
    /// When the innermost mail around it was sent; `nil` when that mail does not say.
    package let sent: Instant?

    /// Whether each line of the text is also a line of the mail.
    package var isPlain: Bool { ["", "7bit", "8bit", "binary"].contains(encoding) }

    /// What messages call the part.
    package var name: String { fileName ?? type.value }
}
