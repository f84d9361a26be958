import CivilTime
import Findings
import ICalendar
import Messages
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The activities that a reading command is about.
struct ActivitySource: Sendable {
    /// What the activities belong to: a trip's or calendar's name; nil for all trips of the store.
    let name: String?
    /// The activities, trip by trip: two trips may hold the same event of one feed, each with its own changes.
    let groups: [[Activity]]
    /// The homes of the trips that they belong to.
    let homes: [ZoneID?]
    /// The dates that the one trip is said to have; nil for several trips, and where nobody said both.
    let dates: Range<CivilDate>?
    /// What their calendars hold besides; nil for several trips, of which none is exported.
    let source: String?
    /// The zones that no database has and activities name.
    let zones: [ZoneText]
    /// The zones of the run, and those.
    let database: ZoneDatabase
    /// Flaws of the files that they were read from.
    let findings: [Finding]
    /// The trips that they belong to; one that files make is in no store.
    let trips: [Trip]
    /// Those whom files name, with every spelling; none of the store.
    var persons: [Person] = []

    /// What the trips call those who take part.
    var names: [PersonID: String] {
        Dictionary(
            trips.flatMap(\.travellers).map { ($0.person, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The activities of all trips.
    var activities: [Activity] { groups.flatMap { $0 } }

    /// Whether something in the files could not be read.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

extension ActivitySource {
    /// Takes the activities from files where files are named, else from the store.
    ///
    /// - Parameters:
    ///   - files: The files that `-f` names.
    ///   - trip: The trip that is named; nil for all that are not archived.
    ///   - session: The run.
    /// - Throws: A ``CommandFailure`` when a file or trip is not there, or nothing in the files is a calendar.
    init(files: [InputFile], trip: String?, _ session: Session) throws {
        guard files.isEmpty else {
            guard trip == nil else {
                throw CommandFailure(
                    "two-sources",
                    tr("a trip of the store and files with -f are two sources; name one of them"),
                    status: .usage)
            }
            let read = try ReadCalendars(files, session)
            if read.entries.isEmpty, let refusal = read.refusals.first {
                throw CommandFailure(refusal.code.rawValue, refusal.description, status: .badData)
            }
            let merged = read.merged(session.database)
            let (activities, trip, persons) = read.people(of: merged.activities, session.database)
            self.init(
                name: read.name, groups: [activities], homes: [], dates: nil, source: read.source,
                zones: read.zones, database: session.database.adding(read.zones),
                findings: ImportMerge.standing(read.findings, beside: activities) + merged.findings,
                trips: [trip], persons: persons)
            return
        }
        self = try session.storeForReading().read { reading in
            let (_, trips) = try ActivitySource.scope(of: trip, in: reading)
            return ActivitySource(trips, session).with(try trips.map { try reading.activities(of: $0.id) })
        }
    }

    /// What is known of trips of the store before their activities are read.
    init(_ trips: [Trip], _ session: Session) {
        let only = trips.count == 1 ? trips.first : nil
        let zones = trips.flatMap(\.zones)
        self.init(
            name: only?.name, groups: [], homes: trips.map(\.home), dates: only?.dates, source: only?.source,
            zones: zones, database: session.database.adding(zones), findings: [], trips: trips)
    }

    /// The trips that a command is about.
    ///
    /// - Parameters:
    ///   - trip: The trip that is named; nil for all that are not archived.
    ///   - reading: The store.
    /// - Returns: The scope for the store, and the trips themselves in the order of their making.
    /// - Throws: A ``CommandFailure`` when there is no such trip, or several.
    static func scope(
        of trip: String?, in reading: any TripReading
    ) throws -> (scope: TripScope, trips: [Trip]) {
        guard let trip else { return (.unarchived, try reading.trips().filter { !$0.isArchived }) }
        let found = try TripLookup.trip(named: trip, in: reading)
        return (.trip(found.id), [found])
    }

    /// The same with activities, trip by trip.
    func with(_ groups: [[Activity]]) -> ActivitySource {
        ActivitySource(
            name: name, groups: groups, homes: homes, dates: dates, source: source, zones: zones,
            database: database, findings: findings, trips: trips, persons: persons)
    }
}
