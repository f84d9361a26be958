public import CivilTime
public import ICalendar
import Messages
public import Trips

extension ZoneDatabase {
    /// Returns this database with the zones that a trip's calendars define themselves.
    ///
    /// Activities that name such a zone cannot be placed, expanded or exported without it. A definition is
    /// parsed when its zone is first needed. One that was accepted because it is of a newer release is used
    /// as long as it is newer; then the zone has the rules of this database.
    ///
    /// ```swift
    /// let extended = database.adding(imported.zones)
    /// let trip = Itinerary(imported.activities, home: home, database: extended)
    /// ```
    ///
    /// - Parameter texts: The definitions, as in ``ImportedCalendar/zones``, of one trip or several.
    /// - Returns: A database of the same release that knows those zones as well.
    public func adding(_ texts: [ZoneText]) -> ZoneDatabase {
        let byID = Dictionary(texts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return adding(texts.map(\.id)) { id throws(TimeError) in
            guard let definition = byID[id]?.definition else {
                throw TimeError(
                    .malformedZoneData, subject: id.name,
                    reason: tr("its definition, which was kept with the trip, is not that of this zone"))
            }
            return self.caughtUp(with: definition)?.named(id) ?? definition.zone
        }
    }

    /// Returns this database's zone for a file's newer definition that is no longer newer.
    func caughtUp(with definition: ZoneDefinition) -> Zone? {
        guard let release = definition.release, let own = ZoneRelease(version),
            !ZoneRelease.isNewer(release, than: own.description)
        else { return nil }
        return try? zone(named: definition.name)
    }
}

extension ZoneText {
    /// Makes the text of a definition.
    init(_ definition: ZoneDefinition) {
        self.init(id: definition.zone.id, text: CalendarWriter().text(definition.component))
    }

    /// The definition; `nil` when the text is none, or that of another zone.
    ///
    /// ```swift
    /// imported.zones.first?.definition?.name  // Customized Time Zone
    /// ```
    public var definition: ZoneDefinition? {
        guard let component = ContentLines.component(of: text),
            let definition = ZoneDefinition(component), definition.zone.id == id
        else { return nil }
        return definition
    }
}
