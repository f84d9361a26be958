public import CivilTime
import Findings
import ICalendar
import Messages
public import Recurrence
public import Trips

/// Makes single occurrences of activities that are series.
///
/// An activity that happens once passes through, wherever it is. Of a series there come the occurrences that touch
/// the window, each as an activity with the series' UID, its original wall-clock start as
/// ``/Trips/Activity/recurrenceID``, and no recurrence of its own. A changed occurrence takes the place of the one that
/// it changes, also when that one is excluded; a cancelled one is there and marked.
///
/// The length of an occurrence is the series', in one of three ways:
///
/// - A series with DURATION: days move the clock reading, then hours the time line (RFC 5545 §3.3.6 and §3.8.5.3). A
///   watch of `PT8H` from 23:00 ends at 06:00 or 08:00 when the clocks change in between, and `P1D` at the same
///   reading on the next day.
/// - A series with DTEND in the zone of its DTSTART: the clock readings at both ends stay. A call from 19:00 to 19:45 is
///   that on every day, and a night shift ends at 06:00 also when the clocks change in between. RFC 5545 §3.8.5.3 keeps
///   the elapsed time, which would end that shift at 05:00 or 07:00 on two nights of the year; the readings are what
///   people agreed on. Where the clocks skip the start, there is no such reading to keep: the start is read with the
///   offset from before the gap (§3.3.5), and the end comes as much later as on any other day, so never before it.
/// - A series with DTEND in another zone: the elapsed time of the first occurrence stays.
///
/// Whole days and floating times have no instant of their own; those are taken that would touch the window anywhere
/// on Earth.
public struct Occurrences: Sendable {
    /// The zones.
    public let database: ZoneDatabase
    /// How far the expansion of one series goes before it stops and says so.
    public let limits: ExpansionLimits

    /// Makes an expansion.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - limits: How far the expansion of one series goes.
    public init(database: ZoneDatabase, limits: ExpansionLimits) {
        self.database = database
        self.limits = limits
    }

    /// Expands the series among activities.
    ///
    /// - Parameters:
    ///   - activities: Activities, series and their changed occurrences, in any order.
    ///   - window: The time that an occurrence of a series must touch; the end is exclusive.
    /// - Returns: Activities that each happen once, and findings for series that could not be expanded.
    public func expand(_ activities: [Activity], in window: Range<Instant>) -> ExpandedActivities {
        var overrides: [ActivityUID: [Activity]] = [:]
        var series: Set<ActivityUID> = []
        for activity in activities {
            if activity.changesOccurrence { overrides[activity.uid, default: []].append(activity) }
            if activity.recurrence != nil { series.insert(activity.uid) }
        }
        var expanded = ExpandedActivities(activities: [], findings: [])
        for activity in activities {
            guard activity.recurrence != nil else {
                // A changed occurrence comes with its series, if that is here.
                let isReplaced =
                    activity.recurrenceID == nil
                    && overrides[activity.uid]?.contains { $0.recurrenceID == activity.span.firstReading }
                        == true
                if !isReplaced, !activity.changesOccurrence || !series.contains(activity.uid) {
                    expanded.activities.append(activity)
                }
                continue
            }
            guard let series = Series(activity, database: database) else {
                expanded.activities += unexpanded(activity) + overrides[activity.uid, default: []]
                expanded.findings.append(unknownZone(of: activity))
                continue
            }
            var expansion = SeriesExpansion(
                series, overrides: overrides[activity.uid, default: []], in: window, database: database)
            expanded.activities += expansion.activities(limits: limits)
            expanded.findings += expansion.findings
        }
        return expanded
    }

    /// The first occurrence alone.
    private func unexpanded(_ activity: Activity) -> [Activity] {
        guard case .timed(let start, _) = activity.span else { return [activity] }
        var first = activity.with(recurrenceID: start.local)
        first.recurrence = nil
        first.source = nil
        return [first]
    }

    private func unknownZone(of activity: Activity) -> Finding {
        var name = tr("its zone")
        if case .timed(let start, _) = activity.span, let zone = start.zone { name = zone.name }
        let rules = activity.recurrence?.lines.joined(separator: ", ") ?? ""
        return Finding(
            .cannotExpand, .warning, component: activity.uid.text,
            message:
                tr(
                    "the series \"\(activity.title)\": \(rules): the zone database \(database.version) has no \(name); "
                        + "only the first occurrence is known"))
    }
}
