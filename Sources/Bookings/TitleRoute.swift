import Documents

/// Reads the route in a title: `Train 9563 from Stuttgart Hbf to Paris Est`.
struct TitleRoute {
    let departure: String
    let arrival: String

    private static let arrows = [
        " -> ", " → ", " ▷ ", " ➝ ", " ➔ ", " ➞ ", " ⇒ ", " ▸ ", " ► ", " ⟶ ", " ➜ ", " > ",
    ]
    private static let plainWords = RouteWords.joiners.sorted().map { " \($0) " }
    private static let dashes = [" – ", " — ", " - "]

    /// Reads a title, if it has exactly one route.
    init?(_ title: String) {
        let signs = Self.signs(in: title)
        guard !signs.isEmpty,
            let ends = (signs.contains(.origin) ? Self.worded(title) ?? Self.turned(title) : nil)
                ?? Self.separated(title, signs),
            let departure = PlaceText(String(Self.beforeTimes(ends.0))),
            let arrival = PlaceText(String(Self.beforeTimes(ends.1))),
            Self.isName(departure.name), Self.isName(arrival.name)
        else { return nil }
        self.departure = departure.name
        self.arrival = arrival.name
    }

    /// The separators between blanks in a route.
    private struct Signs: OptionSet {
        let rawValue: UInt8
        static let arrow = Signs(rawValue: 1 << 0)
        static let joiner = Signs(rawValue: 1 << 1)
        static let dash = Signs(rawValue: 1 << 2)
        static let origin = Signs(rawValue: 1 << 3)
    }

    private static let signs = WordTable<Signs>([
        (.arrow, Set(arrows.map { $0.filter { $0 != " " } })), (.joiner, RouteWords.joiners),
        (.dash, Set(dashes.map { $0.filter { $0 != " " } })), (.origin, Set(RouteWords.pairs.keys)),
    ])

    /// The separators of places in a title; without any, nothing is read.
    private static func signs(in title: String) -> Signs {
        title.withOctets { bytes in
            var found: Signs = []
            var start = 0
            if bytes.count > 4, bytes.indices.dropLast(2).contains(where: { isTightDash(bytes, $0) }) {
                found.formUnion(.dash)
            }
            for index in bytes.indices where bytes[index] == 0x20 {
                if (1...5).contains(index - start),
                    let sign = signs.kinds(of: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                {
                    found.formUnion(sign)
                }
                start = index + 1
            }
            return found
        }
    }

    /// Whether a typographic dash without a blank before it begins at an index.
    private static func isTightDash(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x93 && index > 0
            && bytes[index - 1] != 0x20
    }

    /// Whether a text has the form of a place's name.
    ///
    /// It begins with a capital, and has no number and no word for a transport: `design to production`, `minutes -
    /// Zoom` and `Module 1 - Module 2` are not routes.
    static func isName(_ text: String) -> Bool {
        guard text.utf8.count <= 60 else { return false }
        return text.withOctets { bytes in
            guard !bytes.contains(where: BookingLabels.isDigit), beginsWithCapital(text, bytes) else {
                return false
            }
            return !TextScalar.hasWord(in: bytes) {
                TitleKinds.words.kinds(of: $0)?.isDisjoint(with: [.flight, .train]) == false
            }
        }
    }

    /// Whether the first word begins with a capital, or with a letter of a script without case.
    private static func beginsWithCapital(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let word = bytes.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
        if word.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) { return true }
        guard word.contains(where: { $0 >= 0x80 }) else { return false }
        return text.part(word.startIndex..<word.endIndex).contains { $0.isLetter && !$0.isLowercase }
    }

    // MARK: - Words

    /// `from A to B`, both words of one language.
    private static func worded(_ title: String) -> (Substring, Substring)? {
        let words = title.blankSeparated
        guard let start = words.prefix(6).indices.first(where: { mayBegin(words, $0) }),
            start + 3 < words.count,
            let goals = RouteWords.pairs[words[start].lowercased()],
            let middle = words[(start + 2)...].firstIndex(where: { goals.contains($0.lowercased()) }),
            middle + 1 < words.count
        else { return nil }
        let first = title[words[start + 1].startIndex..<words[middle].startIndex]
        return (self.start(first.trimmed), end(title[words[middle + 1].startIndex...]))
    }

    /// Whether a word comes before a departure, and is not part of a name.
    private static func mayBegin(_ words: [Substring], _ index: Int) -> Bool {
        let word = words[index].lowercased()
        guard RouteWords.pairs[word] != nil else { return false }
        guard RouteWords.partsOfNames.contains(word), index > 0 else { return true }
        let before = words[index - 1]
        return isMark(before) || RouteWords.ways.contains(before.lowercased())
            || isVehicle(before, [.flight, .train, .railway, .bus, .ferry])
    }

