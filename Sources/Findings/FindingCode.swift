/// The kind of a flaw, as a short word with hyphens that programs may compare and people can search for.
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
    /// There were more flaws than a report holds.
    public static let tooManyFindings = FindingCode(rawValue: "too-many-findings")
}
