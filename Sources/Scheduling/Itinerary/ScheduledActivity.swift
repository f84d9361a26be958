public import CivilTime
public import Trips

/// An activity with its place on the time line: what its two ends are as instants, and in which zones.
///
/// A value of a few words that shares what is written about the activity, so that a million of them are sorted, moved
/// and looked through without touching that.
public struct ScheduledActivity: Sendable {
    /// What can be told of it at a glance.
    let outline: ActivityOutline

    private let details: Details

    init(
        activity: Activity, start: Instant, end: Instant, startZone: Zone, endZone: Zone, isFloating: Bool,
        startMapping: LocalMapping?, endMapping: LocalMapping?
    ) {
        outline = ActivityOutline(
            activity, start, end, isFloating: isFloating,
            isUncertain: isFloating || startMapping?.transition != nil || endMapping?.transition != nil)
        details = Details(activity, startZone, endZone, startMapping, endMapping)
    }

    /// What a rule asks for only when the rest has made it curious.
    private final class Details: Sendable {
        let activity: Activity
        let startZone: Zone
        let endZone: Zone
        let startMapping: LocalMapping?
        let endMapping: LocalMapping?

        init(
            _ activity: Activity, _ startZone: Zone, _ endZone: Zone, _ startMapping: LocalMapping?,
            _ endMapping: LocalMapping?
        ) {
            self.activity = activity
            self.startZone = startZone
            self.endZone = endZone
            self.startMapping = startMapping
            self.endMapping = endMapping
        }
    }
}

extension ScheduledActivity {
    /// When it starts.
    ///
    /// Of an all-day activity, the start of the traveller's first date.
    public var start: Instant { outline.start }

    /// When it ends, exclusive; before ``start`` where the activity is written so.
    ///
    /// Of an all-day activity, the moment at which the traveller's last date is over for the last time; never
    /// before ``start``.
    public var end: Instant { outline.end }

    /// Whether it is whole days.
    public var isAllDay: Bool { outline.isAllDay }

    /// Whether an end has no zone of its own and was read on the traveller's clock.
    ///
    /// It is false for all-day activities, which have no time to read.
    public var isFloating: Bool { outline.isFloating }

    /// Whether nobody said the end, so that it is shown as estimated and no rule takes it for a fact.
    public var isEndEstimated: Bool { outline.isEndEstimated }

    /// What it is: of ``activity``.
    var kind: ActivityKind { outline.kind }

    /// How sure it is: of ``activity``.
    var status: ActivityStatus { outline.status }

    /// The activity as the trip has it.
    public var activity: Activity { details.activity }

    /// When it is written to be: of ``activity``, which is too large to be handed about for one of its fields.
    var span: ActivitySpan { details.activity.span }

    /// Where it happens or departs: of ``activity``.
    var place: Place? { details.activity.place }

    /// Where a transport arrives: of ``activity``.
    var destination: Place? { details.activity.destination }

    /// The zone of the start; of a floating or all-day one, the zone that the traveller wears then.
    public var startZone: Zone { details.startZone }

    /// The zone of the end; of a floating or all-day one, the zone that the traveller wears then.
    public var endZone: Zone { details.endZone }

    /// How the start reads in ``startZone``, so that a skipped or repeated time can be told; nil when
    /// all-day.
    public var startMapping: LocalMapping? { details.startMapping }

    /// How the end reads in ``endZone``, so that a skipped or repeated time can be told; nil when all-day.
    public var endMapping: LocalMapping? { details.endMapping }

    /// What tells the activity apart from the others.
    public var key: ActivityKey { details.activity.key }

    /// Whether it ends before it starts, on instants.
    public var endsBeforeStart: Bool { outline.endsBeforeStart }

    /// The instants it takes; the end is exclusive.
    ///
    /// What ends before it starts takes none, and the range is empty at its start.
    public var range: Range<Instant> { outline.range }

    /// The time from start to end, negative when it ends before it starts.
    public var duration: Duration { outline.duration }
}

extension ScheduledActivity {
    /// Whether a person's clock is made of it; nil is everybody.
    func bears(onTheClockOf person: PersonID?) -> Bool {
        guard outline.bearsOnTheClock else { return false }
        guard let person else { return true }
        let participants = details.activity.participants
        return participants.isEmpty || participants.contains(person)
    }
}

extension ScheduledActivity: Hashable {
    /// Whether both are the same activity at the same place on the time line.
    public static func == (left: ScheduledActivity, right: ScheduledActivity) -> Bool {
        guard left.start == right.start, left.end == right.end, left.isFloating == right.isFloating else {
            return false
        }
        return left.details === right.details
            || left.activity == right.activity && left.startZone == right.startZone
                && left.endZone == right.endZone && left.startMapping == right.startMapping
                && left.endMapping == right.endMapping
    }

    /// Feeds what tells it apart into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
        hasher.combine(activity)
    }
}

extension ScheduledActivity: Comparable {
    /// Orders by start, then end, then key; what is still equal, by what is written about it.
    public static func < (left: ScheduledActivity, right: ScheduledActivity) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.end != right.end { return left.end < right.end }
        if left.key != right.key { return left.key < right.key }
        // Two activities should not share a key; when they do, the order of the input must still not matter.
        return left.words.lexicographicallyPrecedes(right.words)
    }

    /// Everything that a rule or a picture may look at, in some fixed order.
    private var words: [String] {
        let places = [activity.place, activity.destination].flatMap { place in
            [
                place?.name ?? "", place?.code ?? "", place?.terminal ?? "",
                "\(place?.latitude, default: "") \(place?.longitude, default: "")",
            ]
        }
        var recorded: [String] = []
        if case .timed(let start, let end) = activity.span {
            recorded = [start, end].map {
                "\($0.recorded?.offset.totalSeconds, default: "") \($0.recorded?.tzdb ?? "")"
            }
        }
        return [
            kind.rawValue, activity.title, startZone.id.name, endZone.id.name, status.rawValue,
            activity.isTransparent ? "transparent" : "", activity.number ?? "", activity.confirmation ?? "",
            activity.seat ?? "", "\(activity.stamp, default: "")", isFloating ? "floating" : "",
            isEndEstimated ? "estimated" : "",
        ] + places + recorded
    }
}
