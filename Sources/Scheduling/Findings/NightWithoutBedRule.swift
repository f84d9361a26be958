import CivilTime
import Messages
import Trips

/// `night-without-bed`: the traveller is away for a night without a bed.
///
/// A night is checked if it lies between two transports, away from home. It has a bed if a stay, a ride or anything
/// else leaves less than ``leastSleep`` of the hours from midnight to six free: a night in the air counts as slept,
/// and so does a night at a party. An activity of several days inside the stopover, such as a tour or an unrecognised
/// stay, counts as a bed. A stay by dates lasts from noon to noon; one that a feed gives in two parts, `Check-in: …` and
/// `Check-out: …`, from the first to the second.
///
/// The rule is silent where it cannot know: before the first and after the last transport; between transports that do
/// not meet; within 100 km of the first departure; in the home zone, unless the traveller goes from there to a stay
/// and straight back; when more than ``longestGap`` nights in a row have no bed; in a stopover shorter than
/// ``shortestStopover``, which needs no bed.
public struct NightWithoutBedRule: TripRule {
    /// `night-without-bed`.
    public let id = RuleID.nightWithoutBed

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// The severity in a trip without any stay, where beds may not be recorded at all; by default a note.
    public var severityWithoutStays = TripFinding.Severity.note

    /// The hours between midnight and six that the traveller needs on the ground to miss a bed.
    public var leastSleep = Duration.seconds(4 * 3600)

    /// The shortest time between two transports in which a bed is needed.
    public var shortestStopover = Duration.seconds(8 * 3600)

    /// The longest run of nights without a bed; a longer one is not a forgotten booking.
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
            // One night more, so that a run that is too long can be recognised.
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

    /// Consecutive nights as ranges, without runs that are too long.
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
    /// The place of the arrival, else that of the departure.
    fileprivate var here: Place? { arrival.destination ?? departure.place }

    /// Whether the traveller comes straight from a place and goes straight back to it.
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
    /// Whether one of the ranges, which are in order, lies in a range; the day before counts too, because dates have
    /// no hours.
    fileprivate func contain(in range: Range<Instant>) -> Bool {
        let low = range.lowerBound.later(by: .seconds(-86_400))
        let index = partitionPoint { $0 < low }
        return index < count && self[index] < range.upperBound
    }
}

extension Itinerary {
    /// The times at which the traveller has a bed, is on the way, or is busy; timed activities count only during some
    /// stopovers.
    fileprivate func time(taken stopovers: Stopovers, during away: [Range<Instant>]) -> CoveredTime {
        // Timed activities are in the order of the itinerary; noons are not.
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
                // In many calendars the whole trip is an event, which is not a bed.
                let day = Duration.seconds(86_400)
                guard activity.duration > day, activity.start >= stopover.lowerBound.later(by: .zero - day),
                    activity.end <= stopover.upperBound.later(by: day)
                else { continue }
                days.append(activity.isAllDay ? activity.noons(on: clock) : activity.range)
            }
        }
        for stay in staysInParts() where stay.arrival.start < stay.departure.end {
            days.append(stay.arrival.start..<stay.departure.end)
        }
        return hours.union(CoveredTime(days))
    }

    private static let longestParty = Duration.seconds(16 * 3600)
}

extension ActivityKind {
    fileprivate var isRideOrBed: Bool { isTransport || self == .lodging }
}

extension ScheduledActivity {
    /// From noon of the first date to noon of the date after the last, where the traveller is at the end.
    ///
    /// Of a repeated first date the last pass counts, because the night follows it.
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
    /// The instant later by a duration, or the end of the time line.
    func later(by duration: Duration) -> Instant {
        (try? adding(duration)) ?? (duration < .zero ? .earliest : .latest)
    }
}
