public import CivilTime
import Messages

/// A calendar that others subscribe to under a secret address.
///
/// The secret itself is kept nowhere: whoever has the store cannot make the address of it.
///
/// ```swift
/// let feed = Feed(
///     id: FeedID("a"), label: "Grandparents", scope: .all, digest: "c0ffee", createdAt: try Instant(parsing: "2027-03-01T00:00:00Z"))
/// feed.label  // "Grandparents"
/// ```
public struct Feed: Hashable, Sendable {
    /// The activities that a feed has.
    public enum Scope: Hashable, Sendable {
        /// Those of one trip.
        case trip(TripID)
        /// Those in which a person takes part, of all trips that are not archived.
        case person(PersonID)
        /// Those of all trips that are not archived.
        case all
    }

    /// The permanent identifier.
    public let id: FeedID

    /// For whom it is, on one line.
    public var label: String

    /// The activities that it has.
    public let scope: Scope

    /// How much of each activity it shows.
    public let redaction: Redaction

    /// The SHA-256 digest of the secret, in hexadecimal digits.
    public let digest: String

    /// When it was made.
    public let createdAt: Instant

    /// When it ends; `nil` for never.
    public let expiresAt: Instant?

    /// When it was last fetched, to the hour; `nil` for never.
    public var lastUsedAt: Instant?

    /// The name of the account that made it; `nil` for the user of the machine.
    public var account: String?

    /// Creates a feed.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - label: For whom it is, on one line.
    ///   - scope: The activities that it has.
    ///   - redaction: How much of each activity it shows.
    ///   - digest: The SHA-256 digest of the secret, in hexadecimal digits.
    ///   - createdAt: When it was made.
    ///   - expiresAt: When it ends; `nil` for never.
    ///   - lastUsedAt: When it was last fetched; `nil` for never.
    ///   - account: The name of the account that made it; `nil` for the user of the machine.
    public init(
        id: FeedID, label: String, scope: Scope, redaction: Redaction = .shared, digest: String,
        createdAt: Instant, expiresAt: Instant? = nil, lastUsedAt: Instant? = nil, account: String? = nil
    ) {
        (self.id, self.label, self.scope, self.redaction) = (id, label, scope, redaction)
        (self.digest, self.createdAt) = (digest, createdAt)
        (self.expiresAt, self.lastUsedAt, self.account) = (expiresAt, lastUsedAt, account)
    }

    /// Returns whether it can be fetched.
    ///
    /// - Parameter now: The present.
    /// - Returns: Whether it has not ended yet.
    public func isOpen(at now: Instant) -> Bool { expiresAt.map { now < $0 } ?? true }

    /// Checks that the label is one line of text.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName`` or ``TripError/Code/malformedName``.
    public func check() throws(TripError) { try OneLine.check(label, as: tr("label"), of: tr("a feed")) }
}
