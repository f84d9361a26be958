/// What a server did with a resource that was sent, or was to be deleted.
package enum WriteOutcome: Hashable, Sendable {
    /// It is stored; the tag is that of the new version, where the server gives a strong one.
    case stored(etag: String?)
    /// It is not there any more.
    case deleted
    /// Another version is there than the one that was meant, or one where none was expected.
    case changedMeanwhile
    /// There is nothing to change at the address.
    case missing
    /// The account has an object of that UID at another address, which some servers name.
    case uidElsewhere(String?)
    /// The server does not take the object: it is malformed to it, or of a kind that it has no room for.
    case invalid(String)
    /// The object is larger than the server takes.
    case tooLarge
    /// The account may not write here.
    case noPrivilege
    /// The server refuses this, and does not say whether for the object or for the account.
    case forbidden
    /// The account has no room left.
    case overQuota
    /// There is something at the address already, where a calendar was to be made.
    case taken
}
