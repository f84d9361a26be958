import CivilTime
import ICalendar
import Merging
import Trips

extension EventImport {
    /// Reads a component without its calendar.
    static func readingAlone(
        _ source: String, _ database: ZoneDatabase, floating zone: ZoneID? = nil
    ) -> Activity? {
        guard let component = ContentLines.component(of: source) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database,
            policy: zone.map { .otherwise($0) } ?? .floating, file: nil)
        var event = EventImport(component, scope: scope)
        var said = event.activity(isCancellation: false)
        said?.source = source
        // Which organizations there are, its calendar says.
        said?.organization = component.text(ModelProperty.organizationID).map { OrganizationID($0) }
        return said
    }
}
