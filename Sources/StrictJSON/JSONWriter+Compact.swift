extension JSONWriter {
    /// The value on one line, without blanks between its parts.
    package static func compactBytes(of value: JSONValue) -> [UInt8] {
        var bytes: [UInt8] = []
        append(value, to: &bytes)
        return bytes
    }

    private static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
        func list<Part>(_ begin: UInt8, _ end: UInt8, _ parts: [Part], _ write: (Part, inout [UInt8]) -> Void)
        {
            bytes.append(begin)
            for (index, part) in parts.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(part, &bytes)
            }
            bytes.append(end)
        }
        switch value {
        case .array(let values):
            list(UInt8(ascii: "["), UInt8(ascii: "]"), values) { append($0, to: &$1) }
        case .object(let members):
            list(UInt8(ascii: "{"), UInt8(ascii: "}"), members) { member, bytes in
                append(.string(member.name), to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                append(member.value, to: &bytes)
            }
        case .null, .bool, .number, .string:
            // The line break at the end is not part of the value.
            bytes += Self.bytes(of: value).dropLast()
        }
    }
}
