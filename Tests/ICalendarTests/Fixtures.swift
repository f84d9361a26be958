import CivilTime

/// The tz database of the repository.
enum Fixtures {
    static func database() throws -> ZoneDatabase {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return try ZoneDatabase(directory: "/\(root)/tzfixtures/2026f/zoneinfo")
    }
}
