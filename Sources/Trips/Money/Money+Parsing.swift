import Messages

extension Money {
    /// Reads an amount with its currency: "1234.56 EUR", "EUR 1234.56", "1000jpy".
    ///
    /// ```swift
    /// try Money("EUR -5")      // -5.00 EUR
    /// try Money("IDR 10.505")  // 10.505 IDR: no digit is rounded away
    /// try Money("1,234 EUR")
    /// // throws: 1,234: can mean 1234 or 1.234; write the one that is meant, without commas
    /// try Money("$20")
    /// // throws: $: is no currency; did you mean USD (US Dollar), CAD (Canadian Dollar) or AUD (Australian Dollar)?
    /// try Money("20")
    /// // throws: 20: names no currency; write it behind the amount, as in 20 EUR
    /// ```
    ///
    /// - Parameter text: The amount in the form that ``Amount/init(_:)`` reads, and a code of ISO 4217 in any case.
    /// - Throws: A ``TripError`` with code ``TripError/Code/malformedAmount``, ``TripError/Code/amountOutOfRange`` or
    ///   ``TripError/Code/unknownCurrency``.
    public init(_ text: some StringProtocol) throws(TripError) {
        let whole = Self.trimmed(Substring(text))
        let isAfter = whole.first.map(Self.isOfNumber) ?? true
        let amount: Substring
        let code: Substring
        if isAfter {
            code = Substring(String(whole.reversed().prefix { !Self.isOfNumber($0) }.reversed()))
            amount = whole.dropLast(code.count)
        } else {
            code = whole.prefix { !Self.isOfNumber($0) }
            amount = whole.dropFirst(code.count)
        }
        let number = Self.trimmed(amount)
        let name = Self.trimmed(code)
        guard !name.isEmpty else {
            let parsed = try Amount(number)
            throw TripError(
                .unknownCurrency, subject: String(whole),
                reason: tr("names no currency; write it behind the amount, as in \(parsed) EUR"))
        }
        let currency = try Currency(name)
        guard !number.isEmpty else {
            throw TripError(
                .malformedAmount, subject: String(whole),
                reason: tr("has no amount; write it before the currency, as in 12.50 \(currency)"))
        }
        self.init(try Amount(number), currency)
    }

    private static func isOfNumber(_ character: Character) -> Bool {
        (character.isASCII && character.isNumber) || "-+−.,".contains(character)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}
