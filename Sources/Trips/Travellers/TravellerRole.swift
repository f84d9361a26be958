/// What a traveller may do with one trip; the same person can have another role in another trip.
public enum TravellerRole: String, CaseIterable, Hashable, Sendable {
    /// The trip is theirs.
    case owner
    /// May change it.
    case collaborator
    /// May look at it.
    case viewer

    /// Whether somebody with this role travels; a viewer only looks at the trip.
    public var travels: Bool { self != .viewer }
}
