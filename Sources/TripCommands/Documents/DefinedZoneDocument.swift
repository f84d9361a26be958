import CivilTime
import ICalendar
import Scheduling
import TripExchange
import Trips

/// A zone of no database, defined by a calendar, for `--json` beside its items.
struct DefinedZoneDocument: Encodable, Sendable {
    /// The id that the items name.
    let id: String
    /// The TZID in the calendar.
    let name: String
    /// Its rules: a VTIMEZONE of RFC 5545.
    let definition: String

    /// Returns the zones that items name, in the order of their ids.
    static func documents(_ zones: [ZoneText], of items: [ScheduledActivity]) -> [DefinedZoneDocument] {
        guard !zones.isEmpty else { return [] }
        let named = Set(items.flatMap { [$0.startZone.id, $0.endZone.id] })
        var known: Set<ZoneID> = []
        return zones.filter { named.contains($0.id) && known.insert($0.id).inserted }
            .sorted { $0.id < $1.id }
            .compactMap { zone in
                zone.definition.map {
                    DefinedZoneDocument(id: zone.id.name, name: $0.name, definition: zone.text)
                }
            }
    }
}
