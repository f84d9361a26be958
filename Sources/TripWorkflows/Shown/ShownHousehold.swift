package import CivilTime
import Scheduling
import TripExchange
import TripSeries
package import TripStorage
package import Trips

/// Several trips on the itinerary of each person, for what is asked of persons and not of a trip.
///
/// It is what the commands show where no trip is named.
package struct ShownHousehold: Sendable {
    package let people: ShownPeople
    /// The zones, with those that the trips' calendars define.
    package let database: ZoneDatabase
    private let groups: [[Activity]]

    /// Reads trips.
    ///
    /// - Parameters:
    ///   - trips: The trips.
    ///   - reading: The store.
    ///   - home: The default home zone.
    ///   - typedHome: The home zone that was typed, which precedes that of the person whose clock is shown.
    ///   - database: The zones.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init(
        _ trips: [Trip], in reading: any TripReading, home: Zone, typedHome: Zone?, _ database: ZoneDatabase
    ) throws {
        self.database = database.adding(trips.flatMap(\.zones))
        people = ShownPeople(
            of: KnownPeople(of: trips, persons: try reading.persons()), home: home, statedHome: typedHome,
            self.database)
        groups = people.settled(try trips.map { try reading.activities(of: $0.id) })
    }

    /// Returns the date on the traveller's clock.
    ///
    /// - Parameter now: The present.
    /// - Returns: The date.
    package func today(at now: Instant) -> CivilDate {
        let own = groups.map { $0.filter(people.concernsShown) }.flatMap(TripPicture.single)
        return Itinerary(own, home: people.home, database: database).clock.date(at: now)
    }

    /// Places the activities of some dates on the timeline.
    ///
    /// - Parameter dates: The dates.
    /// - Returns: The days.
    package func days(_ dates: DateWindow) -> TripDays {
        let expanded = TripPicture.expanded(groups, dates: dates, database)
        let party = people.party(of: TripPicture.distinct(expanded.flatMap(\.activities), database))
        return TripDays(
            dates, TripPicture(people.whole(of: party), expanded.flatMap(\.findings)), party, database)
    }

    /// Finds everybody at a moment, or over a date of theirs.
    ///
    /// - Parameters:
    ///   - date: The date; nil for a moment.
    ///   - moment: The moment, on the clock of the request.
    /// - Returns: The answer, and the days from which it is.
    package func who(on date: CivilDate?, at moment: ZonedDateTime) -> (answer: WhoAnswer, days: TripDays) {
        let middle = date ?? moment.instant.utc.date
        let around = DateWindow(
            (try? middle.adding(days: -1)) ?? middle, through: (try? middle.adding(days: 1)) ?? middle)
        let days = days(date.map { DateWindow($0, through: $0) } ?? around)
        return (
            WhoAnswer(people, days.party, days.itinerary, database, date: date, at: moment), days
        )
    }
}
