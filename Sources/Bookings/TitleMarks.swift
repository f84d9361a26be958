/// The marks of a title, found by scanning its bytes.
struct TitleMarks {
    /// The runs of letters and digits.
    let words: [Range<Int>]
    let hasNumber: Bool
    /// The number of words of three capitals.
    let codes: Int
    let kinds: TitleKinds
    /// Whether an arrow, a dash or `to` may join two places.
    let mayHaveRoute: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        words = TextScalar.words(in: bytes)
        hasNumber = words.contains { bytes[$0].allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
        codes = words.count { AirportCode.isForm(bytes[$0]) }
        var kinds: TitleKinds = []
        for word in words {
            kinds.formUnion(TitleKinds.words.kinds(of: UnsafeBufferPointer(rebasing: bytes[word])) ?? [])
        }
        // Symbols begin with one of two bytes; a title that begins with another byte has none in front.
        if let first = bytes.first, first == 0xE2 || first == 0xF0,
            let kind = TitleKinds.sign(TextScalar.scalar(bytes, 0).0)
        {
            kinds.formUnion(kind)
        }
        self.kinds = kinds
        mayHaveRoute = Self.mayJoin(words)
    }

    /// Whether two words have more than a blank between them, or a word such as `to`.
    private static func mayJoin(_ words: [Range<Int>]) -> Bool {
        words.indices.dropLast().contains { index in
            let gap = words[index + 1].lowerBound - words[index].upperBound
            return gap > 2 || (gap == 1 && words[index].count == 2 && words[index].lowerBound > 0)
        }
    }
}
