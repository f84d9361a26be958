import Messages
import Rendering
import TripStorage

/// A change of the store, with the button that takes it back or does it again.
struct UndoButton: Sendable {
    let text: String
    let number: String
    /// The page to return to.
    let back: String
    let action: String
    let button: String

    /// The button that takes the newest change back.
    init(_ entry: HistoryEntry, back: PageAddress) {
        text = tr("Done: \(Printable.line(entry.title))")
        number = "\(entry.number)"
        self.back = back.text
        (action, button) = (PageAddress.undo.text, tr("Undo"))
    }

    /// The button that does again what was taken back last.
    init(redoing entry: HistoryEntry, back: PageAddress) {
        text = tr("The change was taken back.")
        number = "\(entry.number)"
        self.back = back.text
        (action, button) = (PageAddress.redo.text, tr("Redo"))
    }
}
