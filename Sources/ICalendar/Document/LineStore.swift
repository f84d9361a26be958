/// The raw content lines of a component, converted to properties on demand.
///
/// Most lines of a calendar are never read. Keeping them raw costs a copy, while a property costs its name,
/// its parameters and its value, each in memory of its own.
final class LineStore: Sendable {
    /// The position of one line, and what the first scan found.
    struct Line: Sendable {
        /// What kind of line it is.
        var form: Form
        /// The length of the name in bytes.
        var nameCount: UInt8
        /// The line in the file, counted from 1.
        var number: Int32
        /// The name in short form; see ``NameKey``.
        var key: UInt64
        /// The offset of the line's bytes, or the index of its property when it is kept as one.
        var start: UInt32
        var valueStart: UInt32
        var end: UInt32

        /// Whether the key holds the whole name: at most eight letters.
        @inline(__always)
        func isNamed(_ key: UInt64, _ count: UInt8) -> Bool { self.key == key && nameCount == count }
    }

    /// How a line is spelt.
    enum Form: UInt8, Sendable {
        /// In the writer's spelling.
        case canonical
        /// Valid, but in another spelling than the writer's.
        case respelt
        /// Complex: kept as a property.
        case property
    }

    let bytes: [UInt8]
    let lines: [Line]
    private let made: [Property]
    /// One bit for each name, shared by some names; a clear bit saves a search.
    private let names: UInt64
    /// The bits whose names may be on more than one line.
    private let repeated: UInt64
    /// For each bit the first line of such a name, at most the largest number.
    private let firsts: SIMD64<UInt8>

    init(_ draft: consuming Draft) {
        bytes = draft.bytes
        lines = draft.lines
        made = draft.made
        names = draft.names
        repeated = draft.repeated
        firsts = draft.firsts
    }

    /// Returns whether a name may be on more than one line; `false` is certain.
    @inline(__always)
    func mayRepeat(_ key: UInt64) -> Bool { repeated & NameKey.bit(key) != 0 }

    /// Whether any name may be on more than one line; `false` is certain.
    var mayRepeat: Bool { repeated != 0 }
}

extension LineStore {
    /// Lines that are still being collected.
    struct Draft: Sendable {
        fileprivate var bytes: [UInt8] = []
        fileprivate var lines: [Line] = []
        fileprivate var made: [Property] = []
        fileprivate var names: UInt64 = 0
        fileprivate var repeated: UInt64 = 0
        fileprivate var firsts = SIMD64<UInt8>(repeating: .max)
        private var uidIndex: Int?
        private static let uidKey = NameKey.of("UID")

        init() {}

        /// Makes a draft of a single line.
        init(_ line: Line, _ content: UnsafeBufferPointer<UInt8>) { append(line, content) }

        var count: Int { lines.count }
        var byteCount: Int { bytes.count }

        /// The first UID that is not empty, as plain text, for findings.
        var uid: String? { uidIndex.map { LineStore(self).text(at: $0) } }

        mutating func reserve(lines count: Int, bytes size: Int) {
            lines.reserveCapacity(count)
            bytes.reserveCapacity(size)
        }

        /// Adds a line whose offsets refer to its own bytes.
        mutating func append(_ line: Line, _ content: UnsafeBufferPointer<UInt8>) {
            var line = line
            let offset = UInt32(truncatingIfNeeded: bytes.count)
            line.start = offset
            line.valueStart += offset
            line.end += offset
            bytes.append(contentsOf: content)
            if uidIndex == nil, line.isNamed(Self.uidKey, 3), line.valueStart < line.end {
                uidIndex = lines.count
            }
            note(line.key)
            lines.append(line)
        }

        mutating func append(_ property: Property) {
            let index = UInt32(truncatingIfNeeded: made.count)
            made.append(property)
            if uidIndex == nil, property.name == "UID", !property.rawValue.isEmpty { uidIndex = lines.count }
            let key = NameKey.of(property.name)
            note(key)
            lines.append(
                Line(
                    form: .property, nameCount: 0, number: 0, key: key, start: index,
                    valueStart: 0, end: 0))
        }

        /// Records the name of the next line.
        private mutating func note(_ key: UInt64) {
            let place = NameKey.place(key)
            let bit: UInt64 = 1 << UInt64(place)
            if names & bit == 0 {
                names |= bit
                firsts[place] = UInt8(truncatingIfNeeded: min(lines.count, Int(UInt8.max)))
            } else if repeated & bit == 0, mayStand(key) {
                repeated |= bit
            }
        }

        /// Returns whether a name may be on an earlier line; after a few lines without a search.
        private func mayStand(_ key: UInt64) -> Bool {
            lines.count > 64 || lines.contains { $0.key == key }
        }
    }
}

