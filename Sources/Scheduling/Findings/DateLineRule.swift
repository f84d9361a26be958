import CivilTime
import Messages
import Trips

/// `lost-day` and `gained-day`: a transport's arrival sets the clock forward, or back, by more than 12 hours.
///
/// That is the effect of crossing the date line, wherever the transport goes. The message names the date that the
/// traveller misses on the ground, or has twice.
public struct DateLineRule: TripRule {
    /// The direction in which the clock is set.
    public enum Direction: Hashable, Sendable {
        /// Westward over the date line: the clock goes forward.
        case lost
        /// Eastward over the date line: the clock goes back.
        case gained
    }

    /// The direction in which the clock is set.
    public let direction: Direction

    /// The severity of its findings; by default a note, because nothing is wrong.
    public var severity = TripFinding.Severity.note

    /// `lost-day` or `gained-day`.
    public var id: RuleID {
        switch direction {
        case .lost: .lostDay
        case .gained: .gainedDay
        }
    }

    /// When it fires, in one clause.
    public var summary: String {
        switch direction {
        case .lost: tr("a transport's arrival sets the clock forward by more than 12 hours")
        case .gained: tr("a transport's arrival sets the clock back by more than 12 hours")
        }
    }

    /// Creates the rule with its own severity.
    ///
    /// - Parameter direction: The direction in which the clock is set.
    public init(_ direction: Direction) {
        self.direction = direction
    }

    /// Returns one finding for each transport that changes the traveller's clock by that much.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        var last: Instant?
        var findings: [TripFinding] = []
        for (_, transport) in itinerary.activities.matching({
            $0.kind.isTransport && $0.status != .cancelled && $0.start <= $0.end && !$0.isEndEstimated
        }) {
            let shift = Duration.seconds(
                transport.endZone.offset(at: transport.end).totalSeconds
                    - transport.startZone.offset(at: transport.end).totalSeconds)
            guard direction == .lost ? shift > Self.half : shift < .zero - Self.half else { continue }
            // A journey entered twice changes the clock once.
            let instant = transport.end
            guard itinerary.clock.hasChange(at: instant, by: transport), instant != last else { continue }
            last = instant
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [transport.key], instant: transport.end,
                    message: message(transport, shift)))
        }
        return findings
    }

    private static let half = Duration.seconds(12 * 3600)

    private func message(_ transport: ScheduledActivity, _ shift: Duration) -> String {
        let before = transport.startZone.civil(at: transport.end).date
        let after = transport.endZone.civil(at: transport.end).date
        let effect =
            switch direction {
            case .lost: lostDates(transport, before, after)
            case .gained where after < transport.startZone.civil(at: transport.start).date:
                transport.kind == .flight
                    ? tr("you land on \(FindingPhrase.date(after)) again")
                    : tr("you arrive on \(FindingPhrase.date(after)) again")
            case .gained: tr("\(FindingPhrase.date(after)) is that much longer")
            }
        let (name, length) = (FindingPhrase.name(transport), FindingPhrase.length(shift))
        let there = FindingPhrase.time(transport.end, transport.endZone)
        let here = FindingPhrase.time(transport.end, transport.startZone)
        return direction == .lost
            ? tr(
                "\(name) arrives on \(there), when it is \(here): your clock goes forward \(length), and "
                    + "\(effect).")
            : tr(
                "\(name) arrives on \(there), when it is \(here): your clock goes back \(length), and "
                    + "\(effect).")
    }

    /// A date is lost when the traveller leaves before it begins and arrives after the clock has passed it.
    private func lostDates(_ transport: ScheduledActivity, _ before: CivilDate, _ after: CivilDate) -> String
    {
        let departure = transport.startZone.civil(at: transport.start).date
        let first = max(departure.daysSinceEpoch + 1, before.daysSinceEpoch)
        let lost = (first..<max(first, after.daysSinceEpoch))
            .compactMap { try? CivilDate(daysSinceEpoch: $0) }.map(FindingPhrase.date)
        if !lost.isEmpty {
            let dates = lost.dropFirst().reduce(lost[0]) { tr("\($0) and no \($1)", as: "lost dates") }
            return tr("there is no \(dates) on the ground for you")
        }
        if before == after { return tr("that much of \(FindingPhrase.date(after)) is lost to you") }
        return tr(
            "the rest of \(FindingPhrase.date(before)) and the beginning of \(FindingPhrase.date(after)) "
                + "are lost to you")
    }
}

extension TravellerClock {
    /// Whether a transport sets the clock from its departure's zone to its arrival's at an instant.
    fileprivate func hasChange(at instant: Instant, by transport: ScheduledActivity) -> Bool {
        let index = changes.partitionPoint { $0.instant < instant }
        guard index < changes.count else { return false }
        let change = changes[index]
        return change.instant == instant && change.evidence.key == transport.key
            && change.before == transport.startZone && change.after == transport.endZone
    }
}
