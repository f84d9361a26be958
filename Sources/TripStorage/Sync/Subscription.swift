public import CivilTime
public import Trips

/// The identifier of a subscription: a UUID in lower case.
public typealias SubscriptionID = RecordID<Subscription>

/// A calendar at an address that a trip follows.
public struct Subscription: Hashable, Sendable {
    /// What happens to an activity that the calendar no longer has.
    public enum Missing: String, Hashable, Sendable, CaseIterable {
        /// It stays, and is listed as missing.
        case keep
        /// It is cancelled, as if the calendar had said so.
        case cancel
    }

    /// Its identifier.
    public let id: SubscriptionID
    /// Where the calendar is, by `https` or `http`.
    public let address: String
    /// The trip; it may have been deleted since.
    public let trip: TripID
    /// The seconds between two looks; `nil` for what the calendar says, else an hour.
    public var every: Int?
    /// Whether it may lie on this machine or in a private network.
    public var allowsPrivate: Bool
    /// What happens to an activity that the calendar no longer has.
    public var missing: Missing
    /// When it was added.
    public let createdAt: Instant

    /// The entity tag and the date of the version that was read last, as the server wrote them.
    public var etag, lastModified: String?
    /// The SHA-256 digest of the bytes that were read last, in hexadecimal digits.
    public var digest: String?
    /// The seconds between two looks that the calendar asks for (RFC 7986, section 5.7).
    public var refresh: Int?
    /// The UIDs of the version that was read last.
    public var uids: [String] = []
    /// The UIDs of activities that an earlier version had.
    public var missingUIDs: [String] = []
    /// When it was last looked at with success, and when it had changed.
    public var checkedAt, changedAt: Instant?
    /// How many looks have failed in a row.
    public var failures = 0
    /// Before which nobody looks again; `nil` for any time.
    public var notBefore: Instant?
    /// Why the last look failed; `nil` after one that did not.
    public var problem: String?

    /// Creates a subscription, of which nothing was read yet.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - address: Where the calendar is.
    ///   - trip: The trip.
    ///   - every: The seconds between two looks; `nil` for what the calendar says.
    ///   - allowsPrivate: Whether it may lie on this machine or in a private network.
    ///   - missing: What happens to an activity that the calendar no longer has.
    ///   - createdAt: When it was added.
    public init(
        id: SubscriptionID, address: String, trip: TripID, every: Int?, allowsPrivate: Bool, missing: Missing,
        createdAt: Instant
    ) {
        self.id = id
        self.address = address
        self.trip = trip
        self.every = every
        self.allowsPrivate = allowsPrivate
        self.missing = missing
        self.createdAt = createdAt
    }
}
