/// The bytes of an attached file under their digest.
public struct FileContents: Hashable, Sendable {
    /// The SHA-256 of ``Trips/Attachment/Content/file(mediaType:size:digest:)``, checked when bytes are
    /// restored.
    public var digest: String
    /// The bytes.
    public var bytes: [UInt8]

    /// Makes the contents of a file.
    ///
    /// - Parameters:
    ///   - digest: The SHA-256 of the bytes in hexadecimal digits.
    ///   - bytes: The bytes.
    public init(digest: String, bytes: [UInt8]) {
        self.digest = digest
        self.bytes = bytes
    }
}
