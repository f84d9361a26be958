public import CivilTime
import Messages
public import Trips

/// Something that may happen to a transport, to ask what a trip would be like then.
public struct TransportChange: Hashable, Sendable {
    /// What happens.
    public enum Event: Hashable, Sendable {
        /// It arrives so much later, or earlier where it is below zero; it leaves as it is written.
        case arrives(later: Duration)
        /// It leaves and arrives so much later.
        case leaves(later: Duration)
        /// It does not run.
        case cancelled
    }

    /// The transport as the trip has it; several where the same journey is there more than once.
    public let transports: [ScheduledActivity]

    /// What happens to it.
    public let event: Event

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - transports: The transport, once for each time that the trip has it; at least one.
    ///   - event: What happens to it.
    public init(of transports: [ScheduledActivity], _ event: Event) {
        precondition(!transports.isEmpty)
        (self.transports, self.event) = (transports, event)
    }

    /// The transport, the first where there are several.
    public var transport: ScheduledActivity { transports[0] }

    /// When it leaves then; nil where it does not.
    public var departure: Instant? {
        switch event {
        case .arrives: transport.start
        case .leaves(let later): transport.start.later(by: later)
        case .cancelled: nil
        }
    }

    /// When it arrives then; nil where it does not.
    public var arrival: Instant? {
        switch event {
        case .arrives(let later), .leaves(let later): transport.end.later(by: later)
        case .cancelled: nil
        }
    }

    /// The activities as they would be written then.
    ///
    /// - Parameter release: The release of the zone data, which is written beside moved ends.
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

    /// The same change of what a person's itinerary has of the transport, as two persons may have booked it each.
    ///
    /// - Parameter itinerary: The itinerary of a person.
    /// - Returns: The change; nil where the person does not take the transport.
    public func within(_ itinerary: Itinerary) -> TransportChange? {
        let keys = Set(transports.map(\.key))
        let own = itinerary.journeys { keys.contains($0.key) }.flatMap(\.self)
        return own.isEmpty ? nil : TransportChange(of: own, event)
    }

    /// What happens, as a sentence.
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

    /// The transport at its new times, for the measure of its connections; nil where it does not run.
    func moved(_ transport: ScheduledActivity) -> ScheduledActivity? {
        guard transports.contains(transport) else { return transport }
        guard let departure, let arrival else { return nil }
        return ScheduledActivity(
            activity: transport.activity, start: departure, end: arrival, startZone: transport.startZone,
            endZone: transport.endZone, isFloating: transport.isFloating,
            startMapping: transport.startMapping, endMapping: transport.endMapping)
    }
}
