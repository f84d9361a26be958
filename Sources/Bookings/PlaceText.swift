import Documents
import Trips

/// The place in a label or a title, without times and terminals beside it.
struct PlaceText {
    let name: String
    let terminal: String?

    /// Reads `Frankfurt Intl (FRA), Terminal 2` and `11.06.2027 10:00 Toulouse Gare`; nil for times alone.
    init?(_ value: String) {
        var terminal: String?
        var parts: [String] = []
        // The columns of a table are not a name.
        guard !value.utf8.contains(UInt8(ascii: "|")) else { return nil }
        if Self.isPlain(value) {
            name = value
            self.terminal = nil
            return
        }
        let dated = Self.beforeLabel(value).parts(at: UInt8(ascii: ",")).contains {
            Self.isTime($0.trimmed) || DayWords.isDate($0.trimmed)
        }
        for part in Self.beforeLabel(value).parts(at: UInt8(ascii: ",")) {
            let (rest, found) = Self.withoutTerminal(Self.beforeTime(part.trimmed))
            if found != nil { terminal = found }
            let text = Self.withoutTimes(rest)
            if !text.isEmpty, parts.isEmpty || !Self.isTime(part.trimmed),
                !DayWords.isDate(text[...], besideDate: dated), !Self.isPlatform(text)
            {
                parts.append(text)
            }
        }
        let name = parts.joined(separator: ", ")
        guard name.contains(where: \.isLetter), name.utf8.count <= 120, !name.utf8.contains(0x3A) else {
            return nil
        }
        self.name = name
        self.terminal = terminal
    }

    /// Whether a text is of letters with single blanks between words, none of which means a terminal; most names are,
    /// and nothing has to be removed.
    private static func isPlain(_ text: String) -> Bool {
        text.withOctets { bytes in
            guard (2...60).contains(bytes.count), let first = bytes.first, let last = bytes.last
            else { return false }
            var before = UInt8(ascii: " ")
            for (index, byte) in bytes.enumerated() {
                guard isPlain(byte) || (byte == 0x20 && before != 0x20) else { return false }
                // `Terminal`
                if byte | 0x20 == UInt8(ascii: "t"), before == 0x20, index + 3 < bytes.count,
                    bytes[index + 1] | 0x20 == UInt8(ascii: "e"), bytes[index + 2] | 0x20 == UInt8(ascii: "r")
                {
                    return false
                }
                before = byte
            }
            return last != 0x20 && (BookingLabels.isLetter(first) || first >= 0x80)
        }
    }

    /// Whether a byte belongs to a letter of Latin, Greek or Cyrillic, or to a mark in names.
    private static func isPlain(_ byte: UInt8) -> Bool {
        BookingLabels.isLetter(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
            || byte == UInt8(ascii: ".") || ((0x80..<0xE0).contains(byte) && byte != 0xC2)
    }

    /// The text before a label inside it: `Frankfurt (FRA) um: 10:15`.
    private static func beforeLabel(_ text: String) -> Substring {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text[...] }
        let words = text.blankSeparated
        guard
            let label = words.dropFirst().first(where: { $0.utf8.last == 0x3A && !isTerminal($0.dropLast()) })
        else { return text[...] }
        return text[..<label.startIndex].trimmed
    }

    /// The text before a terminal, and the terminal: `BER TERMINAL 1`.
    private static func withoutTerminal(_ text: Substring) -> (Substring, String?) {
        guard mayHaveTerminal(text) else { return (text, nil) }
        let words = text.blankSeparated
        guard let first = words.first, let last = words.last, words.count >= 2 else { return (text, nil) }
        let before = words[words.count - 2]
        if isTerminal(before.utf8.last == 0x3A ? before.dropLast() : before), last.utf8.count <= 3 {
            return (withoutDash(text[first.startIndex..<before.startIndex]), String(last))
        }
        // `London Gatwick (LGW), North Terminal`, `San Francisco (SFO) Intl Terminal`
        if isTerminal(last), before.utf8.count <= 10,
            words.count == 2 || words[words.count - 3].utf8.last == UInt8(ascii: ")")
        {
            return (withoutDash(text[first.startIndex..<before.startIndex]), String(before))
        }
        // `Haneda T1`
        let bytes = Array(last.utf8)
        if (2...3).contains(bytes.count), bytes[0] == UInt8(ascii: "T"), BookingLabels.isDigit(bytes[1]) {
            return (withoutDash(text[first.startIndex..<last.startIndex]), String(last.dropFirst()))
        }
        return (text, nil)
    }

    /// Whether a part is a word for a platform with its number: `Spor 7`.
    private static func isPlatform(_ text: String) -> Bool {
        let words = text.blankSeparated
        guard words.count == 2, let first = words.first, let last = words.last else { return false }
        return last.utf8.first.map(BookingLabels.isDigit) == true && last.utf8.count <= 3
            && LabelWords.platforms.contains(first.lowercased())
    }

