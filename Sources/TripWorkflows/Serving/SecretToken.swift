package import Sealing

/// A secret of 256 random bits, of which only the digest is kept.
package struct SecretToken: Sendable {
    /// The secret, as 64 hexadecimal digits.
    package let text: String

    /// Draws a secret from the system's generator.
    ///
    /// - Returns: The secret.
    package static func random() -> SecretToken {
        var generator = SystemRandomNumberGenerator()
        var text = ""
        for _ in 0..<4 {
            let word = String(generator.next() as UInt64, radix: 16)
            text += String(repeating: "0", count: 16 - word.utf8.count) + word
        }
        return SecretToken(text: text)
    }

    /// The digest by which a secret is recognised.
    ///
    /// A table of digests gives nothing away by the time that a look-up takes: nobody can choose a digest.
    package var digest: ContentDigest { SecretToken.digest(of: text) }

    /// Returns the digest of what somebody sent as a secret.
    ///
    /// - Parameter text: The text.
    /// - Returns: Its digest.
    package static func digest(of text: String) -> ContentDigest { ContentDigest(of: Array(text.utf8)) }
}
