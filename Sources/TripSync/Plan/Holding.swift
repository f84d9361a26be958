/// What the server has at the href of an item.
enum Holding: Sendable {
    /// The object, which was read.
    case object(SyncObject, etag: String?)
    /// What it had before.
    case unchanged
    /// Nothing: the server said so.
    case gone
    /// Nothing: it is not in a complete listing.
    case absent
    /// Something else than before, which was not read.
    case unknown
    /// Something that is not one object.
    case unreadable
    /// Another object, though nobody said that this one is gone; or it stands only where another one was.
    case other

    /// Whether there is nothing, as far as is known.
    var isMissing: Bool {
        switch self {
        case .gone, .absent: true
        case .object, .unchanged, .unknown, .unreadable, .other: false
        }
    }
}
