import CivilTime
import Trips

/// What can be told of an activity at a glance: plain numbers that rules look at first, for each of very many.
struct ActivityOutline: Hashable, Sendable {
    let start: Instant
    let end: Instant
    let kind: ActivityKind
    let status: ActivityStatus
    let isAllDay: Bool
    let isFloating: Bool
    /// Whether it keeps the traveller from anything else (``/Trips/Activity/isExclusive``).
    let isExclusive: Bool
    /// Whether an end was read on the traveller's clock, or its own clock skips or repeats it.
    let isUncertain: Bool
    /// Whether it can say where the traveller is, although it is no transport.
    let isEvidence: Bool
    /// Whether an end is not where the offset that was written down beside it would have put it.
    let isMoved: Bool
    /// Whether nobody said the end (``/Trips/ActivityTime/isEstimated``).
    let isEndEstimated: Bool

    init(_ activity: Activity, _ start: Instant, _ end: Instant, isFloating: Bool, isUncertain: Bool) {
        self.start = start
        self.end = end
        kind = activity.kind
        status = activity.status
        isAllDay = activity.span.isAllDay
        self.isFloating = isFloating
        isExclusive = activity.isExclusive
        isEndEstimated = activity.span.isEndEstimated
        self.isUncertain = isUncertain
        isEvidence = !isFloating && start < end && activity.isLocated
        if case .timed(let first, let last) = activity.span {
            isMoved = first.isMoved(to: start) || last.isMoved(to: end)
        } else {
            isMoved = false
        }
    }

    var endsBeforeStart: Bool { end < start }

    var range: Range<Instant> { start..<max(start, end) }

    /// The end as far as anybody said it: of an estimated one the start.
    var saidEnd: Instant { isEndEstimated ? start : end }

    var duration: Duration { end.duration(since: start) }

    /// Whether the traveller's clock is made of it.
    var bearsOnTheClock: Bool { setsTheClock || isEvidence }

    /// Whether it takes the traveller, and the clock, to a zone; what is tentative is no evidence.
    var setsTheClock: Bool { kind.isTransport && status == .confirmed && !isFloating && !isAllDay }
}

extension Activity {
    /// Whether one has to be where it is, and its zone is that of the place.
    ///
    /// A table, a tour, a stay and a rented car are where their clock is. A meeting can be a call in any zone, and
    /// counts where its place has a point on the map or a code.
    fileprivate var isLocated: Bool {
        guard status == .confirmed, !span.isAllDay else { return false }
        switch kind {
        case .lodging, .carRental: return true
        case .restaurant, .tour: return !isTransparent
        case .event, .other: return !isTransparent && (placeCoordinates != nil || place?.code != nil)
        default: return false
        }
    }
}

extension ActivityTime {
    /// Whether the offset that was written down would have put it at another instant.
    fileprivate func isMoved(to instant: Instant) -> Bool {
        recorded.map { local.secondsSinceEpoch - instant.secondsSinceEpoch != Int64($0.offset.totalSeconds) }
            ?? false
    }
}
