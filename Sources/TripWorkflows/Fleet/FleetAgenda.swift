package import CivilTime
package import Findings
import Rendering
package import Scheduling
import TripSeries
package import Trips

/// The question of `fleet agenda`: what is on, on a clock.
///
/// The answer is that of `agenda --trip` for the same trip in a store, or of `agenda -f` for the same calendar.
package struct FleetAgenda: Sendable {
    /// The agenda of a trip.
    package struct Answer: Sendable {
        /// The dates.
        package let dates: DateWindow
        /// The last date of what is cut to its first ``ShownDates/mostDays`` days; nil where nothing is cut.
        package let last: CivilDate?
        /// The activities by date.
        package let agenda: Agenda
        /// The trip on one time line.
        package let itinerary: Itinerary
        /// The names of the participants.
        package let names: [PersonID: String]
        /// The series that could not be expanded.
        package let findings: [Finding]
    }

    private let view: AgendaView
    private let named: @Sendable (_ today: CivilDate) throws -> DateWindow?

    /// Prepares the question.
    ///
    /// - Parameters:
    ///   - view: The clock to show.
    ///   - named: Returns the dates to show, counted from today at the home of a trip; nil for all dates of a trip.
    package init(
        view: AgendaView,
        dates named: @escaping @Sendable (_ today: CivilDate) throws -> DateWindow? = { _ in nil }
    ) {
        (self.view, self.named) = (view, named)
    }

    /// Lays out a trip.
    ///
    /// - Parameter trip: The trip.
    /// - Returns: The agenda of the named dates or of all dates of the trip, at most ``ShownDates/mostDays`` of them; of a trip of nothing but
    ///   series, the week from today on.
    /// - Throws: A ``FleetRefusal`` at the end of the calendar.
    package func answer(_ trip: FleetTrip) throws(FleetRefusal) -> Answer {
        let people = trip.people
        let groups = people.settled([trip.activities])
        let shown: ShownDates
        do {
            shown = try self.dates(of: groups, people, trip)
        } catch {
            throw FleetRefusal(error, id: trip.id)
        }
        let dates = shown.dates
        let expanded = TripPicture.expanded(groups, dates: dates, trip.zones)
        let party = people.party(of: TripPicture.distinct(expanded.flatMap(\.activities), trip.zones))
        let itinerary = people.whole(of: party)
        let names = trip.trip.travellers.map { ($0.person, $0.name) }
        return Answer(
            dates: dates, last: shown.last, agenda: Agenda(itinerary, view: view, days: dates.days),
            itinerary: itinerary,
            names: Dictionary(names, uniquingKeysWith: { first, _ in first }),
            findings: expanded.flatMap(\.findings))
    }

    private func dates(
        of groups: [[Activity]], _ people: ShownPeople, _ trip: FleetTrip
    ) throws -> ShownDates {
        if let dates = try named(trip.home.civil(at: trip.now).date) { return try ShownDates(of: dates) }
        let single = people.whole(of: people.party(of: groups.flatMap(TripPicture.single)))
        if let dates = TripPicture.dates(of: single, in: view) { return try ShownDates(of: dates) }
        let today = ViewWords.clock(of: view, in: single).date(at: trip.now)
        return ShownDates(dates: DateWindow(today, through: (try? today.adding(days: 6)) ?? .latest))
    }
}
