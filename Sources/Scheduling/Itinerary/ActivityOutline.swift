import CivilTime
import Trips

/// The small, plain facts about an activity that rules check first.
struct ActivityOutline: Hashable, Sendable {
    let start: Instant
    let end: Instant
    let kind: ActivityKind
    let status: ActivityStatus
    let isAllDay: Bool
    let isFloating: Bool
    /// Whether it is exclusive (``/Trips/Activity/isExclusive``).
    let isExclusive: Bool
    /// Whether an end was read on the traveller's clock, or its own clock skips or repeats it.
    let isUncertain: Bool
    /// Whether it is evidence of the traveller's place although it is not a transport.
    let isEvidence: Bool
    /// Whether an end differs from its recorded offset.
    let isMoved: Bool
    /// Whether both ends are in zones of places; programs write UTC for any place.
    let isPlaced: Bool
    /// Whether its end is estimated (``/Trips/ActivityTime/isEstimated``).
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
            isPlaced = !isFloating && first.zone?.isUniversal == false && last.zone?.isUniversal == false
            isMoved = first.isMoved(to: start) || last.isMoved(to: end)
        } else {
            isPlaced = false
            isMoved = false
        }
    }

    var endsBeforeStart: Bool { end < start }

    var range: Range<Instant> { start..<max(start, end) }

    /// The stated end; the start if the end is estimated.
    var saidEnd: Instant { isEndEstimated ? start : end }

    var duration: Duration { end.duration(since: start) }

    /// Whether the traveller's clock depends on it.
    var bearsOnTheClock: Bool { setsTheClock || isEvidence }

    /// Whether it takes the traveller somewhere; tentative transports do not.
    var movesTheTraveller: Bool { kind.isTransport && status == .confirmed && !isFloating && !isAllDay }

    /// Whether it takes the traveller's clock to a zone, too.
    var setsTheClock: Bool { movesTheTraveller && isPlaced }
}

extension Activity {
    /// Whether the traveller has to be there, and its zone is that of the place.
    ///
    /// A table, a tour, a stay and a rented car are in the zone of their clock. A meeting can be a call in any zone,
    /// and counts only if its place has coordinates or a code.
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
    /// Whether the recorded offset gives another instant.
    fileprivate func isMoved(to instant: Instant) -> Bool {
        recorded.map { local.secondsSinceEpoch - instant.secondsSinceEpoch != Int64($0.offset.totalSeconds) }
            ?? false
    }
}
