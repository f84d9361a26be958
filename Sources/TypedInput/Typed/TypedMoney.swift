import Messages
package import Trips

/// Reads money that a person types.
package enum TypedMoney {
    /// Reads an amount with its currency, with no more decimal places than the currency has.
    ///
    /// "5.000 EUR" is five thousand to some and five to others.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the value.
    /// - Returns: The money.
    /// - Throws: An ``InputRefusal``.
    package static func parse(_ text: String, option: String) throws -> Money {
        try Typed.said(option) {
            let money = try Money(text)
            let places = text.split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count ?? 0
            guard places > money.currency.minorDigits else { return money }
            throw TripError(
                .malformedAmount, subject: text,
                reason: tr(
                    "has more decimal places than \(money.currency.code), which has \(money.currency.minorDigits); write thousands without a point"
                ))
        }
    }
}
