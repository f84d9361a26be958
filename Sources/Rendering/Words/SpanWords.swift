package import CivilTime
import Messages
package import Trips

/// The times of an activity in words, each on its own clock.
package struct SpanWords: Sendable {
    private let zones: ZoneDatabase
    private let hours: HourCycle

    package init(_ zones: ZoneDatabase, _ hours: HourCycle) {
        (self.zones, self.hours) = (zones, hours)
    }

    /// `Mon 22 March 2027 18:30 America/Los_Angeles – Wed 24 March 2027 07:20 Pacific/Auckland`.
    ///
    /// A stay lasts to the day of leaving; other whole days are told with the last of them.
    package func text(of span: ActivitySpan, _ kind: ActivityKind) -> String {
        let (start, end) = ends(of: span, kind)
        let isOnePoint = kind != .lodging || !span.isAllDay
        return start == end && isOnePoint ? start : "\(start) – \(end)"
    }

    /// Both ends; of whole days the last one, of a stay the day of check-out.
    package func ends(of span: ActivitySpan, _ kind: ActivityKind) -> (start: String, end: String) {
        switch span {
        case .allDay(let start, let end):
            let last = kind == .lodging ? end : (try? end.adding(days: -1)) ?? start
            return (EnglishTime.long(start), EnglishTime.long(last))
        case .timed(let start, let end):
            return (text(of: start), text(of: end))
        }
    }

    /// A time as every view shows it: a repeated one with its offset, and a skipped one as it is read.
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
