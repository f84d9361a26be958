/// A refused value as a message names it.
enum RefusedText {
    /// The text; a long one by its ends, so that a message stays one line, and none as two quotation marks.
    ///
    /// A text with characters that would not stay in their place, such as line breaks, is written with escapes.
    static func shown(_ text: some StringProtocol) -> String {
        if text.isEmpty { return "\"\"" }
        // By scalars, as one character can have thousands of them.
        let scalars = text.unicodeScalars
        let isShort = text.utf8.count <= 60
        let short = isShort ? String(text) : joined(scalars.prefix(24)) + "…" + joined(scalars.suffix(8))
        return short.unicodeScalars.allSatisfy(staysInPlace) ? short : escaped(short)
    }

    private static func joined(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    private static func staysInPlace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // Marks that turn the direction of writing make "ticketexe.pdf" of a name that ends in ".exe".
        default: !scalar.properties.isBidiControl
        }
    }

    private static func escaped(_ text: String) -> String {
        let escapes = text.unicodeScalars.map { $0.escaped(asASCII: $0.properties.isBidiControl) }
        return "\"" + escapes.joined() + "\""
    }
}
