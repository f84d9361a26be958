/// Random numbers that a seed determines: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number of a range, the same in every language that takes the remainder of 64 bits.
    public mutating func next(in range: Range<Int64>) -> Int64 {
        range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound))
    }
}
