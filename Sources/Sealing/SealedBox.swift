import Messages

/// Bytes that only the passphrase opens, and that nobody can alter unnoticed.
///
/// The key is derived from the passphrase by scrypt (RFC 7914), anew for each box; the bytes are sealed by
/// ChaCha20-Poly1305 (RFC 8439). docs/formats/sealed.md describes every byte. The box shows the length of the
/// content, and nothing else about it.
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

    /// The checked header.
    let header: SealedBoxHeader

    /// Reads a stored box, as far as that is possible without the passphrase.
    ///
    /// A box that no passphrase opens is refused before a passphrase is asked for.
    ///
    /// - Parameter bytes: The bytes of the box and nothing else.
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

    /// The number of bytes of the content, which the box does not hide.
    public var contentCount: Int { header.contentCount }
}

extension SealedBox: CustomStringConvertible {
    /// Says how much is in the box: "a sealed box with 8 bytes".
    public var description: String {
        contentCount == 1 ? tr("a sealed box with 1 byte") : tr("a sealed box with \(contentCount) bytes")
    }
}
