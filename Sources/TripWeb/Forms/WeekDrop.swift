import CivilTime
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Where an activity comes to that was dragged on the page of a week.
///
/// A row of that page is a reading of the clock that it shows, and a column a date on it. On the page of a day a row is time
/// that passes.
struct WeekDrop {
    let shown: ShownTrip
    let view: AgendaView

    /// By how much time an activity moves, so that the page shows it where it was dropped.
    ///
    /// - Parameters:
    ///   - key: The activity.
    ///   - amount: By how many days and minutes of the page it was dragged.
    /// - Returns: The time that passes; nil where the clock shows that reading never or twice, and for a time without a zone.
    func shift(of key: ActivityKey, by amount: MoveAmount) -> Duration? {
        guard let activity = shown.activities.first(where: { $0.key == key }) else { return nil }
        let date = activity.span.startDate
        // The clock of the page may be two days off that of the activity.
        let days = shown.days(
            DateWindow(
                (try? date.adding(days: min(amount.days, 0) - 3)) ?? date,
                through: (try? date.adding(days: max(amount.days, 0) + 3)) ?? date))
        guard let scheduled = days.itinerary.activities.first(where: { $0.key == key }),
            !scheduled.isFloating,
            case .timed(let start, _) = days.itinerary.span(of: scheduled, in: view),
            let reading = try? start.civil.adding(CalendarPeriod(days: amount.days)).adding(
                .seconds(60 * amount.minutes))
        else { return nil }
        let isOnOwnClock = view == .place || view.isPrinted(scheduled)
        let clock =
            isOnOwnClock
            ? TravellerClock(zone: scheduled.startZone) : ViewWords.clock(of: view, in: days.itinerary)
        let readings = clock.readings(of: reading)
        guard readings.count == 1, let dropped = readings.first else { return nil }
        return dropped.instant.duration(since: scheduled.start)
    }
}
