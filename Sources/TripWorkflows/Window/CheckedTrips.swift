package import CivilTime
package import Scheduling
import TripSeries
package import Trips

/// Trips as the rules of `check` look at them: everything on one time line, and the itinerary of each person.
package struct CheckedTrips: Sendable {
    /// The whole, on one clock.
    package let picture: TripPicture
    /// The itinerary of each person; persons with the same activities form a group.
    package let party: Party

    /// Places the activities of trips.
    ///
    /// The dates are those of the single activities; of trips of nothing but series, the year from today on.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - people: The participants.
    ///   - tripDates: The dates given for the trip.
    ///   - today: The present date at home.
    ///   - database: The zones, with those that the trips' calendars define.
    package init(
        _ groups: [[Activity]], of people: ShownPeople, tripDates: Range<CivilDate>?, today: CivilDate,
        _ database: ZoneDatabase
    ) {
        var settled = people.settled(groups)
        if !people.chosen.isEmpty { settled = settled.map { $0.filter(people.concernsShown) } }
        let dates =
            TripPicture.ownDates(of: groups.flatMap(\.self)) ?? TripPicture.year(from: today)
        let expanded = TripPicture.expanded(settled, dates: dates, database)
        party = people.party(
            of: TripPicture.distinct(expanded.flatMap(\.activities), database), tripDates: tripDates)
        picture = TripPicture(people.whole(of: party), expanded.flatMap(\.findings))
    }
}

extension TripPicture {
    /// The year that is looked at of trips without a date of their own.
    ///
    /// - Parameter today: Its first date.
    /// - Returns: 366 dates.
    package static func year(from today: CivilDate) -> DateWindow {
        DateWindow(today, through: (try? today.adding(days: 365)) ?? .latest)
    }
}
