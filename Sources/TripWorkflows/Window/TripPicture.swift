public import CivilTime
public import Findings
import ICalendar
import Recurrence
public import Scheduling
import TripExchange
package import TripSeries
public import Trips

/// Activities on the timeline of a window: series expanded, with the traveller's clock.
public struct TripPicture: Sendable {
    /// The activities on the timeline.
    public let itinerary: Itinerary
    /// The series that could not be expanded.
    public let findings: [Finding]

    /// Makes a picture of activities in a window of dates.
    ///
    /// Series are expanded by trip, over the window and two days on either side, so that no zone on Earth misses an
    /// occurrence. Activities that two trips share, as the events of one feed, are included once.
    ///
    /// - Parameters:
    ///   - groups: The activities, by trip.
    ///   - home: The home zone.
    ///   - dates: The window.
    ///   - tripDates: The dates given for the trip.
    ///   - database: The zones, with those that the trips' calendars define.
    public init(
        _ groups: [[Activity]], home: Zone, dates: DateWindow,
        tripDates: Range<CivilDate>? = nil, _ database: ZoneDatabase
    ) {
        self.init(
            TripPicture.expanded(groups, dates: dates, database), home: home,
            tripDates: tripDates, database)
    }

    /// Makes a picture of expanded activities, by trip, from ``expanded(_:dates:_:)``.
    package init(
        _ expanded: [ExpandedActivities], home: Zone,
        tripDates: Range<CivilDate>? = nil, _ database: ZoneDatabase
    ) {
        itinerary = Itinerary(
            TripPicture.distinct(expanded.flatMap(\.activities), database), home: home, database: database,
            tripDates: tripDates)
        findings = expanded.flatMap(\.findings)
    }

    package init(_ itinerary: Itinerary, _ findings: [Finding]) {
        self.itinerary = itinerary
        self.findings = findings
    }

    /// The most occurrences of a series that are shown at a time: one every half hour of more than a year.
    private static let limits = ExpansionLimits(maximumOccurrences: 20_000, maximumWork: 1_000_000)

    /// The occurrences of series by trip, over a window of dates and two days on either side.
    package static func expanded(
        _ groups: [[Activity]], dates: DateWindow, _ database: ZoneDatabase
    ) -> [ExpandedActivities] {
        let window = instants(of: dates, slack: .seconds(2 * 86_400))
        let occurrences = Occurrences(database: database, limits: limits)
        return groups.map { occurrences.expand($0, in: window) }
    }

    /// The dates in UTC, with a margin on either side.
    package static func instants(of dates: DateWindow, slack: Duration) -> Range<Instant> {
        let from = Zone.utc.startOfDay(dates.first)
        let until = Zone.utc.startOfDay(dates.range.upperBound)
        return ((try? from.adding(.zero - slack)) ?? .earliest)..<((try? until.adding(slack)) ?? .latest)
    }

    /// The activities without duplicates of the same key and the same instants.
    ///
    /// Both passes of a repeated hour have the same local time and key, but are two occurrences.
    package static func distinct(_ activities: [Activity], _ database: ZoneDatabase) -> [Activity] {
        var kept: [ActivityKey: [Activity]] = [:]
        return activities.filter { activity in
            let isKnown = kept[activity.key]?.contains { other in
                other.hasSameMeaning(as: activity)
                    && instants(of: other, database) == instants(of: activity, database)
            }
            if isKnown == true { return false }
            kept[activity.key, default: []].append(activity)
            return true
        }
    }

    /// The instants of both ends; nil for an end of whole days, a floating one, and one with an unknown zone.
    private static func instants(of activity: Activity, _ database: ZoneDatabase) -> [Instant?] {
        guard case .timed(let start, let end) = activity.span else { return [] }
        return [start, end].map { time in
            time.zone.flatMap { try? database.zone($0) }.map { time.instant(in: $0) }
        }
    }

    /// The single activities: no series, and no override of a series among them.
    package static func single(in activities: [Activity]) -> [Activity] {
        let series = Set(activities.lazy.filter { $0.recurrence != nil }.map(\.uid))
        return activities.filter { !series.contains($0.uid) }
    }

    /// The dates of single activities, on their own clocks; nil for none.
    ///
    /// - Parameter activities: The activities.
    /// - Returns: The dates from the first to the last.
    public static func ownDates(of activities: [Activity]) -> DateWindow? {
        let ends = single(in: activities).flatMap { activity -> [CivilDate] in
            let last =
                activity.span.isAllDay ? (try? activity.span.endDate.adding(days: -1)) : activity.span.endDate
            return [activity.span.startDate, last ?? activity.span.endDate]
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return DateWindow(first, through: last)
    }

    /// The dates of an itinerary's activities in a view; nil for none.
    ///
    /// On the traveller's clock and on the paper itinerary they include the date of each arrival on its own clock,
    /// even without activities: a trip ends where it ends, and not on the last date before the landing.
    ///
    /// Only the days around both ends are evaluated, so that an event of centuries costs no more than a dinner.
    ///
    /// - Parameters:
    ///   - itinerary: The itinerary.
    ///   - view: The view.
    /// - Returns: The dates from the first to the last.
    public static func dates(of itinerary: Itinerary, in view: AgendaView) -> DateWindow? {
        var first: CivilDate?
        var last: CivilDate?
        for scheduled in itinerary.activities {
            let range = scheduled.range
            let opening = itinerary.dates(of: scheduled, in: view, within: days(around: range.lowerBound))
            let closing = itinerary.dates(of: scheduled, in: view, within: days(around: range.upperBound))
            if let date = opening.first { first = min(first ?? date, date) }
            if let date = closing.last ?? opening.last { last = max(last ?? date, date) }
            if let date = arrival(of: scheduled, in: view) {
                (first, last) = (min(first ?? date, date), max(last ?? date, date))
            }
        }
        guard let first, let last else { return nil }
        return DateWindow(first, through: last)
    }

    private static func arrival(of scheduled: ScheduledActivity, in view: AgendaView) -> CivilDate? {
        switch view {
        case .home, .zone, .person: return nil
        case .place, .traveller: break
        }
        let isArrival = scheduled.activity.kind.isTransport && scheduled.startZone != scheduled.endZone
        guard isArrival, !scheduled.isAllDay, scheduled.activity.status != .cancelled else { return nil }
        return scheduled.endZone.civil(at: max(scheduled.start, scheduled.end)).date
    }

    /// The dates that any clock on Earth, or the paper itinerary over the date line, may show near an instant.
    private static func days(around instant: Instant) -> Range<CivilDate> {
        let date = instant.utc.date
        let first = (try? date.adding(days: -3)) ?? .earliest
        return DateWindow(first, through: (try? date.adding(days: 3)) ?? .latest).range
    }
}
