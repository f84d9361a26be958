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
}
