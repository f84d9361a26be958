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
        let rides = on.filter {
            $0.scheduled.activity.kind.isTransport && $0.scheduled.activity.status == .confirmed
                && !$0.scheduled.isAllDay
        }
        current = on.filter { $0.landing(of: rides) == nil }
        let waiting = on.compactMap { item in
            item.landing(of: rides).flatMap { landing in
                landing < item.range.upperBound
                    ? Item(scheduled: item.scheduled, range: landing..<item.range.upperBound) : nil
            }
        }
        let end = Zone.utc.startOfDay(shown.dates.range.upperBound)
        let next = items.filter { $0.range.lowerBound > now && $0.range.lowerBound < end } + waiting
        coming = Array(next.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(count))
    }
}

extension NextAnswer.Item {
    /// When the rides end that all guests of a stay are on; nil where it is none, or somebody is there.
    ///
    /// No participants stand for everybody.
    fileprivate func landing(of rides: [NextAnswer.Item]) -> Instant? {
        guard scheduled.activity.kind == .lodging else { return nil }
        let guests = scheduled.activity.participants
        let own = rides.filter { ride in
            let riders = ride.scheduled.activity.participants
            return riders.isEmpty || guests.isEmpty || guests.contains(where: riders.contains)
        }
        let riders = own.map(\.scheduled.activity.participants)
        let areAll =
            riders.contains(where: \.isEmpty)
            || !guests.isEmpty && Set(riders.joined()).isSuperset(of: guests)
        return areAll ? own.map(\.range.upperBound).max() : nil
    }
}
