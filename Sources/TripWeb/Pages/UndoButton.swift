import Messages
import Rendering
import TripStorage

/// The newest change of the store, with the button that takes it back.
struct UndoButton: Sendable {
    let text: String
    let number: String
    /// The page to return to.
    let back: String
    let action = PageAddress.undo.text
    let button = tr("Undo")

    init(_ entry: HistoryEntry, back: PageAddress) {
        text = tr("Done: \(Printable.line(entry.title))")
        number = "\(entry.number)"
        self.back = back.text
    }
}
