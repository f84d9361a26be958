import CivilTime
import Messages
import Trips

/// `unplaced-transport`: a flight, a train, a bus or a ferry with an end in UTC, or without a zone.
///
/// Programs write UTC for any place, so the clock of that end is unknown. Such a transport does not set the traveller's
/// clock.
public struct UnplacedTransportRule: TripRule {
    /// `unplaced-transport`.
    public let id = RuleID.unplacedTransport

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("a flight, a train, a bus or a ferry is in UTC, or has no zone")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each such transport.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        itinerary.activities.matching {
            Self.kinds.contains($0.kind) && $0.status != .cancelled && !$0.isAllDay && !$0.isPlaced
        }
        .map { _, activity in
            TripFinding(
                rule: id, severity: severity, items: [activity.key], instant: activity.start,
                message: FindingPhrase.sentence(reason(activity), remedy(activity)))
        }
    }

    private static let kinds: Set<ActivityKind> = [.flight, .train, .bus, .ferry]

    private func reason(_ activity: ScheduledActivity) -> String {
        let name = FindingPhrase.name(activity)
        let clock = FindingPhrase.clock(activity.startZone.civil(at: activity.start))
        guard activity.isFloating else {
            let (first, last) = (activity.startZone.id.isUniversal, activity.endZone.id.isUniversal)
            guard first else {
                let end = FindingPhrase.clock(activity.endZone.civil(at: activity.end))
                return tr("\(name) ends on \(end) in UTC, which is the clock of no place")
            }
            guard last else { return tr("\(name) starts on \(clock) in UTC, which is the clock of no place") }
            return tr("\(name) is on \(clock) in UTC, which is the clock of neither end")
        }
        return tr(
            "\(name) is on \(clock) without a zone, and is read on your clock (\(activity.startZone.id))")
    }

    private func remedy(_ activity: ScheduledActivity) -> String {
        let names = [activity.activity.place, activity.activity.destination].map { $0?.nameWithCode ?? "" }
        return names.contains("")
            ? tr("say the zone of each end") : tr("say the zone of \(names[0]) and that of \(names[1])")
    }
}
