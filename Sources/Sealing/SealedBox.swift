import Messages

/// Bytes that only somebody with the passphrase can read, and that nobody can alter unnoticed.
///
/// The key is derived from the passphrase by scrypt (RFC 7914), anew for each box; the bytes are sealed by
/// ChaCha20-Poly1305 (RFC 8439). docs/formats/sealed.md describes every byte. The box shows how long the content
/// is, and nothing else of it.
///
/// ```swift
/// let passphrase = try Passphrase("correct horse battery")
/// let trip = Array("b0e5c9a0-6d0f-4b43-9d0e-5a6a7a1f1f10".utf8)
/// let box = try SealedBox.seal(Array("room 512".utf8), under: passphrase, context: trip)
/// let kept = try SealedBox(box.bytes)
/// String(decoding: try kept.open(with: passphrase, context: trip), as: UTF8.self)   // room 512
/// ```
public struct SealedBox: Hashable, Sendable {
    /// The box as it is stored: header, sealed content and tag.
    public let bytes: [UInt8]

    /// What the first bytes say, checked.
    let header: SealedBoxHeader

    /// Reads a box that was stored, as far as that is possible without the passphrase.
    ///
    /// So a box that no passphrase would open is refused before anybody is asked for one.
    ///
    /// - Parameter bytes: All bytes of the box and no others.
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/notABox``,
    ///   ``SealingError/Code/unknownVersion``, ``SealingError/Code/unknownKeyDerivation``,
    ///   ``SealingError/Code/costOutOfBounds``, ``SealingError/Code/truncated`` or
    ///   ``SealingError/Code/trailingBytes``.
    public init(_ bytes: [UInt8]) throws(SealingError) {
        header = try SealedBoxHeader(reading: bytes)
        self.bytes = bytes
    }

    init(header: SealedBoxHeader, bytes: [UInt8]) {
        self.header = header
        self.bytes = bytes
    }

    /// The number of bytes that the content has, which the box shows to everybody.
    public var contentCount: Int { header.contentCount }
}

extension SealedBox: CustomStringConvertible {
    /// Says how much is in the box: "a sealed box with 8 bytes".
    public var description: String {
        contentCount == 1 ? tr("a sealed box with 1 byte") : tr("a sealed box with \(contentCount) bytes")
    }
}
