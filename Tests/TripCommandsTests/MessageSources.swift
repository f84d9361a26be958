import Foundation
import TestKit

/// The messages that the sources of the program say with `tr(…)`, as a catalogue names them.
///
/// A call that is not understood is left out; what it says is then English on the screen, which the tests find.
enum MessageSources {
    private static let gathered = Result { try gather() }

    /// Returns the template of every message: `Delete the trip {0}?`, or `short month :: Mar` with its sense.
    static func keys() throws -> Set<String> { try gathered.get() }

    private static func gather() throws -> Set<String> {
        var keys: Set<String> = []
        let sources = Fixtures.path(for: "Sources")
        for case let name as String in FileManager.default.enumerator(atPath: sources) ?? .init()
        where name.hasSuffix(".swift") && !name.hasSuffix("+Generated.swift") {
            var reader = MessageReader(bytes: try Fixtures.bytes("\(sources)/\(name)"))
            keys.formUnion(reader.keys())
        }
        return keys
    }
}

/// Reads the calls of `tr` in one source file.
private struct MessageReader {
    let bytes: [UInt8]
    private var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func keys() -> [String] {
        var keys: [String] = []
        for start in bytes.indices.dropLast(3) where bytes[start] == UInt8(ascii: "t") {
            guard bytes[start + 1] == UInt8(ascii: "r"), bytes[start + 2] == UInt8(ascii: "("),
                start == 0 || !isNamePart(bytes[start - 1])
            else { continue }
            at = start + 3
            if let key = message() { keys.append(key) }
        }
        return keys
    }

    /// The literals up to the closing bracket, joined by `+`, behind the sense if there is one.
    private mutating func message() -> String? {
        var places = 0
        guard var template = literal(&places) else { return nil }
        while true {
            skipSpace()
            if take("+") {
                guard let more = literal(&places) else { return nil }
                template += more
            } else if take(",") {
                skipSpace()
                var none = 0
                guard take("as:"), let sense = literal(&none) else { return nil }
                template = "\(sense) :: \(template)"
            } else {
                return take(")") ? template : nil
            }
        }
    }

    /// One literal, with a number for each interpolation.
    private mutating func literal(_ places: inout Int) -> String? {
        skipSpace()
        let isLong = take("\"\"\"")
        guard isLong || take("\"") else { return nil }
        var text: [UInt8] = []
        while at < bytes.count {
            if take(isLong ? "\"\"\"" : "\"") {
                let whole = String(decoding: text, as: UTF8.self)
                return isLong ? unindented(whole) : whole
            }
            if take("\\(") {
                skipCode()
                text += "{\(places)}".utf8
                places += 1
            } else if take("\\") {
                text += escaped()
            } else {
                text.append(bytes[at])
                at += 1
            }
        }
        return nil
    }

    /// What stands behind a backslash.
    private mutating func escaped() -> [UInt8] {
        defer { at += 1 }
        switch bytes[at] {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let digits = bytes[(at + 2)...].prefix { $0 != UInt8(ascii: "}") }
            at += 2 + digits.count
            let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(
                Unicode.Scalar.init)
            return Array(String(scalar.map(Character.init) ?? "?").utf8)
        // A line that goes on in the next one; its indentation is taken away with that of the others.
        case 0x0A: return Self.joint
        default: return [bytes[at]]
        }
    }

    private static let joint: [UInt8] = [0x00, 0x0A]

    /// A literal of many lines without its first line end and the indentation of its closing quotes.
    private func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.last?.count ?? 0
        let inner = lines.dropFirst().dropLast().map { $0.dropFirst(min(indentation, $0.count)) }
        return inner.joined(separator: "\n").replacing("\0\n", with: "")
    }

    /// Goes behind the bracket that closes an interpolation.
    private mutating func skipCode() {
        var depth = 1
        while at < bytes.count, depth > 0 {
            if bytes[at] == UInt8(ascii: "\"") {
                var none = 0
                if literal(&none) == nil { return }
                continue
            }
            if bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
            at += 1
        }
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A { at += 1 }
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[at...].starts(with: text.utf8) else { return false }
        at += text.utf8.count
        return true
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
