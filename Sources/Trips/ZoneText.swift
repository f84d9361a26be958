public import CivilTime

/// The rules of a zone that no zone database has, as the calendar that uses it defines them; opaque here.
///
/// The id is made of the rules, so a text under one id never has to change.
public struct ZoneText: Hashable, Sendable {
    /// The zone that activities name.
    public let id: ZoneID

    /// The lines of its VTIMEZONE (RFC 5545 section 3.6.5).
    public let text: String

    /// Pairs a zone with its rules.
    ///
    /// - Parameters:
    ///   - id: The zone that activities name.
    ///   - text: The lines of its VTIMEZONE.
    public init(id: ZoneID, text: String) {
        self.id = id
        self.text = text
    }
}
