import CivilTime
import Messages
import Rendering
import Trips

/// The times of an activity on their own clocks.
struct ReviewTimes: Sendable {
    let zones: ZoneDatabase
    let hours: HourCycle

    /// `Mon 22 March 2027 18:30 America/Los_Angeles – Wed 24 March 2027 07:20 Pacific/Auckland`.
    ///
    /// A stay lasts to the day of leaving; other whole days are told with the last of them.
    func text(of activity: Activity) -> String {
        switch activity.span {
        case .allDay(let start, let end) where activity.kind == .lodging:
            return "\(EnglishTime.long(start)) – \(EnglishTime.long(end))"
        case .allDay(let start, let end):
            let last = (try? end.adding(days: -1)) ?? start
            return last == start
                ? EnglishTime.long(start) : "\(EnglishTime.long(start)) – \(EnglishTime.long(last))"
        case .timed(let start, let end):
            return start == end ? text(of: start) : "\(text(of: start)) – \(text(of: end))"
        }
    }

    private func text(of time: ActivityTime) -> String {
        let zone = time.zone.map(\.name) ?? tr("on the clock of the place")
        return "\(EnglishTime.long(time.local.date)) \(hours.text(time.local.time)) \(zone)"
    }
}
