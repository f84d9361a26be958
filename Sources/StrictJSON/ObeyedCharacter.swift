/// Characters that a terminal obeys, or that turn the direction of a line: written JSON has them escaped.
package enum ObeyedCharacter {
    /// Whether a character is one: DEL, C1 controls, line separators and marks of direction.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The escape of one in JSON: `\u202e`.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// Escapes them in JSON, where they can only be within strings: a parser reads the same value.
    ///
    /// - Parameter json: The JSON.
    /// - Returns: The JSON without them.
    package static func escaping(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: contains) else { return json }
        var escaped = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if contains(scalar) {
                escaped.append(contentsOf: escape(scalar).unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
