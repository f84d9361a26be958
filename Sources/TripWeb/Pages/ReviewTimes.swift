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

    /// A time as the pages show it after the import: a repeated one with its offset, and a skipped one as it is read.
    private func text(of time: ActivityTime) -> String {
        let written = hours.text(time.local.time)
        guard let id = time.zone else {
            return "\(EnglishTime.long(time.local.date)) \(written) \(tr("on the clock of the place"))"
        }
        guard let zone = try? zones.zone(id) else {
            return "\(EnglishTime.long(time.local.date)) \(written) \(id.name)"
        }
        let shown = ZonedDateTime(time.instant(in: zone), in: zone)
        let text =
            "\(EnglishTime.long(shown.civil.date)) \(ViewWords.reading(shown, hours)) \(id.name)"
        if shown.civil == time.local { return text }
        let isSameDate = shown.civil.date == time.local.date
        let missing = isSameDate ? written : tr("\(written) on \(EnglishTime.short(time.local.date))")
        return tr("\(text) (\(missing) does not exist)")
    }
}
