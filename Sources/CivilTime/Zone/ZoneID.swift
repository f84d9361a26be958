/// The name of a time zone, as the tz database spells it: `Asia/Tokyo`.
///
/// A value has the shape of a name; only a ``ZoneDatabase`` knows whether there is such a zone. The spelling is
/// kept as given, while equality and order ignore ASCII case, as RFC 9557 section 2.2 and the database do. Two
/// names of one zone (`Asia/Calcutta`, `Asia/Kolkata`) are different names: compare ``Zone`` values for that.
///
/// ```swift
/// try ZoneID("europe/paris") == ZoneID("Europe/Paris")  // true
/// try ZoneID("../../etc/passwd")                        // throws
/// ```
public struct ZoneID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The name as it was given.
    public let name: String

    /// `UTC`.
    public static let utc = ZoneID(unchecked: "UTC")

    /// Makes an id of a name that can be a zone's.
    ///
    /// - Parameter name: Parts of ASCII letters, digits, `+`, `-` and `_`, separated by single slashes; at most 255
    ///   bytes. A part never begins with a dot, so no name can lead out of the database's directory.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/unknownZone`` for any other text.
    public init(_ name: some StringProtocol) throws(TimeError) {
        guard ZoneID.hasShape(of: name) else {
            throw TimeError(
                .unknownZone, subject: ZoneID.printable(name),
                reason: "a zone is named by letters, digits, +, - and _ between slashes, like Asia/Tokyo")
        }
        self.name = String(name)
    }

    init(unchecked name: String) {
        self.name = name
    }

    private static func hasShape(of name: some StringProtocol) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 255 else { return false }
        var previous = UInt8(ascii: "/")
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                UInt8(ascii: "_"):
                break
            case UInt8(ascii: "/"):
                guard previous != byte else { return false }
            default:
                return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "/")
    }

    /// What a message may show of a refused name: control characters as code points, and not without end.
    private static func printable(_ name: some StringProtocol) -> String {
        var text = ""
        for scalar in name.unicodeScalars.prefix(80) {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            text += isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
        return text.isEmpty ? "(no name)" : text
    }

    /// The name as it was given.
    public var description: String { name }

    /// Names that differ in ASCII case alone are equal.
    public static func == (lhs: ZoneID, rhs: ZoneID) -> Bool {
        lhs.name == rhs.name || lhs.name.lowercased() == rhs.name.lowercased()
    }

    /// Feeds the name without its case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name.lowercased())
    }

    /// The name that comes first in ASCII order, case ignored, is the smaller one.
    public static func < (lhs: ZoneID, rhs: ZoneID) -> Bool {
        lhs.name.lowercased() < rhs.name.lowercased()
    }
}
