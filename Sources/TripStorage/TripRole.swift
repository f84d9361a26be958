public import Trips

/// The role of one account in one trip, in the place of its role in the household.
public struct TripRole: Hashable, Sendable {
    /// The trip, which may be sealed.
    public let trip: TripID

    /// The name of the account.
    public let account: String

    /// The role.
    public let role: Role

    /// Creates a role.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - account: The name of the account.
    ///   - role: The role.
    public init(trip: TripID, account: String, role: Role) {
        (self.trip, self.account, self.role) = (trip, account, role)
    }
}
