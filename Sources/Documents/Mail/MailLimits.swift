/// How much of a mail is read.
package struct MailLimits: Sendable {
    /// The most bytes of a mail, a page or a text of JSON-LD as a file.
    package var bytes = 64 << 20
    /// The most bytes of the header of a mail or a part.
    package var headerBytes = 256 << 10
    /// The greatest depth of nested parts and mails; the mail itself has depth 0.
    package var depth = 16
    /// The most parts of a mail, including those that hold others.
    package var parts = 1_000
    /// The most bytes of one part of a mail, as encoded.
    package var partBytes = 16 << 20
    /// The most bytes of all parts of a mail that are read, as encoded.
    package var decodedBytes = 64 << 20

    /// Whether parts that hold others are read too; otherwise each part is one, whatever it holds.
    package var opensParts = true

    /// Makes the default limits.
    package init() {}
}
