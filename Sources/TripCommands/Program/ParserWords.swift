import Messages
import Rendering
import TypedInput

/// Translates the messages of the command-line parser into the language of the run.
///
/// The parser has English alone; its texts are recognised by their form, and unknown ones stay unchanged.
enum ParserWords {
    /// Returns a refusal without control characters, which the parser repeats from the arguments.
    ///
    /// - Parameters:
    ///   - text: The parser's message.
    ///   - arguments: The arguments.
    /// - Returns: The message, unchanged when the arguments have no control characters.
    static func shown(_ text: String, repeating arguments: [String]) -> String {
        var text = text
        for argument in arguments {
            let values = argument.split(separator: "=", maxSplits: 1).dropFirst()
            for part in [argument[...]] + values where part.contains(where: \.isNewline) {
                let line = Printable.line(part)
                if !line.isEmpty { text = text.replacing(part, with: line) }
            }
        }
        return Printable.lines(text)
    }

    /// Returns a refusal of an unknown word with the nearest known words.
    ///
    /// - Parameter text: The parser's message: `Error: The value 'warn' is invalid for '--fail-on
    ///   <severity>'. Please …`.
    /// - Returns: The message; unchanged when it is another one.
    static func choosing(_ text: String) -> String {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = lines.first,
            let match = first.wholeMatch(
                of: /Error: The value '(.*)' is invalid for '([^']*)'\. Please provide one of (.*)\./)
        else { return text }
        let words = match.3.matches(of: /'([^']*)'/).map { String($0.1) }
        let option = match.2.split(separator: " ").first.map(String.init) ?? String(match.2)
        let refusal = InputRefusal.unknownWord(String(match.1), option: option, among: words)
        // untranslated: is how the parser begins, and translated with what it says
        return (["Error: \(refusal.message)"] + lines.dropFirst().map(String.init)).joined(separator: "\n")
    }

    /// Returns a help page or a refusal in the language of the run.
    static func translated(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("Error: ")
                ? tr("error: \(refusal(line.dropFirst("Error: ".count)))") : page(line)
        }
        return parts(of: lines.joined(separator: "\n"))
    }

    /// Translates a line of a help page, or of what follows a refusal.
    private static func page(_ line: Substring) -> String {
        if let match = line.wholeMatch(of: /OVERVIEW: (.*)/) { return tr("OVERVIEW: \(match.1)") }
        if let match = line.wholeMatch(of: /USAGE: (.*)/) { return tr("USAGE: \(match.1)") }
        if let match = line.wholeMatch(of: /Usage: (.*)/) { return tr("Usage: \(match.1)") }
        if let match = line.wholeMatch(of: /Help:  (.*)/) { return tr("Help:  \(match.1)") }
        if let match = line.wholeMatch(of: #/  See '(.*)' for more information\./#) {
            return tr("  See '\(match.1)' for more information.")
        }
        if let match = line.wholeMatch(of: #/  See '(.*)' for detailed help\./#) {
            return tr("  See '\(match.1)' for detailed help.")
        }
        if let match = line.wholeMatch(of: /(.*) Show the version\./) {
            return "\(match.1) " + tr("Show the version.")
        }
        if let match = line.wholeMatch(of: /(.*) Show help information\./) {
            return "\(match.1) " + tr("Show help information.")
        }
        if let match = line.wholeMatch(of: /(.*) Show subcommand help information\./) {
            return "\(match.1) " + tr("Show subcommand help information.")
        }
        switch line {
        case "ARGUMENTS:": return tr("ARGUMENTS:")
        case "OPTIONS:": return tr("OPTIONS:")
        case "SUBCOMMANDS:": return tr("SUBCOMMANDS:")
        default: return String(line)
        }
    }

    /// Translates words that may be in any line, or be broken over two.
    private static func parts(of text: String) -> String {
        text.replacing(/\(default:\s+([^)]*)\)/) { tr("(default: \($0.1))") }
            .replacing(/\(values:\s+([^;)]*)\)/) { tr("(values: \($0.1))") }
            .replacing(/\(values:\s+([^;)]*);\s+default:\s+([^)]*)\)/) {
                tr("(values: \($0.1); default: \($0.2))")
            }
            .replacing("<subcommand>", with: "<\(tr("subcommand"))>")
            .replacing("<subcommands>", with: "<\(tr("subcommands"))>")
            .replacing("<options>", with: "<\(tr("options"))>")
    }

    /// Translates the reason of a refusal.
    private static func refusal(_ reason: Substring) -> String {
        if let match = reason.wholeMatch(of: /Missing expected argument '(.*)'/) {
            return tr("Missing expected argument '\(match.1)'")
        }
        if let match = reason.wholeMatch(of: /Missing value for '(.*)'/) {
            return tr("Missing value for '\(match.1)'")
        }
        if let match = reason.wholeMatch(of: /Unknown option '(.*)'\. Did you mean '(.*)'\?/) {
            return tr("Unknown option '\(match.1)'. Did you mean '\(match.2)'?")
        }
        if let match = reason.wholeMatch(of: /Unknown option '(.*)'/) {
            return tr("Unknown option '\(match.1)'")
        }
        if let match = reason.wholeMatch(of: /Unexpected argument '(.*)'/) {
            return tr("Unexpected argument '\(match.1)'")
        }
        if let match = reason.wholeMatch(of: /(\d+) unexpected arguments: '(.*)'/), let count = Int(match.1) {
            return tr("\(count) unexpected arguments: '\(match.2)'")
        }
        if let match = reason.wholeMatch(of: /The value '(.*)' is invalid for '(.*?)'(: .*)?/) {
            return tr("The value '\(match.1)' is invalid for '\(match.2)'\(match.3.map(String.init) ?? "")")
        }
        if let match = reason.wholeMatch(
            of: /The option '(.*)' does not take any value, but '(.*)' was specified\./)
        {
            return tr("The option '\(match.1)' does not take any value, but '\(match.2)' was specified.")
        }
        return String(reason)
    }
}
