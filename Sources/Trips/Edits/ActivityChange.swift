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
    /// Which ends of an activity are meant.
    public enum Ends: String, CaseIterable, Hashable, Sendable {
        /// The start, or departure.
        case start
        /// The end, or arrival.
        case end
        /// Both.
        case both
    }

    /// It is something else.
    case kind(ActivityKind)
    /// It is called something else.
    case title(String)
    /// It is surer, or less sure.
    case status(ActivityStatus)
    /// It takes time, or none.
    case isTransparent(Bool)
    /// It is somewhere else; of a transport, it departs there.
    case place(Place?)
    /// The transport arrives somewhere else.
    case destination(Place?)
    /// Other free text.
    case notes(String)
    /// Another carrier.
    case carrier(String?)
    /// Another number.
    case number(String?)
    /// Another confirmation code.
    case confirmation(String?)
    /// Another seat, cabin or room.
    case seat(String?)
    /// Another page.
    case url(String?)
    /// Another organization runs it.
    case organization(OrganizationID?)
    /// It costs something else.
    case cost(Money?)
    /// More, or less, of it is paid.
    case paid(PaidStatus)
    /// Its place is kept from others, or not.
    case hidesPlace(Bool)
    /// Other reminders.
    case reminders([Reminder])
    /// Others take part; nobody named is everybody who travels.
    case participants([PersonID])

    /// It is at another time altogether.
    case span(ActivitySpan)
    /// It starts at another time, and ends when it did.
    case start(ActivityTime)
    /// It ends at another time.
    case end(ActivityTime)
    /// The clock of an end is that of another zone.
    case zone(ZoneID, of: Ends, keeping: ZoneChange)
    /// Both ends move by calendar days and stand at the same readings of their clocks.
    case movedByDays(Int)
    /// Both ends move by elapsed time.
    case movedBy(Duration)

    /// Whether those who are asked to an event should look again (RFC 5546 section 2.1.4): it is at another time, in
    /// another place, or on or off.
    var isSignificant: Bool {
        switch self {
        case .status, .place, .destination, .span, .start, .end, .zone, .movedByDays, .movedBy: true
        default: false
        }
    }

    /// Whether both ends move alike, so that nobody wants one to pass the other.
    var keepsOrder: Bool {
        switch self {
        case .movedByDays, .zone(_, of: .both, keeping: _): true
        default: false
        }
    }
}
