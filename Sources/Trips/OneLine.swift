import Messages

/// The rule for names and titles: visible text on one line.
enum OneLine {
    /// Checks a text against the rule.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - word: What the text is: "name", "title".
    ///   - owner: Whose it is, with its article: "a traveller".
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName`` or ``TripError/Code/malformedName``.
    static func check(_ text: String, as word: String, of owner: String) throws(TripError) {
        guard !text.allSatisfy(\.isWhitespace) else {
            throw TripError(
                .emptyName, subject: "\"\(text)\"", reason: tr("is no \(word) for \(owner); give some text"))
        }
        for scalar in text.unicodeScalars {
            let flaw: String
            switch scalar.properties.generalCategory {
            case .control: flaw = tr("control character")
            case .lineSeparator, .paragraphSeparator: flaw = tr("line break")
            default: continue
            }
            throw TripError(
                .malformedName, subject: text.debugDescription,
                reason: tr(
                    "has the \(flaw) U+\(String(scalar.value, radix: 16, uppercase: true)); "
                        + "\(owner)'s \(word) is one line of text"))
        }
    }
}
