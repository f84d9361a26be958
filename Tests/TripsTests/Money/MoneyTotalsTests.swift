import TestKit
import Testing
import Trips

@Suite("MoneyTotals") struct MoneyTotalsTests {
    @Test func `each currency has a sum of its own, in the order of the codes`() throws {
        let totals = try MoneyTotals(
            ["19.99 EUR", "3000 JPY", "33.33 EUR", "1234.56 CHF", "0.07 EUR", "-3000 JPY"].map {
                try Money($0)
            })
        #expect(totals.description == "1234.56 CHF, 53.39 EUR, 0 JPY")
        #expect(try totals[Currency("JPY")] == Money("0 JPY"))
        #expect(try totals[Currency("USD")] == nil)
        #expect(MoneyTotals().isEmpty && MoneyTotals().description.isEmpty)
    }

    @Test func `a sum without room takes no other away, and comes back when it fits again`() throws {
        var totals = try MoneyTotals([Money("999999999999999999 EUR"), Money("1 CHF")])
        totals.add(try Money("0.5 EUR"))
        #expect(try totals.oversized == [Currency("EUR")])
        #expect(try totals[Currency("EUR")] == nil)
        #expect(totals.description == "1.00 CHF, more EUR than can be written")
        totals.add(try Money("-999999999999999999 EUR"))
        #expect(totals.description == "1.00 CHF, 0.50 EUR")
    }

    @Test func `a thousand of the largest amounts are oversized, not a trap`() throws {
        let most = try Money("999999999999999999 EUR")
        let totals = MoneyTotals(Array(repeating: most, count: 1_000))
        #expect(totals.oversized == [most.currency] && totals.sums.isEmpty)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `the order in which things are added does not matter`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let costs = try (0..<40).map { _ in
            let code = try #require(["EUR", "JPY", "KWD"].randomElement(using: &generator))
            let digits = Int64.random(in: -99_999...99_999, using: &generator)
            let places = Int.random(in: 0...3, using: &generator)
            return Money(try Amount(coefficient: digits, places: places), try Currency(code))
        }
        #expect(MoneyTotals(costs) == MoneyTotals(costs.shuffled(using: &generator)))
    }
}
