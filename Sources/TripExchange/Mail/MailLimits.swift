/// How much of a mail is read.
struct MailLimits: Sendable {
    /// The octets of a mail, a page or a text of JSON-LD as a file.
    var bytes = 64 << 20
    /// The octets of the header of a mail or a part.
    var headerBytes = 256 << 10
    /// The depth of parts and mails in one another, the mail itself being 0.
    var depth = 16
    /// The parts of a mail, those that hold others among them.
    var parts = 1_000
    /// The octets of one part of a mail, as it is encoded.
    var partBytes = 16 << 20
    /// The octets of all parts of a mail that are read, as they are encoded.
    var decodedBytes = 64 << 20
}
