package import CivilTime

/// The bytes of a compiled time zone, version 2 of RFC 9636, put together for a test.
///
/// Nothing is checked: what is put together wrongly is a file to test a reader's refusals with.
public struct TZifFile: Sendable {
    /// A kind of local time.
    public struct Kind: Hashable, Sendable {
        /// The offset in seconds.
        public var offset: Int
        /// Whether it is marked as daylight saving time.
        public var isDaylight: Bool
        /// Its abbreviation.
        public var abbreviation: String

        /// Makes a kind of local time.
        ///
        /// - Parameters:
        ///   - offset: The offset in seconds.
        ///   - isDaylight: Whether it is marked as daylight saving time.
        ///   - abbreviation: Its abbreviation.
        public init(offset: Int, isDaylight: Bool = false, abbreviation: String = "TEST") {
            self.offset = offset
            self.isDaylight = isDaylight
            self.abbreviation = abbreviation
        }
    }

    /// What the clocks do before the first change.
    public var first: Kind
    /// The first second of each new kind, since 1970 in UTC, and that kind.
    public var changes: [(at: Int64, kind: Kind)]
    /// The rule for the time after the last change.
    public var footer: String

    /// Makes a file whose kinds of time differ in their offsets alone.
    ///
    /// - Parameters:
    ///   - first: The offset in seconds before the first change.
    ///   - changes: The first second of each new offset, and that offset in seconds.
    ///   - footer: A POSIX TZ string; nil keeps the last offset for ever.
    public init(first: Int, changes: [(at: Int64, offset: Int)], footer: String? = nil) {
        self.first = Kind(offset: first)
        self.changes = changes.map { ($0.at, Kind(offset: $0.offset)) }
        self.footer = footer ?? TZifFile.constantRule(changes.last?.offset ?? first)
    }

    /// Makes a file that says what another one says.
    ///
    /// - Parameter data: What was read from that one.
    package init(_ data: TZifData) {
        func kind(_ period: ZonePeriod) -> Kind {
            Kind(
                offset: period.offset.totalSeconds, isDaylight: period.isDaylight,
                abbreviation: period.abbreviation)
        }
        first = kind(data.first)
        changes = data.changes.map { ($0.second, kind($0.period)) }
        footer = data.footer?.description ?? ""
    }

    /// The whole file: an empty block of version 1, the block of version 2, the footer.
    public var bytes: [UInt8] {
        var types = [first]
        var indices = [first: UInt8(0)]
        for change in changes where indices[change.kind] == nil {
            indices[change.kind] = UInt8(truncatingIfNeeded: types.count)
            types.append(change.kind)
        }
        let names = TZifFile.names(of: types)
        var bytes = header(changes: 0, types: 1, characters: 1) + big(0, 4) + [0, 0] + [0]
        bytes += header(changes: changes.count, types: types.count, characters: names.count)
        for change in changes { bytes += big(change.at, 8) }
        for change in changes { bytes.append(indices[change.kind] ?? 0) }
        for type in types {
            let name = names.firstRange(of: Array(type.abbreviation.utf8) + [0])?.lowerBound ?? 0
            bytes += big(Int64(type.offset), 4) + [type.isDaylight ? 1 : 0, UInt8(truncatingIfNeeded: name)]
        }
        return bytes + names + Array("\n\(footer)\n".utf8)
    }

    /// Each abbreviation with the zero byte that ends it; one that is the end of another has no place of its own.
    private static func names(of types: [Kind]) -> [UInt8] {
        var names: [UInt8] = []
        for type in types.sorted(by: { $0.abbreviation.utf8.count > $1.abbreviation.utf8.count }) {
            let name = Array(type.abbreviation.utf8) + [0]
            if names.firstRange(of: name) == nil { names += name }
        }
        return names
    }

    /// `TEST-1:30` for an hour and a half ahead of UTC: POSIX counts westward.
    private static func constantRule(_ offset: Int) -> String {
        let distance = abs(offset)
        let parts = [distance / 3600, distance / 60 % 60, distance % 60]
        let text = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "TEST" + (offset > 0 ? "-" : "") + text
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
