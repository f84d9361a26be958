import Crypto

/// Makes the digest of content that comes in pieces, such as a file that is read block by block.
///
/// How the content is cut makes no difference.
///
/// ```swift
/// var hasher = ContentHasher()
/// for piece in ["a", "bc"] {
///     hasher.update(Array(piece.utf8))
/// }
/// hasher.digest() == ContentDigest(of: Array("abc".utf8))   // true
/// ```
public struct ContentHasher: Sendable {
    private var hash = SHA256()

    /// Creates a hasher that has seen no bytes.
    public init() {}

    /// Adds the next bytes of the content.
    ///
    /// - Parameter bytes: The bytes that follow those before; none is allowed.
    public mutating func update(_ bytes: some Collection<UInt8>) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { piece in
            hash.update(bufferPointer: UnsafeRawBufferPointer(piece))
        }
        if isDone == nil {
            Array(bytes).withUnsafeBytes { hash.update(bufferPointer: $0) }
        }
    }

    /// Returns the digest of all bytes so far; more may follow.
    ///
    /// - Returns: The same as ``ContentDigest/init(of:)`` of all pieces in one.
    public func digest() -> ContentDigest {
        ContentDigest(bytes: hash.finalize())
    }
}
