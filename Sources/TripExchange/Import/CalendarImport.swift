public import CivilTime
import Findings
public import ICalendar
package import Reservations
import Trips

/// Turns calendars into activities.
///
/// Each VEVENT becomes one activity. Flaws are repaired and reported, never guessed in silence; an event that
/// cannot be read is refused by name and line, and the rest is kept. The component itself is kept in
/// ``/Trips/Activity/source``, so that an export can give back what the model does not know.
///
/// ```swift
/// let read = try CalendarReader().read(bytes, file: "flight.ics")
/// let calendarImport = CalendarImport(database: database, floatingTimes: .hintedByFile)
/// let imported = calendarImport.activities(from: read, file: "flight.ics")
/// for finding in imported.findings { print(finding) }
/// ```
public struct CalendarImport: Sendable {
    /// The zones, and the release that the recorded offsets name.
    public let database: ZoneDatabase
    /// What to make of a time without a zone.
    public let floatingTimes: FloatingTimePolicy

    /// Whether to-dos are read.
    ///
    /// Without it they are kept with what is no activity, in ``ImportedCalendar/source``, for those who have no place
    /// for them.
    public let readsTodos: Bool
    /// The UIDs of the to-dos of the file that is read; one that may come again is kept as it came.
    private var todoUIDs = UIDCensus()

    /// Whether files are taken out of events.
    ///
    /// Without it they stay in the components that are kept.
    public let readsAttachments: Bool

    /// Reads the reservations in events, and knows those of a mail.
    package private(set) var reservationTexts = ReservationTexts()

    /// Makes an import.
    ///
    /// - Parameters:
    ///   - database: The zones, and the release that the recorded offsets name.
    ///   - floatingTimes: What to make of a time without a zone.
    ///   - readsTodos: Whether to-dos are read, or kept as they came.
    ///   - readsAttachments: Whether files are taken out of events, or kept there.
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
    ///   - result: What the reader made of the file.
    ///   - file: The name that findings carry.
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
    ///   - file: The name that findings carry.
    /// - Returns: Its activities and the findings.
    public func activities(from calendar: CalendarObject, file: String?) -> ImportedCalendar {
        activities(from: ReadResult(calendars: [calendar], findings: []), file: file)
    }

    /// What the events of a calendar share while they are read.
    ///
    /// - Parameters:
    ///   - calendar: The calendar, perhaps without its events.
    ///   - file: The name that findings carry.
    ///   - searches: What was searched for in the file's other calendars.
    ///   - uses: When its zones are used; `nil` when it has all its events.
    /// - Returns: The scope.
    func scope(
        of calendar: CalendarObject, file: String?, _ searches: ZoneSearches, uses: ZoneUses? = nil
    ) -> ImportScope {
        ImportScope(
            calendar, database: database, policy: floatingTimes, file: file, searches: searches,
            todoUIDs: readsTodos ? todoUIDs : nil, readsAttachments: readsAttachments, uses: uses,
            reservationTexts: reservationTexts)
    }

    /// What a pass has read, with the reservations that are known.
    func result(of pass: inout FilePass, after findings: [Finding]) -> ImportedCalendar {
        var imported = pass.result(after: findings)
        imported.reservationTexts = reservationTexts
        return imported
    }

    /// The same reading with another reader of reservations.
    package func reading(_ texts: ReservationTexts) -> CalendarImport {
        var copy = self
        copy.reservationTexts = texts
        return copy
    }

    /// The same reading of a file whose to-dos have been counted.
    func knowing(_ todoUIDs: UIDCensus) -> CalendarImport {
        var copy = self
        copy.todoUIDs = todoUIDs
        return copy
    }
}
