/// The bytes of one input, and numbers drawn from them.
///
/// Numbers are drawn from the end, so that the beginning can be a file of the format under test.
public struct Input: Sendable {
    /// All bytes.
    public let bytes: [UInt8]
    private var rest: ArraySlice<UInt8>
    private var state: UInt64

    /// Copies an input, since libFuzzer keeps its own.
    ///
    /// - Parameters:
    ///   - start: The first byte.
    ///   - count: The count of bytes.
    public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        bytes = Array(UnsafeBufferPointer(start: start, count: count))
        rest = bytes[...]
        // FNV-1a, so that an input without spare bytes also has its own numbers.
        state = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    /// The bytes as text; invalid UTF-8 becomes U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Draws the next number: from the last bytes while there are some, and then from a hash of all.
    ///
    /// - Parameter range: The range of the number.
    /// - Returns: A number in the range.
    public mutating func number(in range: ClosedRange<Int64>) -> Int64 {
        state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
        var word = state >> 11
        if bytes.count - rest.count < 600, rest.count >= 5 {
            word = rest.suffix(5).reduce(0) { $0 << 8 | UInt64($1) }
            rest = rest.dropLast(5)
        }
        return range.lowerBound + Int64(word % (UInt64(range.upperBound - range.lowerBound) + 1))
    }
}
