package import CivilTime

/// A part of a mail that is no container: what it says it is, and its bytes as they came.
package struct MailPart: Sendable {
    /// The media type in small letters, such as `text/html`.
    package let type: MailField
    /// The name of the transfer encoding in small letters; empty when none is stated.
    package let encoding: String
    /// The name of the file that it is, where it has one.
    package let fileName: String?
    /// The bytes, still encoded.
    package let body: ArraySlice<UInt8>
    /// The line in the mail on which the body begins, counted from 1.
    package let line: Int
    /// When the innermost mail was sent that it is a part of; `nil` where that does not say.
    package let sent: Instant?

    /// Whether each line of the text is a line of the mail.
    package var isPlain: Bool { ["", "7bit", "8bit", "binary"].contains(encoding) }

    /// What a message calls it.
    package var name: String { fileName ?? type.value }
}
