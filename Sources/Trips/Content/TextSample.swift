/// The start of a text, by which its format is recognised.
struct TextSample {
    private let bytes: ArraySlice<UInt8>
    private let last: UInt8?

    /// - Parameters:
    ///   - head: The start of the text.
    ///   - last: The last byte of the whole text that is no space.
    init(_ head: [UInt8], last: UInt8?) {
        let unmarked = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
        bytes = unmarked.drop(while: Self.isSpace)
        self.last = last
    }

    /// The recognised format.
    var type: ContentType {
        let start = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
        if start.hasPrefix("begin:vcalendar") { return .calendar }
        if start.hasPrefix("<"), start.contains("<!doctype html") || start.contains("<html") { return .html }
        if isJSON { return .json }
        return isMail ? .mail : .text
    }

    /// Whether it is an object or an array, by its first and last characters.
    private var isJSON: Bool {
        guard let first = bytes.first, let next = bytes.dropFirst().first(where: { !Self.isSpace($0) }) else {
            return false
        }
        switch first {
        case UInt8(ascii: "{"):
            return last == UInt8(ascii: "}") && "\"}".utf8.contains(next)
        case UInt8(ascii: "["):
            return last == UInt8(ascii: "]") && "{[]\"-0123456789tfn".utf8.contains(next)
        default: return false
        }
    }

    /// Whether it has mail fields up to an empty line, with two that every mail has.
    private var isMail: Bool {
        let usual: Set = [
            "from", "to", "date", "subject", "message-id", "mime-version", "received", "return-path",
            "content-type",
        ]
        var found: Set<String> = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let first = line.first else { break }
            if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { continue }
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            // Names of fields are printable and have no space (RFC 5322 section 3.6.8).
            guard name.count < line.count, name.allSatisfy({ (33...126).contains($0) }) else { return false }
            found.insert(String(decoding: name, as: UTF8.self).lowercased())
        }
        return found.intersection(usual).count >= 2
    }

    // MARK: - Bytes

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Returns whether bytes are text: UTF-16 with its mark, or without forbidden control characters.
    static func isText(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return false }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return isUTF16(bytes) }
        // Tab, line feed, vertical tab, form feed and carriage return; escape begins the shift of ISO 2022.
        return bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || isSpace($0) || $0 == 0x1B }
    }

    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        let isLittle = bytes[0] == 0xFF
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let low = isLittle ? bytes[index] : bytes[index + 1]
            let high = isLittle ? bytes[index + 1] : bytes[index]
            if high == 0, low < 0x20, !isSpace(low) { return false }
        }
        return true
    }

    static func contains(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard bytes.count >= wanted.count else { return false }
            return (bytes.startIndex...(bytes.endIndex - wanted.count)).contains {
                bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
            }
        }
    }
}
