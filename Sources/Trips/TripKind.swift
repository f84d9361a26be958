/// What sort of trip it is, in the words of those who plan one.
///
/// ```swift
/// TripKind(rawValue: "business")  // .business
/// ```
public enum TripKind: String, CaseIterable, Hashable, Sendable {
    /// For pleasure.
    case leisure
    /// For work.
    case business
    /// For what is hard to do: a climb, an expedition.
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
