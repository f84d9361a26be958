/// The names that Windows and Outlook give to time zones, with the zone of the tz database that each stands for.
///
/// The table is CLDR's, for the territory 001, the world: `Pacific Standard Time` is
/// `America/Los_Angeles`, summer and winter alike.
public enum WindowsZones {
    /// The release of CLDR that the table comes from.
    public static let version = tableVersion

    private static let rows: [(name: String, zone: ZoneID)] = tableText.split(separator: "\n").compactMap {
        line in
        let fields = line.split(separator: "\t")
        guard fields.count == 2 else { return nil }
        return (String(fields[0]), ZoneID(unchecked: String(fields[1])))
    }

    private static let zones = Dictionary(
        rows.map { ($0.name.lowercased(), $0.zone) }, uniquingKeysWith: { first, _ in first })

    /// Returns the zone that a Windows name stands for.
    ///
    /// ```swift
    /// WindowsZones.zone(named: "Pacific Standard Time")  // America/Los_Angeles
    /// ```
    ///
    /// - Parameter name: The name as Windows writes it; case does not matter.
    /// - Returns: The zone's id, or nil when Windows has no such name.
    public static func zone(named name: some StringProtocol) -> ZoneID? {
        zones[name.lowercased()]
    }

    /// All the names as Windows writes them, in the order of the alphabet.
    public static var names: [String] { rows.map(\.name).sorted() }
}
