public import CivilTime
public import Scheduling
import TripExchange
package import TripSeries
public import TripStorage
public import Trips

/// What a store holds for some dates: the activities that can stand on them, and those that say on which clock.
///
/// Series, changes of their occurrences, and what lasts over the dates come along wherever they began. Everything else
/// stays in the store. What is shown is what all of it would show: docs/decisions/0043 says why.
public struct StoreWindow {
    let reading: any TripReading
    let scope: TripScope
    let trips: [Trip]
    let database: ZoneDatabase

    /// Looks at a store.
    ///
    /// - Parameters:
    ///   - reading: The store.
    ///   - scope: Which trips are meant.
    ///   - trips: Those trips.
    ///   - database: The zones, with those that the trips' calendars define.
    package init(reading: any TripReading, scope: TripScope, trips: [Trip], database: ZoneDatabase) {
        (self.reading, self.scope, self.trips, self.database) = (reading, scope, trips, database)
    }

    /// Puts what a store holds for some dates on the time line, in one transaction.
    ///
    /// - Parameters:
    ///   - dates: The dates.
    ///   - store: The store.
    ///   - scope: Which trips are meant.
    ///   - persons: Those whose view is asked for; empty for all who travel.
    ///   - home: The zone of whoever has no home.
    ///   - database: The zones.
    /// - Returns: The activities that can stand on the dates, with those that decide on which clock, in one picture; and what
    ///   each person does, of which those who do the same are one group.
    /// - Throws: A `StorageError` when the store cannot be read.
    public static func picture(
        of dates: DateWindow, in store: some TripStore, _ scope: TripScope = .unarchived,
        viewedBy persons: Set<PersonID> = [], home: Zone, _ database: ZoneDatabase
    ) throws -> (picture: TripPicture, party: Party) {
        try store.read { reading in
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
    }

    /// How far beyond its dates a window reads: what some clock on Earth shows on them, and hours after midnight.
    private static let slack = Duration.seconds(3 * 86_400)

    private func isKnown(_ zone: ZoneID) -> Bool { (try? database.zone(zone)) != nil }

    /// The activities that decide which date it is on the traveller's clock at an instant, trip by trip.
    package func groups(at instant: Instant) throws -> [[Activity]] {
        let demand = ClockDemand(of: [], in: instant..<instant)
        return grouped(try evidence(for: demand))
    }

    /// What decides what dates look like, trip by trip.
    package struct Contents {
        /// The activities as they are stored.
        package let groups: [[Activity]]
        /// The same with their series expanded, as ``TripPicture/expanded(_:dates:_:)`` does it.
        package let expanded: [ExpandedActivities]
    }

    /// Reads what decides what dates look like.
    package func contents(of dates: DateWindow) throws -> Contents {
        let window = TripPicture.instants(of: dates, slack: StoreWindow.slack)
        let found = try reading.families(touching: window, in: scope)
        let touching = grouped(found)
        var expanded = TripPicture.expanded(touching, dates: dates, database)
        let demand = ClockDemand(of: expanded.flatMap(\.activities), in: window)
        let groups = grouped(found + (try evidence(for: demand)))
        // Families are whole: what comes now shares no UID with what is there, and changes none of it.
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

    /// The activities trip by trip, each once.
    private func grouped(_ found: [TripActivity]) -> [[Activity]] {
        var seen: [TripID: Set<ActivityKey>] = [:]
        var groups: [TripID: [Activity]] = [:]
        for item in found where seen[item.trip, default: []].insert(item.activity.key).inserted {
            groups[item.trip, default: []].append(item.activity)
        }
        return trips.map { groups[$0.id, default: []] }
    }
}
