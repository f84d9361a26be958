public import Bookings
public import CivilTime
import ICalendar
import Reservations
public import Trips

/// The rule that recognised an activity as a booking, and facts of its text without a field of their own.
///
/// It is derived from the component of the activity, so that it follows the current rules and needs no column in a
/// store.
public struct BookingOrigin: Hashable, Sendable {
    /// The rule.
    public let rule: BookingRule

    /// The traveller, guest or driver; a ticket's `KELLER/ANNA MRS` is Anna Keller.
    public let traveller: String?

    /// Reads the component of an activity; `nil` if it is not from a calendar, no rule matched, or its kind was
    /// edited locally.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones of its times.
    public init?(of activity: Activity, database: ZoneDatabase) {
        self.init(of: activity, database: database, texts: ReservationTexts())
    }

    /// Reads the component with cached reservations.
    init?(of activity: Activity, database: ZoneDatabase, texts: ReservationTexts) {
        guard let event = activity.source.flatMap(ContentLines.component) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil,
            reservationTexts: texts)
        var values = ValueReader()
        let facts = EventFacts(
            of: event, EventTexts(event), span: activity.span, scope: scope, values: &values
        ).booking
        guard let rule = facts.rule, facts.kind == activity.kind else { return nil }
        self.rule = rule
        traveller = facts.traveller.map(Travellers.shown)
    }
}
