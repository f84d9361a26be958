import CivilTime
import TestKit
import Testing
import Trips

@Suite("The order of keys") struct ActivityKeyOrderTests {
    /// UIDs that agree for a while: in their first eight bytes, in all of a shorter one, in an accent written two ways.
    static let uids = [
        "", "\0", "\0\0", "a", "a\0", "a\0\0\0\0\0\0\0", "a\0\0\0\0\0\0\0b", "abcdefg", "abcdefgh",
        "abcdefgh\0",
        "abcdefghi", "abcdefgH", "ABCDEFGH", "\u{E9}", "e\u{301}", "caf\u{E9}@example.com",
        "cafe\u{301}@example.com",
        "\u{1F600}", "\u{FFFD}", "zzzzzzzz", "10-56670b141509bb0a@store.example",
        "1-6f2c7a8c627bf322@store.example",
        "a much longer one, which no value of Swift has room for by itself",
        "a much longer one, which no value",
    ]

    @Test(arguments: 0..<20)
    func `keys go by the bytes of the UID and then by time`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let times = try [nil, CivilDateTime(2027, 3, 14, 9, 0), CivilDateTime(2027, 3, 15, 9, 0)]
        let expected =
            Self.uids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .flatMap { uid in times.map { ActivityKey(uid: ActivityUID(uid), recurrenceID: $0) } }
        let shuffled = expected.shuffled(using: &random)
        #expect(shuffled.inOrder() == expected)
        #expect(shuffled.sorted() == expected)
        #expect(Set(shuffled).inOrder() == expected)
    }

    @Test func `two UIDs are one only with the same bytes`() {
        for first in Self.uids.indices {
            for second in Self.uids.indices {
                let (left, right) = (ActivityUID(Self.uids[first]), ActivityUID(Self.uids[second]))
                #expect((left == right) == (first == second))
                #expect(Set([left, right]).count == (first == second ? 1 : 2))
            }
        }
    }
}
