package import CivilTime

/// What holds for every line of a run: the zones, the present, and the home of trips without one.
package struct FleetSetting: Sendable {
    /// The zones.
    package let zones: ZoneDatabase
    /// The home of a line and a trip without one; nil refuses them.
    package let home: Zone?
    /// The present, for trips of nothing but series.
    package let now: Instant

    /// Makes a setting.
    ///
    /// - Parameters:
    ///   - zones: The zones.
    ///   - home: The home of a line and a trip without one; nil refuses them.
    ///   - now: The present.
    package init(zones: ZoneDatabase, home: Zone?, now: Instant) {
        (self.zones, self.home, self.now) = (zones, home, now)
    }
}
