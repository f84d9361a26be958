/// What is going on with an item.
package enum SyncItemState: Hashable, Sendable {
    /// Both texts are what each side holds.
    case synced
    /// Its href and its first text were chosen, and may have been sent; the answer is not known.
    case creating
    /// The server accepted it and was not read since: it may hold the text in other words.
    case written
    /// A further resource of a UID that another item has.
    case further
    /// Both sides changed it, and nobody chose yet.
    case conflict(SyncConflict)
    /// Somebody chose what counts in a conflict.
    case resolved(SyncConflict, SyncChoice)
    /// The server refused this text for what it says; it is not sent again.
    case refused(String)

    /// The conflict, resolved or not.
    package var conflict: SyncConflict? {
        switch self {
        case .conflict(let conflict), .resolved(let conflict, _): conflict
        case .synced, .creating, .written, .further, .refused: nil
        }
    }
}
