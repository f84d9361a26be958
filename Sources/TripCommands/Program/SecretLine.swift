import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads a line from the terminal without showing it.
enum SecretLine {
    private static let endOfText: UInt8 = 0x03
    private static let endOfInput: UInt8 = 0x04
    private static let erase: Set<UInt8> = [0x08, 0x7F]
    private static let kill: UInt8 = 0x15

    /// Reads a line from a terminal without showing it.
    ///
    /// Keys are read one by one, so that Ctrl-C ends the program at once and restores the terminal.
    ///
    /// - Parameter descriptor: The terminal.
    /// - Returns: The line; nil at the end of the input, and where echo cannot be switched off.
    static func read(from descriptor: Int32) -> String? {
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { return nil }
        var silent = before
        silent.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG)
        guard tcsetattr(descriptor, TCSAFLUSH, &silent) == 0 else { return nil }
        defer { tcsetattr(descriptor, TCSAFLUSH, &before) }
        var line: [UInt8] = []
        while let byte = nextByte(descriptor) {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return String(validating: line, as: UTF8.self)
            case endOfText:
                tcsetattr(descriptor, TCSAFLUSH, &before)
                raise(SIGINT)
                return nil
            case endOfInput where line.isEmpty: return nil
            case endOfInput: return String(validating: line, as: UTF8.self)
            case kill: line = []
            case _ where erase.contains(byte): removeCharacter(&line)
            default: line.append(byte)
            }
        }
        return nil
    }

    /// Removes the last character, of up to four bytes.
    private static func removeCharacter(_ line: inout [UInt8]) {
        while let last = line.popLast(), last & 0xC0 == 0x80 {}
    }

    private static func nextByte(_ descriptor: Int32) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Foundation.read(descriptor, &byte, 1)
            if count == 1 { return byte }
            if count < 0, errno == EINTR { continue }
            return nil
        }
    }
}
