public import Trips

/// A file inside a calendar, with its bytes, or a link that we wrote.
///
/// Files are inline ATTACH values (RFC 5545 section 3.8.1.1). The kept component has the property without the
/// bytes, so that these are stored once; an export that is given the attachment puts them back.
public struct ImportedAttachment: Hashable, Sendable {
    /// The content of an attachment.
    public enum Content: Hashable, Sendable {
        /// A file: its type, by its bytes, and the bytes.
        case file(ContentType, [UInt8])
        /// The address of a remote document; never fetched.
        case link(String)
    }

    /// Its identifier, the same whenever the same file is read.
    public internal(set) var id: AttachmentID
    /// The activity that owns it.
    public internal(set) var activity: ActivityKey
    /// The name of the file, without a path, or the title of the link.
    public let name: String
    /// The description.
    public let about: String
    /// The file or link.
    public let content: Content

    /// The identifier in its property.
    let stated: AttachmentID?
    /// The fingerprint by which content is compared.
    let fingerprint: String
    /// The number of attachments with the same name and content before it in its event.
    let ordinal: Int
    /// The identifier derived from the event and the content alone.
    let derived: AttachmentID

    init(_ taken: InlineAttachments.Taken, of activity: ActivityKey) {
        self.activity = activity
        name = taken.name
        about = taken.about
        content = taken.content
        stated = taken.stated
        fingerprint = taken.fingerprint
        ordinal = taken.ordinal
        derived = Self.derived(from: taken.fingerprint, taken.name, taken.ordinal, of: activity)
        id = taken.stated ?? derived
    }

    /// Returns the identifier derived from an activity and the content.
    func derived(of activity: ActivityKey) -> AttachmentID {
        Self.derived(from: fingerprint, name, ordinal, of: activity)
    }

    private static func derived(
        from fingerprint: String, _ name: String, _ ordinal: Int, of activity: ActivityKey
    ) -> AttachmentID {
        InlineAttachments.id(madeOf: [
            activity.uid.text, activity.occurrence ?? "", fingerprint, name, String(ordinal),
        ])
    }
}
