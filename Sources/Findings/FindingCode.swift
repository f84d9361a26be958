/// The kind of a finding, as a short word with hyphens that programs compare and people search for.
///
/// The set is open: a module above adds its own codes in an extension.
public struct FindingCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The word itself, such as `missing-end`.
    public let rawValue: String

    /// Makes a code from its word.
    ///
    /// - Parameter rawValue: Lower-case letters and hyphens.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The word itself.
    public var description: String { rawValue }
}

extension FindingCode {
    /// There were more findings than a report holds.
    public static let tooManyFindings = FindingCode(rawValue: "too-many-findings")
}

// MARK: - Codes of several modules

extension FindingCode {
    /// Control characters were dropped; reported once per file or text.
    public static let controlCharacters = FindingCode(rawValue: "control-characters")
    /// There are more parts of something than a reader's limit.
    public static let tooManyParts = FindingCode(rawValue: "too-many-parts")
    /// A value violates its specification, but its meaning is unambiguous.
    public static let repairedValue = FindingCode(rawValue: "repaired-value")
    /// What our export wrote beside a time is of another time: another program moved the event.
    public static let staleRecord = FindingCode(rawValue: "stale-record")
    /// A time names a zone that is not known.
    public static let unknownZone = FindingCode(rawValue: "unknown-zone")
    /// An offset or a rule beside the name of a zone contradicts the zone.
    public static let contradictedZone = FindingCode(rawValue: "contradicted-zone")
    /// A time without a zone was given the zone of its place.
    public static let zoneFromPlace = FindingCode(rawValue: "zone-from-place")
    /// A transport is in UTC, and its places do not tell their clocks.
    public static let unplacedTransport = FindingCode(rawValue: "unplaced-transport")
    /// The visible text of a mail or a page may tell a booking, which was not taken.
    public static let draftBooking = FindingCode(rawValue: "draft-booking")
    /// A version is no newer than the one known, and changed nothing.
    public static let olderVersion = FindingCode(rawValue: "older-version")
}
