/// Formats a refused value for a message.
enum RefusedText {
    /// Returns the text, shortened in the middle, or two quotation marks when it is empty.
    ///
    /// Characters that would disturb the message, such as line breaks, are escaped.
    static func shown(_ text: some StringProtocol) -> String {
        if text.isEmpty { return "\"\"" }
        // Counted in scalars, as one character can have thousands of them.
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
        // Marks that reverse the direction of writing show "ticketexe.pdf" for a name that ends in ".exe".
        default: !scalar.properties.isBidiControl
        }
    }

    private static func escaped(_ text: String) -> String {
        let escapes = text.unicodeScalars.map { $0.escaped(asASCII: $0.properties.isBidiControl) }
        return "\"" + escapes.joined() + "\""
    }
}
