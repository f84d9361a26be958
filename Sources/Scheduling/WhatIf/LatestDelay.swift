import CivilTime
import Messages
import Trips

/// Finds the longest delay of a transport without a consequence.
struct LatestDelay {
    let itinerary: Itinerary
    let legs: [ChangedJourney.Leg]
    let changes: [TransportChange]
    /// The index of the leg.
    let own: Int
    let times: ConnectionTimes

    /// An item that depends on the arrival.
    private enum Waiting {
        /// The next transport; its slack is negative if it is tight or missed already.
        case connection(ScheduledActivity, slack: Duration?, layover: Duration)
        case activity(ScheduledActivity, Duration)
        case night(ScheduledActivity, Duration)

        /// The longest delay for this item.
        var delay: Duration {
            switch self {
            case .connection(_, let slack, let layover): max(.zero, slack ?? layover)
            case .activity(_, let delay), .night(_, let delay): delay
            }
        }
    }

    /// The longest delay, and the same as a sentence with the first item that breaks.
    ///
    /// - Parameter isBreaking: Whether anything depends on it.
    /// - Returns: Both; nil if nothing depends on the arrival, or if there is nothing to report.
    func found(breaking isBreaking: Bool) -> (Duration?, String?) {
        let leg = legs[own]
        let name = FindingPhrase.name(leg.written)
        guard leg.fate == .taken else { return (nil, message(of: leg, name, breaking: isBreaking)) }
        guard !leg.written.isEndEstimated, leg.written.start < leg.written.end else {
            return (nil, tr("Nobody said when \(name) arrives."))
        }
        guard let first = waiting().min(by: { $0.delay < $1.delay }) else {
            return (nil, isBreaking ? nil : tr("Nothing in the trip waits for \(name)."))
        }
        return (first.delay, first.delay == .zero ? Self.none(name, first) : Self.some(name, first))
    }

    /// The sentence about a transport that is not taken.
    private func message(of leg: ChangedJourney.Leg, _ name: String, breaking isBreaking: Bool) -> String? {
        if leg.fate == .notJudged { return nil }
        if let cause = leg.cause, cause != leg.change {
            return tr("\(name) is missed anyway, because of \(FindingPhrase.name(changes[cause].transport)).")
        }
        return isBreaking || leg.fate != .cancelled ? nil : tr("Nothing in the trip waits for \(name).")
    }

    /// The items that depend on the arrival: up to the next transport, on which the later ones depend.
    private func waiting() -> [Waiting] {
        let arrival = legs[own].written.end
        let next = own + 1 < legs.count ? legs[own + 1] : nil
        let end = max(arrival, next?.written.start ?? .latest)
        var waiting: [Waiting] = []
        if let next, let moved = next.moved {
            let connection = Connection(from: legs[own].written, to: moved)
            waiting.append(
                .connection(moved, slack: times.slack(of: connection)?.slack, layover: connection.layover))
        }
        for (_, activity) in itinerary.activities.matching({
            $0.isExclusive && !$0.isAllDay && !$0.kind.isTransport && $0.start >= arrival && $0.start < end
        }) {
            waiting.append(.activity(activity, activity.start.duration(since: arrival)))
            break
        }
        for (_, stay) in itinerary.activities.matching({
            $0.kind == .lodging && $0.status == .confirmed && $0.end > arrival && $0.start < end
        }) {
            let horizon = min(end, max(arrival, stay.start).later(by: .seconds(2 * 86_400)))
            guard arrival < horizon, let night = Nights.latestArrivals(for: stay, in: arrival..<horizon).first
            else {
                continue
            }
            waiting.append(.night(stay, night.latest.duration(since: arrival)))
        }
        return waiting
    }

    private static func some(_ name: String, _ first: Waiting) -> String {
        let length = FindingPhrase.length(first.delay)
        switch first {
        case .connection(let next, slack: _?, _):
            return tr(
                "\(name) can be \(length) late; any later, the connection to \(FindingPhrase.name(next)) is tight."
            )
        case .connection(let thing, slack: nil, _), .activity(let thing, _):
            return tr("\(name) can be \(length) late; any later, \(FindingPhrase.name(thing)) is missed.")
        case .night(let stay, _):
            return tr(
                "\(name) can be \(length) late; any later, a night at \(FindingPhrase.name(stay)) is missed.")
        }
    }

    private static func none(_ name: String, _ first: Waiting) -> String {
        switch first {
        case .connection(let next, _, let layover) where layover < .zero:
            return tr(
                "No delay of \(name) is harmless: \(FindingPhrase.name(next)) leaves before it arrives already."
            )
        case .connection(let next, let slack, _):
            let thing = FindingPhrase.name(next)
            return slack.map { $0 < .zero } ?? false
                ? tr("No delay of \(name) is harmless: the connection to \(thing) is tight already.")
                : tr("No delay of \(name) is harmless: the connection to \(thing) has no slack.")
        case .activity(let activity, _):
            return tr(
                "No delay of \(name) is harmless: \(FindingPhrase.name(activity)) begins when it arrives.")
        case .night(let stay, _):
            return tr(
                "No delay of \(name) is harmless: a night at \(FindingPhrase.name(stay)) is missed then.")
        }
    }
}
