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

    /// Imports a large calendar, and forgets each event that needs no other as soon as it is read.
    ///
    /// The outcome is that of ``carryOut(_:_:in:named:progress:)``, in one transaction that undo reverts. A new trip gets
    /// plain events while they are read; held in memory are only those that may concern others: bookings, series with
    /// overrides, cancellations, and those that name people or attach files. Of a calendar that a trip has just so, the
    /// events are only counted.
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
    ///   zones of its own; or it says something new to a trip that exists.
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
        do {
            return try StreamedImport(reading, source, file: file, limits: .streamed)
        } catch is CalendarError { return nil }
    }

    /// Undoes what was written, so that the file is read whole.
    private struct ReadWhole: Error {}

    private func written(
        _ stream: inout StreamedImport, named name: String, from file: String, stem: String,
        _ calendars: ReadCalendars, _ threads: Int, in store: some TripStore
    ) throws -> Streamed {
        try store.write { writing in
            let named = try trips(named: name, in: writing)
            guard named.count < 2 else { throw ReadWhole() }
            try writing.record(tr("import \(Printable.name(file)) into \(Printable.name(name))"), at: now)
            let (trip, calendar, count) = try LibicalMissing.throwing {
                if let there = named.first {
                    try comparing(&stream, threads, with: there, of: writing)
                } else {
                    try creating(newTrip(named: name), &stream, threads, in: writing)
                }
            }
            var calendars = calendars
            calendars.add(calendar, named: file, stem: stem)
            guard count > 0 || calendars.entries.contains(where: isWanted) else { throw ReadWhole() }
            let (outcomes, people) = try outcomes(of: calendars, in: writing, knowing: [trip])
            try carryOut(outcomes, people, in: writing)
            try database.requireUnreplaced()
            return Streamed(
                result: ImportResult(outcomes, [], flaws: Self.flaws(of: calendars, [])),
                calendars: calendars)
        }
    }

    /// Creates a trip, and writes the plain events of a file into it.
    ///
    /// - Returns: The trip, everything else of the file, and the number of events written.
    private func creating(
        _ new: TripImport, _ stream: inout StreamedImport, _ threads: Int, in writing: any TripWriting
    ) throws -> (trip: TripImport, rest: ImportedCalendar, count: Int) {
        var (made, batch, held, count): (TripImport, [Activity], [Activity], Int) = (new, [], [], 0)
        try writing.create(made.trip)
        func write() throws {
            try writing.save(batch, in: made.trip.id)
            count += batch.count
            batch.removeAll(keepingCapacity: true)
        }
        var room = ReadLimits.standard.fileBytes
        var rest = try stream.run(threads: threads) { activity in
            guard activity.isPlain else {
                room -= activity.source?.utf8.count ?? 0
                guard room > 0 else { throw ReadWhole() }
                return held.append(activity)
            }
            batch.append(activity)
            if batch.count == Self.batch { try write() }
        }
        try write()
        rest.activities = held + rest.activities
        made.noteCreated(with: count)
        return (made, rest, count)
    }

    /// Compares a file with a trip that has all of it just so.
    ///
    /// - Returns: The trip, nothing more of the file, and the number of its events.
    /// - Throws: `ReadWhole` at the first event that the trip has not, or has otherwise.
    private func comparing(
        _ stream: inout StreamedImport, _ threads: Int, with trip: Trip, of reading: any TripReading
    ) throws -> (trip: TripImport, rest: ImportedCalendar, count: Int) {
        var count = 0
        func compare(_ activity: Activity) throws {
            guard let there = try reading.activity(activity.key, of: trip.id), activity.isKnown(as: there)
            else { throw ReadWhole() }
            count += 1
        }
        var rest = try stream.run(threads: threads, compare)
        for activity in rest.activities { try compare(activity) }
        rest.activities = []
        guard rest.cancellations.isEmpty, rest.todos.isEmpty, rest.attachments.isEmpty, trip.zones.isEmpty,
            ImportMerge.source(existing: trip.source, incoming: rest) == trip.source
        else { throw ReadWhole() }
        var same = TripImport(trip: trip, isNew: false)
        same.noteUnchanged(count)
        return (same, rest, count)
    }
}
