import CivilTime
import Messages
import Trips

/// `zone-drift`: the rules of a zone have changed since a time was recorded.
///
/// Each time has the offset by the tz release of the day on which it was recorded (``/Trips/ActivityTime/recorded``).
/// The wall clock at the place is the truth and stays; its instant has moved, and with it the time on other clocks.
public struct ZoneDriftRule: TripRule {
    /// `zone-drift`.
    public let id = RuleID.zoneDrift

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary = tr("the rules of a zone have changed since a time was written down")

    /// The release of the rules in use, which shows what was recorded under a newer one; nil if unknown.
    public var release: String?

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each activity with a moved end, about the first such end.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        var findings: [TripFinding] = []
        for (_, activity) in itinerary.activities.matching({ $0.isMoved && $0.status != .cancelled }) {
            guard case .timed(let start, let end) = activity.span else { continue }
            let drifted = [
                drift(of: start, activity.start, activity.startZone, activity.startMapping),
                drift(of: end, activity.end, activity.endZone, activity.endMapping),
            ].compactMap(\.self)
            guard let first = drifted.first else { continue }
            let rest =
                drifted.count < 2
                ? nil
                : drifted[1].older == nil
                    ? tr("the end has moved as well") : tr("the end was written under them as well")
            let isStart = first.time == start
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [activity.key], instant: first.instant,
                    message: FindingPhrase.sentence(first.message(activity, isStart: isStart), rest)))
        }
        return findings
    }

    private func drift(
        of time: ActivityTime, _ instant: Instant, _ zone: Zone, _ mapping: LocalMapping?
    ) -> DriftedTime? {
        guard time.zone != nil, let recorded = time.recorded, let mapping else { return nil }
        let valid =
            switch mapping.resolution {
            case .unique(let instant): [zone.offset(at: instant)]
            // Around a gap either offset may have been recorded.
            case .skipped(let earlier, let later), .repeated(let earlier, let later):
                [zone.offset(at: earlier), zone.offset(at: later)]
            }
        guard let now = valid.first, !valid.contains(recorded.offset) else { return nil }
        let older = release.flatMap { recorded.isNewer(than: $0) ? $0 : nil }
        return DriftedTime(
            time: time, instant: instant, zone: zone, recorded: recorded, now: now, older: older)
    }
}

/// An end that was recorded under other rules of its zone.
private struct DriftedTime {
    let time: ActivityTime
    let instant: Instant
    let zone: Zone
    let recorded: RecordedOffset
    let now: UTCOffset
    /// The release in use, if it is older than the one under which the time was recorded.
    let older: String?

    func message(_ activity: ScheduledActivity, isStart: Bool) -> String {
        let (name, clock) = (FindingPhrase.name(activity), FindingPhrase.clock(time.local))
        let (offset, rules) = (recorded.offset, recorded.tzdb)
        if let older {
            return isStart
                ? tr(
                    "\(name) starts on \(clock) (\(zone.id)), written under \(rules) as \(offset), and these rules are "
                        + "\(older), which have \(now): newer rules are needed to read it, and nothing is changed"
                )
                : tr(
                    "\(name) ends on \(clock) (\(zone.id)), written under \(rules) as \(offset), and these rules are "
                        + "\(older), which have \(now): newer rules are needed to read it, and nothing is changed"
                )
        }
        let fact =
            isStart
            ? tr(
                "\(name) starts on \(clock) (\(zone.id)), which was \(offset) by the rules of \(rules) when it was "
                    + "written down and is \(now) now")
            : tr(
                "\(name) ends on \(clock) (\(zone.id)), which was \(offset) by the rules of \(rules) when it was "
                    + "written down and is \(now) now")
        let shift = Duration.seconds(now.totalSeconds - offset.totalSeconds)
        let length = FindingPhrase.length(shift)
        return shift > .zero
            ? tr("\(fact): the clock there stays, and for everybody elsewhere it is \(length) earlier")
            : tr("\(fact): the clock there stays, and for everybody elsewhere it is \(length) later")
    }
}
