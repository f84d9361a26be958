public import CivilTime

/// An instant at which the traveller's clock changes to another zone.
public struct ClockChange: Hashable, Sendable {
    /// The first instant in the new zone.
    public let instant: Instant

    /// The zone before the change.
    public let before: Zone

    /// The zone from the change on.
    public let after: Zone

    /// Why the traveller is believed to be in the new zone.
    public let evidence: ClockEvidence

    /// The change of the clock: positive forward, as on the way from Berlin to Tokyo.
    public var shift: Duration {
        .seconds(after.offset(at: instant).totalSeconds - before.offset(at: instant).totalSeconds)
    }
}
