import Trips

/// A place as a label or a title tells it, without the times and terminals beside it.
struct PlaceText {
    let name: String
    let terminal: String?

    /// Reads `Frankfurt Intl (FRA), Terminal 2` and `11.06.2027 10:00 Toulouse Gare`; times alone are no place.
    init?(_ value: String) {
        var terminal: String?
        var parts: [String] = []
        // The columns of a table are no name.
        guard !value.utf8.contains(UInt8(ascii: "|")) else { return nil }
        for part in Self.beforeLabel(value).split(separator: ",") {
            let (rest, found) = Self.withoutTerminal(part.trimmed)
            if found != nil { terminal = found }
            let text = Self.withoutTimes(rest)
            if !text.isEmpty, parts.isEmpty || !Self.isTime(part.trimmed) { parts.append(text) }
        }
        let name = parts.joined(separator: ", ")
        guard name.contains(where: \.isLetter), name.utf8.count <= 120, !name.utf8.contains(0x3A) else {
            return nil
        }
        self.name = name
        self.terminal = terminal
    }

    /// The text before a label inside of it: `Frankfurt (FRA) um: 10:15`.
    private static func beforeLabel(_ text: String) -> Substring {
        let words = text.split(separator: " ")
        guard let label = words.dropFirst().first(where: { $0.utf8.last == 0x3A }) else { return text[...] }
        return text[..<label.startIndex].trimmed
    }

    /// The text before a terminal, and the terminal: `BER TERMINAL 1`.
    private static func withoutTerminal(_ text: Substring) -> (Substring, String?) {
        let words = text.split(separator: " ")
        guard words.count >= 2, words[words.count - 2].lowercased() == "terminal", let last = words.last,
            last.utf8.count <= 3, let first = words.first
        else { return (text, nil) }
        let behind = words[words.count - 2].startIndex
        return (text[first.startIndex..<behind].trimmed, String(last))
    }

    /// The text without dates and times at both ends, and the words that belong to them: `10.06.2027 um 10:00 Uhr`.
    private static func withoutTimes(_ text: Substring) -> String {
        var words = text.split(separator: " ")[...]
        if let first = words.first, isTime(first) {
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
        return words.joined(separator: " ")
    }

    /// Words beside a time that are no part of a name.
    private static let timeWords: Set<String> = ["uhr", "h", "hrs", "um", "at", "am", "pm", "alle", "kl."]

    /// Whether a text is made like a date or a time: `10:00`, `11/06/2027`, `4 May 2027 11:30`.
    private static func isTime(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, BookingLabels.isDigit(first) else { return false }
        if text.utf8.contains(0x3A) { return true }
        return text.utf8.allSatisfy { BookingLabels.isDigit($0) || [0x2E, 0x2F, 0x2D, 0x68].contains($0) }
            && text.utf8.contains { [0x2E, 0x2F, 0x2D].contains($0) }
    }
}
