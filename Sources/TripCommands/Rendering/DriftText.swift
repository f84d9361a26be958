import Messages
import Rendering
import TripWorkflows

/// The times that moved as text: activities with their ends, new findings, and the count.
enum DriftText {
    static func text(_ words: DriftWords, _ name: String?, isAccepted: Bool, _ session: Session) -> String {
        var lines: [String] = []
        for item in words.moved {
            lines.append(session.style.marked(item.title, .bold))
            lines += item.lines.map { "  \($0)" }
        }
        lines += words.newer + words.appeared + words.vanished
        let about = name.map { "\(Printable.line($0)): " } ?? ""
        let accepted = isAccepted && !words.moved.isEmpty ? tr("; the new offsets are written down") : ""
        lines.append(about + words.summary + accepted)
        return lines.map { $0 + "\n" }.joined()
    }
}
