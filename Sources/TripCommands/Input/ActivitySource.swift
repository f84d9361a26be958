import CivilTime
import ICalendar
import TripExchange
import TripStorage
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

    /// The activities of all trips.
    var activities: [Activity] { groups.flatMap { $0 } }

    /// Whether something in the files could not be read.
    var hasErrors: Bool { findings.contains { $0.severity == .error } }

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
                    "two-sources", "a trip of the store and files with -f are two sources; name one of them",
                    status: .usage)
            }
            let read = try CalendarFiles(files, session)
            if read.entries.isEmpty, let refusal = read.refusals.first {
                throw CommandFailure(refusal.code.rawValue, refusal.description, status: .badData)
            }
            let merged = read.merged(session.database)
            (name, groups, homes) = (read.name, [merged.activities], [])
            findings = ImportMerge.standing(read.findings, beside: merged.activities) + merged.findings
            (source, zones, dates) = (read.source, read.zones, nil)
            database = session.database.adding(zones)
            return
        }
        let store = try session.storeForReading()
        let answer = try store.read { reading -> (String?, [[Activity]], [Trip], String?) in
            if let trip {
                let found = try TripLookup.trip(named: trip, in: reading)
                return (found.name, [try reading.activities(of: found.id)], [found], found.source)
            }
            let trips = try reading.trips().filter { !$0.isArchived }
            let groups = try trips.map { try reading.activities(of: $0.id) }
            return (trips.count == 1 ? trips.first?.name : nil, groups, trips, nil)
        }
        (name, groups, source) = (answer.0, answer.1, answer.3)
        homes = answer.2.map(\.home)
        dates = answer.2.count == 1 ? answer.2.first?.dates : nil
        zones = answer.2.flatMap(\.zones)
        database = session.database.adding(zones)
        findings = []
    }
}
