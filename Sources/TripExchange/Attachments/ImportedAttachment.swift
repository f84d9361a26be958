public import Trips

/// A file that stood inside of a calendar (RFC 5545 section 3.8.1.1), with its bytes.
///
/// The component that is kept has the property without the bytes, so that these are stored once, and an export that is
/// given the attachment puts them back.
public struct ImportedAttachment: Hashable, Sendable {
    /// Its identifier, the same whenever the same file is read.
    public let id: AttachmentID
    /// The activity that it is of.
    public internal(set) var activity: ActivityKey
    /// The name of the file, without a path.
    public let name: String
    /// What it is, by its bytes.
    public let type: ContentType
    /// The bytes.
    public let bytes: [UInt8]
}
