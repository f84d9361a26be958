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

    /// Looks for the text whose `h` the parser took for a wish for help: `-1h`, `- cheese`; nil when somebody asks for help.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - answer: What the parser answers.
    init?(in arguments: [String], answeredWith answer: String) {
        let words = arguments.prefix { $0 != "--" }
        guard answer.contains("USAGE: "), words.first != "help", !words.contains(where: Self.asksForHelp)
        else {
            return nil
        }
        let places = words.indices.filter {
            Self.isText(words[$0]) && words[$0].contains("h") && !Self.asksForHelp(words[$0])
        }
        // Behind an option it can be a value of that, which the parser does not look into.
        let place = places.first { $0 == words.startIndex || !words[$0 - 1].hasPrefix("--") } ?? places.last
        guard let place else { return nil }
        form = "-- \(ShellWord.quoted(words[place]))"
    }

    /// Whether a word is a wish for help, by itself or together with one other letter, as in `-yh`.
    private static func asksForHelp(_ word: String) -> Bool {
        ["-h", "-help", "--help", "--help-hidden"].contains(word)
            || (word.count == 3 && word.contains("h") && word.hasPrefix("-")
                && word.dropFirst().allSatisfy { $0.isASCII && $0.isLetter })
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
