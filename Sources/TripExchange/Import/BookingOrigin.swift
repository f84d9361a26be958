public import Bookings
public import CivilTime
import ICalendar
import Reservations
public import Trips

/// By which rule an activity was known for a booking, and what of its text has no field of its own.
///
/// It is read out of the component that the activity came as, so that it is true of the rules in use, and a store has
/// no column for it.
public struct BookingOrigin: Hashable, Sendable {
    /// The rule that spoke.
    public let rule: BookingRule

    /// Who travels, stays or drives, as the text says it.
    public let traveller: String?

    /// Reads the component that an activity came as; `nil` when it did not come from a calendar, no rule spoke, or somebody
    /// gave the activity another kind since.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones of its times.
    public init?(of activity: Activity, database: ZoneDatabase) {
        self.init(of: activity, database: database, texts: ReservationTexts())
    }

    /// Reads the component with the reservations that are known.
    init?(of activity: Activity, database: ZoneDatabase, texts: ReservationTexts) {
        guard let source = activity.source else { return nil }
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(source)END:VCALENDAR\r\n"
        guard let calendar = try? CalendarReader().read(text: text).calendars.first,
            let event = calendar.events.first
        else { return nil }
        let scope = ImportScope(
            calendar, database: database, policy: .floating, file: nil, reservationTexts: texts)
        var values = ValueReader()
        let facts = EventFacts(
            of: event, EventTexts(event), span: activity.span, scope: scope, values: &values
        ).booking
        guard let rule = facts.rule, facts.kind == activity.kind else { return nil }
        self.rule = rule
        traveller = facts.traveller
    }
}
