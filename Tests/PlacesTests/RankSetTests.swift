import Testing

@testable import Places

@Suite("RankSet") struct RankSetTests {
    @Test func `numbers come back once and in their order`() {
        var set = RankSet()
        for rank in [700, 3, 64, 63, 3, 0, 700] { set.insert(rank) }
        #expect(Array(set) == [0, 3, 63, 64, 700])
        let (known, new) = (set.insert(64), set.insert(65))
        #expect(!known && new)
        #expect(Array(RankSet()) == [])
        #expect(RankSet().isEmpty && !set.isEmpty)
    }

    @Test func `sets of different lengths are joined, cut and parted`() {
        var short = RankSet()
        var long = RankSet()
        for rank in [1, 5] { short.insert(rank) }
        for rank in [5, 900] { long.insert(rank) }
        var both = short
        both.formUnion(long)
        #expect(Array(both) == [1, 5, 900])
        both.formIntersection(short)
        #expect(Array(both) == [1, 5])
        long.subtract(short)
        #expect(Array(long) == [900])
        short.subtract(long)
        #expect(Array(short) == [1, 5])
    }

    @Test func `codes come back in capitals`() {
        var codes = CodeSet()
        for code in ["zzz", "HND", "aaa", "hnd"] { codes.insert(code.utf8) }
        #expect(codes.codes == ["AAA", "HND", "ZZZ"])
    }
}
