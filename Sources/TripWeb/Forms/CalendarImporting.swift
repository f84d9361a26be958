import CivilTime
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// Reads the files that a browser sent, for their review and for the import.
struct CalendarImporting: Sendable {
    let household: Household
    let files: [Upload.File]
    /// The trip of all files; nil where each names its own.
    let trip: String?

    /// Reads the files.
    private func read() throws -> (calendars: ReadCalendars, workflow: StoreImport) {
        try household.database.requireUnreplaced()
        let now = household.now()
        var calendars = ReadCalendars(database: household.database, now: now, isForStore: true)
        for file in files {
            let name = Printable.line(file.name)
            let stem = name.split(separator: ".").dropLast().joined(separator: ".")
            try calendars.read(CalendarSource(file.bytes), named: name, stem: stem.isEmpty ? name : stem)
        }
        let workflow = try StoreImport(
            database: household.database, at: now, home: household.statedHome?.id, into: trip)
        return (calendars, workflow)
    }

    /// Says what an import would change, and writes nothing.
    ///
    /// - Returns: The changes, and the stored activities of the trips that it changes.
    func preview() throws -> (result: ImportResult, stored: [TripID: [ActivityKey: Activity]]) {
        let (calendars, workflow) = try read()
        let store = try household.open()
        let result = try workflow.preview(calendars, over: store)
        let stored = try store.read { reading in
            try result.changes.filter { !$0.isNew }.map { change in
                let activities = try reading.activities(of: change.trip.id)
                return (change.trip.id, Dictionary(activities.map { ($0.key, $0) }) { first, _ in first })
            }
        }
        return (result, Dictionary(stored) { first, _ in first })
    }

    /// Imports the files in one transaction, which `undo` reverts.
    ///
    /// - Parameter store: The store, to write.
    /// - Returns: The trips that were changed.
    func carryOut(in store: any TripStore) throws -> [Trip] {
        let (calendars, workflow) = try read()
        return try workflow.carryOut(calendars, in: store).changes.map(\.trip)
    }
}
