/// The role of a traveller in one trip; a person's roles may differ between trips.
public enum TravellerRole: String, CaseIterable, Hashable, Sendable {
    /// Owns the trip.
    case owner
    /// May change the trip.
    case collaborator
    /// May view the trip.
    case viewer

    /// Whether a traveller with this role travels; a viewer only views the trip.
    public var travels: Bool { self != .viewer }
}
