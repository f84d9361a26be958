/// Writes content lines: folded at 75 octets, ended by CR LF (RFC 5545 §3.1).
struct LineWriter {
    private(set) var bytes: [UInt8] = []
    /// The start of the current line, which is not folded yet.
    private var start = 0

    /// The longest physical line in octets, its line end not counted.
    private static let width = 75

    /// Writes one property, always as one content line.
    mutating func write(_ property: Property) {
        compose(property)
        fold()
    }

    /// Returns the property as one unfolded line.
    static func unfolded(_ property: Property) -> String {
        var writer = LineWriter()
        writer.compose(property)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private mutating func compose(_ property: Property) {
        append(property.name)
        for parameter in property.parameters { append(parameter) }
        bytes.append(UInt8(ascii: ":"))
        // No property's value can end its line.
        append(property.rawValue)
    }

    private mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
            bytes.append(contentsOf: text.utf8)
        }
    }

    /// Writes a component, with an optional additional first property.
    mutating func write(_ component: Component, headed head: Property? = nil) {
        if bytes.isEmpty { bytes.reserveCapacity(Self.estimate(component)) }
        write("BEGIN:", component.name)
        if let head { write(head) }
        if let store = component.store {
            write(store)
        } else {
            for property in component.properties { write(property) }
        }
        for inner in component.components { write(inner) }
        write("END:", component.name)
    }

    /// Writes lines as read; those in the writer's spelling are copied.
    private mutating func write(_ store: LineStore) {
        for index in store.lines.indices {
            switch store.lines[index].form {
            case .canonical:
                let (start, end) = (Int(store.lines[index].start), Int(store.lines[index].end))
                store.bytes.withUnsafeBufferPointer {
                    write(line: UnsafeBufferPointer(rebasing: $0[start..<end]))
                }
            case .respelt, .property: write(store.property(at: index))
            }
        }
    }

    /// Returns an upper estimate of a component's size in bytes.
    private static func estimate(_ component: Component) -> Int {
        var count = 64
        if let store = component.store {
            count += store.bytes.count * 21 / 20 + store.lines.count * 2
        } else {
            for property in component.properties {
                count += property.rawValue.utf8.count * 21 / 20 + 24 + property.parameters.count * 32
            }
        }
        return component.components.reduce(count) { $0 + estimate($1) }
    }

    private mutating func write(_ start: StaticString, _ name: String) {
        start.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name.utf8)
        fold()
    }

    // MARK: - Parameters

    private mutating func append(_ parameter: Parameter) {
        bytes.append(UInt8(ascii: ";"))
        append(parameter.name)
        bytes.append(UInt8(ascii: "="))
        for (index, value) in parameter.values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if value.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(Self.isPlain) })
                ?? value.utf8.allSatisfy(Self.isPlain)
            {
                append(value)
            } else {
                append(parameterValue: value)
            }
        }
    }

    /// Returns whether a parameter's byte needs neither quotes nor carets.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "^"), UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","):
            false
        default: byte < 0x80 && !RawValue.isForbidden(byte: byte)
        }
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
    }

    /// Returns whether a byte needs no caret; starts of non-ASCII line breaks may need one.
    private static func isSpelledAsIs(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "^") && byte != UInt8(ascii: "\"") && byte != 0xC2 && byte != 0xE2
            && !RawValue.isForbidden(byte: byte)
    }

    /// Writes a parameter's value with RFC 6868 carets and quotes (RFC 5545 §3.2) as needed.
    private mutating func append(parameterValue value: String) {
        if value.utf8.allSatisfy(Self.isSpelledAsIs) {
            let needsQuotes = value.utf8.contains { Self.endsValue($0) }
            if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
            append(value)
            if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
            return
        }
        var needsQuotes = false
        var encoded = ""
        var afterReturn = false
        for scalar in value.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar {
            case "^": encoded += "^^"
            case "\"": encoded += "^'"
            case "\n":
                if !afterReturn { encoded += "^n" }
            case "\r", "\u{85}", "\u{2028}", "\u{2029}": encoded += "^n"
            case ":", ";", ",":
                needsQuotes = true
                encoded.unicodeScalars.append(scalar)
            case _ where RawValue.isForbidden(scalar): break
            default: encoded.unicodeScalars.append(scalar)
            }
        }
        bytes.append(contentsOf: (needsQuotes ? "\"\(encoded)\"" : encoded).utf8)
    }
}

