public import CivilTime

/// The rules of a zone that no database has, as its calendar defines them; opaque here.
///
/// The id is derived from the rules, so the text of an id never changes.
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
