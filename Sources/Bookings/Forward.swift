/// Determines whether two places in a text are in the order of travel.
///
/// `To London (LHR) from Sydney (SYD)` and `SYD ← LHR` have the opposite order.
enum Forward {
    /// Signs between two places in the order of travel.
    private static let signs: Set<String> = [
        "-", "–", "—", "‐", "‑", "->", "-->", "=>", "–>", "→", "▷", "➝", "➔", "➞", "⇒", "▸", "►", "⟶", "➜",
        ">",
        "»", "✈", "✈️", "✈︎",
    ]
    /// Words that mark the first of two places as the destination.
    private static let goals = RouteWords.goals.union(["à", "a", "al", "hasta"])
    /// Words before the place of departure.
    private static let origins = Set(RouteWords.pairs.keys).union(["depuis", "ab", "z", "ze"])

    /// Returns whether the text between two codes leads from the first to the second.
    ///
    /// - Parameters:
    ///   - between: The text after the first place or its code, up to the code of the second.
    ///   - isNamed: Whether the second place's name is in it.
    /// - Returns: Whether a forward sign or word comes first, ignoring times and terminals.
    static func leads(_ between: Substring, isNamed: Bool = false) -> Bool {
        if between.contains(where: { "←⇐⟵◀◁«<".contains($0) }) { return false }
        let words = between.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," }
        guard let index = words.firstIndex(where: { isJoiner($0) }),
            words[..<index].allSatisfy(isAside)
        else { return false }
        let rest = words[(index + 1)...]
        guard isNamed else { return rest.isEmpty }
        // `A - from B`
        return rest.first.map { !origins.contains($0.lowercased()) } ?? true
    }

    /// Returns whether the text before the first place, or before its code, allows it to be the departure.
    static func mayFollow(_ before: Substring, isNamed: Bool = false) -> Bool {
        let words = before.blankSeparated
        guard let index = words.lastIndex(where: { goals.contains($0.lowercased()) }) else { return true }
        let name = words[(index + 1)...]
        return isNamed
            ? !name.allSatisfy { $0.first?.isLowercase == false && $0.utf8.last != 0x3A } : !name.isEmpty
    }

    private static func isJoiner(_ word: Substring) -> Bool {
        signs.contains(String(word)) || RouteWords.codeJoiners.contains(word.lowercased())
            || goals.contains(word.lowercased())
    }

    /// Whether a word is a time or a terminal: `13:30`, `T5`, `Terminal 2`.
    private static func isAside(_ word: Substring) -> Bool {
        word.utf8.contains(where: BookingLabels.isDigit) || word.lowercased() == "terminal"
    }
}
