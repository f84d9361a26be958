import CivilTime
import Messages
import Rendering

extension CommandFailure {
    /// Makes the failure for a word that is not one of the known ones.
    static func unknownWord(_ text: String, option: String, among words: [String]) -> CommandFailure {
        let shown = text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text)
        let near = text.utf8.count > 64 ? [] : NameDistance.nearest(to: text, among: words, count: 1)
        let hint = near.first.map { tr("did you mean \($0)? ") } ?? ""
        return CommandFailure(
            "unknown-word", tr("\(option) \(shown): \(hint)There are \(words.joined(separator: ", "))"),
            status: .usage)
    }
}
