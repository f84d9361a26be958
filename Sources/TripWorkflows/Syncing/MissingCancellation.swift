package import CivilTime
package import ICalendar
import Merging
package import Trips

/// The cancellation of activities that a followed calendar no longer has, and how it is taken back.
package enum MissingCancellation {
    /// A calendar that cancels activities (RFC 5546, section 3.2.5).
    ///
    /// A cancellation has the SEQUENCE of what it cancels, and no earlier DTSTAMP, else it would count as older.
    ///
    /// - Parameters:
    ///   - activities: The activities, none of which is an override.
    ///   - database: The zones.
    ///   - now: The present.
    /// - Returns: The calendar.
    /// - Throws: A `CalendarError` for an instant that iCalendar cannot write.
    package static func calendar(
        of activities: [Activity], _ database: ZoneDatabase, at now: Instant
    ) throws -> CalendarObject {
        let events = try activities.map { activity in
            let known = activity.senderRevision(database)
            let stamp = max(now, known.stamp ?? now)
            return Component(
                "VEVENT",
                properties: [
                    Property(text: "UID", activity.uid.text),
                    try Property("DTSTAMP", DateTimeValue(stamp), zoneName: nil),
                    Property("SEQUENCE", rawValue: "\(known.sequence)"),
                    Property("STATUS", rawValue: "CANCELLED"),
                ])
        }
        var calendar = CalendarObject(productID: "-//Meridian//EN", components: events)
        calendar.component.properties.append(Property("METHOD", rawValue: "CANCEL"))
        return calendar
    }

    /// Takes back what ``calendar(of:_:at:)`` did to an activity that the calendar has again.
    ///
    /// Who organizes an event counts its SEQUENCE up when it is cancelled (RFC 5546, section 2.1.4), so that such a
    /// cancellation, from a mail for example, stays.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - uids: The UIDs that were missing and are there again.
    ///   - start: When the calendar was first followed.
    ///   - database: The zones.
    /// - Returns: The activity as it was before; nil where nothing is taken back.
    package static func lifted(
        _ activity: Activity, among uids: Set<String>, since start: Instant, _ database: ZoneDatabase
    ) -> Activity? {
        guard activity.recurrenceID == nil, uids.contains(activity.uid.text) else { return nil }
        return activity.liftingCancellation(of: activity.uid, database) { revision, said in
            revision.sequence == said.sequence && revision.stamp.map { $0 >= start } == true
        }
    }
}
