/// Parses one unfolded line as name, parameters and value (RFC 5545 §3.1, RFC 6868).
struct LineSyntax {
    /// The recoverable errors of a line.
    struct Flaws: OptionSet {
        let rawValue: Int
        static let parameter = Flaws(rawValue: 1)
        static let tooManyParameters = Flaws(rawValue: 2)
        static let unquotedColon = Flaws(rawValue: 4)
        static let noValue = Flaws(rawValue: 8)
        static let blankBesideQuote = Flaws(rawValue: 16)
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let maximum: Int
    private var position = 0
    /// The colon before the value, when it is not the first one outside of quotes.
    private var valueColon: Int?
    private(set) var flaws: Flaws = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, maximumParameters: Int) {
        self.bytes = bytes
        maximum = maximumParameters
    }

    /// Returns the property, or `nil` when the bytes are no content line.
    mutating func property(line: Int) -> Property? {
        while position < bytes.count, Token.isNameByte(bytes[position]) { position += 1 }
        guard position > 0, position < bytes.count else { return nil }
        let name = string(0, position)
        guard bytes[position] == Self.colon || bytes[position] == Self.semicolon else { return nil }
        if bytes[position] == Self.semicolon { valueColon = colonBeforeDate(name) }
        var parameters: [Parameter] = []
        while position < bytes.count, bytes[position] == Self.semicolon {
            position += 1
            guard let parameter = parameter() else { continue }
            if parameters.count < maximum {
                parameters.append(parameter)
            } else {
                flaws.insert(.tooManyParameters)
            }
        }
        if position == bytes.count {
            // `ORGANIZER;CN=Sixt SE` occurs: a name and a parameter, without a value.
            guard parameters.contains(where: { !$0.value.isEmpty }) else { return nil }
            flaws.insert(.noValue)
        }
        let start = min(position + 1, bytes.count)
        return Property(
            unchecked: name, parameters: parameters, rawValue: string(start, bytes.count), line: line)
    }

    // MARK: - Parameters

    /// Reads `NAME=value,"value"` up to the next semicolon or the value's colon.
    private mutating func parameter() -> Parameter? {
        let start = position
        while position < bytes.count, Token.isNameByte(bytes[position]) { position += 1 }
        let name = string(start, position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "="), !name.isEmpty else {
            flaws.insert(.parameter)
            _ = values()
            // vCalendar 1.0 writes a bare value such as `;QUOTED-PRINTABLE`; it is kept under its own name.
            return name.isEmpty ? nil : Parameter(unchecked: name, [""])
        }
        position += 1
        let values = values()
        let parameter = Parameter(unchecked: name, values)
        guard parameter.name == "TZID", values.count > 1 else { return parameter }
        // A zone has one name; its commas are part of it.
        return Parameter(unchecked: name, [values.joined(separator: ",")])
    }

    private mutating func values() -> [String] {
        if let plain = plainValue() { return [plain] }
        var values: [String] = []
        var piece: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                quoted(into: &piece)
                continue
            case UInt8(ascii: ","):
                values.append(Self.decoded(piece))
                piece = []
            case Self.semicolon:
                values.append(Self.decoded(piece))
                return values
            case Self.colon where valueColon == nil || valueColon == position:
                values.append(Self.decoded(piece))
                return values
            default:
                if byte == Self.colon { flaws.insert(.unquotedColon) }
                piece.append(byte)
            }
            position += 1
        }
        values.append(Self.decoded(piece))
        return values
    }

    /// Takes a single value without special characters; else takes nothing.
    private mutating func plainValue() -> String? {
        var end = position
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "^"): return nil
            case Self.semicolon: break
            case Self.colon:
                guard valueColon == nil || valueColon == end else { return nil }
            default:
                end += 1
                continue
            }
            defer { position = end }
            return string(position, end)
        }
        return nil
    }

    /// Takes the text between two quotes; an unmatched quote is dropped.
    private mutating func quoted(into piece: inout [UInt8]) {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        guard end < bytes.count else {
            flaws.insert(.parameter)
            position += 1
            return
        }
        if !piece.isEmpty, piece.allSatisfy(Self.isBlank) {
            flaws.insert(.blankBesideQuote)
            piece = []
        }
        piece.append(contentsOf: bytes[position + 1..<end])
        position = end + 1
        var next = position
        while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
        guard next > position, next < bytes.count, Self.endsValue(bytes[next]) else { return }
        flaws.insert(.blankBesideQuote)
        position = next
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func endsValue(_ byte: UInt8) -> Bool {
        byte == colon || byte == semicolon || byte == UInt8(ascii: ",")
    }

    /// Decodes RFC 6868: `^n` is a line break, `^'` a quote and `^^` a caret.
    private static func decoded(_ piece: [UInt8]) -> String {
        guard piece.contains(UInt8(ascii: "^")) else { return String(decoding: piece, as: UTF8.self) }
        var result: [UInt8] = []
        var index = 0
        while index < piece.count {
            let next = index + 1 < piece.count ? piece[index + 1] : 0
            switch (piece[index], next) {
            case (UInt8(ascii: "^"), UInt8(ascii: "n")):
                result.append(UInt8(ascii: "\n"))
                index += 2
            case (UInt8(ascii: "^"), UInt8(ascii: "'")):
                result.append(UInt8(ascii: "\""))
                index += 2
            case (UInt8(ascii: "^"), UInt8(ascii: "^")):
                result.append(UInt8(ascii: "^"))
                index += 2
            default:
                result.append(piece[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: - Zone names with colons

    /// Returns the last colon of a date line if a date follows it.
    ///
    /// `DTSTART;TZID=GMT+05:30:20270710T100000` is common.
    private func colonBeforeDate(_ name: String) -> Int? {
        guard Self.dateProperties.contains(Token.capitals(name)) else { return nil }
        guard let last = bytes.lastIndex(of: Self.colon), last + 8 < bytes.count else { return nil }
        let digits = bytes[last + 1...last + 8]
        return digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) ? last : nil
    }

    static let dateProperties = [
        "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE",
    ]

    private static let colon = UInt8(ascii: ":")
    private static let semicolon = UInt8(ascii: ";")

    private func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
}
