import CivilTime
import ICalendar

extension Component {
    /// The zones named by its properties and its subcomponents.
    var zoneNames: [String] { properties.compactMap(\.zoneName) + components.flatMap(\.zoneNames) }

    /// Returns the component with other TZIDs.
    ///
    /// - Parameter names: The new TZID for an old one; others stay.
    /// - Returns: The renamed copy.
    func renamingZones(_ names: [String: ZoneID]) -> Component {
        guard !names.isEmpty, zoneNames.contains(where: { names[$0] != nil }) else { return self }
        var component = self
        var properties = properties
        for index in properties.indices {
            guard let id = properties[index].zoneName.flatMap({ names[$0] }) else { continue }
            properties[index].setParameter("TZID", id.name)
        }
        component.properties = properties
        component.components = components.map { $0.renamingZones(names) }
        return component
    }
}
