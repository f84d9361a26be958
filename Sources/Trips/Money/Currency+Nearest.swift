internal import CivilTime
import Messages

extension Currency {
    /// The currencies most in use, the most traded first (Bank for International Settlements, 2022).
    ///
    /// Of two that are equally near to a text, one of these is preferred.
    private static let usual = [
        "USD", "EUR", "JPY", "GBP", "CNY", "AUD", "CAD", "CHF", "HKD", "SGD", "SEK", "KRW", "NOK", "NZD",
        "INR", "MXN",
        "TWD", "ZAR", "BRL", "DKK", "PLN", "THB", "ILS", "IDR", "CZK", "AED", "TRY", "HUF",
    ]

    /// The signs of currencies; a shared sign names them all.
    private static let signs = [
        "€": ["EUR"], "$": ["USD", "CAD", "AUD"], "US$": ["USD"], "£": ["GBP"], "¥": ["JPY", "CNY"],
        "₩": ["KRW"],
        "₹": ["INR"], "₺": ["TRY"], "₽": ["RUB"], "₫": ["VND"], "₪": ["ILS"], "฿": ["THB"], "₱": ["PHP"],
        "₴": ["UAH"], "ZŁ": ["PLN"], "KČ": ["CZK"], "KR": ["SEK", "NOK", "DKK"], "FR": ["CHF"], "R$": ["BRL"],
        "RMB": ["CNY"], "SFR": ["CHF"],
    ]

    /// Returns the error for a text that is no code.
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

    /// Returns at most three currencies that a text may mean.
    ///
    /// They match its sign, a word of its name, or a near code or word.
    private static func nearest(to text: String) -> [Currency] {
        if let codes = signs[text.uppercased()] { return codes.compactMap { try? Currency($0) } }
        // One change of three letters leads to many current codes; historic ones would only hide them.
        let current = all.filter(\.isCurrent)
        let words = current.map { $0.name.lowercased().split(separator: " ").map(String.init) }
        func named(_ wanted: [String]) -> [Currency] {
            zip(current, words).filter { $1.contains { wanted.contains($0) } }.map(\.0)
        }
        // "euro" is the name of one and a word of another.
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
