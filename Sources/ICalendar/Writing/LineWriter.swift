/// Writes content lines: folded at 75 octets, ended by CR LF (RFC 5545 §3.1).
struct LineWriter {
    private(set) var bytes: [UInt8] = []
    private var line = ""

    /// The longest physical line in octets, its line end not counted.
    private static let width = 75

    /// Writes one property, which stays one content line whatever it holds.
    mutating func write(_ property: Property) {
        compose(property)
        fold()
    }

    /// The property as one line, not folded.
    static func unfolded(_ property: Property) -> String {
        var writer = LineWriter()
        writer.compose(property)
        return writer.line
    }

    private mutating func compose(_ property: Property) {
        line.removeAll(keepingCapacity: true)
        line += property.name
        for parameter in property.parameters { append(parameter) }
        line += ":"
        line += RawValue.sanitized(property.rawValue)
    }

    mutating func write(_ component: Component) {
        write(Property("BEGIN", rawValue: component.name))
        for property in component.properties { write(property) }
        for inner in component.components { write(inner) }
        write(Property("END", rawValue: component.name))
    }

    // MARK: - Parameters

    private mutating func append(_ parameter: Parameter) {
        line += ";"
        line += parameter.name
        line += "="
        for (index, value) in parameter.values.enumerated() {
            if index > 0 { line += "," }
            append(parameterValue: value)
        }
    }

    /// RFC 6868 for what quotes cannot hold; quotes for what ends a value (RFC 5545 §3.2).
    private mutating func append(parameterValue value: String) {
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
        line += needsQuotes ? "\"\(encoded)\"" : encoded
    }

    // MARK: - Folding

    private mutating func fold() {
        var room = Self.width
        if line.utf8.count <= room {
            bytes.append(contentsOf: line.utf8)
        } else {
            for character in line {
                let size = character.utf8.count
                guard size > Self.width - 1 else {
                    append(character.utf8, size, &room)
                    continue
                }
                // A cluster longer than a line, such as letters with fifty accents, can only be cut inside.
                for scalar in character.unicodeScalars {
                    append(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter, &room)
                }
            }
        }
        bytes.append(0x0D)
        bytes.append(0x0A)
    }

    private mutating func append(_ piece: UTF8.EncodedScalar, _ room: inout Int) {
        append(piece, piece.count, &room)
    }

    private mutating func append(_ piece: some Sequence<UInt8>, _ size: Int, _ room: inout Int) {
        if size > room {
            bytes.append(contentsOf: [0x0D, 0x0A, 0x20])
            room = Self.width - 1
        }
        bytes.append(contentsOf: piece)
        room -= size
    }
}
