public import ICalendar
public import Trips

extension CalendarImport {
    /// Reads a file piece by piece.
    ///
    /// The result is the same as that of ``activities(from:file:)-(ReadResult,_)`` for the whole file, without its
    /// document ever being in memory. The file is read twice: once for what its events have in common, then for the
    /// events.
    ///
    /// ```swift
    /// let imported = try calendarImport.activities(in: CalendarSource(bytes), file: "flight.ics", threads: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The name that findings and errors carry.
    ///   - limits: How much to take from the file.
    ///   - threads: How many threads may read at once; the result is the same for any number.
    /// - Returns: The activities of all its calendars, and the findings: the reader's first.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge`, or what the source throws.
    public func activities(
        in source: CalendarSource, file: String?, limits: ReadLimits = .standard, threads: Int = 1
    ) throws -> ImportedCalendar {
        var streamed = try StreamedImport(self, source, file: file, limits: limits, holdsAll: true)
        return try streamed.run(threads: threads) { _ in }
    }

    /// Reads a file piece by piece and keeps none of its activities.
    ///
    /// Memory grows with the largest component, with the findings, with what is kept of the calendar beside its events,
    /// and with those events whose UID the file has several times, which are handed out last: a series and its changed
    /// occurrences, and what came twice. Of all other UIDs it keeps a number.
    ///
    /// ```swift
    /// var kinds: Set<ActivityKind> = []
    /// let rest = try calendarImport.forEachActivity(in: CalendarSource(bytes), file: "flight.ics") { activity in
    ///     kinds.insert(activity.kind)
    /// }
    /// for finding in rest.findings { print(finding) }
    /// ```
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The name that findings and errors carry.
    ///   - limits: How much to take from the file.
    ///   - threads: How many threads may read at once; what is handed out is the same for any number.
    ///   - body: Called on the calling thread for each activity, no two with the same key.
    /// - Returns: Everything but the activities.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge` before the first activity, or
    ///   what the source or the body throws.
    public func forEachActivity(
        in source: CalendarSource, file: String?, limits: ReadLimits = .standard, threads: Int = 1,
        _ body: (Activity) throws -> Void
    ) throws -> ImportedCalendar {
        var streamed = try StreamedImport(self, source, file: file, limits: limits, holdsAll: false)
        var rest = try streamed.run(threads: threads, body)
        for activity in rest.activities { try body(activity) }
        rest.activities = []
        return rest
    }
}
