public import CivilTime
public import Trips

/// An activity with its place on the time line: what its two ends are as instants, and in which zones.
public struct ScheduledActivity: Hashable, Sendable {
    /// The activity as the trip has it.
    public let activity: Activity

    /// When it starts.
    ///
    /// Of an all-day activity, the start of the traveller's first date.
    public let start: Instant

    /// When it ends, exclusive; before ``start`` where the activity is written so.
    ///
    /// Of an all-day activity, the moment at which the traveller's last date is over for the last time; never
    /// before ``start``.
    public let end: Instant

    /// The zone of the start; of a floating or all-day one, the zone that the traveller wears then.
    public let startZone: Zone

    /// The zone of the end; of a floating or all-day one, the zone that the traveller wears then.
    public let endZone: Zone

    /// Whether an end has no zone of its own and was read on the traveller's clock.
    ///
    /// It is false for all-day activities, which have no time to read.
    public let isFloating: Bool

    /// How the start reads in ``startZone``, so that a skipped or repeated time can be told; nil when
    /// all-day.
    public let startMapping: LocalMapping?

    /// How the end reads in ``endZone``, so that a skipped or repeated time can be told; nil when all-day.
    public let endMapping: LocalMapping?

    /// What tells the activity apart from the others.
    public var key: ActivityKey { activity.key }

    /// Whether it is whole days.
    public var isAllDay: Bool { activity.span.isAllDay }

    /// Whether it ends before it starts, on instants.
    public var endsBeforeStart: Bool { end < start }

    /// The instants it takes; the end is exclusive.
    ///
    /// What ends before it starts takes none, and the range is empty at its start.
    public var range: Range<Instant> { start..<max(start, end) }

    /// The time from start to end, negative when it ends before it starts.
    public var duration: Duration { end.duration(since: start) }
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
                place?.name ?? "", place?.code ?? "",
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
            activity.kind.rawValue, activity.title, startZone.id.name, endZone.id.name,
            activity.status.rawValue,
            activity.isTransparent ? "transparent" : "", activity.number ?? "", activity.confirmation ?? "",
            activity.seat ?? "", "\(activity.stamp, default: "")", isFloating ? "floating" : "",
        ] + places + recorded
    }
}
