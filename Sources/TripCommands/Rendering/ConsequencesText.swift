import Messages
import Rendering
import Scheduling

/// The consequences for transports as text: the change, one line each, and what the trip tolerates.
enum ConsequencesText {
    /// Returns the consequences of each change, then new findings and resolved ones.
    static func text(_ answer: IfAnswer, _ style: TextStyle) -> String {
        let mended = style.marked(tr("mended", as: "before a sentence"), .bold)
        return answer.parts.map { part in
            let heading =
                part.members.map { tr("for \(TripFindingText.names($0))", as: "persons") + "\n" } ?? ""
            return heading + text(part.found, style)
        }.joined() + TripFindingText.lines(answer.others, style)
            + TripFindingText.lines(answer.mended, style, calledAll: mended)
    }

    private static func text(_ found: Consequences, _ style: TextStyle) -> String {
        var text =
            style.marked(tr("if", as: "before a sentence"), .bold) + ": "
            + Printable.line(found.change.message) + "\n"
        for consequence in found.consequences {
            text +=
                TripFindingText.severity(consequence.severity, style) + ": "
                + Printable.line(consequence.message)
            text += " [\(consequence.outcome)]\n"
        }
        for message in [found.judgedUntilMessage, found.latestDelayMessage].compactMap(\.self) {
            text += Printable.line(message) + "\n"
        }
        return text
    }
}
