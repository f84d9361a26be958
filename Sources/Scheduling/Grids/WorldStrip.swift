public import CivilTime

/// The hours of one date in several zones, with night and day by each clock.
///
/// Every row has the same instants, so entries in one column are simultaneous.
///
/// ```swift
/// let grid = DayGrid(trip, view: .traveller, date: date, rowMinutes: 60)
/// WorldStrip(grid, zones: trip.zones(most: 6)).rows.map(\.zone)
/// ```
public struct WorldStrip: Hashable, Sendable {
    /// One zone's hours.
    public struct Row: Hashable, Sendable {
        /// The zone.
        public let zone: Zone

        /// The same minutes as those of the grid, divided where this zone's clock shows a full hour.
        public let axis: DayAxis
    }

    /// The light by the clock; the position of the sun is not computed.
    public enum Light: String, Hashable, Sendable, CaseIterable {
        /// From 22:00 to 06:00: most people sleep.
        case night
        /// From 06:00 to 08:00 and from 18:00 to 22:00: most people are awake and not at work.
        case edge
        /// From 08:00 to 18:00.
        case day

        /// Returns the light at a clock reading.
        ///
        /// - Parameter time: What the clock shows.
        public init(at time: TimeOfDay) {
            switch time.hour {
            case 8..<18: self = .day
            case 6..<8, 18..<22: self = .edge
            default: self = .night
            }
        }
    }

    /// The zones, in the requested order.
    public let rows: [Row]

    /// Lays out the hours of a date.
    ///
    /// - Parameters:
    ///   - grid: The date.
    ///   - zones: The zones.
    public init(_ grid: DayGrid, zones: [Zone]) {
        rows = zones.map { zone in
            let axis = DayAxisMaking.axis(
                of: grid.day.stretches, on: TravellerClock(zone: zone), rowMinutes: 60)
            return Row(zone: zone, axis: axis)
        }
    }
}

extension Itinerary {
    /// Returns the zones of a trip: the home zone, then those of its activities in order of time, each once.
    ///
    /// - Parameter most: The largest number of zones.
    /// - Returns: The zones; always including the home zone.
    public func zones(most: Int) -> [Zone] {
        var found = [home]
        for activity in activities where !activity.isAllDay {
            for zone in [activity.startZone, activity.endZone]
            where !found.contains(where: { $0.id == zone.id }) {
                if found.count >= most { return found }
                found.append(zone)
            }
        }
        return found
    }
}