// MARK: - Reading

extension LineStore {
    /// Returns the property of a line.
    func property(at index: Int) -> Property {
        let line = lines[index]
        guard line.form != .property else { return made[Int(line.start)] }
        return bytes.withUnsafeBufferPointer { bytes in
            let content = UnsafeBufferPointer(rebasing: bytes[Int(line.start)..<Int(line.end)])
            let valueStart = Int(line.valueStart - line.start)
            if valueStart > Int(line.nameCount) + 1 {
                // The number of parameters was checked when the line was read.
                var syntax = LineSyntax(content, maximumParameters: .max)
                if let property = syntax.property(line: Int(line.number)) { return property }
            }
            return Property(
                unchecked: String(decoding: content[..<Int(line.nameCount)], as: UTF8.self), parameters: [],
                rawValue: String(
                    decoding: UnsafeBufferPointer(rebasing: content[valueStart...]), as: UTF8.self),
                line: Int(line.number))
        }
    }

    /// All properties, in their order.
    var properties: [Property] { lines.indices.map(property(at:)) }

    /// Returns the index of the first line of a name, in any case, from an index on.
    func index(of name: String, key: UInt64, from first: Int = 0) -> Int? {
        let place = NameKey.place(key)
        guard names & (1 << UInt64(place)) != 0 else { return nil }
        var index = max(first, Int(firsts[place]))
        // A short name is in its key whole.
        let count = UInt8(clamping: name.utf8.count)
        let isShort = count <= 8
        return lines.withUnsafeBufferPointer { lines in
            while index < lines.count {
                if lines[index].key == key,
                    isShort && lines[index].nameCount == count || isNamed(lines[index], name)
                {
                    return index
                }
                index += 1
            }
            return nil
        }
    }

    /// Returns the indices of all lines of a name, in any case.
    func indices(of name: String) -> [Int] {
        let key = NameKey.of(name)
        var found: [Int] = []
        var next = index(of: name, key: key)
        while let index = next {
            found.append(index)
            next = self.index(of: name, key: key, from: index + 1)
        }
        return found
    }

    /// Returns whether a line has a name, given in any case.
    func isNamed(_ line: Line, _ name: String) -> Bool {
        guard line.form != .property else { return made[Int(line.start)].name == Token.capitals(name) }
        let count = Int(line.nameCount)
        return bytes.withUnsafeBufferPointer { bytes in
            name.utf8.withContiguousStorageIfAvailable { wanted in
                guard wanted.count == count else { return false }
                let start = Int(line.start)
                for index in 0..<count
                where Token.capital(bytes[start + index]) != Token.capital(wanted[index]) {
                    return false
                }
                return true
            } ?? false
        }
    }

    /// Returns whether any name has a prefix, given in capitals.
    func hasName(prefix capitals: String) -> Bool {
        lines.contains { line in
            guard line.form != .property else { return made[Int(line.start)].name.hasPrefix(capitals) }
            return line.nameCount >= capitals.utf8.count && holds(capitals, at: Int(line.start))
        }
    }

    /// Returns the indices of lines whose parameters contain a name in capitals, as name or value.
    func indices(mentioning parameter: String) -> [Int] {
        let count = parameter.utf8.count
        return lines.indices.filter { index in
            let line = lines[index]
            guard line.form != .property else { return true }
            let start = Int(line.start) + Int(line.nameCount)
            return stride(from: start, to: Int(line.valueStart) - count - 1, by: 1).contains {
                bytes[$0] == UInt8(ascii: ";") && holds(parameter, at: $0 + 1)
            }
        }
    }

    private func holds(_ capitals: String, at start: Int) -> Bool {
        var index = start
        for byte in capitals.utf8 {
            guard Token.capital(bytes[index]) == byte else { return false }
            index += 1
        }
        return true
    }

    /// Gives access to the bytes of a line's value, still escaped.
    func withValue<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let line = lines[index]
        guard line.form != .property else {
            let value = made[Int(line.start)].rawValue
            return value.utf8.withContiguousStorageIfAvailable(body)
                ?? Array(value.utf8).withUnsafeBufferPointer(body)
        }
        return bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(line.valueStart)..<Int(line.end)]))
        }
    }

    /// Returns whether a line certainly has no parameters.
    func isBare(at index: Int) -> Bool {
        let line = lines[index]
        return line.form != .property && Int(line.valueStart - line.start) == Int(line.nameCount) + 1
    }

    /// Returns the value of a line as plain text.
    func text(at index: Int) -> String { withValue(at: index) { TextEscape.text($0) } }
}
