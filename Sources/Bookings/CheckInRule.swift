import Documents
import Trips

/// Recognises the hour of a guest's arrival or departure in feeds: `Check-in: Harbour View Inn`, one hour long.
enum CheckInRule {
    private static let words = LodgingRule.checkInWords.union(LodgingRule.checkOutWords)

    static func tells(_ text: ScannedText) -> Bool {
        guard text.span.nights == 0, !text.span.isAllDay else { return false }
        if text.has(.house), text.lines.prefix(2).contains(where: isWord) { return true }
        guard let (label, name) = text.summary.halves(at: UInt8(ascii: ":")), !name.trimmed.isEmpty,
            words.contains(label.trimmed.lowercased())
        else { return false }
        return text.hasCode || text.has(.house)
    }

    /// Whether a line is only that word: `Check in Time`.
    private static func isWord(_ line: Substring) -> Bool {
        let text = line.lowercased()
        return words.contains { text == $0 || text == $0 + " time" }
    }
}
