/// A generator of numbers seeded by a text (FNV-1a, then SplitMix64).
package struct TextSeed: RandomNumberGenerator {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Seeds the generator with a text.
    package init(_ text: String) {
        for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Returns the next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}