// MARK: - Folding

extension LineWriter {
    /// Ends the current line, the last of the bytes.
    private mutating func fold() {
        if bytes.count - start > Self.width {
            let line = Array(bytes[start...])
            bytes.removeLast(line.count)
            line.withUnsafeBufferPointer { fold($0) }
        }
        end()
    }

    /// Writes a line from elsewhere.
    private mutating func write(line: UnsafeBufferPointer<UInt8>) {
        if line.count > Self.width { fold(line) } else { bytes.append(contentsOf: line) }
        end()
    }

    private mutating func end() {
        bytes.append(0x0D)
        bytes.append(0x0A)
        start = bytes.count
    }

    private mutating func fold(_ line: UnsafeBufferPointer<UInt8>) {
        if !foldBetweenClusters(of: line) { foldByCluster(line) }
    }

    /// Folds before the last grapheme cluster that does not fit, examining only those at the fold.
    ///
    /// - Returns: `false` when nothing was written, because a cluster is longer than a line.
    private mutating func foldBetweenClusters(of line: UnsafeBufferPointer<UInt8>) -> Bool {
        let written = bytes.count
        var start = 0
        var room = Self.width
        while line.count - start > room {
            guard let cut = Self.cut(line, from: start, to: start + room) else {
                bytes.removeLast(bytes.count - written)
                return false
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[start..<cut]))
            Self.lineBreak.withUTF8Buffer { bytes.append(contentsOf: $0) }
            start = cut
            room = Self.width - 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[start...]))
        return true
    }

    private static let lineBreak: StaticString = "\r\n "

    /// Returns the last cluster boundary up to a position; `nil` within an over-long cluster.
    private static func cut(
        _ line: UnsafeBufferPointer<UInt8>, from start: Int, to position: Int
    ) -> Int? {
        if isBoundary(line, position) { return position }
        var lower = position
        while lower > start, !isBoundary(line, lower) { lower -= 1 }
        // A cluster beyond two widths is longer than a line; each fold examines no more.
        let most = min(line.count, position + 2 * width)
        var upper = position
        while upper < most, !isBoundary(line, upper) { upper += 1 }
        while upper < line.count, line[upper] & 0xC0 == 0x80 { upper += 1 }
        var end = lower
        for character in String(decoding: line[lower..<upper], as: UTF8.self) {
            let size = character.utf8.count
            guard size < width else { return nil }
            guard end + size <= position else { break }
            end += size
        }
        return end
    }

    /// Returns whether an ASCII byte is on both sides, which is always a boundary without CR LF.
    private static func isBoundary(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index == 0 || index == line.count || (line[index - 1] < 0x80 && line[index] < 0x80)
    }

    /// Folds within a cluster longer than a line, such as a letter with fifty accents.
    private mutating func foldByCluster(_ line: UnsafeBufferPointer<UInt8>) {
        var room = Self.width
        for character in String(decoding: line, as: UTF8.self) {
            let size = character.utf8.count
            guard size > Self.width - 1 else {
                append(character.utf8, size, &room)
                continue
            }
            for scalar in character.unicodeScalars {
                let piece = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                append(piece, piece.count, &room)
            }
        }
    }

    private mutating func append(_ piece: some Sequence<UInt8>, _ size: Int, _ room: inout Int) {
        if size > room {
            Self.lineBreak.withUTF8Buffer { bytes.append(contentsOf: $0) }
            room = Self.width - 1
        }
        bytes.append(contentsOf: piece)
        room -= size
    }
}
