/// The bytes of an attached file under their digest.
public struct FileContents: Hashable, Sendable {
    /// The SHA-256 that ``Trips/Attachment/Content/file(mediaType:size:digest:)`` says; whoever restores the bytes
    /// holds them to it.
    public var digest: String
    /// The bytes.
    public var bytes: [UInt8]

    /// Makes the contents of a file.
    ///
    /// - Parameters:
    ///   - digest: Their SHA-256 in hexadecimal digits.
    ///   - bytes: The bytes.
    public init(digest: String, bytes: [UInt8]) {
        self.digest = digest
        self.bytes = bytes
    }
}
