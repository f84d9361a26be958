public import CivilTime
import Messages
public import Trips

/// A possible change of a transport, for a prediction.
public struct TransportChange: Hashable, Sendable {
    /// The change.
    public enum Event: Hashable, Sendable {
        /// It arrives later, or earlier if negative; it leaves as planned.
        case arrives(later: Duration)
        /// It leaves and arrives later.
        case leaves(later: Duration)
        /// It is cancelled.
        case cancelled
    }

    /// The transport as planned; several if the same journey is in the trip more than once.
    public let transports: [ScheduledActivity]

    /// The change.
    public let event: Event

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - transports: The transport, once for each duplicate in the trip; at least one.
    ///   - event: The change.
    public init(of transports: [ScheduledActivity], _ event: Event) {
        precondition(!transports.isEmpty)
        (self.transports, self.event) = (transports, event)
    }

    /// The transport, or the first of its duplicates.
    public var transport: ScheduledActivity { transports[0] }

    /// The new departure; nil if it is cancelled.
    public var departure: Instant? {
        switch event {
        case .arrives: transport.start
        case .leaves(let later): transport.start.later(by: later)
        case .cancelled: nil
        }
    }

    /// The new arrival; nil if it is cancelled.
    public var arrival: Instant? {
        switch event {
        case .arrives(let later), .leaves(let later): transport.end.later(by: later)
        case .cancelled: nil
        }
    }

    /// The activities with their new times.
    ///
    /// - Parameter release: The release of the zone data, recorded at moved ends.
    /// - Returns: One for each of ``transports``.
    public func activities(release: String) -> [Activity] {
        transports.map { transport in
            var activity = transport.activity
            guard let departure, let arrival, case .timed(let start, let end) = activity.span else {
                activity.status = .cancelled
                return activity
            }
            activity.span = .timed(
                start: departure == transport.start
                    ? start : ActivityTime(showing: departure, in: transport.startZone, release: release),
                end: arrival == transport.end
                    ? end : ActivityTime(showing: arrival, in: transport.endZone, release: release))
            return activity
        }
    }

    /// The same change for the duplicates in a person's itinerary, because each person may have booked the transport.
    ///
    /// - Parameter itinerary: The itinerary of a person.
    /// - Returns: The change; nil if the person does not take the transport.
    public func within(_ itinerary: Itinerary) -> TransportChange? {
        let keys = Set(transports.map(\.key))
        let own = itinerary.journeys { keys.contains($0.key) }.flatMap(\.self)
        return own.isEmpty ? nil : TransportChange(of: own, event)
    }

    /// The change, as a sentence.
    ///
    /// `QJ 716 arrives on 12 March 2027 12:05 (America/Los_Angeles), 2 h late.`
    public var message: String {
        let name = FindingPhrase.name(transport)
        switch event {
        case .cancelled: return tr("\(name) on \(departs(transport.start)) does not run.")
        case .arrives(let later):
            return tr("\(name) arrives on \(arrives(transport.end.later(by: later))), \(lateness(later)).")
        case .leaves(let later):
            return tr(
                "\(name) leaves on \(departs(transport.start.later(by: later))) and arrives on "
                    + "\(arrives(transport.end.later(by: later))), \(lateness(later)).")
        }
    }

    private func departs(_ instant: Instant) -> String { FindingPhrase.time(instant, transport.startZone) }

    private func arrives(_ instant: Instant) -> String { FindingPhrase.time(instant, transport.endZone) }

    private func lateness(_ duration: Duration) -> String {
        let length = FindingPhrase.length(duration)
        if duration == .zero { return tr("on time", as: "after a comma") }
        return duration < .zero
            ? tr("\(length) early", as: "after a comma") : tr("\(length) late", as: "after a comma")
    }

    /// The transport at its new times, to measure its connections; nil if it is cancelled.
    func moved(_ transport: ScheduledActivity) -> ScheduledActivity? {
        guard transports.contains(transport) else { return transport }
        guard let departure, let arrival else { return nil }
        return ScheduledActivity(
            activity: transport.activity, start: departure, end: arrival, startZone: transport.startZone,
            endZone: transport.endZone, isFloating: transport.isFloating,
            startMapping: transport.startMapping, endMapping: transport.endMapping)
    }
}
