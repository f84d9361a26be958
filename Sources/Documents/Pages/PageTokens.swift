/// Splits a web page into tokens, as far as reservations need.
///
/// No page is rejected, and the time is linear in its length. Comments, declarations and instructions are skipped;
/// entities that a declaration defines are not expanded.
struct PageTokens {
    private let bytes: [UInt8]
    private let limits: PageLimits
    private var index = 0
    private var lines: LineCount

    /// Makes a tokenizer of a page in UTF-8.
    init(_ bytes: [UInt8], limits: PageLimits) {
        self.bytes = bytes
        self.limits = limits
        lines = LineCount(bytes)
    }

    /// The line of the next token.
    var line: Int { mutating get { lines.line(at: index) } }

    /// The next token; `nil` at the end.
    mutating func next() -> PageToken? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return text() }
            switch bytes[index + 1] {
            case UInt8(ascii: "!"): passDeclaration()
            case UInt8(ascii: "?"): pass(to: UInt8(ascii: ">"))
            case UInt8(ascii: "/") where index + 2 < bytes.count && Self.isLetter(bytes[index + 2]):
                index += 2
                let name = name()
                pass(to: UInt8(ascii: ">"))
                return .end(name: name)
            case UInt8(ascii: "/"): pass(to: UInt8(ascii: ">"))
            case let byte where Self.isLetter(byte): return element()
            default: return text()
            }
        }
        return nil
    }

    private mutating func text() -> PageToken {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(bytes[start..<index])
    }

    private mutating func pass(to byte: UInt8) {
        while index < bytes.count, bytes[index] != byte { index += 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func passDeclaration() {
        guard starts(with: "<!--", at: index) else { return pass(to: UInt8(ascii: ">")) }
        index += 4
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "-") && starts(with: "-->", at: index)) {
            index += 1
        }
        index = min(index + 3, bytes.count)
    }

    // MARK: Elements

    private mutating func element() -> PageToken {
        index += 1
        let name = name()
        var attributes: [PageAttribute] = []
        var isClosed = false
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if Blank.isBlank(bytes[index]) {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/") {
                isClosed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
                index += 1
            } else {
                let attribute = attribute()
                if attributes.count < limits.attributes { attributes.append(attribute) }
            }
        }
        index = min(index + 1, bytes.count)
        guard Self.rawNames.contains(name), !isClosed else {
            return .begin(name: name, attributes: attributes, isClosed: isClosed)
        }
        let start = index
        passRaw(name)
        let end = index
        pass(to: UInt8(ascii: ">"))
        return .raw(
            name: name, attributes: attributes, text: bytes[start..<end], line: lines.line(at: start))
    }

    /// Elements that contain raw text: a comment or a tag inside them is text.
    private static let rawNames: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
    ]

    /// Skips to the end of an element with raw text; to the end of the page if it has none.
    private mutating func passRaw(_ name: String) {
        let mark = Array("</\(name)".utf8)
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), index + mark.count <= bytes.count,
                zip(bytes[index..<index + mark.count], mark).allSatisfy({ Self.small($0) == $1 })
            {
                let next = index + mark.count
                if next == bytes.count || !Self.isNamePart(bytes[next]) { return }
            }
            index += 1
        }
    }

    private mutating func name() -> String {
        let start = index
        while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
        return Self.text(bytes[start..<min(index, start + 64)]).lowercased()
    }

    private mutating func attribute() -> PageAttribute {
        let start = index
        // An equals sign at the beginning of a name belongs to the name.
        index += 1
        while index < bytes.count, Self.isNamePart(bytes[index]), bytes[index] != UInt8(ascii: "=") {
            index += 1
        }
        let name = Self.text(bytes[start..<min(index, start + 64)]).lowercased()
        while index < bytes.count, Blank.isBlank(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return PageAttribute(name: name, value: "")
        }
        index += 1
        while index < bytes.count, Blank.isBlank(bytes[index]) { index += 1 }
        guard index < bytes.count else { return PageAttribute(name: name, value: "") }
        let quote = bytes[index]
        let value: ArraySlice<UInt8>
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let begin = index + 1
            index = begin
            while index < bytes.count, bytes[index] != quote { index += 1 }
            value = bytes[begin..<index]
            index = min(index + 1, bytes.count)
        } else {
            let begin = index
            while index < bytes.count, !Blank.isBlank(bytes[index]), bytes[index] != UInt8(ascii: ">") {
                index += 1
            }
            value = bytes[begin..<index]
        }
        return PageAttribute(name: name, value: CharacterReferences.text(of: value.prefix(limits.textBytes)))
    }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { mark in
            for offset in mark.indices where bytes[index + offset] != mark[offset] { return false }
            return true
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    private static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private static func isNamePart(_ byte: UInt8) -> Bool {
        !Blank.isBlank(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
    }
}
