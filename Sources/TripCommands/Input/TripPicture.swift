import CivilTime
import ICalendar
import Recurrence
import Scheduling
import TripExchange
import Trips

/// Activities on the time line, as far as a window needs them: series expanded, the traveller's clock made.
struct TripPicture: Sendable {
    let itinerary: Itinerary
    /// What could not be expanded.
    let findings: [Finding]

    /// Makes a picture of activities inside a window of dates.
    ///
    /// Series are expanded over the window and two days on either side, so that no zone on Earth misses an occurrence.
    init(
        _ activities: [Activity], home: Zone, dates: Range<CivilDate>, clockChange: ClockChangePoint,
        _ session: Session
    ) {
        let slack = Duration.seconds(2 * 86_400)
        let from = Zone.utc.startOfDay(dates.lowerBound)
        let until = Zone.utc.startOfDay(dates.upperBound)
        let window =
            ((try? from.adding(.zero - slack)) ?? .earliest)..<((try? until.adding(slack)) ?? .latest)
        let expanded = Occurrences(database: session.database, limits: .standard).expand(
            activities, in: window)
        itinerary = Itinerary(
            expanded.activities, home: home, database: session.database, clockChange: clockChange)
        findings = expanded.findings
    }

    /// The dates on which activities that happen once stand, by their own wall clocks; nil when there are none.
    static func ownDates(of activities: [Activity]) -> Range<CivilDate>? {
        let single = activities.filter { $0.recurrence == nil && $0.recurrenceID == nil }
        let ends = single.flatMap { activity -> [CivilDate] in
            let last =
                activity.span.isAllDay ? (try? activity.span.endDate.adding(days: -1)) : activity.span.endDate
            return [activity.span.startDate, last ?? activity.span.endDate]
        }
        guard let first = ends.min(), let last = ends.max() else { return nil }
        return first..<((try? last.adding(days: 1)) ?? last)
    }

    /// The dates on which the activities of an itinerary stand in a view; nil when there are none.
    ///
    /// Only the days around both ends are asked for, so that an event which lasts for centuries costs no more than a dinner.
    static func dates(of itinerary: Itinerary, in view: AgendaView) -> Range<CivilDate>? {
        var first: CivilDate?
        var last: CivilDate?
        for scheduled in itinerary.activities {
            let range = scheduled.range
            let opening = itinerary.dates(of: scheduled, in: view, within: days(around: range.lowerBound))
            let closing = itinerary.dates(of: scheduled, in: view, within: days(around: range.upperBound))
            if let date = opening.first { first = min(first ?? date, date) }
            if let date = closing.last ?? opening.last { last = max(last ?? date, date) }
        }
        guard let first, let last else { return nil }
        return first..<((try? last.adding(days: 1)) ?? last)
    }

    /// The dates that some clock on Earth, or the paper itinerary over the date line, may show near an instant.
    private static func days(around instant: Instant) -> Range<CivilDate> {
        let date = instant.utc.date
        return ((try? date.adding(days: -3)) ?? date)..<((try? date.adding(days: 4)) ?? date)
    }
}
