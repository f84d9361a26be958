import CivilTime
import Messages
import Trips

/// `night-without-bed`: the traveller is away for a night and has no bed.
///
/// A night is looked at when it lies between two transports, away from home. It has a bed when a stay, a ride or
/// anything else leaves less than ``leastSleep`` of the hours from midnight to six free: a night in the air counts as
/// slept, and so does a night at a party. Something of several days inside the stopover, such as a tour or a house
/// that was not recognised as one, counts as a bed. A stay by dates is there from noon to noon.
///
/// The rule is silent where it does not know: before the first and after the last transport; between transports
/// that do not meet; in the region where the first one left (100 km); in the zone of home, unless one goes from there to
/// where a stay begins, and straight back; when more than ``longestGap`` nights in a row have no bed; in a stopover
/// shorter than ``shortestStopover``, which one waits out.
public struct NightWithoutBedRule: TripRule {
    /// `night-without-bed`.
    public let id = RuleID.nightWithoutBed

    /// How much its findings matter; at first a warning.
    public var severity = TripFinding.Severity.warning

    /// How much they matter in a trip without any stay, where beds may not be written down at all; at first a note.
    public var severityWithoutStays = TripFinding.Severity.note

    /// So many hours between midnight and six a traveller without a bed must have on the ground.
    public var leastSleep = Duration.seconds(4 * 3600)

    /// Between transports that follow each other faster nobody looks for a bed.
    public var shortestStopover = Duration.seconds(8 * 3600)

    /// More nights in a row than that are somebody's life, and no bed that was forgotten.
    public var longestGap = 14

    /// When it fires, in one clause.
    public let summary = tr("the traveller is away for a night and has no bed")

    /// Creates the rule with its own severities and limits.
    public init() {}

    /// Returns one finding for each run of nights without a bed.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of time.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let stopovers = Stopovers(itinerary)
        guard !stopovers.ranges.isEmpty else { return [] }
        let origin = stopovers[0].arrival.place
        let homes = [itinerary.home, itinerary.clock.initialZone]
        var beginnings: [Instant] = []
        for (_, activity) in itinerary.activities.matching({ $0.kind == .lodging && $0.status != .cancelled })
        { beginnings.append(activity.start) }
        let away = stopovers.ranges.indices.filter { index in
            let range = stopovers.ranges[index]
            guard range.upperBound.duration(since: range.lowerBound) >= shortestStopover else { return false }
            let stopover = stopovers[index]
            return !stopover.here.isNear(origin)
                && (!homes.contains(stopover.zone)
                    || stopover.isThereAndBack(from: origin) && beginnings.contain(in: range))
        }
        let beds = itinerary.time(taken: stopovers, during: away.map { stopovers.ranges[$0] })
        return away.flatMap { index -> [TripFinding] in
            let stopover = stopovers[index]
            return runs(of: nights(in: stopover, without: beds)).map { nights in
                finding(nights, stopover, beginnings.isEmpty ? severityWithoutStays : severity)
            }
        }
    }

    /// The dates on which the nights without a bed begin.
    private func nights(in stopover: Stopover, without beds: CoveredTime) -> [CivilDate] {
        beds.gaps(in: stopover.range).flatMap { gap -> [CivilDate] in
            let first = stopover.zone.civil(at: gap.lowerBound).date
            let last = stopover.zone.civil(at: gap.upperBound).date
            // One night more, so that a run which is too long is seen to be so.
            guard first.days(until: last) <= longestGap + 1 else { return [] }
            return (first.daysSinceEpoch - 1..<last.daysSinceEpoch).compactMap { day in
                guard let date = try? CivilDate(daysSinceEpoch: day), let morning = try? date.adding(days: 1)
                else { return nil }
                let start = stopover.zone.startOfDay(morning)
                let six = stopover.zone.mapping(
                    of: CivilDateTime(morning, (try? TimeOfDay(secondsSinceMidnight: 6 * 3600)) ?? .midnight))
                let free = (start..<max(start, six.compatible)).clamped(to: gap)
                let isWithoutBed = free.upperBound.duration(since: free.lowerBound) >= leastSleep
                return isWithoutBed ? date : nil
            }
        }
    }

    /// Nights that follow each other, as ranges; without those that are too many.
    private func runs(of nights: [CivilDate]) -> [Range<CivilDate>] {
        var runs: [Range<CivilDate>] = []
        for night in nights {
            guard let next = try? night.adding(days: 1) else { continue }
            if let last = runs.last, last.upperBound == night {
                runs[runs.count - 1] = last.lowerBound..<next
            } else {
                runs.append(night..<next)
            }
        }
        return runs.filter { $0.lowerBound.days(until: $0.upperBound) <= longestGap }
    }

    private func finding(
        _ nights: Range<CivilDate>, _ stopover: Stopover, _ severity: TripFinding.Severity
    ) -> TripFinding {
        let place = stopover.arrival.destination?.nameWithCode ?? "\(stopover.zone.id)"
        return TripFinding(
            rule: id, severity: severity, items: [stopover.arrival.key, stopover.departure.key],
            instant: max(stopover.range.lowerBound, stopover.zone.startOfDay(nights.lowerBound)),
            message:
                tr(
                    "You have no bed for \(FindingPhrase.nights(nights)), in or near \(place), where you are "
                        + "\(stopover.phrase); a stay from \(FindingPhrase.dates(nights.lowerBound, nights.upperBound)) "
                        + "is missing."))
    }
}

