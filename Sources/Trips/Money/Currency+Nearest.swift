internal import CivilTime
import Messages

extension Currency {
    /// The currencies most in use, first the most traded, as the survey of the Bank for International Settlements of
    /// 2022 has them: of two that are as near to a text, one of these is likelier meant.
    private static let usual = [
        "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD",
        "INR", "MXN",
        "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF",
    ]

    /// What people write for a currency; a sign that several share names them all.
    private static let signs = [
        "€": ["EUR"], "$": ["USD", "CAD", "AUD"], "US$": ["USD"], "£": ["GBP"], "¥": ["JPY", "CNY"],
        "₩": ["KRW"],
        "₹": ["INR"], "₺": ["TRY"], "₽": ["RUB"], "₫": ["VND"], "₪": ["ILS"], "฿": ["THB"], "₱": ["PHP"],
        "₴": ["UAH"], "ZŁ": ["PLN"], "KČ": ["CZK"], "KR": ["SEK", "NOK", "DKK"], "FR": ["CHF"], "R$": ["BRL"],
        "RMB": ["CNY"], "SFR": ["CHF"],
    ]

    /// The error for a text that is no code.
    static func unknown(_ text: String) -> TripError {
        let near = nearest(to: text).map { "\($0.code) (\($0.name))" }
        let last = near.last ?? ""
        let advice: String
        switch near.count {
        case 0: advice = tr("one has three letters, such as EUR, USD or JPY")
        case 1: advice = tr("did you mean \(last)?")
        default: advice = tr("did you mean \(near.dropLast().joined(separator: ", ")) or \(last)?")
        }
        return TripError(
            .unknownCurrency, subject: RefusedText.shown(text), reason: tr("is no currency; \(advice)"))
    }

    /// At most three currencies that a text can mean: by its sign, a word of its name, or a code or a word that is near.
    private static func nearest(to text: String) -> [Currency] {
        if let codes = signs[text.uppercased()] { return codes.compactMap { try? Currency($0) } }
        // One change of three letters leads to many codes that are in use; those of the past would only hide them.
        let current = all.filter(\.isCurrent)
        let words = current.map { $0.name.lowercased().split(separator: " ").map(String.init) }
        func named(_ wanted: [String]) -> [Currency] {
            zip(current, words).filter { $1.contains { wanted.contains($0) } }.map(\.0)
        }
        // "euro" is the name of one and a word in that of another.
        var found = current.filter { $0.name.lowercased() == text.lowercased() }
        if found.isEmpty { found = named([text.lowercased()]) }
        if found.isEmpty {
            let codes = Set(NameDistance.nearest(to: text, among: current.map(\.code), count: current.count))
            found = current.filter { codes.contains($0.code) }
        }
        if found.isEmpty {
            let all = Set(words.joined()).sorted()
            found = named(NameDistance.nearest(to: text, among: all, count: 1))
        }
        let rank = Dictionary(uniqueKeysWithValues: usual.enumerated().map { ($0.element, $0.offset) })
        found.sort { (rank[$0.code] ?? .max, $0.code) < (rank[$1.code] ?? .max, $1.code) }
        return Array(found.prefix(3))
    }
}
