/// A fast scan of a content line in the usual spelling.
///
/// It allocates no name, parameter or value. Other lines are parsed by ``LineSyntax``; a test holds both to
/// the same results.
struct LineGlance {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var isCanonical = true

    /// Scans a line in valid UTF-8 without control characters but the tab.
    ///
    /// - Parameters:
    ///   - bytes: The unfolded line.
    ///   - number: The line in the file.
    ///   - maximum: The most parameters.
    /// - Returns: The positions of its parts, or `nil` when it needs ``LineSyntax``.
    static func line(_ bytes: UnsafeBufferPointer<UInt8>, number: Int, maximumParameters maximum: Int)
        -> LineStore.Line?
    {
        var glance = LineGlance(bytes)
        return glance.line(number, maximum)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func line(_ number: Int, _ maximum: Int) -> LineStore.Line? {
        skipName()
        let nameCount = position
        guard nameCount > 0, nameCount < 256, position < bytes.count else { return nil }
        var parameters = 0
        while bytes[position] == UInt8(ascii: ";") {
            parameters += 1
            position += 1
            guard parameters <= maximum, skipParameter() else { return nil }
        }
        guard bytes[position] == UInt8(ascii: ":") else { return nil }
        let key = NameKey.of(UnsafeBufferPointer(rebasing: bytes[..<nameCount]))
        if parameters > 0, Self.datedKeys.contains(key), hasColon(after: position) { return nil }
        return LineStore.Line(
            form: isCanonical ? .canonical : .respelt, nameCount: UInt8(nameCount),
            number: Int32(truncatingIfNeeded: number), key: key, start: 0,
            valueStart: UInt32(position + 1), end: UInt32(bytes.count))
    }

    /// The names whose value may follow a later colon.
    private static let datedKeys = LineSyntax.dateProperties.map { NameKey.of($0) }

    private func hasColon(after start: Int) -> Bool {
        for index in (start + 1)..<max(start + 1, bytes.count) where bytes[index] == UInt8(ascii: ":") {
            return true
        }
        return false
    }

    private mutating func skipName() {
        while position < bytes.count, Token.isNameByte(bytes[position]) {
            if Token.isSmall(bytes[position]) { isCanonical = false }
            position += 1
        }
    }

    /// Skips `NAME=value` or `NAME="value"`; `false` for anything else or at the line's end.
    private mutating func skipParameter() -> Bool {
        let start = position
        skipName()
        guard position > start, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            return false
        }
        position += 1
        let isQuoted = bytes[position] == UInt8(ascii: "\"")
        return isQuoted ? skipQuoted() : skipUnquoted()
    }

    private mutating func skipUnquoted() -> Bool {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: ":"): return true
            case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "^"): return false
            default: note(byte)
            }
            position += 1
        }
        return false
    }

    private mutating func skipQuoted() -> Bool {
        position += 1
        var needsQuotes = false
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                if !needsQuotes { isCanonical = false }
                guard position < bytes.count else { return false }
                return bytes[position] == UInt8(ascii: ";") || bytes[position] == UInt8(ascii: ":")
            case UInt8(ascii: "^"): return false
            case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ","): needsQuotes = true
            default: note(byte)
            }
        }
        return false
    }

    /// Records bytes that may begin a non-ASCII line break, which the writer checks.
    private mutating func note(_ byte: UInt8) {
        if byte == 0xC2 || byte == 0xE2 { isCanonical = false }
    }
}
