/// A release of the tz database, such as `2026f`: its year, and its letter in the year.
///
/// Releases are ordered; any other text, such as `unknown`, is not a release. Compare versions with
/// ``isNewer(_:than:)``, for which any release is newer than an unknown one.
///
/// ```swift
/// ZoneRelease("2025b-rearguard")?.description  // "2025b"
/// ZoneRelease("unknown")                       // nil
/// ```
public struct ZoneRelease: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The year in which it appeared.
    public let year: Int
    /// The letters that number the releases of a year: `a` to `z`, then `za`, `zb` and so on.
    public let letters: String

    /// Reads the release at the beginning of a version.
    ///
    /// A suffix of a distributor is ignored: `2025b-rearguard` and `2025b-1` are `2025b`.
    ///
    /// - Parameter version: A version as ``ZoneDatabase/version`` has it.
    public init?(_ version: some StringProtocol) {
        let bytes = Array(version.utf8)
        let digits = bytes.prefix { (0x30...0x39).contains($0) }
        let letters = bytes.dropFirst(digits.count).prefix { (0x61...0x7A).contains($0) }
        guard digits.count == 4, (1...2).contains(letters.count),
            let year = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        if let next = bytes.dropFirst(digits.count + letters.count).first {
            guard next == UInt8(ascii: "-") || next == UInt8(ascii: "+") || next == UInt8(ascii: ".") else {
                return nil
            }
        }
        self.year = year
        self.letters = String(decoding: letters, as: UTF8.self)
    }

    /// The release as the tz database writes it.
    public var description: String {
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + letters
    }

    /// The earlier year comes first, then the earlier letter.
    public static func < (lhs: ZoneRelease, rhs: ZoneRelease) -> Bool {
        (lhs.year, lhs.letters) < (rhs.year, rhs.letters)
    }

    /// Returns whether the rules of one version are newer than those of another.
    ///
    /// ```swift
    /// ZoneRelease.isNewer("2026f", than: "2025b")    // true
    /// ZoneRelease.isNewer("2026f", than: "unknown")  // true
    /// ZoneRelease.isNewer("unknown", than: "2025b")  // false
    /// ```
    ///
    /// - Parameters:
    ///   - version: The version in question.
    ///   - other: The version to compare it with.
    /// - Returns: `true` when the first one is a release, and the other one is an earlier release or none.
    public static func isNewer(_ version: some StringProtocol, than other: some StringProtocol) -> Bool {
        guard let release = ZoneRelease(version) else { return false }
        return ZoneRelease(other).map { $0 < release } ?? true
    }
}