    private static func isTerminal(_ word: Substring) -> Bool {
        word.withOctets { terminals.contains(anyCase: $0) }
    }

    private static let terminals: WordSet = ["terminal"]

    /// Whether a word begins with `T`, as words for a terminal do, behind any blank or mark.
    private static func mayHaveTerminal(_ text: Substring) -> Bool {
        text.withOctets { bytes in
            bytes.indices.contains { index in
                bytes[index] | 0x20 == UInt8(ascii: "t")
                    && (index == 0 || !isOfWord(bytes[index - 1]))
            }
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        BookingLabels.isLetter(byte) || BookingLabels.isDigit(byte)
    }

    /// The terminal in `London Gatwick (LGW) North Terminal`, `Frankfurt (FRA), Terminal 1` and `Haneda T1`, if the
    /// rest is the name of a place.
    static func terminal(in value: String) -> String? {
        // The columns of a table are not a name, nor is a text with a label.
        guard mayHaveTerminal(value[...]),
            !value.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") })
        else { return nil }
        return value.parts(at: UInt8(ascii: ",")).reversed().lazy
            .compactMap { withoutTerminal($0.trimmed).1 }.first
    }

    private static func withoutDash(_ text: Substring) -> Substring {
        var rest = text.trimmed
        while rest.last == "-" || rest.last == "–" || rest.last == "(" { rest = rest.dropLast().trimmed }
        return rest
    }

    /// The text before a time at its end, and before the words beside it: `Terminal 3 at 11:55 PM`, `Terminal 1 at
    /// 6:35 AM (+1)`.
    private static func beforeTime(_ text: Substring) -> Substring {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
        let words = text.blankSeparated
        guard let time = words.lastIndex(where: { $0.utf8.contains(UInt8(ascii: ":")) && isTime($0) }),
            time > 0,
            words[(time + 1)...].allSatisfy({ isBesideTime($0) })
        else { return text }
        var end = time
        while end > 0, isBesideTime(words[end - 1]) { end -= 1 }
        return end > 0 ? text[..<words[end - 1].endIndex] : text
    }

    /// Whether a word comes beside times, or is a number of days: `(+1)`.
    private static func isBesideTime(_ word: Substring) -> Bool {
        timeWords.contains(word.lowercased()) || word.hasPrefix("(+") || word.hasPrefix("+")
    }

    /// The text without dates and times at both ends, and without their words: `10.06.2027 um 10:00 Uhr`.
    private static func withoutTimes(_ text: Substring) -> String {
        var words = text.blankSeparated[...]
        if words.prefix(2).contains(where: isTime), let first = words.first,
            isTime(first) || isBesideTime(first)
        {
            while let first = words.first, isTime(first) || timeWords.contains(first.lowercased()) {
                words.removeFirst()
            }
        }
        if words.dropLast().last.map(isTime) == true, let last = words.last,
            timeWords.contains(last.lowercased())
        {
            words.removeLast()
        }
        while let last = words.last, isTime(last) { words.removeLast() }
        // `Oslo 26-09-2027 kl. 09:45`
        if let last = words.last, words.dropLast().last.map(isTime) == true,
            timeWords.contains(last.lowercased())
        {
            words.removeLast(2)
        }
        if words.first == "-" || words.first == "–" { words.removeFirst() }
        guard !isDay(words), let first = words.first, let last = words.last else { return "" }
        let rest = text[first.startIndex..<last.endIndex]
        return rest.firstOctets(of: "  ") == nil ? String(rest) : words.joined(separator: " ")
    }

    /// Whether a few words name a day, with a year and the number of the day: `Thu 5 Aug 2027`.
    private static func isDay(_ words: ArraySlice<Substring>) -> Bool {
        guard (3...4).contains(words.count),
            words.count(where: { $0.utf8.first.map(BookingLabels.isDigit) == true }) >= 2
        else { return false }
        let numbers = words.compactMap { Int($0.prefix { $0.isNumber }) }
        return numbers.contains { (1...31).contains($0) } && numbers.contains { (1900...2200).contains($0) }
    }

    /// Words beside a time that are not part of a name.
    private static let timeWords: Set<String> = [
        "uhr", "h", "hrs", "um", "at", "am", "pm", "alle", "kl.", "kl", "klo", "ore", "godz.",
    ]

    /// Whether a text has the form of a date or a time: `10:00`, `11/06/2027`, `4 May 2027 11:30`.
    private static func isTime(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, BookingLabels.isDigit(first) else { return false }
        if text.utf8.contains(0x3A) { return true }
        // `15h46`
        let parts = text.split(separator: "h", omittingEmptySubsequences: false)
        if parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
            parts.joined().utf8.allSatisfy(BookingLabels.isDigit)
        {
            return true
        }
        return text.utf8.allSatisfy { BookingLabels.isDigit($0) || [0x2E, 0x2F, 0x2D, 0x68].contains($0) }
            && text.utf8.contains { [0x2E, 0x2F, 0x2D].contains($0) }
    }
}
