import Crypto

/// The SHA-512 digest of some bytes, as announcements of releases give it.
///
/// SHA-512 is that of FIPS 180-4. The text is what `sha512sum` prints.
///
/// ```swift
/// LongDigest(of: Array("abc".utf8)).text.prefix(8)  // ddaf35a1
/// ```
public struct LongDigest: Hashable, Sendable {
    /// The digest as 128 hexadecimal digits in lower case.
    public let text: String

    /// Creates the digest of content that is in memory.
    ///
    /// - Parameter content: The bytes.
    public init(of content: [UInt8]) {
        var hasher = SHA512()
        content.withUnsafeBytes { hasher.update(bufferPointer: $0) }
        let digits = Array("0123456789abcdef".utf8)
        text = String(
            decoding: hasher.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self)
    }
}
