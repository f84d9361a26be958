/// Offsets and changes in the TZif format (RFC 9636), from which a `Zone` is made.
struct CompiledTimeline {
    private(set) var bytes: [UInt8] = []

    /// Makes the data; `nil` for more offsets than the format can number.
    init?(_ timeline: FileZone.Timeline) {
        var kinds: [Int: UInt8] = [timeline.first: 0]
        var offsets = [timeline.first]
        for change in timeline.changes where kinds[change.offset] == nil {
            guard let kind = UInt8(exactly: offsets.count) else { return nil }
            kinds[change.offset] = kind
            offsets.append(change.offset)
        }
        // Version 1 data, which is not read: one type and nothing else.
        appendHeader(times: 0, types: 1)
        appendType(timeline.first)
        bytes += Self.name
        appendHeader(times: timeline.changes.count, types: offsets.count)
        for change in timeline.changes { append(UInt64(bitPattern: change.instant), 8) }
        for change in timeline.changes { bytes.append(kinds[change.offset] ?? 0) }
        for offset in offsets { appendType(offset) }
        bytes += Self.name
        // An empty footer: the last offset continues after the last change.
        bytes += [0x0A, 0x0A]
    }

    /// The abbreviation of every period; those of a file's zone are unreliable.
    private static let name = Array("XXX\0".utf8)

    private mutating func appendHeader(times: Int, types: Int) {
        bytes += Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, times, types, Self.name.count] { append(UInt64(count), 4) }
    }

    private mutating func appendType(_ offset: Int) {
        append(UInt64(bitPattern: Int64(offset)), 4)
        bytes += [0, 0]
    }

    private mutating func append(_ value: UInt64, _ size: Int) {
        for index in (0..<size).reversed() {
            bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(index))))
        }
    }
}
