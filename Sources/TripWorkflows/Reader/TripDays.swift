import CivilTime
public import Findings
public import Scheduling

/// Some dates of a trip, with its series expanded and the traveller's clock made.
public struct TripDays: Sendable {
    /// The dates.
    public let dates: DateWindow
    /// The occurrences on one clock: that of the first person asked for, else of the first who travels.
    public let itinerary: Itinerary
    /// What each person does; persons who do the same are one group.
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

    /// Lays out the dates, each with the activities that stand on it.
    ///
    /// - Parameter view: Whose clock to show.
    /// - Returns: The agenda, also of dates without activities.
    public func agenda(in view: AgendaView) -> Agenda {
        Agenda(itinerary, view: view, days: dates.days)
    }

    /// Judges what each person does, as `meridian check` does.
    ///
    /// The rules get the tables of airports and cities, for borders, ways and proposed zones.
    ///
    /// - Parameter rules: The rules, such as `TripRules.standard`.
    /// - Returns: The findings, by instant; one that several persons share is one, with all of them.
    public func findings(by rules: TripRules) -> [PartyFinding] {
        party.findings(by: rules.knowingAirports(zones))
    }
}
