public import ICalendar
public import Trips

extension CalendarImport {
    /// Reads a file in pieces.
    ///
    /// The result is the same as that of ``activities(from:file:)-(ReadResult,_)`` for the whole file, without its
    /// document in memory. The file is read twice: first for the facts that its events share, then for the events.
    ///
    /// ```swift
    /// let imported = try calendarImport.activities(in: CalendarSource(bytes), file: "flight.ics", threads: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The file name for findings and errors.
    ///   - limits: The limits on what is read.
    ///   - threads: The number of threads that may read at once; the result is the same for any number.
    /// - Returns: The activities of all its calendars, and the findings: the reader's first.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge`, or errors of the source.
    public func activities(
        in source: CalendarSource, file: String?, limits: ReadLimits = .standard, threads: Int = 1
    ) throws -> ImportedCalendar {
        var streamed = try StreamedImport(self, source, file: file, limits: limits, holdsAll: true)
        return try streamed.run(threads: threads) { _ in }
    }

    /// Reads a file in pieces and keeps none of its activities.
    ///
    /// Memory grows with the largest component, with the findings, with the kept contents besides events, and with
    /// events whose UID occurs several times, which are passed on last: series with overrides, and duplicates. Of any
    /// other UID it keeps only a number.
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
    ///   - file: The file name for findings and errors.
    ///   - limits: The limits on what is read.
    ///   - threads: The number of threads that may read at once; the activities are the same for any number.
    ///   - body: Called on the calling thread for each activity, no two with the same key.
    /// - Returns: Everything but the activities.
    /// - Throws: A `CalendarError` with code `empty`, `notCalendar`, `binary` or `tooLarge` before the first
    ///   activity, or errors of the source or the body.
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
