/// The bytes of a compiled time zone, version 2 of RFC 9636, put together for a test.
///
/// Nothing is checked: what is put together wrongly is a file to test a reader's refusals with.
public struct TZifFile: Sendable {
    /// The offset in seconds before the first change.
    public var first: Int
    /// The first second of each new offset, since 1970 in UTC, and that offset in seconds.
    public var changes: [(at: Int64, offset: Int)]
    /// The rule for the time after the last change; by default its offset for ever.
    public var footer: String

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - first: The offset in seconds before the first change.
    ///   - changes: The first second of each new offset, and that offset in seconds.
    ///   - footer: A POSIX TZ string; nil keeps the last offset for ever.
    public init(first: Int, changes: [(at: Int64, offset: Int)], footer: String? = nil) {
        self.first = first
        self.changes = changes
        self.footer = footer ?? TZifFile.constantRule(changes.last?.offset ?? first)
    }

    /// The whole file: an empty block of version 1, the block of version 2, the footer.
    public var bytes: [UInt8] {
        var types = [first]
        for change in changes where !types.contains(change.offset) { types.append(change.offset) }
        var bytes = header(changes: 0, types: 1, characters: 1) + big(0, 4) + [0, 0] + [0]
        bytes += header(changes: changes.count, types: types.count, characters: TZifFile.name.count + 1)
        for change in changes { bytes += big(change.at, 8) }
        for change in changes { bytes.append(UInt8(types.firstIndex(of: change.offset) ?? 0)) }
        // Each type: the offset, no daylight saving time, and the one abbreviation at index 0.
        for offset in types { bytes += big(Int64(offset), 4) + [0, 0] }
        return bytes + Array(TZifFile.name.utf8) + [0] + Array("\n\(footer)\n".utf8)
    }

    private static let name = "TEST"

    /// `TEST-1:30` for an hour and a half ahead of UTC: POSIX counts westward.
    private static func constantRule(_ offset: Int) -> String {
        let distance = abs(offset)
        let parts = [distance / 3600, distance / 60 % 60, distance % 60]
        let text = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return name + (offset > 0 ? "-" : "") + text
    }

    private func header(changes: Int, types: Int, characters: Int) -> [UInt8] {
        var bytes = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        for count in [0, 0, 0, changes, types, characters] { bytes += big(Int64(count), 4) }
        return bytes
    }

    private func big(_ value: Int64, _ width: Int) -> [UInt8] {
        (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
