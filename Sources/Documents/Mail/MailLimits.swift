/// How much of a mail is read.
package struct MailLimits: Sendable {
    /// The bytes of a mail, a page or a text of JSON-LD as a file.
    package var bytes = 64 << 20
    /// The bytes of the header of a mail or a part.
    package var headerBytes = 256 << 10
    /// The depth of parts and mails in one another, the mail itself being 0.
    package var depth = 16
    /// The parts of a mail, those that hold others among them.
    package var parts = 1_000
    /// The bytes of one part of a mail, as it is encoded.
    package var partBytes = 16 << 20
    /// The bytes of all parts of a mail that are read, as they are encoded.
    package var decodedBytes = 64 << 20

    /// Takes the usual limits.
    package init() {}
}
