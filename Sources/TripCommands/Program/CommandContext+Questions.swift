import Messages
import Rendering

extension CommandContext {
    /// Asks a question on standard error, and reads one line.
    ///
    /// - Parameter question: What is asked, on one or several lines; control characters in it are made visible.
    /// - Returns: The answer without the blanks at its ends; nil where nobody can be asked, or at the end of the input.
    func ask(_ question: String) -> String? {
        guard let terminal else { return nil }
        let lines = question.split(separator: "\n", omittingEmptySubsequences: false)
        errors.write(lines.map(CommandContext.shown).joined(separator: "\n") + " ")
        guard let answer = terminal.readLine() else {
            // What comes next shall not stand behind the question.
            errors.line()
            return nil
        }
        return answer.trimmingSpaces()
    }

    /// Asks for a passphrase on standard error, and reads one line that is not shown.
    ///
    /// - Parameter question: What is asked; control characters in it are made visible.
    /// - Returns: The line as it was typed, blanks included; nil where nobody can be asked, or at the end of the input.
    func askSecret(_ question: String) -> String? {
        guard let terminal else { return nil }
        errors.write(Printable.line(question) + " ")
        let answer = terminal.readSecret()
        // The end of the line was not shown either.
        errors.line()
        return answer
    }

    /// Asks whether something shall be done; anything but yes is no.
    ///
    /// - Parameter question: What is asked, as `Delete the trip "Tokyo"?`.
    /// - Returns: Whether the answer was `y` or `yes`, in either case, or the language's word for that or its first letter.
    func isConfirmed(_ question: String) -> Bool { ask(question + " [y/N]").map(Self.isYes) ?? false }

    /// Whether an answer says yes, in English or in the language of the process.
    static func isYes(_ answer: String) -> Bool {
        let word = tr("yes").lowercased()
        return ["y", "yes", word, String(word.prefix(1))].contains(answer.lowercased())
    }

    /// Lets a person choose one of several things by its number.
    ///
    /// - Parameters:
    ///   - question: What is asked.
    ///   - choices: What there is to choose from, the first under the number 1.
    /// - Returns: The index of the choice; nil where nobody can be asked, for an empty answer, at the end of the input and
    ///   after three answers that are none of the numbers.
    func chosen(_ question: String, among choices: [String]) -> Int? {
        let listed = choices.enumerated().map { "  \($0 + 1)) \($1)" }
        var text = ([question] + listed + [tr("Which? [1-\(choices.count), or nothing to stop]")])
            .joined(separator: "\n")
        for _ in 0..<3 {
            guard let answer = ask(text), !answer.isEmpty else { return nil }
            if let number = Int(answer), choices.indices.contains(number - 1) { return number - 1 }
            text = tr("\(Printable.name(answer)) is none of the numbers. Which? [1-\(choices.count)]")
        }
        return nil
    }

    /// A line with its indentation, and with nothing in it that steers a terminal.
    private static func shown(_ line: Substring) -> String {
        line.prefix { $0 == " " } + Printable.line(line)
    }
}
