import CivilTime
import Messages
import Trips

/// `elsewhere`: an activity at a place or in a zone where the traveller is not at that time.
///
/// It is checked between two transports, where the traveller's place is known.
///
/// - By place, if the points of both are known: whether it can be reached overland between the two transports, by
///   ``kilometresPerHour`` and ``kilometresAround``.
/// - By zone, if no point is known: a table, a tour, a stay or a rented car is in the zone of its clock. Its clock
///   must differ from the traveller's by more than ``hoursApart``, because not every drive over a border is recorded.
///   UTC and the home zone are ignored: programs write them for any place.
///
/// A call or a meeting can be in any zone, so events without a point are ignored. So are whole days, floating times,
/// and transparent or unconfirmed activities, except for stays.
public struct ElsewhereRule: TripRule {
    /// `elsewhere`.
    public let id = RuleID.elsewhere

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// The average speed overland of an unrecorded way, day and night.
    public var kilometresPerHour = 80.0

    /// The distance within which a place counts as the same, in kilometres.
    public var kilometresAround = 150.0

    /// The difference in hours that two clocks have to exceed.
    public var hoursApart = 3

    /// The time around a transport in which the zone is trusted: in a long stay a journey may be missing.
    public var nearTransport = Duration.seconds(72 * 3600)

    /// When it fires, in one clause.
    public let summary = tr(
        "an activity is in a place, or in a zone, where the traveller is not at that time")

    /// Creates the rule with its own severity and limits.
    public init() {}

    /// Returns one finding for each activity that is elsewhere.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let stopovers = Stopovers(itinerary)
        guard !stopovers.ranges.isEmpty else { return [] }
        let homes = [itinerary.home, itinerary.clock.initialZone]
        var findings: [TripFinding] = []
        var (here, last) = (StopoverPlaces(stopovers[0]), 0)
        for (position, outline) in itinerary.activities.outlines(matching: {
            $0.status == .confirmed && !$0.kind.isTransport && !$0.isFloating && $0.start <= $0.end
                && ($0.isExclusive && !$0.isAllDay || $0.kind.isBackground)
        }) {
            guard let index = stopovers.index(containing: outline.moment, near: last),
                outline.isMostly(in: stopovers.ranges[index])
            else { continue }
            let activity = itinerary.activities[position]
            guard activity.isSomewhere else { continue }
            if index != last { (here, last) = (StopoverPlaces(stopovers[index]), index) }
            if here.areSurely(within: kilometresAround, of: activity.activity.placeCoordinates) { continue }
            let stopover = stopovers[index]
            guard
                let reason = farReason(activity, stopover)
                    ?? (homes.contains(activity.startZone) ? nil : zoneReason(activity, stopover))
            else { continue }
            findings.append(
                TripFinding(
                    rule: id, severity: severity, items: [activity.key], instant: activity.start,
                    message: FindingPhrase.sentence(reason)))
        }
        return findings
    }

    private func farReason(_ activity: ScheduledActivity, _ stopover: Stopover) -> String? {
        guard let place = activity.place else { return nil }
        let (arrival, departure) = (stopover.arrival, stopover.departure)
        func reach(_ duration: Duration) -> Double {
            kilometresAround + kilometresPerHour * max(0, duration / .seconds(3600))
        }
        // A room or a car is there for days, and can be reached at any time during them.
        let isBackground = activity.kind.isBackground
        let latest = isBackground ? min(activity.end, stopover.range.upperBound) : activity.start
        let earliest = isBackground ? max(activity.start, stopover.range.lowerBound) : activity.end
        let subject = Self.subject(activity)
        func text(_ end: Place?, _ duration: Duration, _ when: () -> String) -> String? {
            guard let end, let distance = place.kilometres(to: end), distance > reach(duration) else {
                return nil
            }
            let (name, away) = (place.nameWithCode, FindingPhrase.kilometres(distance))
            return name.isEmpty
                ? tr(
                    "\(subject) is \(away) from \(end.nameWithCode), \(when()), and nothing in the trip goes there"
                )
                : tr(
                    "\(subject) is in \(name), \(away) from \(end.nameWithCode), \(when()), and nothing in the trip "
                        + "goes there")
        }
        let (landing, leaving) = (stopover.range.lowerBound, stopover.range.upperBound)
        return text(arrival.destination, latest.duration(since: landing)) {
            tr(
                "where \(FindingPhrase.name(arrival)) arrives on \(FindingPhrase.time(landing, stopover.zone))"
            )
        }
            ?? text(departure.place, leaving.duration(since: earliest)) {
                tr(
                    "where \(FindingPhrase.name(departure)) leaves on \(FindingPhrase.time(leaving, departure.startZone))"
                )
            }
    }

    private func zoneReason(_ activity: ScheduledActivity, _ stopover: Stopover) -> String? {
        guard activity.kind.isBoundToItsZone, !activity.isAllDay, activity.startZone.id.isOfAPlace
        else { return nil }
        if let place = activity.place, let here = stopover.arrival.destination,
            place.kilometres(to: here) != nil
        {
            return nil
        }
        let sinceArrival = activity.start.duration(since: stopover.range.lowerBound)
        let untilDeparture = stopover.range.upperBound.duration(since: activity.start)
        let (there, here) = (activity.startZone, stopover.zone)
        let apart =
            there.offset(at: activity.start).totalSeconds - here.offset(at: activity.start).totalSeconds
        guard min(sinceArrival, untilDeparture) <= nearTransport, abs(apart) > hoursApart * 3600,
            here.offset(at: activity.start) == stopover.departure.startZone.offset(at: activity.start)
        else { return nil }
        let local = there.civil(at: activity.start)
        return tr(
            "\(Self.subject(activity)), which is \(FindingPhrase.time(activity.start, here)), is in another "
                + "zone than you: you are in \(here.id) \(stopover.phrase); if \(FindingPhrase.clock(local)) is "
                + "meant there, its zone is wrong")
    }

    private static func subject(_ activity: ScheduledActivity) -> String {
        let name = FindingPhrase.name(activity)
        if case .allDay(let start, let end) = activity.span {
            return tr(
                "\(name) from \(FindingPhrase.dates(start, end))", as: "activity that begins a sentence")
        }
        let time = FindingPhrase.time(activity.start, activity.startZone)
        return tr("\(name) on \(time)", as: "activity that begins a sentence")
    }
}

