/// The time zone names of Windows and Outlook, with their zones of the tz database.
///
/// The table is CLDR's: for each name a zone for the world (its territory 001), and zones for territories that have
/// others. `Pacific Standard Time` is `America/Los_Angeles`, summer and winter alike. Territories that no longer keep
/// the time of a name are left out; `scripts/generators/windows_zones.py` lists them.
public enum WindowsZones {
    /// The release of CLDR that the table comes from.
    public static let version = tableVersion

    private struct Row {
        let name: String
        /// Two capitals; nil for the world.
        let territory: String?
        let zone: ZoneID
    }

    private struct Key: Hashable {
        let name: String
        let territory: String?
    }

    private static let rows: [Row] = tableText.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t").map(String.init)
        guard let name = fields.first, let zone = fields.last, (2...3).contains(fields.count) else {
            return nil
        }
        return Row(name: name, territory: fields.count == 3 ? fields[1] : nil, zone: ZoneID(unchecked: zone))
    }

    private static let zones = Dictionary(
        rows.map { (Key(name: $0.name.lowercased(), territory: $0.territory), $0.zone) },
        uniquingKeysWith: { first, _ in first })

    /// Returns the zone that a Windows name stands for.
    ///
    /// ```swift
    /// WindowsZones.zone(named: "Pacific Standard Time")                            // America/Los_Angeles
    /// WindowsZones.zone(named: "Central European Standard Time")                   // Europe/Warsaw
    /// WindowsZones.zone(named: "Central European Standard Time", territory: "HR")  // Europe/Zagreb
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name as Windows writes it; case does not matter.
    ///   - territory: Two letters of ISO 3166-1, in any case; nil for the world. One that has no zone of its own under the
    ///     name gets that of the world.
    /// - Returns: The zone's id, or nil when Windows has no such name.
    public static func zone(named name: some StringProtocol, territory: String? = nil) -> ZoneID? {
        let name = name.lowercased()
        let own = territory.flatMap { zones[Key(name: name, territory: $0.uppercased())] }
        return own ?? zones[Key(name: name, territory: nil)]
    }

    /// All the names as Windows writes them, in the order of the alphabet.
    package static var names: [String] { rows.filter { $0.territory == nil }.map(\.name).sorted() }

    /// The territories that have a zone of their own under a name.
    package static func territories(of name: String) -> [String] {
        rows.filter { $0.name == name }.compactMap(\.territory)
    }
}
