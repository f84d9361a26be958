public import CivilTime
public import Trips

/// The identifier of a synced calendar: a UUID in lower case.
public typealias SyncedCalendarID = RecordID<SyncedCalendar>

/// A calendar of a server that a trip is kept in step with.
public struct SyncedCalendar: Hashable, Sendable {
    /// Its identifier.
    public let id: SyncedCalendarID
    /// The name of its account.
    public let account: String
    /// Where it is.
    public let address: String
    /// Its name for people, as the server had it when it was linked.
    public let label: String
    /// The trip; it may have been deleted, or sealed, since.
    public let trip: TripID

    /// The token of the state that was read last (RFC 6578); `nil` where everything has to be listed.
    public var token: String?
    /// The tag of the state that was read last, of servers without such tokens.
    public var tag: String?
    /// The number of the last sync.
    public var run = 0
    /// When all of it was listed last.
    public var listedAt: Instant?
    /// When a sync of it last left nothing undone.
    public var syncedAt: Instant?
    /// Why the last sync left something undone; `nil` where it did not.
    public var problem: String?
    /// The state of the store, zones and program in which nothing was to be sent; `nil` where that is not known.
    public var edition: String?

    /// Creates a synced calendar, of which nothing was read yet.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - account: The name of its account.
    ///   - address: Where it is.
    ///   - label: Its name for people.
    ///   - trip: The trip.
    public init(id: SyncedCalendarID, account: String, address: String, label: String, trip: TripID) {
        self.id = id
        self.account = account
        self.address = address
        self.label = label
        self.trip = trip
    }
}
