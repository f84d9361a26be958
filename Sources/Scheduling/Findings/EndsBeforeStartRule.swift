public import CivilTime
import Messages
public import Trips

/// `ends-before-start`: an activity ends before it starts, on instants.
///
/// Mostly the end has a wrong zone. The message suggests one that corrects it: the zone of the end's place if
/// ``zoneOfPlace`` knows it, else one of the zones of the trip: first those of the following activities, the nearest
/// first, because the traveller is there then; then those of the earlier ones; then the home zone. Otherwise it tries
/// the second pass of a repeated time, and the next day.
public struct EndsBeforeStartRule: TripRule {
    /// `ends-before-start`.
    public let id = RuleID.endsBeforeStart

    /// The severity of its findings; by default an error.
    public var severity = TripFinding.Severity.error

    /// When it fires, in one clause.
    public let summary = tr("an activity ends before it starts, on instants")

    /// The longest activity that a suggestion may produce.
    public var longestSuggestion = Duration.seconds(36 * 3600)

    /// Returns the zone of a place, such as from a table of airports; by default none.
    public var zoneOfPlace: @Sendable (Place) -> Zone? = { _ in nil }

    /// Creates the rule with its own severity and limit.
    public init() {}

    /// Returns one finding for each activity that ends before it starts.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n), and for each finding a bounded number of neighbours.
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
