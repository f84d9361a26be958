/// What is here of an item.
enum Presence: Sendable {
    /// What was exported at the last step; read only where it is needed.
    case same(String)
    /// Something else, or something new.
    case changed(SyncObject)
    /// Nothing any more.
    case deleted
    /// Nothing, and there never was.
    case none
    /// A text that is not one object.
    case unreadable

    /// Whether there is an object here.
    var isHere: Bool {
        switch self {
        case .same, .changed: true
        case .deleted, .none, .unreadable: false
        }
    }
}
