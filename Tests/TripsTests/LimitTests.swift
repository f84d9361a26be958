import Testing

@testable import Trips

/// The bounds of amounts and of attached files, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of trips") struct LimitTests {
    @Test func `an amount has 18 digits at most`() throws {
        #expect(try Money("999999999999999999 JPY").description == "999999999999999999 JPY")
        #expect(throws: TripError.self) { try Money("9999999999999999999 JPY") }
        #expect(throws: TripError.self) { try Money("1000000000000000000 JPY") }
    }

    @Test func `a traveller has a million shares at most`() throws {
        func parts(_ weight: Int) throws -> [ExpensePart] {
            let shares = [
                ExpenseShare(traveller: TravellerID("a"), weight: weight),
                ExpenseShare(traveller: TravellerID("b"), weight: 1),
            ]
            return try ExpenseSplit.byShares(shares).parts(of: Money("1 EUR"))
        }
        #expect(try parts(1_000_000).map(\.money) == [Money("1 EUR"), Money("0 EUR")])
        let error = #expect(throws: TripError.self) { try parts(1_000_001) }
        #expect(error?.code == .malformedSplit)
        #expect(error?.description.contains("a traveller has 1 to 1000000") == true)
    }

    @Test(arguments: [(255, ContentType.javaArchive), (256, ContentType.zip)])
    func `256 entries of an archive are looked at`(_ before: Int, _ type: ContentType) {
        let entries = (0..<before).map { (name: "f\($0)", content: "") } + [("META-INF/MANIFEST.MF", "")]
        #expect(ContentType(of: SampleFiles.archive(entries)) == type)
    }

    @Test func `64 KiB of a file tell its type, and 2 MiB of an archive`() {
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: 64 << 10)
        #expect(ContentType(of: text.dropLast() + [0]) == .unknown)
        #expect(ContentType(of: text + [0]) == .text)
        func archive(_ size: Int) -> [UInt8] {
            // The first entry fills the room before the second, which has to stand in it to its end.
            let second = SampleFiles.archive([("META-INF/MANIFEST.MF", "")]).dropLast(22)
            var first = SampleFiles.archive([("f", "")]).dropLast(22)
            let count = size - first.count - second.count
            for (index, shift) in [0, 8, 16, 24].enumerated() {
                first[18 + index] = UInt8(truncatingIfNeeded: count >> shift)
                first[22 + index] = UInt8(truncatingIfNeeded: count >> shift)
            }
            return Array(first) + [UInt8](repeating: 0, count: count) + Array(second)
        }
        #expect(ContentType(of: archive(2 << 20)) == .javaArchive)
        #expect(ContentType(of: archive(2 << 20 + 1)) == .zip)
    }
}
