/// Asks the person who typed, where there is somebody to ask.
package protocol Questioner: Sendable {
    /// Asks a question, and returns the trimmed answer; nil where nobody answers.
    func ask(_ question: String) -> String?

    /// Asks for one of several choices, and returns its index; nil where none is chosen.
    func chosen(_ question: String, among choices: [String]) -> Int?
}
