/// How much of a mail is read.
struct MailLimits: Sendable {
    /// The octets of the whole mail.
    var bytes = 64 << 20
    /// The octets of one header.
    var headerBytes = 256 << 10
    /// How deep parts and mails may stand in one another.
    var depth = 16
    /// How many parts there may be.
    var parts = 1_000
    /// The octets of a part that is read.
    var partBytes = 16 << 20
    /// The octets of all parts together, once they are decoded.
    var decodedBytes = 64 << 20
}
