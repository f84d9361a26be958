/// Writes JSON in UTF-8; the same value gives the same bytes.
///
/// Two spaces indent a level, and members stand in the order given.
package struct JSONWriter {
    /// The bytes written so far.
    var bytes: [UInt8] = []

    /// The document with a line break at its end.
    package static func bytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value, indent: 0)
        writer.bytes.append(0x0A)
        return writer.bytes
    }

    /// Writes a value at a level of nesting.
    mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let text): bytes += text.utf8
        case .string(let text): write(text)
        case .array(let values):
            list("[", "]", values, indent) { writer, value in writer.write(value, indent: indent + 1) }
        case .object(let members):
            list("{", "}", members, indent) { writer, member in
                writer.write(member.name)
                writer.bytes += ": ".utf8
                writer.write(member.value, indent: indent + 1)
            }
        }
    }

    private mutating func list<Part>(
        _ begin: String, _ end: String, _ parts: [Part], _ indent: Int,
        _ write: (inout JSONWriter, Part) -> Void
    ) {
        bytes += begin.utf8
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            breakLine(indent + 1)
            write(&self, part)
        }
        if !parts.isEmpty { breakLine(indent) }
        bytes += end.utf8
    }

    /// Begins a line at a level of nesting.
    mutating func breakLine(_ indent: Int) {
        bytes.append(0x0A)
        bytes += repeatElement(0x20, count: 2 * indent)
    }

    /// Writes a text in quotation marks.
    mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case ..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
