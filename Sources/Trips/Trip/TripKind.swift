/// The kind of a trip, in the words of travellers.
///
/// ```swift
/// TripKind(rawValue: "business")  // .business
/// ```
public enum TripKind: String, CaseIterable, Hashable, Sendable {
    /// For pleasure.
    case leisure
    /// For work.
    case business
    /// For a challenge: a climb, an expedition.
    case adventure
    /// With the family.
    case family
    /// For two.
    case romantic
    /// Alone.
    case solo
    /// With a group.
    case group
}
