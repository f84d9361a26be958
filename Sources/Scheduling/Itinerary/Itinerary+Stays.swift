public import CivilTime
import Trips

/// The hours from which and until which rooms are usually given, where a stay states none.
///
/// Most hotels ask guests to come from 15:00 on and to leave by 11:00.
public enum UsualStayHours {
    /// 15:00.
    public static let checkIn = (try? TimeOfDay(15, 0)) ?? .midnight
    /// 11:00.
    public static let checkOut = (try? TimeOfDay(11, 0)) ?? .midnight
}

extension Itinerary {
    /// Returns when an activity is on: a stay of whole days from the usual check-in to the usual check-out.
    ///
    /// The hours of such a stay are read on the traveller's clock: the last 15:00 of its first date, and the first
    /// 11:00 of the date on which it ends. Where the clock shows none, the date's own bound stands.
    ///
    /// - Parameter activity: An activity of this itinerary.
    /// - Returns: The instants, with an exclusive end.
    /// - Complexity: O(log n) in the changes of the clock.
    public func timeOn(of activity: ScheduledActivity) -> Range<Instant> {
        guard activity.kind == .lodging, case .allDay(let first, let last) = activity.activity.span else {
            return activity.range
        }
        let from = clock.readings(of: CivilDateTime(first, UsualStayHours.checkIn)).last?.instant
        let until = clock.readings(of: CivilDateTime(last, UsualStayHours.checkOut)).first?.instant
        let (start, end) = (from ?? activity.start, until ?? activity.end)
        return start < end ? start..<end : activity.range
    }
}

extension Itinerary {
    /// The longest stay that is made of two parts.
    private static let mostNightsInParts = 60

    /// The stays that a feed gives in two parts: `Check-in: Harbour View Inn` on one day, `Check-out: …` on a later one.
    ///
    /// Two lodgings without a night are such parts when they have the same code, or the same place without one, and the same
    /// participants, and the second alone is called a check-out.
    ///
    /// - Returns: The arrival and the departure of each, in order of time.
    /// - Complexity: O(n).
    func staysInParts() -> [(arrival: ScheduledActivity, departure: ScheduledActivity)] {
        var open: [[String]: ScheduledActivity] = [:]
        var found: [(arrival: ScheduledActivity, departure: ScheduledActivity)] = []
        for (_, part) in activities.matching({
            $0.kind == .lodging && $0.status == .confirmed && !$0.isAllDay
        }) {
            let activity = part.activity
            let code = (activity.confirmation ?? "").plainCode
            let place = (activity.place?.name ?? "").plainText
            guard part.span.startDate == part.span.endDate, !(code + place).isEmpty else { continue }
            let key =
                (code.isEmpty ? ["place", place] : ["code", code])
                + activity.participants.map(\.text).sorted()
            let leaves = activity.title.isOfCheckOut
            if leaves, let arrival = open[key],
                (1...Self.mostNightsInParts).contains(arrival.span.startDate.days(until: part.span.startDate))
            {
                found.append((arrival, part))
            }
            open[key] = leaves ? nil : part
        }
        return found
    }
}

extension String {
    /// Whether a title names a check-out, by the word that most languages share.
    fileprivate var isOfCheckOut: Bool {
        let title = lowercased()
        return ["check-out", "check out", "checkout"].contains(where: title.contains)
    }
}
