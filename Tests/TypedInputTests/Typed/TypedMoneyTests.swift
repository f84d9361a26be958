import Testing
import Trips
import TypedInput

/// Money that a person types.
@Suite("Typed money") struct TypedMoneyTests {
    @Test(arguments: ["5.000 EUR", "5.123 JPY", "1.5 JPY", "12.345 EUR", "EUR 5.000"])
    func `more places than the currency has are no amount`(_ text: String) throws {
        let refusal = try #require(throws: InputRefusal.self) {
            try TypedMoney.parse(text, option: "--amount")
        }
        #expect(refusal.description.contains("write thousands without a point"))
        #expect(refusal.description.hasPrefix("--amount \(text): "))
    }

    @Test(arguments: [
        ("5000 EUR", "5000.00 EUR"), ("5.5 EUR", "5.50 EUR"), ("1.125 TND", "1.125 TND"),
        ("-3 JPY", "-3 JPY"),
    ])
    func `what the currency has is taken`(_ text: String, _ money: String) throws {
        #expect(try TypedMoney.parse(text, option: "--amount").description == money)
    }
}
