public import CivilTime

/// One thing on a trip: a flight, a stay, a dinner.
///
/// It is a value, one VEVENT in a calendar; copies share storage until one of them is changed. Its identity
/// inside a trip is its ``key``; two versions of it are ordered by ``revisionOrder(against:)``.
public struct Activity: Hashable, Sendable {
    /// The stored fields, shared by copies until one of them is changed.
    var contents: Shared<Contents>

    /// The UID that it carries in every calendar.
    public var uid: ActivityUID { contents.value.uid }

    /// The original wall-clock start of an overridden occurrence; `nil` for other activities.
    ///
    /// It is on the clock of the series' start, unless ``recurrenceClock`` says otherwise; a date stands at
    /// midnight.
    public var recurrenceID: CivilDateTime? { contents.value.recurrenceID }

    /// The clock on which ``recurrenceID`` is read.
    ///
    /// On any clock but the series' own, the activity overrides no occurrence yet: its series is unknown, or
    /// has no occurrence at that time. It then stands for itself.
    public var recurrenceClock: OccurrenceClock { contents.value.recurrenceClock }

    /// Which occurrences it stands for, where it changes one.
    public var reach: Reach {
        get { contents.value.reach }
        _modify { yield &contents.value.reach }
    }

    /// The kind of activity.
    public var kind: ActivityKind {
        get { contents.value.kind }
        _modify { yield &contents.value.kind }
    }

    /// The title: "NH 106 to Los Angeles".
    public var title: String {
        get { contents.value.title }
        _modify { yield &contents.value.title }
    }

    /// The time: from when to when, or which days.
    public var span: ActivitySpan {
        get { contents.value.span }
        _modify { yield &contents.value.span }
    }

    /// The status: confirmed, tentative or cancelled.
    public var status: ActivityStatus {
        get { contents.value.status }
        _modify { yield &contents.value.status }
    }

    /// Whether the calendar says that it takes no time (TRANSP:TRANSPARENT).
    public var isTransparent: Bool {
        get { contents.value.isTransparent }
        _modify { yield &contents.value.isTransparent }
    }

    /// Where it happens; of a transport, where it departs.
    public var place: Place? {
        get { contents.value.place }
        _modify { yield &contents.value.place }
    }

    /// The coordinates of ``place``; nil where one of them is missing.
    ///
    /// Reading them through the place copies all its texts, which is slow for a million activities.
    public var placeCoordinates: (latitude: Double, longitude: Double)? {
        guard let latitude = contents.value.place?.latitude, let longitude = contents.value.place?.longitude
        else { return nil }
        return (latitude, longitude)
    }

    /// Where a transport arrives.
    public var destination: Place? {
        get { contents.value.destination }
        _modify { yield &contents.value.destination }
    }

    /// Free text.
    public var notes: String {
        get { contents.value.notes }
        _modify { yield &contents.value.notes }
    }

    /// The operator: an airline, a railway, a hotel chain.
    public var carrier: String? {
        get { contents.value.carrier }
        _modify { yield &contents.value.carrier }
    }

    /// The number of the flight, train or tour, as people say it: "NH 106".
    public var number: String? {
        get { contents.value.number }
        _modify { yield &contents.value.number }
    }

    /// The confirmation code of the booking.
    public var confirmation: String? {
        get { contents.value.confirmation }
        _modify { yield &contents.value.confirmation }
    }

    /// The seat, cabin or room.
    public var seat: String? {
        get { contents.value.seat }
        _modify { yield &contents.value.seat }
    }

    /// The address of a page about it.
    public var url: String? {
        get { contents.value.url }
        _modify { yield &contents.value.url }
    }

    /// The operator's record in the store.
    public var organization: OrganizationID? {
        get { contents.value.organization }
        _modify { yield &contents.value.organization }
    }

    /// What it costs in all; of a stay, for all nights.
    public var cost: Money? {
        get { contents.value.cost }
        _modify { yield &contents.value.cost }
    }

    /// How much of the cost is paid.
    public var paid: PaidStatus {
        get { contents.value.paid }
        _modify { yield &contents.value.paid }
    }

    /// Whether shared views of the trip hide its place.
    public var hidesPlace: Bool {
        get { contents.value.hidesPlace }
        _modify { yield &contents.value.hidesPlace }
    }

    /// The reminders, in the order given.
    public var reminders: [Reminder] {
        get { contents.value.reminders }
        _modify { yield &contents.value.reminders }
    }

    /// The participants among the trip's travellers, each once; empty means all who travel.
    ///
    /// Setting it keeps the first of several that are equal.
    public var participants: [PersonID] {
        get { contents.value.participants }
        set {
            var seen: Set<PersonID> = []
            contents.value.participants = newValue.filter { seen.insert($0).inserted }
        }
    }

    /// When it was created (CREATED).
    public var createdAt: Instant? {
        get { contents.value.createdAt }
        _modify { yield &contents.value.createdAt }
    }

