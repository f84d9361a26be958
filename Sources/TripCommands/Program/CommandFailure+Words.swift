import CivilTime
import Messages
import Rendering

extension CommandFailure {
    /// What a word that is none of several is answered with.
    static func unknownWord(_ text: String, option: String, among words: [String]) -> CommandFailure {
        let shown = text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text)
        let near = text.utf8.count > 64 ? [] : NameDistance.nearest(to: text, among: words, count: 1)
        let hint = near.first.map { tr("did you mean \($0)? ") } ?? ""
        return CommandFailure(
            "unknown-word", tr("\(option) \(shown): \(hint)There are \(words.joined(separator: ", "))"),
            status: .usage)
    }
}
