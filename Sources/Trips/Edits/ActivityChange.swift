public import CivilTime

/// One change that a person makes to an activity, as a value.
///
/// ```swift
/// let changes: [ActivityChange] = [
///     .seat("14A"), .zone(try ZoneID("Asia/Tokyo"), of: .both, keeping: .wall),
/// ]
/// changes.count  // 2
/// ```
public enum ActivityChange: Hashable, Sendable {
    /// The ends of an activity that a change applies to.
    public enum Ends: String, CaseIterable, Hashable, Sendable {
        /// The start, or departure.
        case start
        /// The end, or arrival.
        case end
        /// Both.
        case both
    }

    /// Changes the kind.
    case kind(ActivityKind)
    /// Changes the title.
    case title(String)
    /// Changes the status.
    case status(ActivityStatus)
    /// Changes whether it takes no time.
    case isTransparent(Bool)
    /// Changes the place; of a transport, the departure.
    case place(Place?)
    /// Changes where a transport arrives.
    case destination(Place?)
    /// Changes the notes.
    case notes(String)
    /// Changes the carrier.
    case carrier(String?)
    /// Changes the number.
    case number(String?)
    /// Changes the confirmation code.
    case confirmation(String?)
    /// Changes the seat, cabin or room.
    case seat(String?)
    /// Changes the address of its page.
    case url(String?)
    /// Changes the organization that runs it.
    case organization(OrganizationID?)
    /// Changes the cost.
    case cost(Money?)
    /// Changes how much of it is paid.
    case paid(PaidStatus)
    /// Changes whether shared views hide its place.
    case hidesPlace(Bool)
    /// Changes the reminders.
    case reminders([Reminder])
    /// Changes the participants; an empty list means all who travel.
    case participants([PersonID])

    /// Changes both ends at once.
    case span(ActivitySpan)
    /// Changes the start; the end stays.
    case start(ActivityTime)
    /// Changes the end.
    case end(ActivityTime)
    /// Changes the zone of an end.
    case zone(ZoneID, of: Ends, keeping: ZoneChange)
    /// Moves both ends by calendar days and keeps their clock readings.
    case movedByDays(Int)
    /// Moves both ends by elapsed time.
    case movedBy(Duration)

    /// Whether invited people should review the event (RFC 5546 section 2.1.4).
    ///
    /// They should after a change of time, place or status.
    var isSignificant: Bool {
        switch self {
        case .status, .place, .destination, .span, .start, .end, .zone, .movedByDays, .movedBy: true
        default: false
        }
    }

    /// Whether both ends move alike, so that their order must not change.
    var keepsOrder: Bool {
        switch self {
        case .movedByDays, .zone(_, of: .both, keeping: _): true
        default: false
        }
    }
}
