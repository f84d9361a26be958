import Messages

/// Why nothing is done with an item.
package enum BlockReason: Hashable, Sendable {
    /// The calendar is read-only, and there is something to send.
    case readOnly
    /// The server takes no components of this kind.
    case unsupportedKind(String)
    /// The text is larger than the server takes.
    case tooLarge(bytes: Int, most: Int)
    /// The server refused this text before.
    case refused
    /// Both sides changed it, and nobody chose yet.
    case conflict
    /// The server's text cannot be read as one object.
    case unreadable
    /// The resource holds another object, and nobody said that this one is gone.
    case otherObject
    /// The text here cannot be read as one object.
    case unreadableHere
    /// It must not be in the collection.
    case withheld
    /// The server's text was not read, though its ETag is not the known one.
    case notRead
    /// It is not in the listing, but was uploaded in this run or the last one.
    case justUploaded
    /// Too many would be removed here at once.
    case massRemoval
    /// Too many would be deleted on the server at once.
    case massDeletion

    /// Whether what the server answered is remembered, so that it need not be named again.
    var isLasting: Bool {
        switch self {
        case .readOnly, .unsupportedKind, .tooLarge, .refused, .conflict, .massDeletion: true
        case .unreadable, .otherObject, .unreadableHere, .withheld, .notRead, .justUploaded, .massRemoval:
            false
        }
    }

    /// One clause for people.
    package var words: String {
        switch self {
        case .readOnly: tr("the calendar is read-only")
        case .unsupportedKind(let kind): tr("the server takes no \(kind)")
        case .tooLarge(let bytes, let most): tr("it has \(bytes) bytes, and the server takes \(most)")
        case .refused: tr("the server refused it; change it, and it is sent again")
        case .conflict: tr("it was changed here and on the server; choose one with sync resolve")
        case .unreadable: tr("the server's version cannot be read")
        case .otherObject: tr("the server has another object in its place, and does not say that it is gone")
        case .unreadableHere: tr("the version here cannot be written as one calendar object")
        case .withheld: tr("it does not belong in this calendar")
        case .notRead: tr("the server's version was not read")
        case .justUploaded: tr("the server does not list it yet")
        case .massRemoval: tr("too many would be removed here at once; --allow-mass-delete removes them")
        case .massDeletion:
            tr("too many would be deleted on the server at once; --allow-mass-delete deletes them")
        }
    }
}
