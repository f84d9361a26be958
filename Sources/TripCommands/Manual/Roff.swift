/// A text in the language of man(7).
struct Roff {
    private(set) var text = ""

    /// Adds a request with its arguments, such as `.SH NAME`.
    mutating func request(_ name: String, _ arguments: String...) {
        let quoted = arguments.map { " \"" + Roff.escaped($0) + "\"" }
        text += ".\(name)\(quoted.joined())\n"
    }

    /// Adds a comment, which readers do not see.
    mutating func comment(_ words: String) { text += ".\\\" \(words)\n" }

    /// Adds a text, in lines of less than 80 columns.
    mutating func line(_ words: some StringProtocol) {
        var line = ""
        for word in Roff.escaped(words).split(separator: " ") {
            if !line.isEmpty, line.utf8.count + word.utf8.count > 78 {
                raw(line)
                line = ""
            }
            line += line.isEmpty ? "\(word)" : " \(word)"
        }
        if !line.isEmpty { raw(line) }
    }

    /// Adds a line of roff.
    mutating func raw(_ line: String) { text += Roff.guarded(line) + "\n" }

    /// Adds lines verbatim.
    mutating func verbatim(_ lines: [some StringProtocol]) {
        request("PP")
        request("nf")
        request("RS", "4")
        for line in lines { raw(Roff.escaped(line)) }
        request("RE")
        request("fi")
    }

    /// Adds an entry of a list, a term above its explanation.
    mutating func entry(_ term: String, _ explanation: String) {
        request("TP")
        raw(term)
        line(explanation)
    }

    static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

    /// Returns the text with roff's characters escaped; hyphens are literal.
    static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            default:
                for scalar in character.unicodeScalars {
                    let number = String(scalar.value, radix: 16, uppercase: true)
                    let zeros = String(repeating: "0", count: max(0, 4 - number.utf8.count))
                    result += scalar.isASCII ? "\(scalar)" : "\\[u\(zeros)\(number)]"
                }
            }
        }
    }

    /// Returns a line that cannot be read as a request.
    private static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}
