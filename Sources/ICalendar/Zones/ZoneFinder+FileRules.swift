import CivilTime

extension ZoneFinder {
    /// The file's own rules as they stand, for a zone that nobody else has.
    static let fileRules = ZoneFinder { query in
        let years = query.years.lowerBound - 1..<query.years.upperBound + 1
        guard let timeline = query.definition?.timeline(years), let id = try? ZoneID("File-zone"),
            let zone = try? Zone(tzif: CompiledTimeline(timeline).bytes, id: id)
        else { return nil }
        return FoundZone(
            zone: zone, source: .fileRules, code: .fileZone, severity: .warning,
            clause:
                "names no zone, and no zone has the offsets of its VTIMEZONE; its own rules were taken as they "
                + "stand")
    }
}

/// Offsets and changes in the TZif format (RFC 9636), which is how a `Zone` takes rules from outside.
struct CompiledTimeline {
    private(set) var bytes: [UInt8] = []

    init(_ timeline: FileZone.Timeline) {
        var offsets = [timeline.first]
        for change in timeline.changes where !offsets.contains(change.offset) {
            offsets.append(change.offset)
        }
        // Version 1 data, which no one reads: one type and nothing else.
        appendHeader(times: 0, types: 1)
        appendType(timeline.first)
        bytes += Self.name
        appendHeader(times: timeline.changes.count, types: offsets.count)
        for change in timeline.changes { append(UInt64(bitPattern: change.instant), 8) }
        for change in timeline.changes { bytes.append(UInt8(offsets.firstIndex(of: change.offset) ?? 0)) }
        for offset in offsets { appendType(offset) }
        bytes += Self.name
        // An empty footer: after the last change nothing is known, so the last offset stays.
        bytes += [0x0A, 0x0A]
    }

    /// The abbreviation of every period; a file's zone has none that can be trusted.
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
