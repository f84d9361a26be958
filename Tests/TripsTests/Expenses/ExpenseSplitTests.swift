import TestKit
import Testing
import Trips

@Suite("ExpenseSplit") struct ExpenseSplitTests {
    static func travellers(_ count: Int) -> [TravellerID] { (0..<count).map { TravellerID("t\($0)") } }

    @Test(
        arguments: [
            // By hand: 10000 cents by 3 are 3333 and 1 is left; 5 yen by 3 are 1 and 2 are left.
            ("100 EUR", 3, ["33.34", "33.33", "33.33"]), ("5 JPY", 3, ["2", "2", "1"]),
            ("0.01 EUR", 2, ["0.01", "0.00"]),
            ("0.10 KWD", 3, ["0.034", "0.033", "0.033"]), ("-100 EUR", 3, ["-33.34", "-33.33", "-33.33"]),
            ("0 EUR", 2, ["0", "0"]), ("12.50 EUR", 1, ["12.50"]),
            // Finer than the minor unit: in units of its own last place.
            ("10.005 EUR", 2, ["5.003", "5.002"]), ("0.5 JPY", 2, ["0.3", "0.2"]),
        ])
    func `equal parts differ by one minor unit at most, and the first bear it`(
        whole: String, count: Int, parts: [String]
    ) throws {
        let whole = try Money(whole)
        let split = ExpenseSplit.equally(among: Self.travellers(count))
        let expected = try zip(Self.travellers(count), parts).map {
            ExpensePart(traveller: $0, money: Money(try Amount($1), whole.currency))
        }
        #expect(try split.parts(of: whole) == expected)
    }

    @Test(
        arguments: [
            // By hand. 100 by 1:2 is 33.333… and 66.666…: the second lost more.
            ("100 EUR", [1, 2], ["33.33", "66.67"]),
            // 10 yen by 1:1:1 lose the same, so the first bears it.
            ("10 JPY", [1, 1, 1], ["4", "3", "3"]),
            // 10 by 3:3:1 is 4.28…, 4.28… and 1.42…: the last lost most.
            ("10 JPY", [3, 3, 1], ["4", "4", "2"]),
            ("-10 JPY", [3, 3, 1], ["-4", "-4", "-2"]),
            // 0.02 by 5:3:2 is 1, 0.6 and 0.4 cents.
            ("0.02 EUR", [5, 3, 2], ["0.01", "0.01", "0"]),
            ("1 EUR", [1_000_000, 1], ["1", "0"]),
        ])
    func `shares get the unit that they lost most of`(whole: String, weights: [Int], parts: [String]) throws {
        let whole = try Money(whole)
        let shares = zip(Self.travellers(weights.count), weights).map {
            ExpenseShare(traveller: $0, weight: $1)
        }
        let made = try ExpenseSplit.byShares(shares).parts(of: whole)
        #expect(made.map(\.traveller) == Self.travellers(weights.count))
        #expect(try made.map(\.money.amount) == parts.map { try Amount($0) })
    }

    @Test func `exact parts are kept when they are the whole`() throws {
        let parts = try zip(Self.travellers(2), ["70.01 EUR", "29.99 EUR"]).map {
            ExpensePart(traveller: $0, money: try Money($1))
        }
        #expect(try ExpenseSplit.exactly(parts).parts(of: Money("100 EUR")) == parts)
    }

