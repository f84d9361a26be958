import Merging
import Trips

/// Finds the UIDs that events of a file may have several times, in memory that does not grow with their number.
///
/// A Bloom filter tells whether a UID was there before. It errs on one side: of 10,000,000 UIDs it takes some 5,000 for
/// repeated that are not, which then only cost as much time and memory as repeated ones.
struct UIDSieve {
    /// The sieve of an unsurveyed file: any UID may be repeated.
    static let unknown = UIDSieve(words: [])

    /// The most words of 64 bits, 16 MiB.
    private static let mostWords = 1 << 21
    /// The bits that a UID sets.
    private static let probes = 6

    /// The bits, of which there is a power of two; empty for an unsurveyed file.
    private var words: [UInt64]
    /// The hashes of UIDs that may have been there before.
    private var repeated: Set<Int> = []
    /// The UIDs that look as if they were made here for events that share one.
    private var derived: Set<ActivityUID> = []

    private init(words: [UInt64]) { self.words = words }

    /// Makes an empty sieve.
    ///
    /// - Parameter fileBytes: The bytes of the file: an event takes some 200 of them, and gets 13 bits or more.
    init(fileBytes: Int) {
        var count = 64
        while count < fileBytes / 256, count < Self.mostWords { count *= 2 }
        self.init(words: Array(repeating: 0, count: count))
    }

    /// Adds the UID of an event.
    mutating func add(_ uid: ActivityUID) {
        let number = uid.hashValue
        var isNew = false
        for probe in 0..<Self.probes {
            let (word, bit) = place(probe, of: number)
            isNew = isNew || words[word] & bit == 0
            words[word] |= bit
        }
        if !isNew { repeated.insert(number) }
        if SharedUID.base(of: uid) != nil { derived.insert(uid) }
    }

    /// Returns whether another event of the file may have this UID.
    ///
    /// UIDs that are made for events without one count as repeated, since they are not in the file.
    func mayRepeat(_ uid: ActivityUID) -> Bool {
        guard !words.isEmpty else { return true }
        let number = uid.hashValue
        let suffix = SharedUID.derivedSuffix.utf8
        return repeated.contains(number) || uid.text.utf8.suffix(suffix.count).elementsEqual(suffix)
            || (0..<Self.probes).contains { probe in
                let (word, bit) = place(probe, of: number)
                return words[word] & bit == 0
            }
    }

    /// Returns whether an event of the file has a UID that was made here beside another.
    func has(derived uid: ActivityUID) -> Bool { derived.contains(uid) }

    /// Returns the word and the bit in it of one of the probes of a hash.
    private func place(_ probe: Int, of number: Int) -> (word: Int, bit: UInt64) {
        let hash = UInt64(bitPattern: Int64(number))
        let place = hash &+ UInt64(probe) &* (hash >> 32 | 1)
        return (Int(truncatingIfNeeded: place >> 6) & (words.count - 1), 1 << (place & 63))
    }
}
