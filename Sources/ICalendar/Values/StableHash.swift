/// A hash that is the same everywhere: SipHash-2-4 (Aumasson and Bernstein, 2012).
///
/// With a secret key, the hashed text cannot be found by trial, which matters for booking codes of six
/// letters. Swift's own `Hasher` changes with every process.
package struct StableHash {
    private let key: (UInt64, UInt64)

    /// Makes the hash with a public key.
    package init() { self.init(0, 0) }

    /// Makes the hash with the two halves of a key.
    package init(_ first: UInt64, _ second: UInt64) { key = (first, second) }

    /// Makes the hash with a secret key.
    package init(key text: String) {
        let digest = StableHash()
        self.init(digest.hash([0] + text.utf8), digest.hash([1] + text.utf8))
    }

    /// Returns 32 hexadecimal digits for a list of texts, with unambiguous boundaries.
    package func hexadecimal(of texts: [String]) -> String {
        var bytes: [UInt8] = []
        for text in texts {
            bytes += Self.bytes(of: UInt64(text.utf8.count))
            bytes += text.utf8
        }
        return Self.digits(hash([0] + bytes)) + Self.digits(hash([1] + bytes))
    }

    /// Returns the 64 bits of SipHash-2-4 for some bytes.
    package func hash(_ message: [UInt8]) -> UInt64 {
        var state: (UInt64, UInt64, UInt64, UInt64) = (
            key.0 ^ 0x736f_6d65_7073_6575, key.1 ^ 0x646f_7261_6e64_6f6d, key.0 ^ 0x6c79_6765_6e65_7261,
            key.1 ^ 0x7465_6462_7974_6573
        )
        func round() {
            state.0 &+= state.1
            state.1 = state.1 << 13 | state.1 >> 51
            state.1 ^= state.0
            state.0 = state.0 << 32 | state.0 >> 32
            state.2 &+= state.3
            state.3 = state.3 << 16 | state.3 >> 48
            state.3 ^= state.2
            state.0 &+= state.3
            state.3 = state.3 << 21 | state.3 >> 43
            state.3 ^= state.0
            state.2 &+= state.1
            state.1 = state.1 << 17 | state.1 >> 47
            state.1 ^= state.2
            state.2 = state.2 << 32 | state.2 >> 32
        }
        func absorb(_ word: UInt64) {
            state.3 ^= word
            round()
            round()
            state.0 ^= word
        }
        let tail = message.count - message.count % 8
        for start in stride(from: 0, to: tail, by: 8) { absorb(Self.word(message[start..<start + 8])) }
        absorb(Self.word(message[tail...]) | UInt64(message.count & 0xff) << 56)
        state.2 ^= 0xff
        for _ in 0..<4 { round() }
        return state.0 ^ state.1 ^ state.2 ^ state.3
    }

    /// Reads up to eight bytes, the lowest first.
    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func bytes(of word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }

    private static func digits(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
