import Messages

extension ZoneDatabase {
    /// Returns the zones of a country, as the database's own table `zone.tab` lists them.
    ///
    /// ```swift
    /// try database.zones(inCountry: "NZ").map(\.name)  // ["Pacific/Auckland", "Pacific/Chatham"]
    /// ```
    ///
    /// - Parameter code: Two letters of ISO 3166-1, in any case.
    /// - Returns: The zones in the table's order: the most populous first.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` when no country of the table has the code, or
    ///   ``TimeError/Code/noZoneDatabase`` when the directory has no such table.
    public func zones(inCountry code: some StringProtocol) throws(TimeError) -> [ZoneID] {
        guard let table = files.countryTable() else {
            throw TimeError(
                .noZoneDatabase, subject: source,
                reason: tr("the directory has no zone.tab, which lists the countries"))
        }
        let wanted = code.uppercased()
        var zones: [ZoneID] = []
        for line in table.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count >= 3, fields[0].split(separator: ",").contains(where: { $0 == wanted }) else {
                continue
            }
            if let id = try? ZoneID(fields[2]) { zones.append(id) }
        }
        guard !zones.isEmpty else {
            throw TimeError(
                .malformedText, subject: code,
                reason: tr("no zone is listed for it; a country is two letters of ISO 3166-1, like JP or US")
            )
        }
        return zones
    }

    /// Returns the country of a zone, as the database's own table `zone.tab` has it.
    ///
    /// ```swift
    /// try database.country(of: ZoneID("Asia/Tokyo"))  // "JP"
    /// ```
    ///
    /// - Parameter zone: The zone, by the name in the table or another one of the same zone.
    /// - Returns: Two letters of ISO 3166-1, the first of several; nil for a zone of no country, such as `Etc/UTC`.
    public func country(of zone: ZoneID) -> String? {
        guard let table = files.countryTable() else { return nil }
        let names = Set([zone.name, (try? self.zone(zone).id.name) ?? zone.name])
        for line in table.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t"))
            guard fields.count >= 3, names.contains(String(decoding: fields[2], as: UTF8.self)) else {
                continue
            }
            return String(decoding: fields[0].prefix(2), as: UTF8.self)
        }
        return nil
    }
}
