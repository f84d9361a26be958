import Trips

/// Reads from where to where a title tells: `Train 9563 from Stuttgart Hbf to Paris Est`.
struct TitleRoute {
    let departure: String
    let arrival: String

    private static let from: Set<String> = ["from", "von", "de", "da", "van", "z", "ze", "desde"]
    private static let to: Set<String> = ["to", "nach", "à", "a", "naar", "do", "hasta", "vers"]
    private static let arrows = [" -> ", " → ", " ▷ ", " ➝ ", " ➔ ", " ➞ ", " ⇒ "]
    private static let plainWords = [" to ", " nach ", " naar ", " à ", " til "]
    private static let dashes = [" – ", " — ", " - "]

    /// Reads a title, if it tells one route and nothing that may be another.
    init?(_ title: String) {
        guard Self.mayBe(title) else { return nil }
        guard let (first, last) = Self.worded(title) ?? Self.separated(title) else { return nil }
        let (departure, arrival) = (Self.start(first), Self.end(last))
        guard let departure = PlaceText(String(departure)), let arrival = PlaceText(String(arrival)),
            departure.name.utf8.count <= 60, arrival.name.utf8.count <= 60
        else { return nil }
        self.departure = departure.name
        self.arrival = arrival.name
    }

    /// Of `->`, `-` and the words that join two places.
    private static let begins = Array("->tnadhv".utf8)

    /// Whether two places can stand in a title: nothing is read of one in which nothing separates them.
    private static func mayBe(_ title: String) -> Bool {
        title.withOctets { bytes in
            bytes.count > 4
                && bytes.indices.dropLast().contains { index in
                    bytes[index] == 0x20 && (bytes[index + 1] >= 0x80 || begins.contains(bytes[index + 1]))
                }
        }
    }

    /// `from A to B`, in any of the languages.
    private static func worded(_ title: String) -> (Substring, Substring)? {
        let words = title.split(separator: " ")
        guard let start = words.prefix(6).firstIndex(where: { from.contains($0.lowercased()) }),
            start + 3 < words.count,
            let middle = words[(start + 2)...].firstIndex(where: { to.contains($0.lowercased()) }),
            middle + 1 < words.count
        else { return nil }
        let first = title[words[start + 1].startIndex..<words[middle].startIndex]
        return (first.trimmed, title[words[middle + 1].startIndex...])
    }

    /// `A → B`, `A to B`, `A - B`: the first separator that is there once.
    private static func separated(_ title: String) -> (Substring, Substring)? {
        for separators in [arrows, plainWords, dashes] {
            for separator in separators {
                guard let found = title.utf8.firstRange(of: separator.utf8) else { continue }
                let (first, last) = (title[..<found.lowerBound], title[found.upperBound...])
                // A dash that follows a number or a name joins that to the route: `UA 901 - A - B`.
                if separators == dashes, let second = last.utf8.firstRange(of: separator.utf8) {
                    return (last[..<second.lowerBound], last[second.upperBound...])
                }
                return (first, last)
            }
        }
        return nil
    }

    /// The place at the end of a text that has a number and words for what goes there before it.
    private static func start(_ text: Substring) -> Substring {
        var words = text.split(separator: " ")[...]
        if let mark = words.lastIndex(where: { isMark($0) }) { words = words[(mark + 1)...] }
        while let first = words.first, isKindWord(first) { words.removeFirst() }
        guard let first = words.first, let last = words.last else { return "" }
        return text[first.startIndex..<last.endIndex]
    }

    /// Whether a word belongs to what is before a place: it ends with a colon or has a digit.
    private static func isMark(_ word: Substring) -> Bool {
        word.utf8.last == UInt8(ascii: ":") || word.utf8.contains(where: BookingLabels.isDigit)
    }

    private static func isKindWord(_ word: Substring) -> Bool {
        guard word.contains(where: \.isLetter) else { return true }
        let kinds = word.withOctets { TitleKinds.words.kinds(of: $0) }
        return kinds?.isDisjoint(with: [.flight, .train, .railway, .bus, .ferry]) == false
            || from.contains(word.lowercased())
    }

    /// The place with which a text begins; what follows in parentheses or behind a comma and a label is left out.
    private static func end(_ text: Substring) -> Substring {
        var rest = text
        if let (before, behind) = rest.halves(at: UInt8(ascii: "(")) {
            let inside = behind.prefix { $0 != ")" }
            let isCode = inside.utf8.count == 3 && inside.utf8.allSatisfy { (0x41...0x5A).contains($0) }
            if !isCode { rest = before }
        }
        var parts = rest.split(separator: ",", omittingEmptySubsequences: false)
        while parts.count > 1, let last = parts.last, last.utf8.contains(where: { $0 == 0x3A }) {
            parts.removeLast()
        }
        guard let last = parts.last else { return rest }
        return rest[..<last.endIndex].trimmed
    }
}