/// The places of the two transports around a stopover, cached for consecutive activities.
private struct StopoverPlaces {
    private let arrival: Place?
    private let departure: Place?

    init(_ stopover: Stopover) {
        arrival = stopover.arrival.destination
        departure = stopover.departure.place
    }

    /// Whether a point is surely near the place of the arrival, and near that of the departure if that is known.
    func areSurely(within kilometres: Double, of point: (latitude: Double, longitude: Double)?) -> Bool {
        guard let point, let arrival, arrival.isSurely(within: kilometres, of: point) else { return false }
        return departure.map { $0.isSurely(within: kilometres, of: point) } ?? true
    }
}

extension ScheduledActivity {
    /// Whether the traveller has to be at its place, and the place is known.
    fileprivate var isSomewhere: Bool {
        guard kind.isBoundToItsZone || activity.placeCoordinates != nil else { return false }
        return kind == .lodging || !isAllDay && (outline.isExclusive || !activity.isTransparent)
    }
}

extension ActivityOutline {
    /// The time at which the traveller has to be there; of a stay or a rented car the middle, because it is kept
    /// during other journeys.
    fileprivate var moment: Instant {
        kind.isBackground ? range.lowerBound.later(by: duration / 2) : start
    }

    /// Whether most of its time lies in a range.
    fileprivate func isMostly(in other: Range<Instant>) -> Bool {
        let shared = range.clamped(to: other)
        let time = shared.upperBound.duration(since: shared.lowerBound)
        return range.isEmpty || time + time > duration
    }
}
