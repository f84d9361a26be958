public import CivilTime
public import Findings
import ICalendar
public import TripExchange
import TripSeries
public import Trips

/// A trip read from files: its activities, the findings, and the calendar to write back.
///
/// ```swift
/// let trip = try reader.read(bytes, named: "flight.ics")
/// let days = trip.days(DateWindow(first, through: last), of: [])
/// days.agenda(in: .traveller)
/// days.findings(by: .standard)
/// ```
public struct ReadTrip: Sendable {
    /// The name of the calendar; nil for none, and for several files.
    public let name: String?
    /// The activities in the files: a series is one, and each of its overrides another.
    ///
    /// ``days(_:of:)`` expands them. Changes here are written by ``calendar(productID:redaction:stamp:)``.
    public var activities: [Activity]
    /// The participants, with their names in the files.
    public let persons: [Person]
    /// The findings about the files, and those of their merge.
    public let findings: [Finding]
    /// The zones of the reader, with those that the files define.
    public let zones: ZoneDatabase
    /// The home zone, also of travellers without one in the files.
    public let home: Zone
    /// An unstored trip with the travellers.
    let trip: Trip
    /// What is kept of the files besides their activities.
    let source: String?
    /// The zones that the files define.
    let ownZones: [ZoneText]

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

    /// The travellers named in the files; a mere participant is a viewer.
    public var travellers: [Traveller] { trip.travellers }

    /// The dates of single activities, from the first to the last; nil where there are only series.
    public var dates: DateWindow? { TripPicture.ownDates(of: activities) }
}

// MARK: - Days

extension ReadTrip {
    /// Expands series over a window and places every activity on the timeline.
    ///
    /// - Parameters:
    ///   - dates: The dates.
    ///   - persons: The requested persons; empty for all travellers.
    /// - Returns: The days, for agendas and findings.
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
    /// A full calendar loses nothing: unknown properties, alarms and to-dos are written verbatim.
    ///
    /// - Parameters:
    ///   - productID: The PRODID: the program that writes the file.
    ///   - redaction: The extent of each activity that is written.
    ///   - stamp: The DTSTAMP of activities without one and without a time of change.
    /// - Returns: The calendar and its bytes, with findings about anything that it cannot express.
    /// - Throws: A `LibicalMissing` where libical cannot be loaded.
    public func calendar(
        productID: String, redaction: Redaction, stamp: Instant
    ) throws -> ExportedCalendar {
        var contents = CalendarContents(
            name: name, activities: activities, source: source, zones: ownZones)
        contents.travellers = trip.travellers
        let export = CalendarExport(
            database: zones, productID: productID, redaction: redaction, stamp: stamp)
        return try LibicalMissing.throwing { export.calendar(of: contents) }
    }
}
