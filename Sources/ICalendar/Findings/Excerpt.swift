/// A piece of foreign text made safe to print: one line, no control characters, not long.
enum Excerpt {
    static func of(_ text: some StringProtocol, limit: Int = 60) -> String {
        var result = ""
        var count = 0
        for scalar in text.unicodeScalars {
            guard count < limit else { return result + "…" }
            count += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    static func of(_ bytes: some Sequence<UInt8>, limit: Int = 60) -> String {
        of(String(decoding: Array(bytes.prefix(limit * 4)), as: UTF8.self), limit: limit)
    }
}
