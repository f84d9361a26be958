public import CivilTime
public import Trips

/// An activity with its place on the time line: both ends as instants, with their zones.
///
/// It is a small value that shares its details, so that a million of them can be sorted, moved and scanned without
/// touching those.
public struct ScheduledActivity: Sendable {
    /// The outline, for checks without the details.
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

    /// The details, which a rule reads only after the outline matches.
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
    /// The start.
    ///
    /// For an all-day activity, the start of the traveller's first date.
    public var start: Instant { outline.start }

    /// The exclusive end; before ``start`` if the activity says so.
    ///
    /// For an all-day activity, the instant at which the last pass of the traveller's last date ends; never before
    /// ``start``.
    public var end: Instant { outline.end }

    /// Whether it is whole days.
    public var isAllDay: Bool { outline.isAllDay }

    /// Whether an end has no zone of its own and was read on the traveller's clock.
    ///
    /// It is false for all-day activities, which have no times.
    public var isFloating: Bool { outline.isFloating }

    /// Whether the end is estimated, so that it is shown as such and no rule treats it as a fact.
    public var isEndEstimated: Bool { outline.isEndEstimated }

    /// The kind of ``activity``.
    var kind: ActivityKind { outline.kind }

    /// The status of ``activity``.
    var status: ActivityStatus { outline.status }

    /// The activity of the trip.
    public var activity: Activity { details.activity }

    /// The span of ``activity``, without a copy of the whole value.
    var span: ActivitySpan { details.activity.span }

    /// The place of ``activity``, or its departure.
    var place: Place? { details.activity.place }

    /// The arrival of ``activity``.
    var destination: Place? { details.activity.destination }

    /// The zone of the start; for a floating or all-day one, the zone of the traveller's clock then.
    public var startZone: Zone { details.startZone }

    /// The zone of the end; for a floating or all-day one, the zone of the traveller's clock then.
    public var endZone: Zone { details.endZone }

    /// The mapping of the start in ``startZone``, which shows a skipped or repeated time; nil when all-day.
    public var startMapping: LocalMapping? { details.startMapping }

    /// The mapping of the end in ``endZone``, which shows a skipped or repeated time; nil when all-day.
    public var endMapping: LocalMapping? { details.endMapping }

    /// The key of ``activity``.
    public var key: ActivityKey { details.activity.key }

    /// Whether it ends before it starts, on instants.
    public var endsBeforeStart: Bool { outline.endsBeforeStart }

    /// The instants it takes; the end is exclusive.
    ///
    /// If it ends before it starts, the range is empty at its start.
    public var range: Range<Instant> { outline.range }

    /// The time from start to end, negative when it ends before it starts.
    public var duration: Duration { outline.duration }
}

extension ScheduledActivity {
    /// Whether a person's clock depends on it; nil means everyone.
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

    /// Feeds its key and times into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(end)
        hasher.combine(activity)
    }
}

extension ScheduledActivity: Comparable {
    /// Orders by start, then end, then key, then all other fields.
    public static func < (left: ScheduledActivity, right: ScheduledActivity) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.end != right.end { return left.end < right.end }
        if left.key != right.key { return left.key < right.key }
        // Two activities should not share a key; if they do, the order of the input must still not matter.
        return left.words.lexicographicallyPrecedes(right.words)
    }

    /// Everything that a rule or a picture may use, in a fixed order.
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
