import CivilTime
import Findings
import ICalendar
import Messages
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The activities of a command that only displays.
struct ActivitySource: Sendable {
    /// The name of the trip or calendar; nil for all trips of the store.
    let name: String?
    /// The activities by trip: two trips may contain the same event of a feed, each with its own edits.
    let groups: [[Activity]]
    /// The home zones of the trips.
    let homes: [ZoneID?]
    /// The dates given for the one trip; nil for several trips, or when one of the dates is missing.
    let dates: Range<CivilDate>?
    /// The other contents of their calendars; nil for several trips, which are not exported.
    let source: String?
    /// The zones of activities that calendars define themselves.
    let zones: [ZoneText]
    /// The zones of the run, with those of calendars.
    let database: ZoneDatabase
    /// The findings about their files.
    let findings: [Finding]
    /// The trips; a trip made from files is in no store.
    let trips: [Trip]
    /// The persons of the store, or those named in files, with every spelling; empty where trips came without activities.
    var persons: [Person] = []

    /// The names of the participants in the trips.
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
    /// Reads the activities from the named files, or else from the store.
    ///
    /// - Parameters:
    ///   - files: The files of `-f`.
    ///   - trip: The named trip; nil for all unarchived ones.
    ///   - session: The run.
    ///   - isForFindings: Whether only what rules look at is needed: single activities of the store come without their
    ///     verbatim text, which is most of a long trip.
    /// - Throws: A ``CommandFailure`` when a file or trip is missing, or no file is a calendar.
    init(files: [InputFile], trip: String?, _ session: Session, isForFindings: Bool = false) throws {
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
            var source = ActivitySource(trips, session).with(
                try trips.map {
                    isForFindings
                        ? try Self.activitiesForFindings(of: $0.id, reading)
                        : try reading.activities(of: $0.id)
                })
            source.persons = try reading.persons()
            return source
        }
    }

    /// Reads activities without the text that no rule looks at; of series it may tell their length.
    private static func activitiesForFindings(
        of trip: TripID, _ reading: any TripReading
    ) throws -> [Activity] {
        func stripped(_ activity: Activity) -> Activity {
            guard activity.recurrence == nil, activity.recurrenceID == nil else { return activity }
            var activity = activity
            activity.source = nil
            return activity
        }
        do {
            var activities: [Activity] = []
            try reading.forEachActivity(of: trip) { activities.append(stripped($0)) }
            return activities
        } catch let error as StorageError where error.code == .corrupt {
            // Without the rows that cannot be read, which are told.
            return try reading.activities(of: trip).map(stripped)
        }
    }

    /// Reads the trips of the store without their activities.
    init(_ trips: [Trip], _ session: Session) {
        let only = trips.count == 1 ? trips.first : nil
        let zones = trips.flatMap(\.zones)
        self.init(
            name: only?.name, groups: [], homes: trips.map(\.home), dates: only?.dates, source: only?.source,
            zones: zones, database: session.database.adding(zones), findings: [], trips: trips)
    }

    /// Returns the trips of a command.
    ///
    /// - Parameters:
    ///   - trip: The named trip; nil for all unarchived ones.
    ///   - reading: The store.
    /// - Returns: The scope for the store, and the trips in the order of their creation.
    /// - Throws: A ``CommandFailure`` for no such trip, or several.
    static func scope(
        of trip: String?, in reading: any TripReading
    ) throws -> (scope: TripScope, trips: [Trip]) {
        guard let trip else { return (.unarchived, try reading.trips().filter { !$0.isArchived }) }
        let found = try TripLookup.trip(named: trip, in: reading, orBeginning: true)
        return (.trip(found.id), [found])
    }

    /// Adds activities, by trip.
    func with(_ groups: [[Activity]]) -> ActivitySource {
        ActivitySource(
            name: name, groups: groups, homes: homes, dates: dates, source: source, zones: zones,
            database: database, findings: findings, trips: trips, persons: persons)
    }
}
