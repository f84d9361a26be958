import Messages

/// Why the text of a resource is not one calendar object with one UID.
package enum ObjectFlaw: Error, Hashable, Sendable {
    /// The text is not a whole calendar; the clause says what is wrong.
    case unreadable(String)
    /// No component has a UID.
    case noUID
    /// Components of several UIDs stand in one resource (RFC 4791 section 4.1 allows one).
    case severalUIDs([String])
    /// Several components stand for the same occurrence, or for the series (RFC 5545 section 3.8.4.4).
    case repeatedOccurrence

    /// One clause for people.
    package var words: String {
        switch self {
        case .unreadable(let reason): reason
        case .noUID: tr("it has no UID (RFC 5545 section 3.8.4.7)")
        case .severalUIDs(let uids):
            tr("it has components of \(uids.count) UIDs (RFC 4791 section 4.1 allows one)")
        case .repeatedOccurrence:
            tr("several of its components stand for the same occurrence (RFC 5545 section 3.8.4.4)")
        }
    }
}
