/// Writes a JSON document part by part, so that nobody has to hold the whole of it.
///
/// The bytes are those that ``JSONWriter/bytes(of:)`` writes of the same document.
package struct JSONPartWriter {
    private var writer = JSONWriter()
    /// The objects and lists that are begun and not ended.
    private var levels: [Level] = []
    /// Whether the name of a member is written, and its value is not.
    private var isNamed = false

    private struct Level {
        let end: UInt8
        var isEmpty = true
    }

    /// Makes a writer of an empty document.
    package init() {}

    /// The number of bytes that were written and not taken.
    package var count: Int { writer.bytes.count }

    /// Returns the bytes from a position in those that were not taken.
    package func bytes(from start: Int) -> ArraySlice<UInt8> { writer.bytes[start...] }

    /// Returns the bytes that were written since the last call.
    package mutating func take() -> [UInt8] {
        defer { writer.bytes.removeAll(keepingCapacity: true) }
        return writer.bytes
    }

    /// Begins an object, whose members follow.
    package mutating func beginObject() { begin("{", "}") }

    /// Begins a list, whose elements follow.
    package mutating func beginList() { begin("[", "]") }

    /// Ends the object or the list that was begun last; the end of the document is followed by a line break.
    package mutating func end() {
        guard let level = levels.popLast() else { return }
        if !level.isEmpty { writer.breakLine(levels.count) }
        writer.bytes.append(level.end)
        if levels.isEmpty { writer.bytes.append(0x0A) }
    }

    /// Writes the name of a member, whose value follows.
    package mutating func member(_ name: String) {
        separate()
        writer.write(name)
        writer.bytes += ": ".utf8
        isNamed = true
    }

    /// Writes a member.
    package mutating func write(_ member: JSONMember) {
        self.member(member.name)
        write(member.value)
    }

    /// Writes an element of a list, or the value of the member that was named.
    package mutating func write(_ value: JSONValue) {
        beginValue()
        writer.write(value, indent: levels.count)
    }

    private mutating func begin(_ begin: Unicode.Scalar, _ end: Unicode.Scalar) {
        beginValue()
        writer.bytes.append(UInt8(ascii: begin))
        levels.append(Level(end: UInt8(ascii: end)))
    }

    private mutating func beginValue() {
        if !isNamed, !levels.isEmpty { separate() }
        isNamed = false
    }

    /// Begins the line of a member or of an element.
    private mutating func separate() {
        if levels.last?.isEmpty == false { writer.bytes.append(UInt8(ascii: ",")) }
        if !levels.isEmpty { levels[levels.count - 1].isEmpty = false }
        writer.breakLine(levels.count)
    }
}
