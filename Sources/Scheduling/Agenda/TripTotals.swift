public import CivilTime
import Trips

/// Sums over the dates of a trip: days abroad, zones, time in transit, nights and busy time.
///
/// What is cancelled counts nowhere. Times at once count once: two activities from 9 to 11 are two hours.
///
/// ```swift
/// let totals = TripTotals(of: itinerary, dates: dates) { database.country(of: $0) }
/// totals.clockChanges  // 3
/// ```
public struct TripTotals: Hashable, Sendable {
    /// The time that one date is busy.
    public struct Day: Hashable, Sendable {
        /// The date on the traveller's clock.
        public let date: CivilDate
        /// The time with activities, without stays, rented cars and whole days.
        public let busy: Duration
    }

    /// The dates, each once.
    public let dates: Int
    /// The dates on which the clock is that of another country than home at some time; nil where countries are unknown.
    public let datesAbroad: Int?
    /// The zones that the traveller's clock shows, in order, each once.
    public let zones: [ZoneID]
    /// How often the clock changes to another zone.
    public let clockChanges: Int
    /// The transports.
    public let legs: Int
    /// The time in transports.
    public let inTransit: Duration
    /// The nights with a stay.
    public let nights: Int
    /// The nights that begin in a transport, without a stay.
    public let nightsInTransit: Int
    /// The dates with something on.
    public let days: [Day]

    /// Adds up a trip.
    ///
    /// - Parameters:
    ///   - itinerary: The activities, on the traveller's clock.
    ///   - dates: The dates of the trip, at most some hundred years.
    ///   - country: The country of a zone, as two letters; nil where none is known.
    /// - Complexity: O(*n* log *n*) in the activities, and linear in the dates.
    public init(of itinerary: Itinerary, dates: Range<CivilDate>, country: (ZoneID) -> String?) {
        let clock = itinerary.clock
        let all = Array(TripTotals.each(dates))
        let span =
            clock.start(
                of: dates.lowerBound)..<max(
                clock.start(of: dates.lowerBound),
                all.last.map(clock.end(of:)) ?? clock.start(of: dates.lowerBound))
        let shown = itinerary.activities.filter {
            $0.activity.status != .cancelled && span.contains($0.start)
        }
        self.dates = all.count
        let stretches = clock.stretches.filter { $0.range.overlaps(span) }
        zones = stretches.reduce(into: []) { zones, stretch in
            if !zones.contains(stretch.zone.id) { zones.append(stretch.zone.id) }
        }
        clockChanges = clock.changes.count { span.contains($0.instant) }
        datesAbroad = TripTotals.abroad(all, clock, home: itinerary.home, country)
        let transports = shown.filter { $0.activity.kind.isTransport && !$0.isAllDay }
        legs = transports.count
        let moving = TripTotals.merged(transports.map(\.range))
        inTransit = moving.reduce(.zero) { $0 + $1.upperBound.duration(since: $1.lowerBound) }
        let stays = shown.filter { $0.activity.kind == .lodging }
        let parted = itinerary.staysInParts().filter { span.contains($0.arrival.start) }
        let slept = Set(
            stays.flatMap { stay in
                TripTotals.each(stay.span.startDate..<max(stay.span.startDate, stay.span.endDate))
                    .filter { itinerary.night(of: stay, on: $0) != nil }
            }
                + parted.flatMap {
                    TripTotals.each($0.arrival.span.startDate..<$0.departure.span.startDate).filter(
                        dates.contains)
                })
        nights = slept.count
        nightsInTransit = all.count { date in
            guard !slept.contains(date) else { return false }
            let midnight = clock.end(of: date)
            return moving.contains { $0.lowerBound < midnight && midnight < $0.upperBound }
        }
        let busy = TripTotals.merged(
            shown.filter { !$0.activity.kind.isBackground && !$0.isAllDay && !$0.endsBeforeStart }.map(
                \.range))
        days = all.compactMap { date in
            let time = clock.stretches(of: date).reduce(Duration.zero) { sum, part in
                busy.reduce(sum) { sum, range in
                    guard range.overlaps(part) else { return sum }
                    return sum
                        + min(range.upperBound, part.upperBound).duration(
                            since: max(range.lowerBound, part.lowerBound))
                }
            }
            return time > .zero ? Day(date: date, busy: time) : nil
        }
    }

    private static func abroad(
        _ dates: [CivilDate], _ clock: TravellerClock, home: Zone, _ country: (ZoneID) -> String?
    ) -> Int? {
        guard let own = country(home.id) else { return nil }
        var known: [ZoneID: String?] = [:]
        var count = 0
        for date in dates {
            var isAbroad = false
            for part in clock.stretches(of: date) {
                for stretch in clock.stretches where stretch.range.overlaps(part) {
                    let there = known[stretch.zone.id] ?? country(stretch.zone.id)
                    known[stretch.zone.id] = there
                    guard let there else { return nil }
                    isAbroad = isAbroad || there != own
                }
            }
            if isAbroad { count += 1 }
        }
        return count
    }

    /// The dates of a range.
    private static func each(_ dates: Range<CivilDate>) -> some Sequence<CivilDate> {
        sequence(first: dates.lowerBound) { try? $0.adding(days: 1) }.prefix { $0 < dates.upperBound }
    }

    /// The ranges that cover the same time, in order, none of which touches another.
    private static func merged(_ ranges: [Range<Instant>]) -> [Range<Instant>] {
        ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) {
            merged, range in
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }
}