    /// The number of significant changes by its owner (SEQUENCE, RFC 5545 section 3.8.7.4).
    public var sequence: Int {
        get { contents.value.sequence }
        _modify { yield &contents.value.sequence }
    }

    /// When this version was written (DTSTAMP); `nil` without one.
    public var stamp: Instant? {
        get { contents.value.stamp }
        _modify { yield &contents.value.stamp }
    }

    /// When it was last changed in the store it came from (LAST-MODIFIED).
    public var lastModified: Instant? {
        get { contents.value.lastModified }
        _modify { yield &contents.value.lastModified }
    }

    /// The lines that make it a series; `nil` for a single activity.
    public var recurrence: ActivityRecurrence? {
        get { contents.value.recurrence }
        _modify { yield &contents.value.recurrence }
    }

    /// The imported iCalendar component, verbatim and opaque, which preserves what the model does not know.
    public var source: String? {
        get { contents.value.source }
        _modify { yield &contents.value.source }
    }

    /// The last statement of each sender, the one with the activity's UID first.
    ///
    /// It is empty while the activity is exactly what its only sender said.
    public var statements: [Statement] {
        get { contents.value.statements }
        _modify { yield &contents.value.statements }
    }

    /// The last change by a person since the senders' statements; `nil` without one.
    public var edit: LocalEdit? {
        get { contents.value.edit }
        _modify { yield &contents.value.edit }
    }

    /// Whether several senders describe it, each under a UID of its own.
    public var hasSeveralSenders: Bool { contents.value.statements.count > 1 }

    /// Creates an activity; omitted fields are empty, and the activity is confirmed and takes time.
    ///
    /// Payment, organization and participants are set afterwards.
    ///
    /// - Parameters:
    ///   - uid: The UID that it carries in every calendar.
    ///   - recurrenceID: For an override, the original wall-clock start.
    ///   - recurrenceClock: The clock on which that start is read.
    ///   - kind: What it is.
    ///   - title: The title.
    ///   - span: The time.
    ///   - status: The status.
    ///   - isTransparent: Whether it takes no time.
    ///   - place: Where it happens or departs.
    ///   - destination: Where it arrives.
    ///   - notes: Free text.
    ///   - carrier: The operator.
    ///   - number: The number of the flight, train or tour.
    ///   - confirmation: The confirmation code.
    ///   - seat: The seat, cabin or room.
    ///   - url: The address of a page about it.
    ///   - cost: What it costs.
    ///   - createdAt: When it was created.
    ///   - reminders: The reminders.
    ///   - sequence: The number of significant changes by its owner.
    ///   - stamp: When this version was written.
    ///   - lastModified: When it was last changed.
    ///   - recurrence: The lines that make it a series.
    ///   - source: The imported iCalendar component, verbatim.
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
        cost: Money? = nil,
        createdAt: Instant? = nil,
        reminders: [Reminder] = [],
        sequence: Int = 0,
        stamp: Instant? = nil,
        lastModified: Instant? = nil,
        recurrence: ActivityRecurrence? = nil,
        source: String? = nil
    ) {
        contents = Shared(
            Contents(
                uid: uid,
                recurrenceID: recurrenceID,
                recurrenceClock: recurrenceID == nil ? .series : recurrenceClock,
                kind: kind,
                title: title,
                span: span,
                status: status,
                isTransparent: isTransparent,
                place: place,
                destination: destination,
                notes: notes,
                carrier: carrier,
                number: number,
                confirmation: confirmation,
                seat: seat,
                url: url,
                cost: cost,
                reminders: reminders,
                createdAt: createdAt,
                sequence: sequence,
                stamp: stamp,
                lastModified: lastModified,
                recurrence: recurrence,
                source: source))
    }

    /// The key that identifies it within its trip.
    public var key: ActivityKey {
        ActivityKey(uid: uid, recurrenceID: recurrenceID, recurrenceClock: recurrenceClock)
    }

    /// Returns the activity under another key.
    ///
    /// - Parameter key: The new key.
    /// - Returns: The activity, otherwise unchanged.
    public func with(key: ActivityKey) -> Activity {
        var copy = self
        copy.contents.value.uid = key.uid
        copy.contents.value.recurrenceID = key.recurrenceID
        copy.contents.value.recurrenceClock = key.recurrenceClock
        return copy
    }

    /// Whether it replaces an occurrence of a known series.
    ///
    /// An override whose series is unknown, or has no occurrence at that time, stands for itself.
    public var changesOccurrence: Bool { recurrenceID != nil && recurrenceClock == .series }

    /// Whether overlapping another exclusive activity is a conflict.
    ///
    /// It is for a confirmed activity that takes time and keeps the traveller busy. Lodging and a rented car
    /// are available all the while; transparent, tentative and cancelled activities conflict with nothing.
    public var isExclusive: Bool { status == .confirmed && !isTransparent && !kind.isBackground }
}
