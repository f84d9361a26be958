/// What is here of an item.
enum Presence: Sendable {
    /// What was exported at the last step.
    case same(SyncObject)
    /// Something else, or something new.
    case changed(SyncObject)
    /// Nothing any more.
    case deleted
    /// Nothing, and there never was.
    case none
    /// A text that is not one object.
    case unreadable

    /// The object here.
    var object: SyncObject? {
        switch self {
        case .same(let object), .changed(let object): object
        case .deleted, .none, .unreadable: nil
        }
    }
}
