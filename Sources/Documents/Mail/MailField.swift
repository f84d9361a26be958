/// A header's value with parameters: `text/html; charset="utf-8"`, `attachment; filename*=UTF-8''Flug.ics`.
package struct MailField: Hashable, Sendable {
    /// The text before the parameters, in lower case.
    package let value: String
    /// The parameters by their names in lower case.
    package private(set) var parameters: [String: String] = [:]

    /// Reads a value (RFC 2045 §5.1), with parameters in pieces and in other character sets (RFC 2231).
    init(_ bytes: [UInt8]) {
        var parts = Self.parts(of: bytes)[...]
        value = String(decoding: parts.popFirst() ?? [], as: UTF8.self).trimmed.lowercased()
        var pieces: [String: [(index: Int, isEncoded: Bool, value: [UInt8])]] = [:]
        for part in parts.prefix(Self.mostParameters) {
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
            var name = String(decoding: part[..<equals], as: UTF8.self).trimmed.lowercased()
            let value = Self.unquoted(Array(part[(equals + 1)...]))
            let isEncoded = name.hasSuffix("*")
            if isEncoded { name.removeLast() }
            var index = 0
            let halves = name.split(separator: "*", maxSplits: 1)
            if halves.count == 2, let number = Int(halves[1]) { (name, index) = (String(halves[0]), number) }
            pieces[name, default: []].append((index, isEncoded, value))
        }
        for (name, found) in pieces { parameters[name] = Self.joined(found) }
    }

    /// The most parameters of one field of a mail.
    private static let mostParameters = 64

    private static func joined(_ pieces: [(index: Int, isEncoded: Bool, value: [UInt8])]) -> String {
        var charset: TextCharset?
        var bytes: [UInt8] = []
        let isEncoded = pieces.contains(where: \.isEncoded)
        let chosen =
            isEncoded && pieces.contains { !$0.isEncoded && $0.index == 0 } && pieces.count == 2
            ? pieces.filter(\.isEncoded) : pieces
        for piece in chosen.sorted(by: { $0.index < $1.index }) {
            var value = piece.value
            if piece.isEncoded, piece.index == 0 {
                let parts = value.split(
                    separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
                if parts.count == 3 {
                    charset = TextCharset(String(decoding: parts[0], as: UTF8.self))
                    value = Array(parts[2])
                }
            }
            bytes += piece.isEncoded ? percentDecoded(value) : value
        }
        if isEncoded { return String(decoding: (charset ?? .ascii).utf8(bytes), as: UTF8.self) }
        return EncodedWords.text(of: bytes)
    }

    private static func percentDecoded(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
                let high = TransferEncoding.hex(text[index + 1]),
                let low = TransferEncoding.hex(text[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return bytes
    }

    /// The parts between semicolons outside quotation marks; comments in parentheses are left out.
    private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var (isQuoted, isEscaped, depth) = (false, false, 0)
        for byte in bytes {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), isQuoted || depth > 0 {
                isEscaped = true
            } else if byte == UInt8(ascii: "\""), depth == 0 {
                isQuoted.toggle()
            } else if !isQuoted, byte == UInt8(ascii: "(") {
                depth += 1
            } else if !isQuoted, byte == UInt8(ascii: ")"), depth > 0 {
                depth -= 1
                continue
            } else if !isQuoted, depth == 0, byte == UInt8(ascii: ";") {
                parts.append([])
                continue
            }
            if depth == 0 { parts[parts.count - 1].append(byte) }
        }
        return parts
    }

    private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
        var text = bytes[...]
        while let first = text.first, Blank.isBlank(first) { text.removeFirst() }
        while let last = text.last, Blank.isBlank(last) { text.removeLast() }
        guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else {
            return Array(text)
        }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in text.dropFirst().dropLast() {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                result.append(byte)
                isEscaped = false
            }
        }
        return result
    }
}
