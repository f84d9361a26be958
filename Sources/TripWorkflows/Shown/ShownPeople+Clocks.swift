package import CivilTime
package import Scheduling
import TripSeries
package import Trips

extension ShownPeople {
    /// Returns the clock of a person, over everything read.
    ///
    /// - Parameters:
    ///   - member: The person.
    ///   - groups: The activities by trip, from ``settled(_:)``.
    ///   - today: The date from which series are expanded over a year, where nothing happens once.
    ///   - database: The zones, with those that the trips' calendars define.
    /// - Returns: The person with the clock.
    package func clock(
        of member: PartyMember, in groups: [[Activity]], today: CivilDate, _ database: ZoneDatabase
    ) -> AgendaPerson {
        let year = DateWindow(today, through: (try? today.adding(days: 365)) ?? .latest)
        let dates = TripPicture.ownDates(of: groups.flatMap { $0 }) ?? year
        let activities = TripPicture.expanded(groups, dates: dates, database).flatMap(\.activities)
        let isTravelling = travellers.contains { $0.id == member.id }
        let own = activities.filter {
            $0.participants.contains(member.id) || isTravelling && $0.participants.isEmpty
        }
        let itinerary = Itinerary(own, home: member.home, database: database)
        return AgendaPerson(member, clock: itinerary.clock, isTravelling: isTravelling)
    }
}
