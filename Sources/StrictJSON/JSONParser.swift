import Messages

/// Reads strict RFC 8259 JSON: no comments, no trailing commas, no repeated names.
///
/// What other programs publish is often less strict; ``repairing(_:limit:)`` reads that too, and tells each repair.
package struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    /// What was repaired, each as one clause; nil refuses what would have to be.
    private var repairs: [String]?

    /// The most levels of nested objects and lists.
    ///
    /// No document of ours is that deep.
    private static let mostDepth = 64
    /// The most members of an object whose names are compared one by one.
    private static let fewMembers = 16

    /// The most bytes of a JSON document: a backup, or what a command reads.
    package static let mostBytes = 1 << 30

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - limit: The most bytes that are read.
    /// - Returns: The value.
    /// - Throws: A ``DocumentError`` that names the place of the error.
    package static func value(of bytes: [UInt8], limit: Int = mostBytes) throws(DocumentError) -> JSONValue {
        try checkSize(bytes.count, limit: limit)
        var parser = JSONParser(bytes: bytes)
        parser.skipMark()
        let value = try parser.value()
        parser.skipBlanks()
        guard parser.position == bytes.count else { throw parser.flaw(tr("something stands behind the end")) }
        return value
    }

    /// Reads a document that may have faults whose meaning is clear.
    ///
    /// These are a comma before the end of a list or an object, a missing comma between two objects or lists or behind a number, a
    /// plain value whose name stands twice (the last one counts, as in JavaScript), a control character in a text (read as a blank),
    /// and several values one after the other (read as a list).
    ///
    /// ```swift
    /// try JSONParser.repairing(Array(#"{"a": [1, 2,],}"#.utf8)).repairs.count  // 2
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - limit: The most bytes that are read.
    /// - Returns: The value, and what was repaired with its line.
    /// - Throws: A ``DocumentError`` that names the place of another error.
    package static func repairing(
        _ bytes: [UInt8], limit: Int = mostBytes
    ) throws(DocumentError) -> (value: JSONValue, repairs: [String]) {
        try checkSize(bytes.count, limit: limit)
        var parser = JSONParser(bytes: bytes)
        parser.repairs = []
        parser.skipMark()
        var values = [try parser.value()]
        parser.skipBlanks()
        while let byte = parser.next {
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
                throw parser.flaw(tr("something stands behind the end"))
            }
            if values.count == 1 { parser.repaired(tr("several values were read as a list")) }
            values.append(try parser.value())
            parser.skipBlanks()
        }
        return (values.count == 1 ? values[0] : .array(values), parser.repairs ?? [])
    }

    /// Tells a repair; false where none are made.
    @discardableResult
    private mutating func repaired(_ what: String) -> Bool {
        guard let count = repairs?.count else { return false }
        guard count < Self.mostRepairs else { return true }
        let line = bytes[..<min(position, bytes.count)].count { $0 == 0x0A } + 1
        repairs?.append(tr("line \(line): \(what)"))
        return true
    }

    /// The most repairs that are told.
    private static let mostRepairs = 20

    /// Throws for more bytes than are read.
    ///
    /// - Parameters:
    ///   - count: The number of bytes of a document.
    ///   - limit: The most bytes that are read.
    /// - Throws: A ``DocumentError`` about the size.
    package static func checkSize(_ count: Int, limit: Int) throws(DocumentError) {
        guard count > limit else { return }
        throw DocumentError(
            .tooLarge, path: "$", subject: tr("the document"),
            reason: tr("has \(count) bytes; at most \(limit) are read"))
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips a byte order mark, which some programs write.
    private mutating func skipMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func skipBlanks() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private func flaw(_ reason: String) -> DocumentError {
        let line = bytes[..<min(position, bytes.count)].count { $0 == 0x0A } + 1
        return DocumentError(
            .notJSON, path: tr("line \(line)"), subject: tr("byte \(position + 1):"),
            reason: tr("\(reason) (RFC 8259)"))
    }

    private mutating func value() throws(DocumentError) -> JSONValue {
        skipBlanks()
        guard let byte = next else { throw flaw(tr("the document ends where a value should stand")) }
        switch byte {
        case UInt8(ascii: "{"): return try nested { parser throws(DocumentError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(DocumentError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested(
        _ read: (inout JSONParser) throws(DocumentError) -> JSONValue
    ) throws(DocumentError) -> JSONValue {
        guard depth < Self.mostDepth else {
            throw DocumentError(
                .tooLarge, path: "$", subject: tr("the document"),
                reason: tr("is nested more than \(Self.mostDepth) deep"))
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try read(&self)
    }

    private mutating func word(_ text: String, _ value: JSONValue) throws(DocumentError) -> JSONValue {
        guard bytes[position...].starts(with: text.utf8) else { throw flaw(tr("no value begins so")) }
        position += text.utf8.count
        return value
    }
}

// MARK: - Objects and lists

extension JSONParser {
    private mutating func object() throws(DocumentError) -> JSONValue {
        var members: [JSONMember] = []
        var names: [String: Int] = [:]
        skipBlanks()
        if take(UInt8(ascii: "}")) { return .object([]) }
        var hasNext: Bool
        repeat {
            skipBlanks()
            guard next == UInt8(ascii: "\"") else { throw flaw(tr("the name of a member should stand here")) }
            let name = try string()
            let known = names.isEmpty ? members.firstIndex { $0.name == name } : names[name]
            if known != nil {
                let twice = tr("the name \(JSONValue.quoted(name)) stands twice")
                guard repaired(tr("\(twice), and the last one counts")) else { throw flaw(twice) }
            }
            skipBlanks()
            guard take(UInt8(ascii: ":")) else { throw flaw(tr("a colon should stand here")) }
            let member = JSONMember(name: name, value: try value())
            if let known {
                // Of two things neither may be lost.
                guard members[known].value.isPlain, member.value.isPlain else {
                    throw flaw(tr("the name \(JSONValue.quoted(name)) stands twice"))
                }
                members[known] = member
            } else {
                members.append(member)
                if !names.isEmpty {
                    names[name] = members.count - 1
                } else if members.count > JSONParser.fewMembers {
                    for (index, member) in members.enumerated() { names[member.name] = index }
                }
            }
            // Behind a text a quotation mark may be a part of it.
            let isText = if case .string = members.last?.value { true } else { false }
            hasNext = isFollowed(before: UInt8(ascii: "}"), by: isText ? [] : [UInt8(ascii: "\"")])
        } while hasNext
        guard take(UInt8(ascii: "}")) else {
            throw flaw(tr("a comma or the end of an object should stand here"))
        }
        return .object(members)
    }

    private mutating func array() throws(DocumentError) -> JSONValue {
        var values: [JSONValue] = []
        skipBlanks()
        if take(UInt8(ascii: "]")) { return .array([]) }
        repeat {
            values.append(try value())
        } while isFollowed(before: UInt8(ascii: "]"), by: [UInt8(ascii: "{"), UInt8(ascii: "[")])
        guard take(UInt8(ascii: "]")) else {
            throw flaw(tr("a comma or the end of a list should stand here"))
        }
        return .array(values)
    }

    /// Takes the comma before a further value, or repairs one that is missing or stands before the end.
    ///
    /// - Parameters:
    ///   - end: The end of the list or object.
    ///   - beginnings: How a further value may begin, to be known without a comma.
    /// - Returns: Whether a further value follows.
    private mutating func isFollowed(before end: UInt8, by beginnings: @autoclosure () -> [UInt8]) -> Bool {
        skipBlanks()
        if take(UInt8(ascii: ",")) {
            guard repairs != nil else { return true }
            skipBlanks()
            guard next == end else { return true }
            return !repaired(tr("a comma before the end was left out"))
        }
        guard repairs != nil, let byte = next, beginnings().contains(byte) else { return false }
        return repaired(tr("a missing comma was added"))
    }
}

// MARK: - Numbers and texts

extension JSONParser {
    private mutating func number() throws(DocumentError) -> String {
        let start = position
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
        func digits() throws(DocumentError) {
            guard isDigit(next) else { throw flaw(tr("a digit should stand here")) }
            while isDigit(next) { position += 1 }
        }
        _ = take(UInt8(ascii: "-"))
        if take(UInt8(ascii: "0")) {
            guard !isDigit(next) else { throw flaw(tr("a number does not begin with 0")) }
        } else {
            guard isDigit(next) else { throw flaw(tr("no value begins so")) }
            try digits()
        }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func string() throws(DocumentError) -> String {
        position += 1
        var text: [UInt8] = []
        var start = position
        // What is ASCII needs no validation, which takes longer than all the rest.
        var isASCII = true
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                let whole: String
                if isASCII, text.isEmpty {
                    whole = String(decoding: bytes[start..<position], as: UTF8.self)
                } else {
                    text += bytes[start..<position]
                    guard let valid = String(validating: text, as: UTF8.self) else {
                        throw flaw(tr("the text is not UTF-8"))
                    }
                    whole = valid
                }
                position += 1
                return whole
            case UInt8(ascii: "\\"):
                text += bytes[start..<position]
                position += 1
                text += try escape()
                start = position
            case ..<0x20:
                guard repaired(tr("a control character was read as a blank")) else {
                    throw flaw(tr("a control character stands in a text"))
                }
                text += bytes[start..<position] + [0x20]
                position += 1
                start = position
            default:
                if byte > 0x7F { isASCII = false }
                position += 1
            }
        }
        throw flaw(tr("a text has no end"))
    }

    private mutating func escape() throws(DocumentError) -> [UInt8] {
        guard let byte = next else { throw flaw(tr("a text has no end")) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
        default: throw flaw(tr("no escape is written so"))
        }
    }

    /// The character of `\uXXXX`, or of a surrogate pair for one beyond U+FFFF.
    private mutating func scalar() throws(DocumentError) -> Character {
        let high = try unit()
        if let scalar = Unicode.Scalar(high) { return Character(scalar) }
        guard (0xD800...0xDBFF).contains(high), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw flaw(tr("half of a surrogate pair is no character"))
        }
        let low = try unit()
        guard (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw flaw(tr("half of a surrogate pair is no character")) }
        return Character(scalar)
    }

    private mutating func unit() throws(DocumentError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw flaw(tr("a text has no end")) }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw flaw(tr("four hexadecimal digits should stand here"))
            }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}

extension JSONValue {
    /// Whether it is neither an object nor a list.
    fileprivate var isPlain: Bool {
        switch self {
        case .object, .array: false
        default: true
        }
    }
}
