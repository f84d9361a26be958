/// Writes objects as JSON Lines, straight to bytes: each on a line of its own, and nothing in between.
///
/// The bytes are those that Foundation's `JSONEncoder` writes with sorted keys and without escaped slashes, which
/// `--json` uses for whole documents, with what ``ObeyedCharacter`` names escaped. The caller names the members in the order of their names.
///
/// ```swift
/// var writer = JSONLineWriter()
/// writer.line { line in
///     line.member("local", "2027-03-14T09:00:00")
///     line.member("zone", "Asia/Tokyo")
/// }
/// String(decoding: writer.bytes, as: UTF8.self)  // {"local":"2027-03-14T09:00:00","zone":"Asia/Tokyo"}…
/// ```
package struct JSONLineWriter {
    /// The lines written so far.
    package private(set) var bytes: [UInt8] = []
    /// Whether the next member or element is the first of its object or list.
    private var isFirst = true

    /// Makes a writer without lines.
    package init() {}

    /// Forgets the lines written so far, and keeps their room.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Writes an object and a line break.
    package mutating func line(_ members: (inout JSONLineWriter) -> Void) {
        isFirst = true
        object(members)
        bytes.append(0x0A)
    }
}

// MARK: - Members

extension JSONLineWriter {
    /// Writes a member that is a text.
    package mutating func member(_ name: StaticString, _ text: String) {
        begin(name)
        write(text)
    }

    /// Writes a member that is a text; `null` for none.
    package mutating func member(_ name: StaticString, _ text: String?) {
        begin(name)
        if let text { write(text) } else { write("null" as StaticString) }
    }

    /// Writes a member that is a whole number; `null` for none.
    package mutating func member<Number: FixedWidthInteger>(_ name: StaticString, _ number: Number?) {
        begin(name)
        if let number { bytes += String(number).utf8 } else { write("null" as StaticString) }
    }

    /// Writes a member that is true or false.
    package mutating func member(_ name: StaticString, _ flag: Bool) {
        begin(name)
        write(flag ? "true" : "false" as StaticString)
    }

    /// Writes a member that is an object; `null` for none.
    package mutating func member<Value>(
        _ name: StaticString, object value: Value?, _ members: (Value, inout JSONLineWriter) -> Void
    ) {
        begin(name)
        guard let value else { return write("null" as StaticString) }
        object { members(value, &$0) }
    }

    /// Writes a member that is a list of texts.
    package mutating func member(_ name: StaticString, list texts: [String]) {
        begin(name)
        list(texts) { $1.write($0) }
    }

    /// Writes a member that is a list of objects; `null` for none.
    package mutating func member<Value>(
        _ name: StaticString, list values: [Value]?, _ members: (Value, inout JSONLineWriter) -> Void
    ) {
        begin(name)
        guard let values else { return write("null" as StaticString) }
        list(values) { value, writer in writer.object { members(value, &$0) } }
    }
}

// MARK: - Bytes

extension JSONLineWriter {
    private mutating func begin(_ name: StaticString) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes.append(UInt8(ascii: "\""))
        write(name)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func object(_ members: (inout JSONLineWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
        members(&self)
        isFirst = false
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func list<Value>(_ values: [Value], _ write: (Value, inout JSONLineWriter) -> Void) {
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(value, &self)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes characters that need no escape.
    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func write(_ text: String) {
        if text.utf8.contains(where: { $0 >= 0x7F }),
            text.unicodeScalars.contains(where: ObeyedCharacter.contains)
        {
            return writeEscaping(text)
        }
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { buffer in
            var written = 0
            // Runs without an escape are copied at once; most texts are one.
            for (index, byte) in buffer.enumerated()
            where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                bytes.append(contentsOf: buffer[written..<index])
                escape(byte)
                written = index + 1
            }
            bytes.append(contentsOf: buffer[written...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscaping(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            if ObeyedCharacter.contains(scalar) {
                bytes += ObeyedCharacter.escape(scalar).utf8
            } else if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
                escape(UInt8(scalar.value))
            } else {
                bytes += scalar.utf8
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case ..<0x20:
            let digits = "0123456789abcdef".utf8.map(\.self)
            bytes += "u00".utf8
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 0xF)])
        default: bytes.append(byte)
        }
    }
}
