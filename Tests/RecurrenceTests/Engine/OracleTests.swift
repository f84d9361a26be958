import CivilTime
import RecurrenceOracle
import TestKit
import Testing

@Suite("Engine against a slow reading of the RFC") struct OracleTests {
    /// Seeds per test; the first that fails is named by its number.
    private static let block = 50

    /// `scripts/check-recurrence` goes on to 5,000.
    @Test(arguments: 0..<20)
    func `a random rule gives what the slow reading gives`(block: Int) throws {
        for seed in block * Self.block..<(block + 1) * Self.block {
            let sample = try RandomSample(seed: seed)
            let expected = sample.oracle
            #expect(sample.engine == expected, "\(seed): \(sample.start) \(sample.rule)")

            // Any window inside holds just what the whole holds there, however one gets to it.
            var numbers = SplitMix64(seed: UInt64(seed))
            let from = Int(sample.start.secondsSinceEpoch)
            let end = Int(sample.end.secondsSinceEpoch)
            for _ in 0..<3 {
                let low = Int.random(in: from..<end, using: &numbers)
                let high = min(low + Int.random(in: 1..<4_000_000, using: &numbers), end)
                let window =
                    try CivilDateTime(
                        secondsSinceEpoch: Int64(low))..<CivilDateTime(secondsSinceEpoch: Int64(high))
                #expect(
                    sample.engine(in: window) == expected.filter { $0 >= low && $0 < high },
                    "\(seed): \(sample.start) \(sample.rule) in \(window)")
            }
        }
    }

    @Test func `the random rules are 5,000 and use every part`() throws {
        let rules = try (0..<5000).map { try RandomSample(seed: $0) }.map { "\($0.start) \($0.rule)" }
        #expect(Set(rules).count == 5000)
        for part in [
            "COUNT=", "UNTIL=", "INTERVAL=", "BYSECOND=", "BYMINUTE=", "BYHOUR=", "BYDAY=", "BYMONTHDAY=",
            "BYYEARDAY=", "BYWEEKNO=", "BYMONTH=", "BYSETPOS=", "WKST=", "SKIP=FORWARD", "SKIP=BACKWARD",
            "BYMONTHDAY=-", "BYYEARDAY=-", "BYWEEKNO=-", "BYSETPOS=-",
        ] {
            #expect(rules.count { $0.contains(part) } >= 20, "\(part)")
        }
    }
}
