import TestKit
import Testing
import Trips

@Suite("Money") struct MoneyTests {
    @Test(
        arguments: [
            ("1234.56 EUR", "1234.56 EUR"), ("EUR 1234.56", "1234.56 EUR"), ("1234.56eur", "1234.56 EUR"),
            ("  5 \t CHF ", "5.00 CHF"), ("JPY1000", "1000 JPY"), ("1.5 KWD", "1.500 KWD"),
            ("-5 USD", "-5.00 USD"),
            ("USD -5", "-5.00 USD"), ("0 EUR", "0.00 EUR"), ("10.50 IDR", "10.50 IDR"),
            ("10.505 IDR", "10.505 IDR"),
            ("0.5 JPY", "0.5 JPY"), ("3.0 DEM", "3.00 DEM"),
        ])
    func `money is read with its currency on either side`(text: String, shown: String) throws {
        let money = try Money(text)
        #expect(money.description == shown)
        #expect(try Money(shown) == money)
    }

    @Test(
        arguments: [
            (
                "1,234 EUR", TripError.Code.malformedAmount,
                "1,234: can mean 1234 or 1.234; write the one that is meant, without commas"
            ),
            ("1 234,56 EUR", .malformedAmount, "1 234,56: is no amount as it is written here; write 1234.56"),
            ("12 EURO", .unknownCurrency, "EURO: is no currency; did you mean EUR (Euro)?"),
            ("€12", .unknownCurrency, "€: is no currency; did you mean EUR (Euro)?"),
            ("12", .unknownCurrency, "12: names no currency; write it behind the amount, as in 12 EUR"),
            ("EUR", .malformedAmount, "EUR: has no amount; write it before the currency, as in 12.50 EUR"),
            ("", .malformedAmount, "\"\": is no amount; one looks like 1234.56"),
            ("EUR 5 USD", .malformedAmount, "5 USD: is no amount; one looks like 1234.56"),
            ("1e3 EUR", .malformedAmount, "1e3: is no amount; one looks like 1234.56"),
        ])
    func `what is not money is refused`(text: String, code: TripError.Code, message: String) {
        let error = #expect(throws: TripError.self) { try Money(text) }
        #expect(error?.code == code)
        #expect(error?.description == message)
    }

    @Test func `an amount with 40 digits is refused by name`() {
        let digits = String(repeating: "1", count: 40)
        let error = #expect(throws: TripError.self) { try Money("\(digits) EUR") }
        #expect(
            error?.description
                == "\(digits): has 40 digits; an amount has at most 18, before and behind the point")
    }

    @Test func `currencies do not mix`() throws {
        let euros = try Money("1 EUR")
        let yen = try Money("100 JPY")
        for attempt in [
            { _ = try euros.adding(yen) }, { _ = try euros.isLess(than: yen) },
            { _ = try euros.subtracting(yen) },
        ] {
            #expect(
                throws: TripError(
                    .differentCurrencies, subject: "1.00 EUR and 100 JPY",
                    reason: "are of two currencies; nothing is added or compared across currencies")
            ) { try attempt() }
        }
    }

    @Test func `what is within a currency is added and compared`() throws {
        let fare = try Money("19.99 EUR")
        #expect(try fare.adding(Money("0.01 EUR")) == Money("20 EUR"))
        #expect(try fare.subtracting(Money("20 EUR")) == Money("-0.01 EUR"))
        #expect(try fare.isLess(than: Money("20 EUR")))
        #expect(try !fare.isLess(than: fare))
        #expect(try fare.negated == Money("-19.99 EUR"))
    }

    @Test func `a price finer than the minor unit is told`() throws {
        #expect(try Money("1.849 EUR").isFinerThanMinorUnit)
        #expect(try !Money("1.840 EUR").isFinerThanMinorUnit)
        #expect(try Money("0.5 JPY").isFinerThanMinorUnit)
    }

    @Test(
        arguments: [
            // By hand: 100/3 = 33.33…, 0.25/2 = 0.125, 0.27/2 = 0.135, 5/2 = 2.5, 3/2 = 1.5, 1.849/1.
            ("100 EUR", 3, "33.33 EUR", "33.33 EUR", false), ("0.25 EUR", 2, "0.12 EUR", "0.13 EUR", false),
            ("0.27 EUR", 2, "0.14 EUR", "0.14 EUR", false), ("-0.25 EUR", 2, "-0.12 EUR", "-0.13 EUR", false),
            ("5 JPY", 2, "2 JPY", "3 JPY", false), ("3 JPY", 2, "2 JPY", "2 JPY", false),
            ("300 EUR", 3, "100 EUR", "100 EUR", true), ("1 KWD", 8, "0.125 KWD", "0.125 KWD", true),
            ("1.849 EUR", 1, "1.85 EUR", "1.85 EUR", false), ("0 EUR", 7, "0 EUR", "0 EUR", true),
            ("999999999999999999 JPY", 1, "999999999999999999 JPY", "999999999999999999 JPY", true),
            ("0.000000000000000001 EUR", Int.max, "0 EUR", "0 EUR", false),
        ])
    func `a part is rounded to the minor unit by the named rule`(
        whole: String, parts: Int, even: String, up: String, isExact: Bool
    ) throws {
        let money = try Money(whole)
        let byEven = try money.divided(by: parts, rounding: .halfEven)
        let byUp = try money.divided(by: parts, rounding: .halfUp)
        #expect(try byEven.value == Money(even))
        #expect(try byUp.value == Money(up))
        #expect(byEven.isExact == isExact && byUp.isExact == isExact)
    }

    @Test func `what cannot be divided is refused`() throws {
        let stay = try Money("100 EUR")
        for nights in [0, -1] {
            let error = #expect(throws: TripError.self) { try stay.perNight(nights, rounding: .halfUp) }
            #expect(
                error?.description
                    == "100.00 EUR for \(nights) nights: has no cost per night; a stay has 1 night or more")
            #expect(throws: TripError.self) { try stay.divided(by: nights, rounding: .halfUp) }
        }
    }

    @Test func `a part without room for the minor unit is refused`() throws {
        // 124999999999999999.875, rounded to cents, has 20 digits.
        let error = #expect(throws: TripError.self) {
            try Money("999999999999999999 EUR").divided(by: 8, rounding: .halfUp)
        }
        #expect(error?.code == .amountOutOfRange)
    }

    /// The part times the count is within half a minor unit per part of the whole.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a part is the nearest`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let cents = Int64.random(in: -1_000_000...1_000_000, using: &generator)
        let parts = Int.random(in: 1...40, using: &generator)
        let money = Money(try Amount(coefficient: cents, places: 2), try Currency("EUR"))
        for rounding in AmountRounding.allCases {
            let part = try money.divided(by: parts, rounding: rounding).value.amount
            // Cents of the part, again with two places.
            let partCents =
                part.places == 0 ? part.coefficient * 100 : part.coefficient * (part.places == 1 ? 10 : 1)
            #expect(abs(cents - partCents * Int64(parts)) * 2 <= Int64(parts))
        }
    }

    @Test(
        arguments: [
            ("none", PaidStatus.unpaid), ("deposit", .deposit), ("infull", .full), ("In Full", .full),
            ("full", .full),
            ("DEPOSIT", .deposit), ("", nil), ("paid", nil), ("unpaid", nil),
        ] as [(String, PaidStatus?)])
    func `a word says how much is paid`(word: String, status: PaidStatus?) {
        #expect(PaidStatus(word: word) == status)
    }
}
