public import CivilTime
import ICalendar
public import Trips

/// The times of an activity as its calendar sent them, before they got the zones of its places.
///
/// A booking in UTC, or without a zone, is given the zone of its airport or city, and the import tells it
/// (``ICalendar/FindingCode/zoneFromPlace``). Whoever knows better takes that back with this.
public enum SentTimes {
    /// Reads the component that an activity came as.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones of its times.
    /// - Returns: The span in UTC, at an offset or without a zone; `nil` when it did not come from a calendar, or came with
    ///   zones or as whole days, which no place changes.
    public static func span(of activity: Activity, database: ZoneDatabase) -> ActivitySpan? {
        guard let source = activity.source else { return nil }
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(source)END:VCALENDAR\r\n"
        guard let calendar = try? CalendarReader().read(text: text).calendars.first,
            let event = calendar.events.first
        else { return nil }
        let scope = ImportScope(calendar, database: database, policy: .floating, file: nil)
        var times = EventTimes(event, scope: scope, values: ValueReader())
        guard let span = times.span(), case .timed(let start, let end) = span,
            (times.isOffset.start && times.isOffset.end) || (start.zone == nil && end.zone == nil)
        else { return nil }
        return span
    }
}
