public import CivilTime

/// A moment at which the traveller's clock goes over to another zone.
public struct ClockChange: Hashable, Sendable {
    /// The first instant on the new zone.
    public let instant: Instant

    /// The zone worn up to then.
    public let before: Zone

    /// The zone worn from then on.
    public let after: Zone

    /// Why the traveller is believed to be in the new zone.
    public let evidence: ClockEvidence

    /// How far the change moves the clock: positive forward, as on the way from Berlin to Tokyo.
    public var shift: Duration {
        .seconds(after.offset(at: instant).totalSeconds - before.offset(at: instant).totalSeconds)
    }
}
