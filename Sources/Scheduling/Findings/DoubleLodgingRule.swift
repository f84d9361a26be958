import CivilTime
import Messages
import Trips

/// `double-lodging`: two stays are booked for the same night.
///
/// A night belongs to the date on which it begins, so two stays that meet on the day of change share none. Only
/// confirmed stays count. Ignored are two rooms of one house, a night on the way, which needs no bed, a date that is
/// repeated or skipped, and a stay of ``longestStay`` nights or more, which is a residence.
public struct DoubleLodgingRule: TripRule {
    /// `double-lodging`.
    public let id = RuleID.doubleLodging

    /// The severity of its findings; by default a warning.
    public var severity = TripFinding.Severity.warning

    /// The length from which a stay is a residence, so that a trip from there is not a second bed.
    public var longestStay = 28

    /// The most earlier stays that one stay is paired with.
    public var pairsPerStay = 4

    /// When it fires, in one clause.
    public let summary = tr("two stays are booked for the same night")

    /// Creates the rule with its own severity and limits.
    public init() {}

    /// Returns one finding for each pair of stays that share a night.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of the later stay.
    /// - Complexity: O(n log n).
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let activities = itinerary.activities
        var unsorted: [ScheduledActivity] = []
        for (_, stay) in activities.matching({ $0.kind == .lodging && $0.status == .confirmed }) {
            if isStay(stay.span) { unsorted.append(stay) }
        }
        guard unsorted.count > 1 else { return [] }
        // In the order of the itinerary an evening in Tokyo can come before a morning in Los Angeles.
        let dates = unsorted.map { $0.span.startDate.daysSinceEpoch }
        let order = unsorted.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
        let stays = order.map { unsorted[$0] }
        var certainty = NightCertainty(itinerary)
        var findings: [TripFinding] = []
        var running: [ScheduledActivity] = []  // by the day of check-out, the last first
        for stay in stays {
            let span = stay.span
            running.removeAll { $0.span.endDate <= span.startDate }
            for other in running where !stay.isSameHouse(as: other) {
                let nights = span.startDate..<min(span.endDate, other.span.endDate)
                if let sure = certainty.sureNights(of: nights) {
                    findings.append(finding(other, stay, sure, areAll: sure == nights))
                }
            }
            let place =
                running.firstIndex { $0.span.endDate < span.endDate } ?? running.count
            running.insert(stay, at: place)
            if running.count > max(0, pairsPerStay) { running.removeLast() }
        }
        return findings
    }

    private func isStay(_ span: ActivitySpan) -> Bool {
        span.startDate < span.endDate && span.nights < longestStay
    }

    private func finding(
        _ first: ScheduledActivity, _ second: ScheduledActivity, _ nights: Range<CivilDate>, areAll: Bool
    ) -> TripFinding {
        func stay(_ scheduled: ScheduledActivity) -> String {
            let span = scheduled.activity.span
            return "\(FindingPhrase.name(scheduled)) (\(FindingPhrase.dates(span.startDate, span.endDate)))"
        }
        let firstEnd = first.span.endDate
        let right =
            firstEnd < second.span.endDate
            ? tr("\(FindingPhrase.name(second)) from \(FindingPhrase.date(firstEnd)) on would follow") : nil
        let (one, other, taken) = (stay(first), stay(second), FindingPhrase.nights(nights))
        return TripFinding(
            rule: id, severity: severity, items: [first.key, second.key], instant: second.start,
            message: FindingPhrase.sentence(
                areAll
                    ? tr("\(one) and \(other) are both booked for \(taken)")
                    : tr("\(one) and \(other) are both booked for at least \(taken)"), right))
    }
}

extension ScheduledActivity {
    /// Whether two stays are surely in one house: two rooms, or one stay entered twice.
    func isSameHouse(as other: ScheduledActivity) -> Bool {
        func equal(_ one: String?, _ two: String?) -> Bool {
            guard let one = one?.plainText, let two = two?.plainText else { return false }
            return !one.isEmpty && one == two
        }
        if equal(activity.title, other.activity.title)
            || equal(activity.place?.name, other.place?.name)
            || equal(activity.confirmation?.plainCode, other.activity.confirmation?.plainCode)
        {
            return true
        }
        guard let place = activity.place, let otherPlace = other.place else { return false }
        return place.kilometres(to: otherPlace).map { $0 < 0.3 } ?? false
    }
}

/// The nights that occur exactly once and on the ground.
private struct NightCertainty {
    private let clock: TravellerClock
    /// The times of the transports, in order of departure.
    private let rides: [Range<Instant>]
    private var known: [CivilDate: Bool] = [:]

    init(_ itinerary: Itinerary) {
        clock = itinerary.clock
        var rides: [Range<Instant>] = []
        for (_, activity) in itinerary.activities.matching({
            $0.kind.isTransport && $0.status != .cancelled && !$0.isAllDay
        }) { rides.append(activity.range) }
        self.rides = rides
    }

    /// The nights without uncertain ones at both ends; nil when none is left.
    mutating func sureNights(of nights: Range<CivilDate>) -> Range<CivilDate>? {
        var (first, end) = (nights.lowerBound, nights.upperBound)
        while first < end, !isSure(first), let next = try? first.adding(days: 1) { first = next }
        while first < end, let last = try? end.adding(days: -1), !isSure(last) { end = last }
        return first < end ? first..<end : nil
    }

    private mutating func isSure(_ date: CivilDate) -> Bool {
        if let answer = known[date] { return answer }
        let answer = isLivedOnce(date)
        known[date] = answer
        return answer
    }

    /// Whether the clock shows 03:00 once, with the traveller on the ground around it.
    private func isLivedOnce(_ date: CivilDate) -> Bool {
        guard let next = try? date.adding(days: 1),
            let three = try? TimeOfDay(secondsSinceMidnight: 3 * 3600)
        else { return false }
        let readings = clock.readings(of: CivilDateTime(next, three))
        guard let middle = readings.first?.instant, readings.count == 1 else { return false }
        let night = middle.later(by: .seconds(-3 * 3600))..<middle.later(by: .seconds(2 * 3600))
        // The last ride that leaves before the morning, if it takes most of the night.
        let count = rides.partitionPoint { $0.lowerBound < night.upperBound }
        guard count > 0 else { return true }
        let shared = rides[count - 1].clamped(to: night)
        return shared.upperBound.duration(since: shared.lowerBound) * 2 <= .seconds(5 * 3600)
    }
}
