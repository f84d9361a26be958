import Messages
import Rendering
import TypedInput

extension CommandContext: Questioner {
    /// Asks a question on standard error, and reads one line.
    ///
    /// - Parameter question: The question, on one or several lines; control characters in it are made
    ///   visible.
    /// - Returns: The trimmed answer; nil without a terminal, or at the end of the input.
    package func ask(_ question: String) -> String? {
        guard let terminal else { return nil }
        let lines = question.split(separator: "\n", omittingEmptySubsequences: false)
        errors.write(lines.map(CommandContext.shown).joined(separator: "\n") + " ")
        guard let answer = terminal.readLine() else {
            // The next output must not continue the question's line.
            errors.line()
            return nil
        }
        return answer.trimmingSpaces()
    }

    /// Asks for a passphrase on standard error, and reads one hidden line.
    ///
    /// - Parameter question: The question; control characters in it are made visible.
    /// - Returns: The line as typed, with its blanks; nil without a terminal, or at the end of the input.
    func askSecret(_ question: String) -> String? {
        guard let terminal else { return nil }
        errors.write(Printable.line(question) + " ")
        let answer = terminal.readSecret()
        // The end of the line was hidden too.
        errors.line()
        return answer
    }

    /// Asks for confirmation; every answer but yes means no.
    ///
    /// - Parameter question: The question, such as `Delete the trip "Tokyo"?`.
    /// - Returns: Whether the answer was `y` or `yes`, in either case, or the language's word for that or its
    ///   first letter.
    func isConfirmed(_ question: String) -> Bool { ask(question + " [y/N]").map(Self.isYes) ?? false }

    /// Whether an answer says yes, in English or in the language of the run.
    static func isYes(_ answer: String) -> Bool {
        let word = tr("yes").lowercased()
        return ["y", "yes", word, String(word.prefix(1))].contains(answer.lowercased())
    }

    /// Asks for one of several choices by its number.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - choices: The choices, the first with the number 1.
    /// - Returns: The index of the choice; nil without a terminal, for an empty answer, at the end of the
    ///   input and after three invalid answers.
    package func chosen(_ question: String, among choices: [String]) -> Int? {
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

    /// Returns a line with its indentation, and without control characters.
    private static func shown(_ line: Substring) -> String {
        line.prefix { $0 == " " } + Printable.line(line)
    }
}
