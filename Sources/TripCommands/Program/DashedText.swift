import Messages
import TypedInput

/// A text that begins with `-` and was parsed as an option, with its correct spelling.
struct DashedText {
    /// The correct spelling: "--notes=-3d".
    let form: String

    /// Finds the text that the parser refused; nil for any other refusal.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - message: The parser's message.
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

    /// Finds a text whose `h` was parsed as a request for help; nil for real requests.
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
        // After an option it can be that option's value, which the parser does not examine.
        let place = places.first { $0 == words.startIndex || !words[$0 - 1].hasPrefix("--") } ?? places.last
        guard let place else { return nil }
        form = "-- \(ShellWord.quoted(words[place]))"
    }

    /// Returns whether a word requests help, alone or with one other letter, as in `-yh`.
    private static func asksForHelp(_ word: String) -> Bool {
        ["-h", "-help", "--help", "--help-hidden"].contains(word)
            || (word.count == 3 && word.contains("h") && word.hasPrefix("-")
                && word.dropFirst().allSatisfy { $0.isASCII && $0.isLetter })
    }

    /// The message.
    var message: String { tr("a text that begins with - is written \(form)") }

    /// Returns whether a word is a text rather than an option.
    ///
    /// `-5`, `-remember` and `- milk` are; `-f` and `--json` are not.
    private static func isText(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), let second = word.dropFirst().first else {
            return false
        }
        return word.count > 2 || !second.isLetter
    }
}
