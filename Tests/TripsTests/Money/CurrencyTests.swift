import Testing
import Trips

@Suite("Currency") struct CurrencyTests {
    @Test(
        arguments: [
            // Minor units of list one of ISO 4217. CLDR has 0 for ALL, IDR's cash, IQD, LAK and RSD.
            ("EUR", 2, true), ("JPY", 0, true), ("KWD", 3, true), ("IQD", 3, true), ("ALL", 2, true),
            ("IDR", 2, true),
            ("LAK", 2, true), ("RSD", 2, true), ("CLF", 4, true), ("ISK", 0, true), ("UGX", 0, true),
            // Since 2025 and 2024.
            ("XCG", 2, true), ("ZWG", 2, true),
            // Bulgaria has the euro since 2026-01-01, Croatia since 2023-01-01.
            ("BGN", 2, false), ("HRK", 2, false), ("DEM", 2, false), ("ITL", 0, false), ("ANG", 2, false),
        ])
    func `a code has decimal places and is in use or of the past`(
        code: String, digits: Int, isCurrent: Bool
    ) throws {
        let currency = try Currency(code)
        #expect(currency.code == code)
        #expect(currency.minorDigits == digits)
        #expect(currency.isCurrent == isCurrent)
        #expect(try Currency(code.lowercased()) == currency)
    }

    @Test(
        arguments: [
            ("EURO", "is no currency; did you mean EUR (Euro)?"),
            ("€", "is no currency; did you mean EUR (Euro)?"),
            ("¥", "is no currency; did you mean JPY (Japanese Yen) or CNY (Chinese Yuan)?"),
            ("yen", "is no currency; did you mean JPY (Japanese Yen)?"),
            (
                "franks",
                "is no currency; did you mean CHF (Swiss Franc), BIF (Burundian Franc) or CDF (Congolese Franc)?"
            ),
            ("GPB", "is no currency; did you mean GBP (British Pound)?"),
            ("QQQ", "is no currency; one has three letters, such as EUR, USD or JPY"),
            ("'; DROP TABLE", "is no currency; one has three letters, such as EUR, USD or JPY"),
            (
                "XAU",
                "stands for Gold in ISO 4217, in which nothing is paid; give a currency, such as EUR, USD or JPY"
            ),
            (
                "XXX",
                "stands for Unknown Currency in ISO 4217, in which nothing is paid; "
                    + "give a currency, such as EUR, USD or JPY"
            ),
            // A letter whose capital is S, in ASCII.
            ("u\u{17F}d", "is no currency; one has three letters, such as EUR, USD or JPY"),
        ])
    func `what is no currency is refused with the nearest`(text: String, reason: String) {
        #expect(throws: TripError(.unknownCurrency, subject: text, reason: reason)) { try Currency(text) }
    }

    @Test func `no text is shown as such`() {
        let error = #expect(throws: TripError.self) { try Currency("") }
        #expect(error?.description == "\"\": is no currency; one has three letters, such as EUR, USD or JPY")
    }

    @Test func `a text of any length is refused in a short time`() {
        let error = #expect(throws: TripError.self) { try Currency(String(repeating: "E", count: 100_000)) }
        #expect(error?.code == .unknownCurrency)
        #expect((error?.description.utf8.count ?? .max) < 300)
    }

    @Test func `all currencies stand in the order of their codes, each once`() {
        let codes = Currency.all.map(\.code)
        #expect(codes == codes.sorted())
        #expect(Set(codes).count == codes.count)
        // List one of 2026-01-01: 178 codes, of which 13 have no minor unit.
        #expect(Currency.all.count { $0.isCurrent } == 165)
        #expect(Currency.all == Currency.all.sorted())
        #expect(Currency.all.allSatisfy { (0...4).contains($0.minorDigits) && !$0.name.isEmpty })
        #expect(Currency.tableVersion == "2026-01-01")
    }
}
