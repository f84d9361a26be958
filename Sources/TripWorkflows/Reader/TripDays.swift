import CivilTime
public import Findings
public import Scheduling
import TripExchange
import Trips

/// Some dates of a trip, with its series expanded and the traveller's clock.
public struct TripDays: Sendable {
    /// The dates.
    public let dates: DateWindow
    /// The occurrences on one clock: that of the first requested person, else of the first traveller.
    public let itinerary: Itinerary
    /// The itinerary of each person; persons with the same activities form a group.
    public let party: Party
    /// The series that could not be expanded.
    public let findings: [Finding]
    private let zones: ZoneDatabase

    init(_ dates: DateWindow, _ picture: TripPicture, _ party: Party, _ zones: ZoneDatabase) {
        self.dates = dates
        itinerary = picture.itinerary
        findings = picture.findings
        self.party = party
        self.zones = zones
    }

    /// Lays out the dates, each with its activities.
    ///
    /// - Parameter view: The clock to show.
    /// - Returns: The agenda, including dates without activities.
    public func agenda(in view: AgendaView) -> Agenda {
        Agenda(itinerary, view: view, days: dates.days)
    }

    /// Returns the same days without what a booking can be managed with, for somebody who is to read them.
    ///
    /// - Returns: The days; their activities are those of `Activity.withoutCodes`.
    package func withoutCodes() -> TripDays {
        TripDays(dates, TripPicture(itinerary.rewritten(Activity.withoutCodes), findings), party, zones)
    }

    /// Checks the itinerary of each person, as `meridian check` does.
    ///
    /// The rules get the tables of airports and cities, for borders, distances and proposed zones.
    ///
    /// - Parameter rules: The rules, such as `TripRules.standard`.
    /// - Returns: The findings by instant; a finding of several persons is one, with all of them.
    public func findings(by rules: TripRules) -> [PartyFinding] {
        party.findings(by: rules.knowingAirports(zones))
    }
}
