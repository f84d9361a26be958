/// Whether the words between two places lead from the first to the second.
///
/// `To London (LHR) from Sydney (SYD)` and `SYD ← LHR` name them in the other order.
enum Forward {
    /// What stands between two places in the order of the way.
    private static let signs: Set<String> = [
        "-", "–", "—", "‐", "‑", "->", "-->", "=>", "–>", "→", "▷", "➝", "➔", "➞", "⇒", "▸", "►", "⟶", "➜",
        ">",
        "»", "✈", "✈️", "✈︎",
    ]
    /// Words behind which the first of two places is the one to which somebody goes.
    private static let goals = RouteWords.goals.union(["à", "a", "al", "hasta"])
    /// Words before the place from which somebody comes.
    private static let origins = Set(RouteWords.pairs.keys).union(["depuis", "ab", "z", "ze"])

    /// Whether what stands between two codes leads on.
    ///
    /// - Parameters:
    ///   - between: The text behind the first place or its code, to the code of the second.
    ///   - isNamed: Whether the second place's name stands in it.
    /// - Returns: Whether a sign or a word that leads on comes first, but for times and terminals.
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

    /// Whether what stands before the first place, or before its code, does not say that it is the goal.
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

    /// Whether a word tells a time or a terminal: `13:30`, `T5`, `Terminal 2`.
    private static func isAside(_ word: Substring) -> Bool {
        word.utf8.contains(where: BookingLabels.isDigit) || word.lowercased() == "terminal"
    }
}
