package import CivilTime

/// The VTIMEZONEs of several calendars with one database, each made once for the same years.
package struct TimeZoneComponents {
    private let release: String?
    private var made: [Key: Component] = [:]

    private struct Key: Hashable {
        /// The name as it is spelled, which becomes the TZID.
        let zone: String
        let years: Range<Int>
    }

    /// Makes an empty set.
    ///
    /// - Parameter release: The release of the zones' rules, as ``TimeZoneComponent`` has it.
    package init(release: String?) { self.release = release }

    /// Returns the VTIMEZONE of a zone.
    ///
    /// - Parameters:
    ///   - zone: The zone; always the same one for a name.
    ///   - range: The instants at which the zone is used.
    /// - Returns: The component of ``TimeZoneComponent``.
    package mutating func component(of zone: Zone, covering range: Range<Instant>) -> Component {
        let key = Key(zone: zone.id.name, years: ZoneHistory.years(of: zone, range))
        if let known = made[key] { return known }
        let history = ZoneHistory(zone, range)
        let new = TimeZoneComponent(zone, history, release: release).component
        if history.years == key.years { made[key] = new }
        return new
    }
}
