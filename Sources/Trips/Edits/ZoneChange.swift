/// What stays when an end of an activity gets another zone.
public enum ZoneChange: String, CaseIterable, Hashable, Sendable {
    /// The reading of the clock: 09:00 in Tokyo becomes 09:00 in Osaka, or in Paris. This is for a zone that was wrong.
    case wall
    /// The moment: 09:00 in Tokyo becomes 01:00 in Paris. This is for a zone that is only written otherwise.
    case instant
}
