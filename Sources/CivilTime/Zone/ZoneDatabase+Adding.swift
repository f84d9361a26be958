extension ZoneDatabase {
    /// Returns this database with further zones, which are no part of its release.
    ///
    /// A calendar file can define a zone that no database has. Such zones are found by their ids, like any other, and
    /// each is made at its first look-up. They are not listed: ``ids``, ``nearestNames(to:)`` and the countries are
    /// those of the release. An added id hides a name of the release, so it should differ from all of them.
    ///
    /// ```swift
    /// let office = try ZoneID("File/Office/x0123456789abcdef")
    /// let extended = database.adding([office]) { Zone.fixed(.zero, id: $0) }
    /// try extended.zone(office).id  // File/Office/x0123456789abcdef
    /// ```
    ///
    /// - Parameters:
    ///   - ids: The ids of the zones.
    ///   - zone: Makes one of them, or throws the reason why it cannot.
    /// - Returns: A database of the same version and source that knows them too; this one does not change.
    public func adding(
        _ ids: [ZoneID], zone: @escaping @Sendable (ZoneID) throws(TimeError) -> Zone
    ) -> ZoneDatabase {
        ids.isEmpty ? self : ZoneDatabase(self, adding: AddedZones(ids: Set(ids), zone: zone))
    }
}

/// The added zones of a database, and the function that makes one.
struct AddedZones: Sendable {
    let ids: Set<ZoneID>
    let zone: @Sendable (ZoneID) throws(TimeError) -> Zone
}
