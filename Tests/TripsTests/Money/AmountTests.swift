import TestKit
import Testing
import Trips

@Suite("Amount") struct AmountTests {
    @Test(
        arguments: [
            // Values that a binary fraction changes.
            ("19.99", "19.99"), ("33.33", "33.33"), ("1234.56", "1234.56"), ("0.07", "0.07"), ("-5", "-5"),
            ("0", "0"), ("-0", "0"), ("-0.00", "0"), ("19.90", "19.9"), ("100", "100"), ("100.00", "100"),
            ("007", "7"),
            ("0.000000000000000001", "0.000000000000000001"),
            ("999999999999999999", "999999999999999999"), ("-999999999999999999", "-999999999999999999"),
            ("-0.5", "-0.5"), ("1.234", "1.234"), ("00000000000000000000000000000000000000000.5", "0.5"),
            ("1.50000000000000000000000000000000000000000", "1.5"),
        ])
    func `an amount is read exactly`(text: String, shown: String) throws {
        let amount = try Amount(text)
        #expect(amount.description == shown)
        #expect(try Amount(shown) == amount)
    }

    @Test(
        arguments: [
            ("", "\"\": is no amount; one looks like 1234.56"),
            ("-", "-: is no amount; one looks like 1234.56"),
            ("abc", "abc: is no amount; one looks like 1234.56"),
            ("1e3", "1e3: is no amount; one looks like 1234.56"),
            ("nan", "nan: is no amount; one looks like 1234.56"),
            ("0x10", "0x10: is no amount; one looks like 1234.56"),
            ("--5", "--5: is no amount; one looks like 1234.56"),
            ("1.2.3", "1.2.3: is no amount; one looks like 1234.56"),
            ("٣", "٣: is no amount; one looks like 1234.56"),
            ("1,234", "1,234: can mean 1234 or 1.234; write the one that is meant, without commas"),
            ("-1,234", "-1,234: can mean -1234 or -1.234; write the one that is meant, without commas"),
            ("1,5", "1,5: is no amount as it is written here; write 1.5"),
            ("0,123", "0,123: is no amount as it is written here; write 0.123"),
            ("1234,567", "1234,567: is no amount as it is written here; write 1234.567"),
            ("1,234.56", "1,234.56: is no amount as it is written here; write 1234.56"),
            ("1.234,56", "1.234,56: is no amount as it is written here; write 1234.56"),
            ("1,234,567", "1,234,567: is no amount as it is written here; write 1234567"),
            ("1.234.567", "1.234.567: is no amount as it is written here; write 1234567"),
            ("1 234,56", "1 234,56: is no amount as it is written here; write 1234.56"),
            ("1\u{202F}234.56", "1\u{202F}234.56: is no amount as it is written here; write 1234.56"),
            ("1'234.50", "1'234.50: is no amount as it is written here; write 1234.50"),
            ("12 34", "12 34: is no amount; one looks like 1234.56"),
            ("+5", "+5: is no amount as it is written here; write 5"),
            ("−5", "−5: is no amount as it is written here; write -5"),
            (".5", ".5: is no amount as it is written here; write 0.5"),
            ("5.", "5.: is no amount as it is written here; write 5"),
            ("5,", "5,: is no amount as it is written here; write 5"),
        ])
    func `what is written in another way is refused with what it can mean`(text: String, message: String) {
        let error = #expect(throws: TripError.self) { try Amount(text) }
        #expect(error?.code == .malformedAmount)
        #expect(error?.description == message)
    }

    @Test(
        arguments: [
            ("1000000000000000000", 19), ("0.1234567890123456789", 19), ("-12.34567890123456789", 19),
            (String(repeating: "9", count: 40), 40), ("1." + String(repeating: "0", count: 38) + "1", 40),
        ])
    func `an amount of more than 18 digits is refused, not rounded`(text: String, count: Int) {
        #expect(
            throws: TripError(
                .amountOutOfRange, subject: text,
                reason: "has \(count) digits; an amount has at most 18, before and behind the point")
        ) { try Amount(text) }
    }

    @Test func `a million digits are refused in one line`() {
        let error = #expect(throws: TripError.self) { try Amount(String(repeating: "7", count: 1_000_000)) }
        #expect(
            error?.description
                == "777777777777777777777777…77777777: has 1000000 digits; "
                + "an amount has at most 18, before and behind the point")
    }

    @Test func `a sum that needs more digits is refused`() throws {
        let most = try Amount("999999999999999999")
        for other in ["1", "0.1"] {
            let error = #expect(throws: TripError.self) { try most.adding(Amount(other)) }
            #expect(error?.code == .amountOutOfRange)
        }
        #expect(try most.subtracting(most) == .zero)
        #expect(try most.adding(Amount("-0.0")) == most)
    }

    @Test func `digits with a place for the point are an amount`() throws {
        #expect(try Amount(coefficient: 123_450, places: 2).description == "1234.5")
        #expect(try Amount(coefficient: -7, places: 3).description == "-0.007")
        let error = #expect(throws: TripError.self) { try Amount(coefficient: .min, places: 0) }
        #expect(
            error?.description == "-9223372036854775808: has 19 digits; "
                + "an amount has at most 18, before and behind the point")
    }

    @Test func `zeros fill up to the places asked for and no digit is left out`() throws {
        #expect(try Amount("5").text(padded: 2) == "5.00")
        #expect(try Amount("-5.5").text(padded: 2) == "-5.50")
        #expect(try Amount("0.125").text(padded: 2) == "0.125")
        #expect(try Amount("0").text(padded: 0) == "0")
    }

    @Test func `amounts are ordered by value`() throws {
        let texts = ["-10", "-9.99", "-0.5", "0", "0.05", "0.5", "0.51", "9", "10", "999999999999999999"]
        let amounts = try texts.map { try Amount($0) }
        #expect(amounts.shuffled().sorted() == amounts)
    }

    /// The sum of two amounts in whole millionths, which 64 bits hold exactly.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `sums are exact and text comes back`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let left = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
            let right = Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)
            let places = Int.random(in: 0...6, using: &generator)
            let scale = (0..<6 - places).reduce(Int64(1)) { product, _ in product * 10 }
            let first = try Amount(coefficient: left, places: 6)
            let second = try Amount(coefficient: right, places: places)
            let sum = try first.adding(second)
            #expect(try sum == Amount(coefficient: left + right * scale, places: 6))
            #expect(try Amount(sum.description) == sum)
            #expect(try Amount(sum.text(padded: 8)) == sum)
            #expect(try sum.subtracting(second) == first)
            #expect((first < second) == (left < right * scale))
            #expect(first.negated.negated == first && !first.magnitude.isNegative)
        }
    }
}
