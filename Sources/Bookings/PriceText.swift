import Trips

/// Reads a price in common notations: `EUR 129.00`, `1.249,90 €`, `HUF 25,990`.
enum PriceText {
    private static let signs: [Character: String] = ["€": "EUR", "£": "GBP", "₹": "INR", "₩": "KRW"]
    private static let words: [String: String] = [
        "zł": "PLN", "Kč": "CZK", "Ft": "HUF", "CHF": "CHF", "R$": "BRL",
        "US$": "USD", "A$": "AUD", "AU$": "AUD", "C$": "CAD", "CA$": "CAD", "NZ$": "NZD", "HK$": "HKD",
        "S$": "SGD",
    ]

    /// Returns the money; `nil` for an ambiguous currency such as `$`, or if the text says more than an amount.
    static func money(_ text: String) -> Money? {
        if let money = amount(text) { return money }
        // `236,40 EUR, taxe de séjour incluse`
        guard let comma = text.firstOctets(of: ", "), !isPart(text),
            !text[comma.upperBound...].bareWords.contains(where: { partWords.contains($0.lowercased()) })
        else { return nil }
        return amount(String(text[..<comma.lowerBound]))
    }

    private static func amount(_ text: String) -> Money? {
        var digits = ""
        var code = ""
        // A remark in parentheses may say that the amount is a part.
        guard !isPart(text) else { return nil }
        let text = text.prefix { $0 != "(" }
        for character in text where !character.isWhitespace {
            if character.isASCII, character.isNumber || character == "." || character == "," {
                digits.append(character)
            } else {
                code.append(character)
            }
        }
        // `$412.38 USD`
        if code.first == "$", code.utf8.count == 4, code.hasSuffix("D") { code.removeFirst() }
        let currency: String? =
            if let sign = code.first, code.count == 1 {
                signs[sign]
            } else if code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
                code
            } else {
                words[code]
            }
        guard let currency, let known = try? Currency(currency), let number = plain(digits, known.minorDigits)
        else {
            return nil
        }
        return try? Money("\(number) \(currency)")
    }

    /// Whether a remark says that the amount is per day or person, or a part of the price.
    private static func isPart(_ text: String) -> Bool {
        guard let (_, remark) = text.halves(at: UInt8(ascii: "(")) else { return false }
        return remark.bareWords.contains { partWords.contains($0.lowercased()) }
    }

    /// Words for a price per unit, or for a part.
    private static let partWords: WordSet = [
        "per", "pro", "par", "por", "each", "je", "jede", "deposit", "only", "nur", "anzahlung", "acompte",
        "depósito", "acconto", "caparra", "aanbetaling", "zaliczka", "záloha", "night", "nuit", "nacht",
        "day",
        "jour", "tag", "person", "personne", "persona", "pp", "p",
    ]
    /// Words for an open balance, beside which a paid amount is a part.
    static let balanceWords: WordSet = [
        "balance", "outstanding", "remaining", "restbetrag", "restzahlung", "solde", "saldo", "restante",
        "doplatek", "dopłata",
    ]

    /// The number with a decimal point; the fraction has two digits, or as many as the currency has.
    ///
    /// Three digits behind the only mark are thousands: `25,990`. For a currency with three places a point is
    /// decimal, and a comma is ambiguous.
    private static func plain(_ digits: String, _ places: Int) -> String? {
        guard digits.first?.isNumber == true, digits.utf8.count <= 16 else { return nil }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let last = parts.last, parts.count > 1 else { return digits }
        let whole = parts.dropLast()
        let mark = digits.utf8[digits.utf8.index(before: last.startIndex)]
        guard let first = whole.first, (1...3).contains(first.utf8.count) || whole.count == 1,
            whole.dropFirst().allSatisfy({ $0.utf8.count == 3 })
        else { return nil }
        if last.utf8.count == 2 { return "\(whole.joined()).\(last)" }
        guard last.utf8.count == 3 else { return nil }
        if places < 3 { return parts.joined() }
        return mark == UInt8(ascii: ".") ? "\(whole.joined()).\(last)" : nil
    }
}
