import Messages

/// The SHA-256 digest of some bytes, which identifies them.
///
/// SHA-256 is that of FIPS 180-4. The text is what `sha256sum` prints.
///
/// ```swift
/// ContentDigest(of: Array("abc".utf8))   // ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
/// ```
///
/// ``ContentHasher`` makes the digest of content that comes in pieces.
public struct ContentDigest: Hashable, Sendable {
    /// The digest as 64 hexadecimal digits in lower case.
    public let text: String

    /// Creates the digest of content that is in memory.
    ///
    /// - Parameter content: The bytes.
    public init(of content: some Collection<UInt8>) {
        var hasher = ContentHasher()
        hasher.update(content)
        self = hasher.digest()
    }

    /// Reads the text of a digest.
    ///
    /// - Parameter text: Exactly 64 hexadecimal digits in lower case, so that equal digests have equal text.
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/malformedDigest``.
    public init(parsing text: String) throws(SealingError) {
        let isDigest = text.utf8.count == 64 && text.utf8.allSatisfy(Self.digits.contains)
        guard isDigest else {
            throw SealingError(
                .malformedDigest, subject: text,
                reason: tr("is no SHA-256 digest; it has 64 hexadecimal digits in lower case"))
        }
        self.text = text
    }

    /// Writes the bytes of a digest as text.
    init(bytes: some Sequence<UInt8>) {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(Self.digits[Int(byte >> 4)])
            text.append(Self.digits[Int(byte & 15)])
        }
        self.text = String(decoding: text, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

extension ContentDigest: CustomStringConvertible {
    /// The 64 hexadecimal digits.
    public var description: String { text }
}
