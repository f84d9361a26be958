public import Trips

/// A file that stood inside of a calendar (RFC 5545 section 3.8.1.1), with its bytes, or a link that we wrote.
///
/// The component that is kept has the property of a file without the bytes, so that these are stored once, and an export
/// that is given the attachment puts them back.
public struct ImportedAttachment: Hashable, Sendable {
    /// What is attached.
    public enum Content: Hashable, Sendable {
        /// A file: what it is by its bytes, and these.
        case file(ContentType, [UInt8])
        /// The address of something elsewhere; never fetched.
        case link(String)
    }

    /// Its identifier, the same whenever the same file is read.
    public internal(set) var id: AttachmentID
    /// The activity that it is of.
    public internal(set) var activity: ActivityKey
    /// The name of the file, without a path, or what the link is called.
    public let name: String
    /// What people say of it.
    public let about: String
    /// What is attached.
    public let content: Content

    /// The identifier that its property has.
    let stated: AttachmentID?
    /// What its content is made out by.
    let fingerprint: String
    /// How many of the same name and content stand before it in its event.
    let ordinal: Int
    /// The identifier that is made of the event and the content, as its file alone tells them.
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

    /// The identifier that is made of an activity and the content.
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
