/// Where a database finds its files.
enum ZoneFiles: Sendable {
    /// A directory of compiled zones.
    case directory(String)
    /// The copy in the program.
    case embedded

    private static let maximumZoneBytes = 1 << 20
    private static let maximumTableBytes = 1 << 20

    /// The compiled zone of a name in the database's spelling; nil when there is none, or something else in its place.
    func zone(_ name: String) -> [UInt8]? {
        let bytes: [UInt8]? =
            switch self {
            case .directory(let path): FileBytes.read("\(path)/\(name)", limit: Self.maximumZoneBytes)
            case .embedded: EmbeddedZones.zone(name)
            }
        guard let bytes, bytes.starts(with: "TZif".utf8) else { return nil }
        return bytes
    }

    /// The table of countries and their zones, `zone.tab` or in its place `zone1970.tab`; nil where there is neither.
    func countryTable() -> [UInt8]? {
        switch self {
        case .directory(let path):
            ["zone.tab", "zone1970.tab"].lazy.compactMap {
                FileBytes.read("\(path)/\($0)", limit: Self.maximumTableBytes)
            }.first
        case .embedded: EmbeddedZones.countryTable
        }
    }

    func index() -> ZoneIndex {
        switch self {
        case .directory(let path): ZoneIndex(directory: path)
        case .embedded: EmbeddedZones.index
        }
    }
}
