/// A refused value as a message names it.
enum RefusedText {
    /// The text; a long one by its ends, so that a message stays one line, and none as two quotation marks.
    static func shown(_ text: some StringProtocol) -> String {
        if text.isEmpty { return "\"\"" }
        return text.utf8.count <= 60 ? String(text) : "\(text.prefix(24))…\(text.suffix(8))"
    }
}
