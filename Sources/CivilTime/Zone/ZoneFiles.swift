import Messages

/// The source of a database's files.
enum ZoneFiles: Sendable {
    /// A directory of compiled zones.
    case directory(String)
    /// The copy in the program.
    case embedded

    /// The most bytes of `zone.tab`, which lists the zones of countries.
    static let mostTableBytes = 1 << 20

    /// The file that exists under a zone's name.
    enum Found {
        /// The bytes of a file that begins as a compiled zone does.
        case zone([UInt8])
        /// Any other file, and why it is not a zone.
        case other(String)
        case nothing
    }

    /// The file under a name in the database's spelling.
    func found(_ name: String) -> Found {
        switch self {
        case .directory(let path):
            let file = "\(path)/\(name)"
            guard let bytes = FileBytes.read(file, limit: TZifData.mostBytes) else {
                return FileBytes.isThere(file) && !FileBytes.isDirectory(file)
                    ? .other(tr("cannot be read; a plain file of at most 1 MiB is expected")) : .nothing
            }
            return bytes.starts(with: ZoneFiles.mark)
                ? .zone(bytes) : .other(tr("is no compiled zone: it does not begin with TZif"))
        case .embedded: return EmbeddedZones.zone(name).map(Found.zone) ?? .nothing
        }
    }

    /// The compiled zone of a name in the database's spelling; nil for no file or another kind of file.
    func zone(_ name: String) -> [UInt8]? {
        guard case .zone(let bytes) = found(name) else { return nil }
        return bytes
    }

    /// The first bytes of a compiled zone.
    static let mark = Array("TZif".utf8)

    /// The table of countries and their zones, `zone.tab` or else `zone1970.tab`; nil where both are missing.
    func countryTable() -> [UInt8]? {
        switch self {
        case .directory(let path):
            ["zone.tab", "zone1970.tab"].lazy.compactMap {
                FileBytes.read("\(path)/\($0)", limit: Self.mostTableBytes)
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

    func links() -> ZoneLinks {
        switch self {
        case .directory(let path): ZoneLinks(directory: path)
        case .embedded: EmbeddedZones.links
        }
    }
}
