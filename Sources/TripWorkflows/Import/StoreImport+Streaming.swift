import CivilTime
import Documents
import Findings
import ICalendar
import Messages
import Rendering
public import TripExchange
public import TripStorage
import Trips

extension StoreImport {
    /// The result of an import that was written while its file was read.
    public struct Streamed: Sendable {
        /// The changes.
        public let result: ImportResult
        /// The file, without the activities that were not held.
        public let calendars: ReadCalendars
    }

    /// The least bytes of a file that is written while it is read.
    public static let leastStreamedBytes = 8 << 20
    /// The activities that are held until they are written.
    private static let batch = 1_000

    /// Imports a large calendar into a new trip, and writes its plain events while it reads them.
    ///
    /// The outcome is that of ``carryOut(_:_:in:named:progress:)``, in one transaction that undo reverts. Held in memory
    /// are only events that may concern others: bookings, series with overrides, cancellations, and those that name
    /// people or attach files.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The name of the file in findings and in the history.
    ///   - stem: The default name of the trip.
    ///   - calendars: Reads the file; it has no files yet.
    ///   - threads: The number of threads that may read at once.
    ///   - least: The least bytes of such a file.
    ///   - store: The store.
    /// - Returns: The changes; nil where the file has to be read whole: it is small, no calendar, or several; it defines
    ///   zones of its own; or the trip exists.
    /// - Throws: A ``WorkflowError``, a `LibicalMissing`, or an error of the file or the store; then nothing is changed.
    public func carryOut(
        streaming source: CalendarSource, named file: String, stem: String, with calendars: ReadCalendars,
        threads: Int = 1, atLeast least: Int = leastStreamedBytes, in store: () throws -> some TripStore
    ) throws -> Streamed? {
        guard source.byteCount >= least, try DocumentForm(of: source) == .calendar,
            var stream = try Self.survey(calendars.reading, source, file: file), stream.isOneOfKnownZones
        else { return nil }
        let name = trip ?? ReadCalendars.tripName(stream.name, stem: stem)
        do {
            return try written(&stream, named: name, from: file, stem: stem, calendars, threads, in: store())
        } catch is ReadWhole {
            return nil
        }
    }

    /// Surveys a file; nil for one that is refused, of which the reader of the whole says why.
    private static func survey(
        _ reading: CalendarImport, _ source: CalendarSource, file: String
    ) throws -> StreamedImport? {
        do { return try StreamedImport(reading, source, file: file) } catch is CalendarError { return nil }
    }

    /// Undoes what was written, so that the file is read whole.
    private struct ReadWhole: Error {}

    private func written(
        _ stream: inout StreamedImport, named name: String, from file: String, stem: String,
        _ calendars: ReadCalendars, _ threads: Int, in store: some TripStore
    ) throws -> Streamed {
        try store.write { writing in
            guard try writing.trips(named: name).isEmpty else { throw ReadWhole() }
            try writing.record(tr("import \(Printable.name(file)) into \(Printable.name(name))"), at: now)
            var made = newTrip(named: name)
            try writing.create(made.trip)
            let (calendar, count) = try LibicalMissing.throwing {
                try pass(&stream, threads, into: made.trip.id, of: writing)
            }
            made.noteCreated(with: count)
            var calendars = calendars
            calendars.add(calendar, named: file, stem: stem)
            guard count > 0 || calendars.entries.contains(where: isWanted) else { throw ReadWhole() }
            let (outcomes, people) = try outcomes(of: calendars, in: writing, knowing: [made])
            try carryOut(outcomes, people, in: writing)
            try database.requireUnreplaced()
            return Streamed(
                result: ImportResult(outcomes, [], flaws: Self.flaws(of: calendars, [])),
                calendars: calendars)
        }
    }

    /// Writes the plain events of a file.
    ///
    /// - Returns: Everything else, and the number of events written.
    private func pass(
        _ stream: inout StreamedImport, _ threads: Int, into trip: TripID, of writing: any TripWriting
    ) throws -> (calendar: ImportedCalendar, count: Int) {
        var (batch, held, count): ([Activity], [Activity], Int) = ([], [], 0)
        func write() throws {
            try writing.save(batch, in: trip)
            count += batch.count
            batch.removeAll(keepingCapacity: true)
        }
        var rest = try stream.run(threads: threads) { activity in
            guard activity.isPlain else { return held.append(activity) }
            batch.append(activity)
            if batch.count == Self.batch { try write() }
        }
        try write()
        rest.activities = held + rest.activities
        return (rest, count)
    }
}
