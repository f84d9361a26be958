/// The content lines of a component that was read, kept as octets; properties are made of them when somebody asks.
///
/// Most lines of a calendar are never looked at. To keep them as they came costs a copy, where a property costs its
/// name, its parameters and its value, each in memory of its own.
final class LineStore: Sendable {
    /// Where one line stands, and what a look at its octets has told.
    struct Line: Sendable {
        /// What kind of line it is.
        var form: Form
        /// How many octets the name has.
        var nameCount: UInt8
        /// The line in the file, counted from 1.
        var number: Int32
        /// The name in short; see ``NameKey``.
        var key: UInt64
        /// The octets of the line, or the index of its property when it is kept as one.
        var start: UInt32
        var valueStart: UInt32
        var end: UInt32

        /// Whether it has a name of at most eight letters, all of which are in its key.
        @inline(__always)
        func isNamed(_ key: UInt64, _ count: UInt8) -> Bool { self.key == key && nameCount == count }
    }

    /// How a line is spelt.
    enum Form: UInt8, Sendable {
        /// As the writer writes it.
        case canonical
        /// Sound, but the writer writes it in another way.
        case respelt
        /// Not to be read at a glance: kept as a property.
        case property
    }

    let bytes: [UInt8]
    let lines: [Line]
    private let made: [Property]
    /// One bit for each name, which some names share: what is not there is not looked for.
    private let names: UInt64
    /// Those of these bits whose names may stand on more than one line.
    private let repeated: UInt64
    /// For each of these bits the first line of such a name, or the last number of all if it is a later one.
    private let firsts: SIMD64<UInt8>

    init(_ draft: consuming Draft) {
        bytes = draft.bytes
        lines = draft.lines
        made = draft.made
        names = draft.names
        repeated = draft.repeated
        firsts = draft.firsts
    }

    /// Whether there may be more than one line of a name; `false` is certain.
    @inline(__always)
    func mayRepeat(_ key: UInt64) -> Bool { repeated & NameKey.bit(key) != 0 }

    /// Whether there may be more than one line of any name; `false` is certain.
    var mayRepeat: Bool { repeated != 0 }
}

extension LineStore {
    /// Lines that are still being added to.
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

        /// A single line.
        init(_ line: Line, _ content: UnsafeBufferPointer<UInt8>) { append(line, content) }

        var count: Int { lines.count }
        var byteCount: Int { bytes.count }

        /// The first UID that is not empty, as plain text; every finding may ask for it.
        var uid: String? { uidIndex.map { LineStore(self).text(at: $0) } }

        mutating func reserve(lines count: Int, bytes size: Int) {
            lines.reserveCapacity(count)
            bytes.reserveCapacity(size)
        }

        /// Adds a line whose places are those in its own octets.
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

        /// Notes the name of the line that comes next.
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

        /// Whether a name may stand on one of the lines that are there; of more than a few that is not looked up.
        private func mayStand(_ key: UInt64) -> Bool {
            lines.count > 64 || lines.contains { $0.key == key }
        }
    }
}

// MARK: - Reading

extension LineStore {
    /// The property that a line makes.
    func property(at index: Int) -> Property {
        let line = lines[index]
        guard line.form != .property else { return made[Int(line.start)] }
        return bytes.withUnsafeBufferPointer { bytes in
            let content = UnsafeBufferPointer(rebasing: bytes[Int(line.start)..<Int(line.end)])
            let valueStart = Int(line.valueStart - line.start)
            if valueStart > Int(line.nameCount) + 1 {
                // How many parameters there are was looked at when the line was read.
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

    /// All of them, in their order.
    var properties: [Property] { lines.indices.map(property(at:)) }

    /// The index of the first line of a name in any case, at or after another index.
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

    /// The indices of all lines of a name in any case.
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

    /// Whether a line has a name, given in any case.
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

    /// Whether a name begins with some capitals.
    func hasName(prefix capitals: String) -> Bool {
        lines.contains { line in
            guard line.form != .property else { return made[Int(line.start)].name.hasPrefix(capitals) }
            return line.nameCount >= capitals.utf8.count && holds(capitals, at: Int(line.start))
        }
    }

    /// The indices of lines in whose parameters a name in capitals stands, as one of them or in one of their values.
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

    /// Looks at the octets of a line's value, which are not unescaped.
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

    /// Whether a line is known to have no parameters.
    func isBare(at index: Int) -> Bool {
        let line = lines[index]
        return line.form != .property && Int(line.valueStart - line.start) == Int(line.nameCount) + 1
    }

    /// The value of a line as plain text.
    func text(at index: Int) -> String { withValue(at: index) { TextEscape.text($0) } }
}
