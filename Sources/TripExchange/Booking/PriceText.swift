import Trips

/// Reads a price as people write it: `EUR 129.00`, `1.249,90 €`, `HUF 25,990`.
enum PriceText {
    private static let signs: [Character: String] = ["€": "EUR", "£": "GBP", "₹": "INR", "₩": "KRW"]
    private static let words: [String: String] = ["zł": "PLN", "Kč": "CZK", "Ft": "HUF", "CHF": "CHF"]

    /// Returns the money; `nil` where the currency has several readings, such as `$`, or more than money is said.
    static func money(_ text: String) -> Money? {
        var digits = ""
        var code = ""
        for character in text where !character.isWhitespace {
            if character.isASCII, character.isNumber || character == "." || character == "," {
                digits.append(character)
            } else {
                code.append(character)
            }
        }
        let currency: String? =
            if let sign = code.first, code.count == 1 {
                signs[sign]
            } else if code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
                code
            } else {
                words[code]
            }
        guard let currency, let number = plain(digits) else { return nil }
        return try? Money("\(number) \(currency)")
    }

    /// The number with a point before its fraction, which has two digits, and nothing else between the digits.
    private static func plain(_ digits: String) -> String? {
        guard digits.first?.isNumber == true, digits.utf8.count <= 16 else { return nil }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard let last = parts.last, parts.count > 1 else { return digits }
        let whole = parts.dropLast()
        let isGrouped = whole.dropFirst().allSatisfy { $0.utf8.count == 3 }
        if last.utf8.count == 2, isGrouped { return "\(whole.joined()).\(last)" }
        return last.utf8.count == 3 && isGrouped ? parts.joined() : nil
    }
}
