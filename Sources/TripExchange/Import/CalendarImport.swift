public import CivilTime
import Findings
public import ICalendar
package import Reservations
import Trips

/// Converts calendars to activities.
///
/// Each VEVENT becomes one activity. Problems are repaired and reported, never guessed in silence; an unreadable
/// event is rejected with its name and line, and the rest is kept. The component itself is kept in
/// ``/Trips/Activity/source``, so that an export preserves what the model does not know.
///
/// ```swift
/// let read = try CalendarReader().read(bytes, file: "flight.ics")
/// let calendarImport = CalendarImport(database: database, floatingTimes: .hintedByFile)
/// let imported = calendarImport.activities(from: read, file: "flight.ics")
/// for finding in imported.findings { print(finding) }
/// ```
public struct CalendarImport: Sendable {
    /// The zones, whose release is recorded with the offsets.
    public let database: ZoneDatabase
    /// How to read a time without a zone.
    public let floatingTimes: FloatingTimePolicy

    /// Whether to-dos are read.
    ///
    /// Otherwise they are kept verbatim with the other components, in ``ImportedCalendar/source``.
    public let readsTodos: Bool
    /// The UIDs of the file's to-dos; one with a repeated UID is kept verbatim.
    private var todoUIDs = UIDCensus()

    /// Whether attached files are extracted from events.
    ///
    /// Otherwise they stay in the kept components.
    public let readsAttachments: Bool

    /// Reads and caches the reservations in events.
    package private(set) var reservationTexts = ReservationTexts()

    /// Makes an import.
    ///
    /// - Parameters:
    ///   - database: The zones, whose release is recorded with the offsets.
    ///   - floatingTimes: How to read a time without a zone.
    ///   - readsTodos: Whether to-dos are read, or kept verbatim.
    ///   - readsAttachments: Whether attached files are extracted from events.
    public init(
        database: ZoneDatabase, floatingTimes: FloatingTimePolicy, readsTodos: Bool = false,
        readsAttachments: Bool = false
    ) {
        self.database = database
        self.floatingTimes = floatingTimes
        self.readsTodos = readsTodos
        self.readsAttachments = readsAttachments
    }

    /// Reads all calendars of a file.
    ///
    /// - Parameters:
    ///   - result: The reader's result.
    ///   - file: The file name for findings.
    /// - Returns: The activities of all its calendars, and the findings: the reader's first.
    public func activities(from result: ReadResult, file: String?) -> ImportedCalendar {
        var pass = FilePass(file: file, database: database, uids: .unknown, limits: .standard)
        var told = ToldOnce(isShared: false)
        let searches = ZoneSearches()
        var todoUIDs = UIDCensus()
        for todo in result.calendars.flatMap(\.components) where todo.name == "VTODO" {
            if let uid = todo.uid { todoUIDs.add(ActivityUID(uid)) }
        }
        let reading = knowing(todoUIDs)
        for calendar in result.calendars {
            let scope = reading.scope(of: calendar, file: file, searches)
            for component in calendar.components { _ = pass.take(ReadComponent(component, scope: scope)) }
            pass.end(calendar, scope: scope, told: &told)
        }
        return self.result(of: &pass, after: result.findings)
    }

    /// Reads one calendar.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - file: The file name for findings.
    /// - Returns: Its activities and the findings.
    public func activities(from calendar: CalendarObject, file: String?) -> ImportedCalendar {
        activities(from: ReadResult(calendars: [calendar], findings: []), file: file)
    }

    /// Returns the state that the events of a calendar share.
    ///
    /// - Parameters:
    ///   - calendar: The calendar, with or without its events.
    ///   - file: The file name for findings.
    ///   - searches: The zone searches of the file's other calendars.
    ///   - uses: The uses of its zones; `nil` if it has all its events.
    /// - Returns: The scope.
    func scope(
        of calendar: CalendarObject, file: String?, _ searches: ZoneSearches, uses: ZoneUses? = nil
    ) -> ImportScope {
        ImportScope(
            calendar, database: database, policy: floatingTimes, file: file, searches: searches,
            todoUIDs: readsTodos ? todoUIDs : nil, readsAttachments: readsAttachments, uses: uses,
            reservationTexts: reservationTexts)
    }

    /// Returns the result of a pass, with cached reservations.
    func result(of pass: inout FilePass, after findings: [Finding]) -> ImportedCalendar {
        var imported = pass.result(after: findings)
        imported.reservationTexts = reservationTexts
        return imported
    }

    /// Returns the same import with another reader of reservations.
    package func reading(_ texts: ReservationTexts) -> CalendarImport {
        var copy = self
        copy.reservationTexts = texts
        return copy
    }

    /// Returns the same import for a file whose to-dos have been counted.
    func knowing(_ todoUIDs: UIDCensus) -> CalendarImport {
        var copy = self
        copy.todoUIDs = todoUIDs
        return copy
    }
}
