import Merging
import Rendering
import TripWorkflows
import Trips

/// One sentence for each field of an activity: whose value counts and why, and what the others say.
struct WhyText {
    private let words: ProvenanceWords
    private let style: TextStyle

    init(_ provenance: ActivityProvenance, of activity: Activity, _ style: TextStyle) {
        words = ProvenanceWords(provenance, of: activity)
        self.style = style
    }

    /// The sentences, each on a line; one for all where all is from one sender or person.
    var text: String {
        if let whole = words.whole { return whole + "\n" }
        return words.lines.map { line in
            let value = line.value.isEmpty ? "" : " " + line.value
            return style.marked(line.field, .faint) + value + ": \(line.reason)\n"
        }.joined()
    }
}
