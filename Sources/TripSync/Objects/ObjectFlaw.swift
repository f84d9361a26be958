/// Why the text of a resource is not one calendar object with one UID.
package enum ObjectFlaw: Error, Hashable, Sendable {
    /// The text is not a whole calendar; the clause says what is wrong.
    case unreadable(String)
    /// No component has a UID.
    case noUID
    /// Components of several UIDs stand in one resource (RFC 4791 section 4.1 allows one).
    case severalUIDs([String])
}
