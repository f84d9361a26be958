public import CivilTime

/// A part of the time line in which the traveller's clock keeps to one zone.
public struct ClockStretch: Hashable, Sendable {
    /// The instants; the end is exclusive.
    public let range: Range<Instant>

    /// The zone worn then.
    public let zone: Zone
}