    @Test(
        arguments: [
            (["70 EUR", "20 EUR"], "90.00 EUR in parts: are 10.00 EUR less than the whole, 100.00 EUR"),
            (["70 EUR", "30.01 EUR"], "100.01 EUR in parts: are 0.01 EUR more than the whole, 100.00 EUR"),
            (
                ["70 EUR", "30 USD"],
                "30.00 EUR and 30.00 USD: are of two currencies; nothing is added or compared across currencies"
            ),
        ])
    func `exact parts that are not the whole are refused`(parts: [String], message: String) throws {
        let parts = try zip(Self.travellers(parts.count), parts).map {
            ExpensePart(traveller: $0, money: try Money($1))
        }
        let error = #expect(throws: TripError.self) {
            try ExpenseSplit.exactly(parts).parts(of: Money("100 EUR"))
        }
        #expect(error?.description == message)
    }

    @Test func `nobody, somebody twice and no shares are refused`() throws {
        let ada = TravellerID("ada")
        let refused: [(ExpenseSplit, String)] = [
            (.equally(among: []), "1.00 EUR: is split among nobody; name who takes part"),
            (.byShares([]), "1.00 EUR: is split among nobody; name who takes part"),
            (.exactly([]), "1.00 EUR: is split among nobody; name who takes part"),
            (
                .equally(among: [ada, TravellerID("ADA")]),
                "ada: takes part twice; name everybody once, with all their shares together"
            ),
            (
                .byShares([ExpenseShare(traveller: ada, weight: 0)]),
                "0 shares of ada: are none to split by; a traveller has 1 to 1000000"
            ),
            (
                .byShares([ExpenseShare(traveller: ada, weight: -1)]),
                "-1 shares of ada: are none to split by; a traveller has 1 to 1000000"
            ),
            (
                .byShares([ExpenseShare(traveller: ada, weight: 1_000_001)]),
                "1000001 shares of ada: are none to split by; a traveller has 1 to 1000000"
            ),
        ]
        for (split, message) in refused {
            let error = #expect(throws: TripError.self) { try split.parts(of: Money("1 EUR")) }
            #expect(error?.code == .malformedSplit)
            #expect(error?.description == message)
        }
    }

    @Test func `the largest amounts are divided exactly or refused`() throws {
        let most = try Money("999999999999999999 JPY")
        let parts = try ExpenseSplit.equally(among: Self.travellers(7)).parts(of: most)
        #expect(MoneyTotals(parts.map(\.money))[most.currency] == most)
        // Half of it has cents, and so 20 digits.
        let error = #expect(throws: TripError.self) {
            try ExpenseSplit.equally(among: Self.travellers(2)).parts(of: Money("999999999999999999 EUR"))
        }
        #expect(error?.code == .amountOutOfRange)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `the parts are always the whole and each is within a unit of its share`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<25 {
            let code = try #require(["EUR", "JPY", "KWD", "UYW"].randomElement(using: &generator))
            let currency = try Currency(code)
            let places = Int.random(in: 0...5, using: &generator)
            let digits = Int64.random(in: -1_000_000...1_000_000, using: &generator)
            let whole = Money(try Amount(coefficient: digits, places: places), currency)
            let everybody = Self.travellers(Int.random(in: 1...12, using: &generator)).shuffled(
                using: &generator)
            let weights = everybody.map { _ in Int.random(in: 1...9, using: &generator) }
            let isEqual = Bool.random(using: &generator)
            let split =
                isEqual
                ? ExpenseSplit.equally(among: everybody)
                : .byShares(zip(everybody, weights).map { ExpenseShare(traveller: $0, weight: $1) })
            let parts = try split.parts(of: whole)
            #expect(parts.map(\.traveller) == everybody)
            #expect(MoneyTotals(parts.map(\.money))[currency] == whole)
            // In units of the sixth place, which every amount here has at most.
            let unit = Self.millionths(
                try Amount(coefficient: 1, places: max(currency.minorDigits, whole.amount.places)))
            let total = isEqual ? everybody.count : weights.reduce(0, +)
            for (part, weight) in zip(parts, weights) {
                let ideal = Self.millionths(whole.amount) * (isEqual ? 1 : weight)
                #expect(abs(Self.millionths(part.money.amount) * total - ideal) < unit * total)
            }
        }
    }

    private static func millionths(_ amount: Amount) -> Int {
        (0..<6 - amount.places).reduce(Int(amount.coefficient)) { product, _ in product * 10 }
    }
}
