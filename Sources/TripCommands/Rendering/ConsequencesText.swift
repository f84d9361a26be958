import Messages
import Rendering
import Scheduling

/// What depends on a transport as text: what happens, a line for each thing that depends on it, and what the trip bears.
enum ConsequencesText {
    static func text(_ found: Consequences, _ style: TextStyle) -> String {
        var text =
            style.marked(tr("if", as: "before a sentence"), .bold) + ": "
            + Printable.line(found.change.message) + "\n"
        for consequence in found.consequences {
            text +=
                TripFindingText.severity(consequence.severity, style) + ": "
                + Printable.line(consequence.message)
            text += " [\(consequence.outcome)]\n"
        }
        return text + (found.latestDelayMessage.map { Printable.line($0) + "\n" } ?? "")
    }
}
