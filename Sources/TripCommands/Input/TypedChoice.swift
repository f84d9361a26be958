import CivilTime
import Messages
import Rendering

/// One of several fixed words, as typed.
enum TypedChoice {
    /// Reads a word in any case, ignoring blanks, `-` and `_`.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the word, as `--kind`.
    ///   - values: The possible values.
    /// - Returns: The value.
    /// - Throws: A ``CommandFailure`` that lists the possible words, the nearest first.
    static func value<Value: RawRepresentable>(
        _ text: String, option: String, among values: [Value]
    ) throws -> Value where Value.RawValue == String {
        let wanted = plain(text)
        if let found = values.first(where: { plain($0.rawValue) == wanted }) { return found }
        throw refusal(of: text, option: option, words: values.map(\.rawValue))
    }

    /// Returns the error for an unknown word.
    static func refusal(of text: String, option: String, words: [String]) -> CommandFailure {
        let shown = text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text)
        let near = text.utf8.count > 64 ? [] : NameDistance.nearest(to: text, among: words, count: 1)
        let hint = near.first.map { tr("did you mean \($0)? ") } ?? ""
        return CommandFailure(
            "unknown-word", tr("\(option) \(shown): \(hint)There are \(words.joined(separator: ", "))"),
            status: .usage)
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().filter { !" -_".contains($0) }
    }
}
