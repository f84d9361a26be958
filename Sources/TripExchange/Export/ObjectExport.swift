package import CivilTime
package import ICalendar
package import Trips

/// Writes the activities and to-dos of each UID as a calendar of its own, as calendar servers hold them.
///
/// Each calendar is that of ``CalendarExport/calendar(of:)`` in full; what all share is made once.
package struct ObjectExport {
    private let export: CalendarExport
    private let contents: CalendarContents
    private let scope: ExportScope

    /// Prepares the calendars of a trip.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - productID: The PRODID.
    ///   - stamp: The DTSTAMP of activities without a time of writing or of change.
    ///   - travellers: The travellers of the trip.
    ///   - organizations: All organizations that the activities may name.
    ///   - zones: The zones that the activities name and no zone database has.
    package init(
        database: ZoneDatabase, productID: String, stamp: Instant, travellers: [Traveller],
        organizations: [Organization], zones: [ZoneText]
    ) {
        export = CalendarExport(database: database, productID: productID, redaction: .full, stamp: stamp)
        var contents = CalendarContents(name: nil, activities: [], zones: zones)
        (contents.travellers, contents.organizations) = (travellers, organizations)
        self.contents = contents
        scope = ExportScope(
            export, contents, hiding: SecretCodes(of: [], hidingPlaces: true), taken: [])
    }

    /// Returns the calendar of one UID.
    ///
    /// - Parameters:
    ///   - activities: The activities with the UID.
    ///   - todos: The to-dos with it.
    /// - Returns: The calendar.
    package func calendar(_ activities: [Activity], _ todos: [Todo]) -> CalendarObject {
        let activities = activities.sorted { $0.key < $1.key }
        var contents = contents
        (contents.activities, contents.todos) = (activities, todos)
        scope.begin(activities)
        return export.calendar(
            activities, of: contents, beside: CalendarRemainder(parsing: nil), nil, scope)
    }
}
