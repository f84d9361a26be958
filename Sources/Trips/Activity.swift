public import CivilTime

/// One thing on a trip: a flight, a stay, a dinner.
///
/// It is a plain value, one VEVENT in a calendar. Its identity inside a trip is its ``key``; two versions
/// of it are ordered by ``revisionOrder(against:)``.
public struct Activity: Hashable, Sendable {
    /// The UID that it carries in every calendar.
    public private(set) var uid: ActivityUID

    /// For one changed occurrence of a series, the wall-clock start it had before; else `nil`.
    ///
    /// It is on the clock of the series' start, unless ``recurrenceClock`` says otherwise; a date stands at midnight.
    public private(set) var recurrenceID: CivilDateTime?

    /// On which clock ``recurrenceID`` is read.
    ///
    /// On any other than the series' own, the activity changes no occurrence yet: its series is not known, or has none
    /// at that time. It then stands for itself.
    public private(set) var recurrenceClock: OccurrenceClock

    /// What it is.
    public var kind: ActivityKind

    /// What people call it: "NH 106 to Los Angeles".
    public var title: String

    /// When it is.
    public var span: ActivitySpan

    /// How sure it is.
    public var status: ActivityStatus

    /// Whether the calendar says that it takes no time (TRANSP:TRANSPARENT).
    public var isTransparent: Bool

    /// Where it happens; of a transport, where it departs.
    public var place: Place?

    /// Where a transport arrives.
    public var destination: Place?

    /// Free text.
    public var notes: String

    /// Who carries or runs it: an airline, a railway, a hotel chain.
    public var carrier: String?

    /// The number of the flight, train or tour, as people say it: "NH 106".
    public var number: String?

    /// The confirmation code of the booking.
    public var confirmation: String?

    /// The seat, cabin or room.
    public var seat: String?

    /// The address of a page about it.
    public var url: String?

    /// Who runs what is booked, of those that the store knows.
    public var organization: OrganizationID?

    /// What it costs in all; of a stay, for all nights.
    public var cost: Money?

    /// How much of the cost is paid.
    public var paid: PaidStatus

    /// Whether its place is kept from those with whom the trip is shared.
    public var hidesPlace: Bool

    /// When to be reminded of it, in the order in which they were given.
    public var reminders: [Reminder]

    /// When it was made (CREATED).
    public var createdAt: Instant?

    /// How often its owner has changed it in a way that matters (SEQUENCE, RFC 5545 section 3.8.7.4).
    public var sequence: Int

    /// When this version of it was written (DTSTAMP); `nil` when no calendar has said so.
    public var stamp: Instant?

    /// When it was last changed in the store it came from (LAST-MODIFIED).
    public var lastModified: Instant?

    /// What makes a series of it; `nil` when it happens once.
    public var recurrence: RecurrenceText?

    /// The iCalendar component as it came, so that what the model does not know survives; opaque here.
    public var source: String?

    /// Creates an activity; what is left out is empty, confirmed, and takes time.
    ///
    /// What money and people have to do with it is set afterwards.
    ///
    /// - Parameters:
    ///   - uid: The UID that it carries in every calendar.
    ///   - recurrenceID: For a changed occurrence of a series, the wall-clock start it had before.
    ///   - recurrenceClock: On which clock that start is read.
    ///   - kind: What it is.
    ///   - title: What people call it.
    ///   - span: When it is.
    ///   - status: How sure it is.
    ///   - isTransparent: Whether it takes no time.
    ///   - place: Where it happens or departs.
    ///   - destination: Where it arrives.
    ///   - notes: Free text.
    ///   - carrier: Who carries or runs it.
    ///   - number: The number of the flight, train or tour.
    ///   - confirmation: The confirmation code.
    ///   - seat: The seat, cabin or room.
    ///   - url: The address of a page about it.
    ///   - sequence: How often its owner has changed it.
    ///   - stamp: When this version was written.
    ///   - lastModified: When it was last changed.
    ///   - recurrence: What makes a series of it.
    ///   - source: The iCalendar component as it came.
    public init(
        uid: ActivityUID,
        recurrenceID: CivilDateTime? = nil,
        recurrenceClock: OccurrenceClock = .series,
        kind: ActivityKind,
        title: String,
        span: ActivitySpan,
        status: ActivityStatus = .confirmed,
        isTransparent: Bool = false,
        place: Place? = nil,
        destination: Place? = nil,
        notes: String = "",
        carrier: String? = nil,
        number: String? = nil,
        confirmation: String? = nil,
        seat: String? = nil,
        url: String? = nil,
        sequence: Int = 0,
        stamp: Instant? = nil,
        lastModified: Instant? = nil,
        recurrence: RecurrenceText? = nil,
        source: String? = nil
    ) {
        self.uid = uid
        self.recurrenceID = recurrenceID
        self.recurrenceClock = recurrenceID == nil ? .series : recurrenceClock
        self.kind = kind
        self.title = title
        self.span = span
        self.status = status
        self.isTransparent = isTransparent
        self.place = place
        self.destination = destination
        self.notes = notes
        self.carrier = carrier
        self.number = number
        self.confirmation = confirmation
        self.seat = seat
        self.url = url
        organization = nil
        cost = nil
        paid = .unpaid
        hidesPlace = false
        reminders = []
        createdAt = nil
        self.sequence = sequence
        self.stamp = stamp
        self.lastModified = lastModified
        self.recurrence = recurrence
        self.source = source
    }

    /// What tells it apart from the other activities of its trip.
    public var key: ActivityKey {
        ActivityKey(uid: uid, recurrenceID: recurrenceID, recurrenceClock: recurrenceClock)
    }

    /// The same activity under another key.
    ///
    /// - Parameter key: The key to have.
    /// - Returns: The activity, everything else as it is.
    public func with(key: ActivityKey) -> Activity {
        var copy = self
        copy.uid = key.uid
        copy.recurrenceID = key.recurrenceID
        copy.recurrenceClock = key.recurrenceClock
        return copy
    }

    /// Whether it takes the place of one occurrence of its series, which is known.
    ///
    /// A changed occurrence whose series is not known, or has none at that time, stands for itself.
    public var changesOccurrence: Bool { recurrenceID != nil && recurrenceClock == .series }

    /// Whether sharing time with another exclusive activity is a conflict.
    ///
    /// It is for one that is confirmed, takes time, and keeps the traveller busy. Lodging and a rented car are
    /// at hand all the while; what is transparent, tentative or cancelled is no obstacle to anything.
    public var isExclusive: Bool { status == .confirmed && !isTransparent && !kind.isBackground }
}
