import ICalendar

// MARK: - Attachments

extension EventImport {
    /// Notes values that say that they are base64 and are not, of the event and of its alarms.
    ///
    /// They are kept as they came: what they were meant to be, nobody can tell.
    mutating func checkBinaryValues() {
        noteBinaryFlaws(of: component)
        for inner in component.components { noteBinaryFlaws(of: inner) }
    }

    private mutating func noteBinaryFlaws(of component: Component) {
        for property in component.properties(with: "ENCODING") {
            guard property.parameter("ENCODING")?.uppercased() == "BASE64",
                let flaw = Base64Text.flaw(of: property.rawValue)
            else { continue }
            values.note(
                .badValue, .warning, property,
                "\(property.name) `\(Self.excerpt(property.rawValue))` is not base64 (RFC 5545 §3.3.1): \(flaw); it was "
                    + "kept as it came")
        }
    }

    private static func excerpt(_ text: String) -> String {
        text.utf8.count > 60 ? "\(text.prefix(40))… (\(text.utf8.count) octets)" : text
    }
}

/// The grammar of base64 (RFC 4648 §4), which is looked at and not decoded.
enum Base64Text {
    /// What breaks the grammar, and what would not; `nil` when nothing does.
    static func flaw(of text: String) -> String? {
        var digits = 0
        var padding = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if !isDigit(byte) {
                let isSeen = byte > 0x20 && byte < 0x7F
                let name = isSeen ? "`\(Character(Unicode.Scalar(byte)))`" : "an octet \(byte)"
                return
                    "\(name) stands at octet \(digits + padding + 1), and only letters, digits, `+` and `/` may"
            } else if padding > 0 {
                return "`=` stands at octet \(digits + 1), and only the end may have it"
            } else {
                digits += 1
            }
        }
        let missing = (4 - digits % 4) % 4
        if missing == 3 { return "\(digits) characters stand for no whole number of octets" }
        guard padding != missing else { return nil }
        return "its \(digits) characters end in \(padding) `=`, and \(missing) would be right"
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
