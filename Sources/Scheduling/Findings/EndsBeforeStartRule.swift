public import CivilTime
import Messages
public import Trips

/// `ends-before-start`: an activity ends before it starts, on instants.
///
/// Mostly the end has been given a wrong zone. The message looks for one that makes it right: that of the place where it
/// ends, where ``zoneOfPlace`` knows it, else among the zones of the trip: first those of the activities that follow, the nearest first, as that is where the traveller
/// is then; then those of the earlier ones; then home. Else it tries the second pass of a time that comes
/// twice, and the next day.
public struct EndsBeforeStartRule: TripRule {
    /// `ends-before-start`.
    public let id = RuleID.endsBeforeStart

    /// How much its findings matter; at first an error.
    public var severity = TripFinding.Severity.error

    /// When it fires, in one clause.
    public let summary = tr("an activity ends before it starts, on instants")

    /// The longest activity that a suggestion may make of it.
    public var longestSuggestion = Duration.seconds(36 * 3600)

    /// Tells the zone of a place, as a table of airports does; at first it knows none.
    public var zoneOfPlace: @Sendable (Place) -> Zone? = { _ in nil }

    /// Creates the rule with its own severity and limit.
    public init() {}

    /// Returns one finding for each activity that ends before it starts.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n) for each finding in the number of neighbours looked at, which is bounded.
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        var findings: [TripFinding] = []
        for (index, activity) in itinerary.activities.matching({
            $0.end < $0.start && $0.status != .cancelled
        }) {
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [activity.key], instant: activity.start,
                    message: message(activity, suggestion(for: index, in: itinerary))))
        }
        return findings
    }

    private func message(_ activity: ScheduledActivity, _ suggestion: String?) -> String {
        FindingPhrase.sentence(
            tr(
                "\(FindingPhrase.name(activity)) ends on \(FindingPhrase.time(activity.end, activity.endZone)), "
                    + "\(FindingPhrase.length(activity.duration)) before it starts on "
                    + "\(FindingPhrase.time(activity.start, activity.startZone))"), suggestion)
    }

    private func suggestion(for index: Int, in itinerary: Itinerary) -> String? {
        let activity = itinerary.activities[index]
        guard case .timed(_, let end) = activity.span else { return nil }
        let stated = (activity.destination ?? activity.place).flatMap(zoneOfPlace)
        for zone in stated.map({ [$0] }) ?? itinerary.zones(near: index) where zone != activity.endZone {
            if let length = length(activity, zone.mapping(of: end.local).compatible) {
                return tr("read in \(zone.id), the end would be \(length) after the start")
            }
        }
        if case .repeated(_, let later) = activity.endMapping?.resolution,
            let length = length(activity, later)
        {
            return tr("its end comes twice, and the second time would be \(length) after the start")
        }
        if let next = try? end.local.adding(CalendarPeriod(days: 1)),
            let length = length(activity, activity.endZone.mapping(of: next).compatible)
        {
            return tr("an end on \(FindingPhrase.clock(next)) would be \(length) after it")
        }
        return nil
    }

    private func length(_ activity: ScheduledActivity, _ end: Instant) -> String? {
        let length = end.duration(since: activity.start)
        return length > .zero && length <= longestSuggestion ? FindingPhrase.length(length) : nil
    }
}
