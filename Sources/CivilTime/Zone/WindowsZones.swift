/// The names that Windows and Outlook give to time zones, with the zone of the tz database that each stands for.
///
/// The table is CLDR's, for the territory 001, the world: `Pacific Standard Time` is
/// `America/Los_Angeles`, summer and winter alike.
public enum WindowsZones {
    /// The release of CLDR that the table comes from.
    public static let version = tableVersion

    private static let zones: [String: ZoneID] = {
        var zones: [String: ZoneID] = [:]
        for line in tableText.split(separator: "\n") {
            let fields = line.split(separator: "\t")
            if fields.count == 2 { zones[fields[0].lowercased()] = ZoneID(unchecked: String(fields[1])) }
        }
        return zones
    }()

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

    /// All the names, in no order.
    public static var names: [String] { Array(zones.keys) }
}
