import CivilTime
package import Scheduling
import Trips

/// The question of `fleet check`: whether a trip can be travelled.
///
/// The answer is that of `check` for the same trip in a store, or for the same calendar with `-f`.
package struct FleetCheck: Sendable {
    /// The findings of a trip.
    package struct Answer: Sendable {
        /// The findings, in the order of `check`.
        package let findings: [PartyFinding]
        /// The activities without a place on the time line.
        package let unresolved: [UnresolvedActivity]
        /// The trip on one time line.
        package let picture: TripPicture
    }

    private let rules: TripRules
    /// The rules with the tables of airports and cities, for trips without zones of their own.
    private let prepared: TripRules

    /// Prepares the question.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - setting: What holds for every line.
    package init(by rules: TripRules, in setting: FleetSetting) {
        self.rules = rules
        prepared = rules.knowingAirports(setting.zones)
    }

    /// Checks a trip.
    ///
    /// - Parameter trip: The trip.
    /// - Returns: The findings.
    package func answer(_ trip: FleetTrip) -> Answer {
        let people = trip.people
        let checked = CheckedTrips(
            [trip.activities], of: people, tripDates: trip.trip.dates,
            today: trip.home.civil(at: trip.now).date, trip.zones)
        let rules = trip.ownZones.isEmpty ? prepared : rules.knowingAirports(trip.zones)
        return Answer(
            findings: checked.party.findings(by: rules),
            unresolved: checked.picture.itinerary.unresolved, picture: checked.picture)
    }
}

extension FleetTrip {
    /// Those who take part, none of them asked for by name.
    var people: ShownPeople {
        ShownPeople(of: KnownPeople(of: [trip], persons: persons), home: home, zones)
    }
}
