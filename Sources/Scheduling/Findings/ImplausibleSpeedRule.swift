public import CivilTime
import Messages
public import Trips

/// `implausible-speed`: a transport covers the distance between its places in an impossible time.
///
/// The distance is the great circle, so the real speed is higher. Both points must be known; floating and estimated
/// ends and distances under ``leastKilometres`` are ignored. A transport that ends as it starts has no arrival, which is
/// told with ``slowSeverity``. A flight can also be too slow:
/// if it takes longer than at 400 km/h plus ``longestDelay``, a date is probably wrong.
///
/// The message suggests a zone or a date that would correct it. A zone is suggested for an end only if it belongs to
/// the end's place: by ``zoneOfPlace``, or by other activities there.
public struct ImplausibleSpeedRule: TripRule {
    /// `implausible-speed`.
    public let id = RuleID.implausibleSpeed

    /// The severity for a transport that is too fast; by default an error.
    public var severity = TripFinding.Severity.error

    /// The severity for a flight that is too slow; by default a warning.
    public var slowSeverity = TripFinding.Severity.warning

    /// The fastest speed of each kind from door to door, in km/h; other kinds are ignored.
    ///
    /// They exceed every scheduled service: jet streams carry airliners to 1,100, the fastest trains average less
    /// than 350.
    public var fastest: [ActivityKind: Double] = [
        .flight: 1200, .train: 450, .bus: 150, .ferry: 120, .car: 200, .bicycle: 80, .walk: 25,
    ]

    /// The shortest distance that is checked, in kilometres: the points of places are not exact.
    public var leastKilometres = 50.0

    /// The time by which a flight may exceed that at 400 km/h.
    public var longestDelay = Duration.seconds(12 * 3600)

    /// Returns the zone of a place, such as from a table of airports; by default none.
    public var zoneOfPlace: @Sendable (Place) -> Zone? = { _ in nil }

    /// When it fires, in one clause.
    public let summary = tr("a transport covers the distance between its places in a time that cannot be")

    /// Creates the rule with its own severities and limits.
    public init() {}

    /// Returns one finding for each transport with an impossible speed.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in the order of the itinerary.
    /// - Complexity: O(n), and for each finding a bounded number of neighbours.
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        var findings: [TripFinding] = []
        for (index, ride) in itinerary.activities.matching({
            $0.kind.isTransport && $0.status != .cancelled && !$0.isAllDay && !$0.isFloating
                && !$0.isEndEstimated
                && $0.start <= $0.end
        }) {
            if let finding = finding(ride, at: index, in: itinerary) { findings.append(finding) }
        }
        return findings
    }

    private func finding(_ ride: ScheduledActivity, at index: Int, in itinerary: Itinerary) -> TripFinding? {
        guard let limit = fastest[ride.kind], let from = ride.place,
            let to = ride.destination, let distance = from.kilometres(to: to),
            distance >= leastKilometres
        else { return nil }
        guard !ride.range.isEmpty else {
            return ride.span.endsAsItStarts ? unsaid(ride, from, to, distance) : nil
        }
        let speed = Self.speed(distance, ride.duration)
        let isTooFast = speed > limit
        guard isTooFast || ride.kind == .flight && ride.duration > slowest(distance) else { return nil }
        let verdict =
            isTooFast ? tr("which no \(ride.kind.noun) reaches") : tr("which is too slow for a flight")
        return TripFinding(
            rule: id, severity: isTooFast ? severity : slowSeverity, items: [ride.key], instant: ride.start,
            message: FindingPhrase.sentence(
                tr(
                    "\(FindingPhrase.name(ride)) takes \(FindingPhrase.length(ride.duration)) for the "
                        + "\(FindingPhrase.kilometres(distance)) from \(from.nameWithCode) to \(to.nameWithCode), "
                        + "\(Int(speed.rounded())) km/h, \(verdict)"),
                suggestion(for: index, distance, limit, in: itinerary)))
    }

    /// The finding of a transport whose arrival nobody gave.
    private func unsaid(
        _ ride: ScheduledActivity, _ from: Place, _ to: Place, _ distance: Double
    ) -> TripFinding {
        TripFinding(
            rule: id, severity: slowSeverity, items: [ride.key], instant: ride.start,
            message: tr(
                "\(FindingPhrase.name(ride)) ends as it starts, and it is \(FindingPhrase.kilometres(distance)) from "
                    + "\(from.nameWithCode) to \(to.nameWithCode): its arrival was not given."))
    }

    /// In km/h.
    private static func speed(_ distance: Double, _ duration: Duration) -> Double {
        distance / (duration / .seconds(3600))
    }

    private func slowest(_ distance: Double) -> Duration { .seconds(3600) * (distance / 400) + longestDelay }

    /// The zone, else the date, that gives the transport a plausible speed.
    private func suggestion(
        for index: Int, _ distance: Double, _ limit: Double, in itinerary: Itinerary
    ) -> String? {
        let ride = itinerary.activities[index]
        guard case .timed(let start, let end) = ride.span, let from = ride.place, let to = ride.destination
        else { return nil }
        func right(_ first: Instant, _ last: Instant) -> String? {
            let duration = last.duration(since: first)
            guard duration > .zero else { return nil }
            let speed = Self.speed(distance, duration)
            guard speed < limit * 0.85, speed > limit * 0.25 else { return nil }
            return tr("\(FindingPhrase.length(duration)) and \(Int(speed.rounded())) km/h")
        }
        let starts = itinerary.zones(of: from, near: index, zoneOfPlace).filter { $0 != ride.startZone }
        let ends = itinerary.zones(of: to, near: index, zoneOfPlace).filter { $0 != ride.endZone }
        if let first = starts.first, let last = ends.first,
            let text = right(
                first.mapping(of: start.local).compatible, last.mapping(of: end.local).compatible)
        {
            return tr("with the start read in \(first.id) and the end in \(last.id) it would be \(text)")
        }
        for zone in ends {
            if let text = right(ride.start, zone.mapping(of: end.local).compatible) {
                return tr("with the end read in \(zone.id) it would be \(text)")
            }
        }
        for zone in starts {
            if let text = right(zone.mapping(of: start.local).compatible, ride.end) {
                return tr("with the start read in \(zone.id) it would be \(text)")
            }
        }
        for days in [1, -1] {
            guard let local = try? end.local.adding(CalendarPeriod(days: days)) else { continue }
            if let text = right(ride.start, ride.endZone.mapping(of: local).compatible) {
                return tr("with the end on \(FindingPhrase.date(local.date)) it would be \(text)")
            }
        }
        return nil
    }
}
