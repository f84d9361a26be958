public import CivilTime
import Messages

/// A paper of a trip: a ticket as a file, a link, or a note.
///
/// The bytes of a file are kept by the store under their digest; the attachment says only what they are.
public struct Attachment: Hashable, Sendable {
    /// What an attachment is of.
    public enum Owner: Hashable, Sendable {
        /// The trip as a whole.
        case trip
        /// One activity of the trip.
        case activity(ActivityKey)
        /// An expense of the trip: its receipt.
        case expense(ExpenseID)
    }

    /// What an attachment holds.
    public enum Content: Hashable, Sendable {
        /// Bytes: their type as RFC 2045 writes it ("application/pdf"), their number, and their SHA-256 in 64 lower-case
        /// hexadecimal digits.
        case file(mediaType: String, size: Int, digest: String)
        /// The address of something elsewhere; never fetched.
        case link(String)
        /// Text.
        case note(String)
    }

    /// What names it for ever.
    public let id: AttachmentID

    /// What it is of.
    public var owner: Owner

    /// The name of the file as it came, or what a link or a note is called.
    public var name: String

    /// What people say of it.
    public var about: String

    /// What it holds.
    public var content: Content

    /// When it was attached.
    public var createdAt: Instant

    /// Creates an attachment; ``check()`` judges it.
    ///
    /// - Parameters:
    ///   - id: What names it for ever.
    ///   - owner: What it is of.
    ///   - name: The name of the file as it came, or what it is called.
    ///   - about: What people say of it.
    ///   - content: What it holds.
    ///   - createdAt: When it was attached.
    public init(
        id: AttachmentID, owner: Owner, name: String, about: String = "", content: Content, createdAt: Instant
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.about = about
        self.content = content
        self.createdAt = createdAt
    }

    /// What to call it: what people say of it, else its name.
    public var title: String { about.isEmpty ? name : about }

    /// Holds the attachment to the rules: a name on one line without a path, a file that is not empty and not too
    /// large, a digest that is one.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName``, ``TripError/Code/malformedName``,
    ///   ``TripError/Code/emptyContent``, ``TripError/Code/contentTooLarge`` or ``TripError/Code/malformedDigest``.
    public func check() throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("an attachment"))
        guard case .file(_, let size, let digest) = content else { return }
        guard !name.contains("/"), name != ".", name != ".." else {
            throw TripError(
                .malformedName, subject: "\"\(name)\"",
                reason: tr("is a path; an attachment has the name of a file alone"))
        }
        try ContentType.checkSize(size, name: name)
        guard digest.utf8.count == 64,
            digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else {
            throw TripError(
                .malformedDigest, subject: digest,
                reason: tr("is no SHA-256: 64 lower-case hexadecimal digits"))
        }
    }
}
