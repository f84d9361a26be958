public import CivilTime
import ICalendar
public import Scheduling
import TripExchange
package import TripSeries
public import TripStorage
public import Trips

/// The activities of a store that affect a window: those that can be on its dates, and those that determine the
/// clock.
///
/// They include all series, overrides, and activities that last into the window. Everything else is not read. The
/// result is the same as with all activities: see docs/decisions/0043.
public struct StoreWindow {
    let reading: any TripReading
    let scope: TripScope
    let trips: [Trip]
    let database: ZoneDatabase

    /// Prepares to read a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - scope: The trips.
    ///   - trips: The same trips.
    ///   - database: The zones, with those that the trips' calendars define.
    package init(reading: any TripReading, scope: TripScope, trips: [Trip], database: ZoneDatabase) {
        (self.reading, self.scope, self.trips, self.database) = (reading, scope, trips, database)
    }

    /// Places the activities of a window on the timeline, in one transaction.
    ///
    /// - Parameters:
    ///   - dates: The dates.
    ///   - store: The store.
    ///   - scope: The trips.
    ///   - persons: The requested persons; empty for all travellers.
    ///   - home: The default home zone.
    ///   - database: The zones.
    /// - Returns: The activities that can be on the dates, with those that determine the clock, in one picture; and
    ///   the itinerary of each person, where persons with the same activities form a group.
    /// - Throws: A `StorageError` when the store cannot be read, a `LibicalMissing` where a rare value needs libical.
    public static func picture(
        of dates: DateWindow, in store: some TripStore, _ scope: TripScope = .unarchived,
        viewedBy persons: Set<PersonID> = [], home: Zone, _ database: ZoneDatabase
    ) throws -> (picture: TripPicture, party: Party) {
        try LibicalMissing.throwing {
            try store.read { reading in
                try picture(
                    of: dates, reading: reading, scope, viewedBy: persons, home: home, database)
            }
        }
    }

    private static func picture(
        of dates: DateWindow, reading: some TripReading, _ scope: TripScope,
        viewedBy persons: Set<PersonID>, home: Zone, _ database: ZoneDatabase
    ) throws -> (picture: TripPicture, party: Party) {
        let trips = try scope.trips(in: reading)
        let database = database.adding(trips.flatMap(\.zones))
        let known = KnownPeople(of: trips, persons: try reading.persons())
        let people = ShownPeople(
            of: known, named: known.everybody.filter { persons.contains($0.id) }, home: home, database)
        let expanded: [ExpandedActivities]
        if people.canBeReadInPart {
            let window = StoreWindow(
                reading: reading, scope: scope, trips: trips, database: database)
            expanded = try window.contents(of: dates).expanded
        } else {
            var groups = people.settled(try trips.map { try reading.activities(of: $0.id) })
            if !persons.isEmpty { groups = groups.map { $0.filter(people.concernsShown) } }
            expanded = TripPicture.expanded(groups, dates: dates, database)
        }
        let party = people.party(
            of: TripPicture.distinct(expanded.flatMap(\.activities), database))
        return (TripPicture(people.whole(of: party), expanded.flatMap(\.findings)), party)
    }

    /// The margin of a window: the dates on any clock on Earth, and the hours after midnight.
    private static let slack = Duration.seconds(3 * 86_400)

    /// Whether transports between such zones set the traveller's clock: known ones, and not UTC.
    private func isKnown(_ zone: ZoneID) -> Bool {
        !zone.isUniversal && (try? database.zone(zone)) != nil
    }

    /// The activities that determine the date on the traveller's clock at an instant, by trip.
    package func groups(at instant: Instant) throws -> [[Activity]] {
        let demand = ClockDemand(of: [], in: instant..<instant)
        return grouped(try evidence(for: demand))
    }

    /// The activities that affect a window, by trip.
    package struct Contents {
        /// The stored activities.
        package let groups: [[Activity]]
        /// The same with expanded series, from ``TripPicture/expanded(_:dates:_:)``.
        package let expanded: [ExpandedActivities]
    }

    /// Reads the activities that affect a window.
    package func contents(of dates: DateWindow) throws -> Contents {
        let window = TripPicture.instants(of: dates, slack: StoreWindow.slack)
        let found = try reading.families(touching: window, in: scope)
        let touching = grouped(found)
        var expanded = TripPicture.expanded(touching, dates: dates, database)
        let demand = ClockDemand(of: expanded.flatMap(\.activities), in: window)
        let groups = grouped(found + (try evidence(for: demand)))
        // Series are complete with their overrides, so further activities have other UIDs and change none of these.
        let added = zip(groups, touching).map { Array($0.dropFirst($1.count)) }
        for (index, more) in TripPicture.expanded(added, dates: dates, database).enumerated() {
            expanded[index].activities += more.activities
            expanded[index].findings += more.findings
        }
        return Contents(groups: groups, expanded: expanded)
    }

    private func evidence(for demand: ClockDemand) throws -> [TripActivity] {
        try demand.ranges.flatMap {
            try reading.clockFamilies(deciding: $0, in: scope, where: isKnown)
        }
    }

    /// The activities by trip, each once.
    private func grouped(_ found: [TripActivity]) -> [[Activity]] {
        var seen: [TripID: Set<ActivityKey>] = [:]
        var groups: [TripID: [Activity]] = [:]
        for item in found where seen[item.trip, default: []].insert(item.activity.key).inserted {
            groups[item.trip, default: []].append(item.activity)
        }
        return trips.map { groups[$0.id, default: []] }
    }
}
