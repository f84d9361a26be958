import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The activities at a moment, and the next ones.
///
/// A stay is on from its check-in to its check-out, by the usual hours where it states none, and not while its guests
/// are under way.
struct NextAnswer: Sendable {
    /// An activity and the time that counts for it.
    struct Item: Equatable, Sendable {
        let scheduled: ScheduledActivity
        let range: Range<Instant>

        /// Whether it is a stay of whole days, whose range has the usual hours.
        var hasUsualHours: Bool { scheduled.activity.kind == .lodging && scheduled.isAllDay }
    }

    let now: Instant
    let current: [Item]
    let coming: [Item]

    init(_ shown: ShownWindow, count: Int, now: Instant) {
        self.now = now
        let items = shown.itinerary.activities.filter { $0.activity.status != .cancelled }
            .map { Item(scheduled: $0, range: shown.itinerary.timeOn(of: $0)) }
        let on = items.filter { $0.range.contains(now) }
        let underWay = on.map(\.scheduled.activity).filter(\.kind.isTransport)
        current = on.filter { item in
            let stay = item.scheduled.activity
            return stay.kind != .lodging || !stay.hasAllGuests(in: underWay)
        }
        let end = Zone.utc.startOfDay(shown.dates.range.upperBound)
        let next = items.filter { $0.range.lowerBound > now && $0.range.lowerBound < end }
        coming = Array(next.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(count))
    }
}

extension Activity {
    /// Whether everybody who stays takes part in one of the transports; no participants stand for everybody.
    fileprivate func hasAllGuests(in transports: [Activity]) -> Bool {
        if transports.contains(where: \.participants.isEmpty) { return true }
        let travelling = Set(transports.flatMap(\.participants))
        return !participants.isEmpty && travelling.isSuperset(of: participants)
    }
}
