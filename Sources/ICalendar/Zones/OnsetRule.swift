import CivilTime
import Recurrence

/// A yearly onset: the n-th or last weekday of a month (RFC 5545 §3.6.5).
struct OnsetRule: Equatable {
    let month: Int
    /// 1 to 4, or -1 for the last one; readers do not agree on others.
    let ordinal: Int
    let weekday: Weekday
    let time: TimeOfDay
    let from: UTCOffset
    let to: UTCOffset

    /// Returns the rules that a change may follow; the 28th may be the fourth or last Sunday.
    static func candidates(for change: ZoneTransition) -> [OnsetRule] {
        let local = change.localBefore
        let day = local.date.day
        var ordinals: [Int] = []
        if day > CivilDate.daysInMonth(local.date.month, of: local.date.year) - 7 { ordinals.append(-1) }
        if day <= 28 { ordinals.append((day + 6) / 7) }
        return ordinals.map {
            OnsetRule(
                month: local.date.month, ordinal: $0, weekday: local.date.weekday, time: local.time,
                from: change.before.offset, to: change.after.offset)
        }
    }

    /// Returns the local time of the onset in a year, with the old offset.
    func onset(in year: Int) -> CivilDateTime? {
        guard let first = try? CivilDate(year, month, 1) else { return nil }
        var day = 1 + weekday.daysAfter(first.weekday)
        if ordinal > 0 {
            day += 7 * (ordinal - 1)
        } else {
            day += 7 * ((CivilDate.daysInMonth(month, of: year) - day) / 7)
        }
        return (try? CivilDate(year, month, day)).map { CivilDateTime($0, time) }
    }

    /// Returns whether a change follows this rule in its year.
    func matches(_ change: ZoneTransition) -> Bool {
        change.before.offset == from && change.after.offset == to
            && onset(in: change.localBefore.date.year) == change.localBefore
    }

    /// The RRULE, yearly and without an end.
    var text: String {
        "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(ordinal)\(weekday.code)"
    }
}
