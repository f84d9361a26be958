/// The name and the parameters of a content line in the strict form of RFC 5545 section 3.1.
struct LineHead {
    /// The name in capitals.
    let name: String
    /// The TZID; nil when it is missing or empty.
    private(set) var zone: String?
    /// The VALUE in capitals; nil when it is missing.
    private(set) var type: String?
    /// What comes after the colon.
    let value: Substring

    /// Parses a line; nil for a doubtful one: an unquoted colon in a parameter, several values, or RFC 6868.
    init?(_ line: String) {
        let bytes = line.utf8
        guard var end = bytes.firstIndex(where: Self.endsName), end > line.startIndex else { return nil }
        name = line[..<end].uppercased()
        var hasZone = false
        while bytes[end] == UInt8(ascii: ";") {
            let start = bytes.index(after: end)
            guard let equals = bytes[start...].firstIndex(where: { !Self.isNameByte($0) }),
                start < equals, bytes[equals] == UInt8(ascii: "="),
                let (value, next) = Self.value(in: line, from: bytes.index(after: equals))
            else { return nil }
            end = next
            // Where one is given twice, the first counts.
            switch line[start..<equals].uppercased() {
            case "TZID" where !hasZone:
                hasZone = true
                if !value.isEmpty { zone = String(value) }
            case "VALUE" where type == nil: type = value.uppercased()
            default: break
            }
        }
        value = line[bytes.index(after: end)...]
    }

    /// Returns the value of a parameter, and where the semicolon or colon behind it is.
    private static func value(in line: String, from start: String.Index) -> (Substring, String.Index)? {
        let bytes = line.utf8
        var (first, stop) = (start, start)
        if start < bytes.endIndex, bytes[start] == UInt8(ascii: "\"") {
            first = bytes.index(after: start)
            guard let quote = bytes[first...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
            stop = bytes.index(after: quote)
        } else {
            guard let found = bytes[start...].firstIndex(where: Self.endsValue) else { return nil }
            stop = found
        }
        guard stop < bytes.endIndex, endsName(bytes[stop]) else { return nil }
        let value = first == start ? line[start..<stop] : line[first..<bytes.index(before: stop)]
        return value.utf8.contains(UInt8(ascii: "^")) ? nil : (value, stop)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        endsName(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
