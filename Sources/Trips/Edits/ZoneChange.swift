/// What stays when an end of an activity gets another zone.
public enum ZoneChange: String, CaseIterable, Hashable, Sendable {
    /// The clock reading: 09:00 in Tokyo becomes 09:00 in Paris. It corrects a wrong zone.
    case wall
    /// The instant: 09:00 in Tokyo becomes 01:00 in Paris. It writes the time in another zone.
    case instant
}
