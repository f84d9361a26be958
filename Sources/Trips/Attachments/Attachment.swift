public import CivilTime
import Messages

/// An attachment of a trip: a file such as a ticket, a link, or a note.
///
/// The store keeps the bytes of a file under their digest; the attachment only describes them.
public struct Attachment: Hashable, Sendable {
    /// What an attachment belongs to.
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
        /// A file: its media type ("application/pdf"), size in bytes, and SHA-256 digest.
        ///
        /// The type is written as in RFC 2045, the digest in 64 lower-case hexadecimal digits.
        case file(mediaType: String, size: Int, digest: String)
        /// The address of a remote document; never fetched.
        case link(String)
        /// Text.
        case note(String)
    }

    /// The permanent identifier.
    public internal(set) var id: AttachmentID

    /// What it belongs to.
    public var owner: Owner

    /// The name of the file, or the title of a link or a note.
    public var name: String

    /// The description.
    public var about: String

    /// The file, link or note.
    public var content: Content

    /// When it was attached.
    public var createdAt: Instant

    /// Creates an attachment without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - owner: What it belongs to.
    ///   - name: The name of the file, or the title of a link or a note.
    ///   - about: The description.
    ///   - content: The file, link or note.
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

    /// The description, or the name without one.
    public var title: String { about.isEmpty ? name : about }

    /// Checks the name, and the size and digest of a file.
    ///
    /// The name is on one line and holds no path; a file is neither empty nor too large, and its digest is a
    /// SHA-256.
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
