import Messages

/// The name of a time zone, as the tz database spells it: `Asia/Tokyo`.
///
/// A value has the form of a name; only a ``ZoneDatabase`` knows whether the zone exists. The spelling is kept as
/// given, while equality and order ignore ASCII case, as RFC 9557 section 2.2 and the database do. Two names of one
/// zone (`Asia/Calcutta`, `Asia/Kolkata`) are different names: to compare zones, compare ``Zone`` values.
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
    ///   bytes. A part never begins with a dot, so no name can lead out of the database's directory. An offset like
    ///   `+05:30`, up to 23:59, is accepted too: it names a ``Zone/fixed(_:id:)``, which no database has.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/unknownZone`` for any other text.
    public init(_ name: some StringProtocol) throws(TimeError) {
        let name = String(name)
        guard ZoneID.hasShape(of: name) || ZoneID.offset(name) != nil else {
            throw TimeError(
                .unknownZone, subject: name.isEmpty ? tr("(no name)") : Excerpt.of(name, limit: 80),
                reason:
                    tr("a zone is named by letters, digits, +, - and _ between slashes, like Asia/Tokyo"))
        }
        self.name = name
    }

    /// Whether it is one of the names of UTC.
    package var isUTC: Bool {
        ["UTC", "ETC/UTC", "ETC/ZULU", "ZULU", "ETC/UCT", "UCT", "ETC/UNIVERSAL", "UNIVERSAL"].contains(
            name.uppercased())
    }

    init(unchecked name: String) {
        self.name = name
    }

    /// False for entries of a zone tree that mean the machine's own zone: reading them would be a hidden default
    /// zone.
    var isPlace: Bool {
        !(self == ZoneID(unchecked: "localtime") || self == ZoneID(unchecked: "posixrules"))
    }

    /// The offset that the name states; nil for the name of a place.
    var fixedOffset: UTCOffset? { ZoneID.offset(name) }

    // `-00:00` is not an offset: it says that the offset is unknown (RFC 3339 section 4.3).
    private static func offset(_ name: some StringProtocol) -> UTCOffset? {
        guard name.utf8.count == 6, name.utf8.first != UInt8(ascii: "-") || name != "-00:00",
            let offset = try? UTCOffset(parsing: name), abs(offset.totalSeconds) < 86_400
        else { return nil }
        return offset
    }

    /// The name without a prefix; nil where it does not have the prefix.
    func without(_ prefix: String) -> ZoneID? {
        let (bytes, count) = (name.utf8, prefix.utf8.count)
        guard bytes.count > count,
            bytes.prefix(count).elementsEqual(prefix.utf8, by: { ZoneID.folded($0) == ZoneID.folded($1) })
        else { return nil }
        return ZoneID(unchecked: String(Substring(bytes.dropFirst(count))))
    }

    /// The most bytes of a zone's name.
    static let longest = 255

    private static func hasShape(of name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= longest else { return false }
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

    /// The name as it was given.
    public var description: String { name }

    /// Names that differ in ASCII case alone are equal.
    public static func == (lhs: ZoneID, rhs: ZoneID) -> Bool {
        lhs.name == rhs.name
            || lhs.name.utf8.count == rhs.name.utf8.count
                && lhs.name.utf8.elementsEqual(rhs.name.utf8) { folded($0) == folded($1) }
    }

    /// Feeds the name without its case.
    public func hash(into hasher: inout Hasher) {
        // Eight bytes at a time; a name has no byte 0, so the length need not be hashed.
        var word: UInt64 = 0
        var count = 0
        for byte in name.utf8 {
            word = word << 8 | UInt64(ZoneID.folded(byte))
            count += 1
            if count % 8 == 0 {
                hasher.combine(word)
                word = 0
            }
        }
        hasher.combine(word)
    }

    /// The name that comes first in ASCII order, case ignored, is the smaller one.
    public static func < (lhs: ZoneID, rhs: ZoneID) -> Bool {
        lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8) { folded($0) < folded($1) }
    }

    /// The byte in lower case, so that comparing names copies none.
    static func folded(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
