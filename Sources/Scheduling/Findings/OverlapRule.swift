import CivilTime
import Messages
import Trips

/// `overlap`: two exclusive activities overlap in time.
///
/// Ends are exclusive, so an activity that starts when another ends does not overlap it. All-day activities have no
/// times and never overlap. If an end is estimated, only the start counts. A pair of transports that
/// `impossible-connection` reports is not reported again. One flight or one concert booked twice, for two people or
/// by mistake, does not overlap itself.
///
/// Two series that overlap repeatedly, or a series and a long activity, are reported once: for their first overlap,
/// with the number of later ones.
///
/// An activity is paired with those that began before it, or with it, and have not ended: at most
/// ``pairsPerActivity`` of them, those that last longest. So many activities at one instant give findings in
/// proportion to their number, and every overlapping activity is named.
public struct OverlapRule: TripRule {
    /// `overlap`.
    public let id = RuleID.overlap

    /// The severity of its findings; by default an error.
    public var severity = TripFinding.Severity.error

    /// When it fires, in one clause.
    public let summary = tr("two exclusive activities share time")

    /// The most earlier activities that one activity is paired with.
    public var pairsPerActivity = 4

    /// Whether two series are reported once, and not for every pair of occurrences.
    public var tellsSeriesOnce = true

    /// Creates the rule with its own severity and limit.
    public init() {}

    /// Returns one finding for each overlapping pair; for occurrences of series, one for each pair of series.
    ///
    /// - Parameter itinerary: The trip.
    /// - Returns: The findings, in order of the later start.
    /// - Complexity: O(n) after the itinerary has been sorted.
    public func findings(in itinerary: Itinerary) -> [TripFinding] {
        let activities = itinerary.activities
        var missedAfter: [Int: Int] = [:]
        for (from, to) in itinerary.connectedIndices where activities[to].start < activities[from].end {
            missedAfter[from] = to
        }
        var meetings: [Meeting] = []
        var known: [SeriesPair: Int] = [:]
        var running: [(index: Int, end: Instant)] = []  // by end, the last first
        for (index, outline) in activities.outlines(matching: {
            $0.isExclusive && !$0.isAllDay && $0.start < $0.end
        }) {
            let range = outline.start..<outline.saidEnd
            while let last = running.last, last.end <= range.lowerBound { running.removeLast() }
            for (other, _) in running where missedAfter[other] != index {
                let (earlier, later) = (activities[other], activities[index])
                if later.isSameJourney(as: earlier) { continue }
                let pair = tellsSeriesOnce ? SeriesPair(earlier, later) : nil
                if let pair, let place = known[pair] {
                    meetings[place].more += 1
                    meetings[place].last = later
                } else {
                    if let pair { known[pair] = meetings.count }
                    meetings.append(Meeting(first: earlier, second: later))
                }
            }
            guard !range.isEmpty else { continue }
            let place = running.firstIndex { $0.end < range.upperBound } ?? running.count
            running.insert((index, range.upperBound), at: place)
            if running.count > max(0, pairsPerActivity) { running.removeLast() }
        }
        return meetings.map { finding($0, in: itinerary) }
    }

    /// The first overlap of two activities, and the number of later ones.
    private struct Meeting {
        let first: ScheduledActivity
        let second: ScheduledActivity
        var more = 0
        var last: ScheduledActivity?
    }

    /// The common key of occurrences of the same two series, in either order.
    private struct SeriesPair: Hashable {
        let lower: ActivityUID
        let upper: ActivityUID

        /// Nil for two single activities, for which every pair is reported.
        init?(_ one: ScheduledActivity, _ other: ScheduledActivity) {
            guard one.key.recurrenceID != nil || other.key.recurrenceID != nil else { return nil }
            (lower, upper) = (min(one.key.uid, other.key.uid), max(one.key.uid, other.key.uid))
        }
    }

    private func finding(_ meeting: Meeting, in itinerary: Itinerary) -> TripFinding {
        let (first, second) = (meeting.first, meeting.second)
        if second.isEndEstimated { return begins(meeting, in: itinerary) }
        let end = min(first.end, second.end)
        let worn = itinerary.clock.zone(at: second.start)
        let shared = FindingPhrase.length(end.duration(since: second.start))
        let (firstName, secondName) = (FindingPhrase.name(first), FindingPhrase.name(second))
        let isInside = end == second.end && end < first.end
        let starts = FindingPhrase.time(second.start, second.startZone, alsoIn: worn, atEnd: !isInside)
        let ends = FindingPhrase.time(
            first.end, first.endZone, alsoIn: itinerary.clock.zone(before: first.end), atEnd: isInside)
        let reason =
            isInside
            ? tr("\(secondName) starts on \(starts) and ends while \(firstName) lasts, until \(ends)")
            : tr("\(firstName) ends on \(ends) and \(secondName) starts on \(starts)")
        return TripFinding(
            rule: id, severity: severity, items: [first.key, second.key], instant: second.start,
            message:
                FindingPhrase.sentence(
                    tr("\(firstName) and \(secondName) share \(shared): \(reason)"), Self.more(meeting)))
    }

    /// The finding about one that starts during another with an unknown end.
    private func begins(_ meeting: Meeting, in itinerary: Itinerary) -> TripFinding {
        let (first, second) = (meeting.first, meeting.second)
        let starts = FindingPhrase.time(
            second.start, second.startZone, alsoIn: itinerary.clock.zone(at: second.start), atEnd: false)
        let ends = FindingPhrase.time(
            first.end, first.endZone, alsoIn: itinerary.clock.zone(before: first.end), atEnd: true)
        return TripFinding(
            rule: id, severity: severity, items: [first.key, second.key], instant: second.start,
            message: FindingPhrase.sentence(
                tr(
                    "\(FindingPhrase.name(second)) starts on \(starts) while \(FindingPhrase.name(first)) lasts, until "
                        + "\(ends)"), Self.more(meeting)))
    }

    /// The number of later overlaps.
    private static func more(_ meeting: Meeting) -> String? {
        guard let last = meeting.last else { return nil }
        let time = FindingPhrase.time(last.start, last.startZone)
        return meeting.more == 1
            ? tr("they meet once more on \(time)")
            : tr("they meet \(meeting.more) more times, at last on \(time)")
    }
}
