public import Findings

extension FindingCode {
    /// A series that could not be expanded, or only in UTC; what is known of it stands.
    public static let cannotExpand = FindingCode(rawValue: "cannot-expand")
    /// A rule that can be expanded, but hardly means what its writer meant.
    public static let unusualRule = FindingCode(rawValue: "unusual-rule")
    /// A series has more occurrences than the limits of its expansion allow.
    public static let expansionLimited = FindingCode(rawValue: "expansion-limited")
}
