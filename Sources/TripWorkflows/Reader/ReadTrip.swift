public import CivilTime
public import Findings
public import TripExchange
import TripSeries
public import Trips

/// A trip that was read from files: its activities, what was wrong in the files, and how to write it back.
///
/// ```swift
/// let trip = try reader.read(bytes, named: "flight.ics")
/// let days = trip.days(DateWindow(first, through: last), of: [])
/// days.agenda(in: .traveller)
/// days.findings(by: .standard)
/// ```
public struct ReadTrip: Sendable {
    /// The name that the calendar gives itself; nil where it has none, and for several files.
    public let name: String?
    /// The activities, as the files have them: a series is one, with its overrides beside it.
    ///
    /// ``days(_:of:)`` expands them. What is changed here is what ``calendar(productID:redaction:stamp:)`` writes.
    public var activities: [Activity]
    /// The persons who take part, with the names that the files give them.
    public let persons: [Person]
    /// The flaws of the files, and the findings of joining them.
    public let findings: [Finding]
    /// The zones of the reader, and those that the files define themselves.
    public let zones: ZoneDatabase
    /// The zone of whoever stays at home, and of travellers whose home the files do not say.
    public let home: Zone
    private let trip: Trip
    private let source: String?
    private let ownZones: [ZoneText]

    init(_ calendars: ReadCalendars, zones: ZoneDatabase, home: Zone) {
        let merged = calendars.merged(zones)
        (activities, trip, persons) = calendars.people(of: merged.activities, zones)
        findings = ImportMerge.standing(calendars.findings, beside: activities) + merged.findings
        name = calendars.name
        source = calendars.source
        ownZones = calendars.zones
        self.zones = zones.adding(calendars.zones)
        self.home = home
    }

    /// The travellers whom the files name; one who only takes part in something is a viewer.
    public var travellers: [Traveller] { trip.travellers }

    /// The dates of what happens once, from the first to the last; nil where there are only series.
    public var dates: DateWindow? { TripPicture.ownDates(of: activities) }
}

// MARK: - Days

extension ReadTrip {
    /// Expands series over some dates and puts every activity on the time line.
    ///
    /// - Parameters:
    ///   - dates: The dates.
    ///   - persons: Those whose view is asked for; empty for all who travel.
    /// - Returns: The days, which can be asked for an agenda and for findings.
    /// - Complexity: O(n log n) in the activities and occurrences.
    public func days(_ dates: DateWindow, of persons: Set<PersonID>) -> TripDays {
        let known = KnownPeople(of: [trip], persons: self.persons)
        let people = ShownPeople(
            of: known, named: known.everybody.filter { persons.contains($0.id) }, home: home, zones)
        var groups = people.settled([activities])
        if !persons.isEmpty { groups = groups.map { $0.filter(people.concernsShown) } }
        let expanded = TripPicture.expanded(groups, dates: dates, zones)
        let party = people.party(
            of: TripPicture.distinct(expanded.flatMap(\.activities), zones))
        return TripDays(
            dates, TripPicture(people.whole(of: party), expanded.flatMap(\.findings)), party, zones)
    }
}

// MARK: - Writing back

extension ReadTrip {
    /// Writes the trip as one calendar.
    ///
    /// A full one loses nothing that the calendars held: unknown properties, alarms and to-dos are written as they came.
    ///
    /// - Parameters:
    ///   - productID: The PRODID: the program that writes the file.
    ///   - redaction: How much of each activity is written.
    ///   - stamp: The DTSTAMP of activities without a time of writing or of change.
    /// - Returns: The calendar and its bytes, with findings about what it cannot express.
    public func calendar(productID: String, redaction: Redaction, stamp: Instant) -> ExportedCalendar {
        var contents = CalendarContents(
            name: name, activities: activities, source: source, zones: ownZones)
        contents.travellers = trip.travellers
        let export = CalendarExport(
            database: zones, productID: productID, redaction: redaction, stamp: stamp)
        return export.calendar(of: contents)
    }
}
