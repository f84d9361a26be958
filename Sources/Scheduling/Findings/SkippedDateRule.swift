import CivilTime
import Messages
import Trips

/// `skipped-date`: an all-day activity is on dates that the traveller never has.
///
/// Either the zone skips the date, as Apia did with 30 December 2011, or a transport crosses the date line and the
/// traveller spends the date in the air. An activity of several days is reported only if that holds for all of them.
public struct SkippedDateRule: TripRule {
    /// `skipped-date`.
    public let id = RuleID.skippedDate

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// When it fires, in one clause.
    public let summary =
        tr("an all-day activity stands on dates that the traveller's clock skips, or has only in the air")

    /// Creates the rule with its own severity.
    public init() {}

    /// Returns one finding for each all-day activity on dates that the traveller never has.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let clock = itinerary.clock
        let crossings = itinerary.crossings
        // Many activities are on few dates, and a date with many flights takes long to find.
        var known: [CivilDate: [Range<Instant>]] = [:]
        func stretches(of date: CivilDate) -> [Range<Instant>] {
            if let parts = known[date] { return parts }
            let parts = clock.stretches(of: date)
            known[date] = parts
            return parts
        }
        var findings: [TripFinding] = []
        for (_, activity) in itinerary.activities.matching({ $0.isAllDay && $0.status != .cancelled }) {
            // Nearly all have time outside the crossings, and need no further check.
            guard activity.range.isEmpty || crossings.last(over: activity.range) != nil,
                case .allDay(let start, let end) = activity.span,
                // No more dates than that are skipped at once.
                start.days(until: end) <= Self.longestSkip,
                let last = try? end.adding(days: -1), start <= last, start.isFarFromTheEnds
            else { continue }
            let parts = (start.daysSinceEpoch...last.daysSinceEpoch)
                .compactMap { try? CivilDate(daysSinceEpoch: $0) }.flatMap(stretches)
            let dates = FindingPhrase.dates(start, last)
            let message: String
            if parts.isEmpty {
                message = skipped(activity, on: dates, start, last, by: clock)
            } else if let crossing = crossings.last(over: activity.range) {
                message = crossed(activity, on: dates, by: crossing, parts)
            } else {
                continue
            }
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [activity.key], instant: activity.start,
                    message: FindingPhrase.sentence(message)))
        }
        return findings
    }

    private static let longestSkip = 6

    private func skipped(
        _ activity: ScheduledActivity, on dates: String, _ first: CivilDate, _ last: CivilDate,
        by clock: TravellerClock
    ) -> String {
        let zone = clock.zone(at: activity.start).id
        let text = tr(
            "\(FindingPhrase.name(activity)) is on \(dates), which your clock (\(zone)) never shows")
        guard let before = clock.nearestDate(from: first, step: -1),
            let after = clock.nearestDate(from: last, step: 1)
        else { return text }
        return tr("\(text): it goes from \(FindingPhrase.date(before)) to \(FindingPhrase.date(after))")
    }

    private func crossed(
        _ activity: ScheduledActivity, on dates: String, by crossing: ScheduledActivity,
        _ parts: [Range<Instant>]
    ) -> String {
        let length = parts.reduce(Duration.zero) { $0 + $1.upperBound.duration(since: $1.lowerBound) }
        let leaves = FindingPhrase.date(crossing.startZone.civil(at: crossing.start).date)
        let arrives = FindingPhrase.date(crossing.endZone.civil(at: crossing.end).date)
        return tr(
            "\(FindingPhrase.name(activity)) is on \(dates), of which you have \(FindingPhrase.length(length)), all of "
                + "it on the way: \(FindingPhrase.name(crossing)) leaves on \(leaves) and arrives on \(arrives)"
        )
    }
}

extension TravellerClock {
    /// The next date that the traveller has, in one direction.
    fileprivate func nearestDate(from date: CivilDate, step: Int) -> CivilDate? {
        (1...7).lazy.compactMap { try? date.adding(days: step * $0) }.first { !stretches(of: $0).isEmpty }
    }
}

extension CivilDate {
    /// Instants end two days before the calendar does, and no clock shows those dates.
    fileprivate var isFarFromTheEnds: Bool {
        CivilDate.earliest.days(until: self) > 3 && days(until: .latest) > 10
    }
}

extension Itinerary {
    /// The transports that set the clock forward by more than 12 hours, in order of departure.
    fileprivate var crossings: [ScheduledActivity] {
        var found: [ScheduledActivity] = []
        for (_, ride) in activities.matching({
            $0.kind.isTransport && $0.status != .cancelled && $0.start <= $0.end
        }) {
            let shift =
                ride.endZone.offset(at: ride.end).totalSeconds
                - ride.startZone.offset(at: ride.end).totalSeconds
            if shift > 12 * 3600 { found.append(ride) }
        }
        return found
    }
}

extension [ScheduledActivity] {
    /// The transport during which all of a range is spent: the last of those that leave before it.
    fileprivate func last(over range: Range<Instant>) -> ScheduledActivity? {
        let count = partitionPoint { $0.start <= range.lowerBound }
        guard count > 0, self[count - 1].end >= range.upperBound else { return nil }
        return self[count - 1]
    }
}
