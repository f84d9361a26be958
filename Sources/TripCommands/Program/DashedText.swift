import Messages

/// A text that begins with `-` and was taken for an option, and how it is written so that it is a text.
struct DashedText {
    /// How to write it: "--notes=-3d".
    let form: String

    /// Looks for the text that the parser stumbled over; nil when there is none, or the parser says something else.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - message: What the parser says.
    init?(in arguments: [String], refusedWith message: String) {
        guard
            ["Missing value for", "Missing expected argument", "Unknown option"].contains(
                where: message.contains)
        else { return nil }
        let words = arguments.prefix { $0 != "--" }
        guard let index = words.firstIndex(where: Self.isText) else { return nil }
        let text = ShellWord.quoted(words[index])
        if index > words.startIndex, words[index - 1].hasPrefix("--"),
            message.contains("'\(words[index - 1])")
        {
            form = "\(words[index - 1])=\(text)"
        } else {
            form = "-- \(text)"
        }
    }

    /// Looks for the text whose `h` the parser took for a wish for help: `-1h`; nil when somebody asks for help.
    ///
    /// - Parameter arguments: The arguments without the program's name.
    init?(takenForHelpIn arguments: [String]) {
        let words = arguments.prefix { $0 != "--" }
        guard words.first != "help", !words.contains(where: ["-h", "-help", "--help"].contains),
            let text = words.first(where: { Self.isText($0) && $0.dropFirst().first?.isNumber == true })
        else { return nil }
        form = "-- \(ShellWord.quoted(text))"
    }

    /// What to tell.
    var message: String { tr("a text that begins with - is written \(form)") }

    /// Whether a word looks like a text rather than an option: `-5`, `-remember`, `- milk`; not `-f` or `--json`.
    private static func isText(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), let second = word.dropFirst().first else {
            return false
        }
        return word.count > 2 || !second.isLetter
    }
}
