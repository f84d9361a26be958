import Messages
import Rendering
import Trips

/// What each page of a protected trip says while it is open, and the button that shuts it.
struct OpenedBar: Sendable {
    let text = tr("Protected; shown in this browser until you close it")
    let id: String
    let action = PageAddress.closeProtected.text
    let button = tr("Close it")
    /// What the box has that this version leaves out.
    let leftOut: [String]

    init(_ id: TripID, leftOut: [String]) {
        self.id = id.text
        self.leftOut = leftOut.map { tr("\(Printable.line($0)); it is left out") }
    }
}