    /// `to B from A`.
    private static func turned(_ title: String) -> (Substring, Substring)? {
        let words = title.blankSeparated
        guard let start = words.dropFirst(2).firstIndex(where: { mayTurn($0) }), start + 1 < words.count,
            let goals = RouteWords.pairs[words[start].lowercased()],
            let goal = words.prefix(start - 1).firstIndex(where: { goals.contains($0.lowercased()) })
        else { return nil }
        let arrival = title[words[goal + 1].startIndex..<words[start].startIndex].trimmed
        return (end(title[words[start + 1].startIndex...]), end(arrival))
    }

    private static func mayTurn(_ word: Substring) -> Bool {
        let word = word.lowercased()
        return RouteWords.pairs[word] != nil && !RouteWords.partsOfNames.contains(word)
    }

    // MARK: - Separators

    /// `A → B`, `A to B`, `A - B`: the first separator that occurs exactly once.
    private static func separated(_ title: String, _ signs: Signs) -> (Substring, Substring)? {
        for separator in arrows where signs.contains(.arrow) {
            guard let (first, behind) = halves(title[...], at: separator) else { continue }
            var last = behind
            // For a route with stops, both ends.
            while let (_, next) = halves(last, at: separator) { last = next }
            return (start(first), end(last))
        }
        for separator in plainWords where signs.contains(.joiner) {
            guard let (first, last) = halves(title[...], at: separator) else { continue }
            return halves(last, at: separator) == nil ? (start(first), end(last)) : nil
        }
        for separator in dashes where signs.contains(.dash) {
            guard let (first, last) = halves(title[...], at: separator) else { continue }
            guard let (second, third) = halves(last, at: separator) else { return (start(first), end(last)) }
            // A dash may join a number or the word for a train to the route: `UA 901 - A - B`. Three places are
            // ambiguous.
            guard start(first).isEmpty, halves(third, at: separator) == nil else { return nil }
            return (start(second), end(third))
        }
        return tight(title)
    }

    /// `Stockholm C–Malmö C`: one typographic dash between two names.
    private static func tight(_ title: String) -> (Substring, Substring)? {
        guard let (first, last) = halves(title[...], at: "–"), halves(last, at: "–") == nil,
            first.last?.isLetter == true, last.first?.isUppercase == true
        else { return nil }
        return (start(first), end(last))
    }

    private static func halves(_ text: Substring, at separator: String) -> (Substring, Substring)? {
        guard let found = text.firstOctets(of: separator) else { return nil }
        return (text[..<found.lowerBound], text[found.upperBound...])
    }

    // MARK: - Ends

    /// The text before the first clock reading, and the text behind it: `Catania (CTA) 08:15 - prenotazione H4LQ9X`.
    private static func beforeTimes(_ text: Substring) -> Substring {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
        guard let time = text.blankSeparated.dropFirst().first(where: { TrainTimes.hasClock($0) }) else {
            return text
        }
        return text[..<time.startIndex].trimmed
    }

    /// The place at the end of a text that begins with a number and words for a transport.
    private static func start(_ text: Substring) -> Substring {
        // `Milano Bergamo (BGY) 06:25`
        var words = text.blankSeparated[...]
        while words.count > 1, let last = words.last, TrainTimes.hasClock(last) { words.removeLast() }
        if let mark = words.lastIndex(where: { isMark($0) }) { words = words[(mark + 1)...] }
        if let word = words.prefix(4).lastIndex(where: { isVehicle($0, [.flight, .train]) }) {
            words = words[(word + 1)...]
        }
        while let first = words.first, isKindWord(first) { words.removeFirst() }
        guard let first = words.first, let last = words.last else { return "" }
        return text[first.startIndex..<last.endIndex]
    }

    /// Whether a word belongs to the text before a place: it ends with a colon or has a digit.
    private static func isMark(_ word: Substring) -> Bool {
        word.utf8.last == UInt8(ascii: ":") || word.utf8.contains(where: BookingLabels.isDigit)
    }

    private static func isKindWord(_ word: Substring) -> Bool {
        guard word.hasLetter else { return true }
        return isVehicle(word, [.flight, .train, .railway, .bus, .ferry])
            || RouteWords.ways.contains(word.lowercased())
            || word.withOctets { signs.kinds(of: $0) }?.contains(.origin) == true
    }

    private static func isVehicle(_ word: Substring, _ kinds: TitleKinds) -> Bool {
        let found = word.withOctets { TitleKinds.words.kinds(of: $0) }
        return found?.isDisjoint(with: kinds) == false
    }

    /// The place at the beginning of a text, without parentheses and without a label behind a comma.
    private static func end(_ text: Substring) -> Substring {
        var rest = text
        if let (before, behind) = rest.halves(at: UInt8(ascii: "(")) {
            if !AirportCode.isForm(behind.prefix { $0 != ")" }) { rest = before }
        }
        // Most titles have no comma, and nothing has to be removed.
        guard rest.utf8.contains(UInt8(ascii: ",")) else { return rest.trimmed }
        var parts = rest.split(separator: ",", omittingEmptySubsequences: false)
        while parts.count > 1, let last = parts.last, last.utf8.contains(where: { $0 == 0x3A }) {
            parts.removeLast()
        }
        guard let last = parts.last else { return rest }
        return rest[..<last.endIndex].trimmed
    }
}