extension Stopover {
    /// The place of the arrival, else of the departure.
    fileprivate var here: Place? { arrival.destination ?? departure.place }

    /// Whether one comes straight from a place and goes straight back to it.
    fileprivate func isThereAndBack(from origin: Place?) -> Bool {
        arrival.place.isNear(origin) && departure.destination.isNear(origin)
    }
}

extension Place? {
    /// Whether two places are known to be in one region, by point, code or name.
    fileprivate func isNear(_ other: Place?) -> Bool {
        guard let place = self, let other else { return false }
        if let distance = place.kilometres(to: other) { return distance <= Itinerary.oneRegion }
        if let code = place.code, let otherCode = other.code {
            return code.uppercased() == otherCode.uppercased()
        }
        return !place.name.isEmpty && place.name.plainText == other.name.plainText
    }
}

extension [Instant] {
    /// Whether one of them, which are in order, lies in a range; a day before counts, as dates have no hours.
    fileprivate func contain(in range: Range<Instant>) -> Bool {
        let low = range.lowerBound.later(by: .seconds(-86_400))
        let index = partitionPoint { $0 < low }
        return index < count && self[index] < range.upperBound
    }
}

extension Itinerary {
    /// When the traveller has a bed, is on the way, or is busy; of what has hours, only during some stopovers.
    fileprivate func time(taken stopovers: Stopovers, during away: [Range<Instant>]) -> CoveredTime {
        // What has hours begins one after the other, as the itinerary has it; noons do not.
        var hours = CoveredTime()
        var days: [Range<Instant>] = []
        var next = 0
        for (_, outline) in activities.outlines(matching: {
            $0.status != .cancelled && $0.kind != .carRental && !$0.isAllDay
                && ($0.kind.isRideOrBed || $0.duration <= Self.longestParty)
        }) {
            let range = outline.range
            while next < away.count, away[next].upperBound <= range.lowerBound { next += 1 }
            if next < away.count, away[next].lowerBound < range.upperBound { hours.cover(range) }
        }
        for (_, activity) in activities.matching({
            $0.status != .cancelled && $0.kind != .carRental
                && ($0.isAllDay
                    || !$0.kind.isRideOrBed && $0.duration > Self.longestParty)
        }) {
            if activity.kind.isRideOrBed {
                let noons = activity.noons(on: clock)
                days.append(activity.kind == .lodging ? noons : activity.start..<noons.upperBound)
            } else if let stopover = stopovers.range(overlapping: activity.range) {
                // The whole trip is an event in many calendars, and nobody sleeps in that.
                let day = Duration.seconds(86_400)
                guard activity.duration > day, activity.start >= stopover.lowerBound.later(by: .zero - day),
                    activity.end <= stopover.upperBound.later(by: day)
                else { continue }
                days.append(activity.isAllDay ? activity.noons(on: clock) : activity.range)
            }
        }
        return hours.union(CoveredTime(days))
    }

    private static let longestParty = Duration.seconds(16 * 3600)
}

extension ActivityKind {
    fileprivate var isRideOrBed: Bool { isTransport || self == .lodging }
}

extension ScheduledActivity {
    /// From the noon of the first date to that of the date after the last, where the traveller is at the end.
    ///
    /// Of a first date that comes twice the last time counts: the night that is slept follows that.
    fileprivate func noons(on clock: TravellerClock) -> Range<Instant> {
        let halfDay = Duration.seconds(12 * 3600)
        func noon(_ date: CivilDate) -> Instant { endZone.startOfDay(date).later(by: halfDay) }
        let isLong = duration > .seconds(86_400) * max(1, span.nights) + halfDay / 2
        let start = isLong ? clock.stretches(of: span.startDate).last?.lowerBound ?? start : start
        let first = min(noon(span.startDate), start.later(by: halfDay))
        return first..<max(first, noon(span.endDate), end.later(by: halfDay))
    }
}

extension Instant {
    /// So much later, or the end of the time line.
    func later(by duration: Duration) -> Instant {
        (try? adding(duration)) ?? (duration < .zero ? .earliest : .latest)
    }
}
