import CivilTime
import Messages
import Rendering

extension InputRefusal {
    /// Makes the refusal of a word that is not one of the known ones.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the word.
    ///   - words: The known words.
    /// - Returns: The refusal, with the nearest word.
    package static func unknownWord(_ text: String, option: String, among words: [String]) -> InputRefusal {
        let shown = text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text)
        let near = text.utf8.count > 64 ? [] : NameDistance.nearest(to: text, among: words, count: 1)
        let hint = near.first.map { tr("did you mean \($0)? ") } ?? ""
        return InputRefusal(
            "unknown-word", tr("\(option) \(shown): \(hint)There are \(words.joined(separator: ", "))"),
            cause: .typed)
    }
}
