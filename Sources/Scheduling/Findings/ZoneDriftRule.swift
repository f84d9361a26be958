import CivilTime
import Messages
import Trips

/// `zone-drift`: the rules of a zone have changed since a time was written down.
///
/// Beside each time stands the offset that was in force by the tz release of that day
/// (``Trips/ActivityTime/recorded``). The wall clock at the place is the truth and stays; its instant has moved, and
/// with it what those elsewhere see.
public struct ZoneDriftRule: TripRule {
    /// `zone-drift`.
    public let id = RuleID.zoneDrift

    /// How much its findings matter; at first a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("the rules of a zone have changed since a time was written down")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each activity with an end that has moved, about the first such end.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        var findings: [TripFinding] = []
        for (_, activity) in itinerary.activities.matching({ $0.isMoved && $0.status != .cancelled }) {
            guard case .timed(let start, let end) = activity.span else { continue }
            let drifted = [
                Self.drift(
                    of: start, activity.start, activity.startZone, activity.startMapping, tr("starts")),
                Self.drift(of: end, activity.end, activity.endZone, activity.endMapping, tr("ends")),
            ].compactMap(\.self)
            guard let first = drifted.first else { continue }
            let rest = drifted.count > 1 ? tr("; the end has moved as well") : ""
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [activity.key], instant: first.instant,
                    message: "\(FindingPhrase.name(activity)) \(first.text)\(rest)."))
        }
        return findings
    }

    private static func drift(
        of time: ActivityTime, _ instant: Instant, _ zone: Zone, _ mapping: LocalMapping?, _ verb: String
    ) -> (instant: Instant, text: String)? {
        guard time.zone != nil, let recorded = time.recorded, let mapping else { return nil }
        let valid =
            switch mapping.resolution {
            case .unique(let instant): [zone.offset(at: instant)]
            // Around a gap either offset can have been written down.
            case .skipped(let earlier, let later), .repeated(let earlier, let later):
                [zone.offset(at: earlier), zone.offset(at: later)]
            }
        guard let now = valid.first, !valid.contains(recorded.offset) else { return nil }
        let shift = Duration.seconds(now.totalSeconds - recorded.offset.totalSeconds)
        let way = shift > .zero ? tr("earlier") : tr("later")
        return (
            instant,
            tr(
                "\(verb) on \(FindingPhrase.clock(time.local)) (\(zone.id)), which was \(recorded.offset) by the "
                    + "rules of \(recorded.tzdb) when it was written down and is \(now) now: the clock there stays, "
                    + "and for everybody elsewhere it is \(FindingPhrase.length(shift)) \(way)")
        )
    }
}
