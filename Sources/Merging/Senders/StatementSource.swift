import Messages
import Reservations
public import Trips

/// Who stated the value of a field.
///
/// ```swift
/// StatementSource.sender(ActivityUID("12@mail.air.example")).domain  // "air.example"
/// ```
public enum StatementSource: Hashable, Sendable {
    /// A sender, by the UID under which it describes the activity.
    case sender(ActivityUID)
    /// A person, by a local edit or by entering the activity.
    case person
    /// An earlier version of a sender: no statement has the value any more.
    case earlierVersion

    /// The domain of the sender's UID; `nil` for one without a domain of its owner, as a mail's, and for a person.
    public var domain: String? {
        guard case .sender(let uid) = self, !ReservationIdentity.isMade(uid), BookingSender.isOwn(uid) else {
            return nil
        }
        return BookingSender(uid).domain
    }

    /// The sender in a sentence: its domain, else what is known of it.
    package var name: String {
        switch self {
        case .sender(let uid): domain ?? BookingSender.name(uid)
        case .person: tr("a person", as: "who stated a field")
        case .earlierVersion: tr("an earlier version", as: "who stated a field")
        }
    }
}
