import CivilTime
import Messages
import Trips

/// `overlap`: two exclusive activities share time.
///
/// Ends are exclusive, so what starts when another ends shares nothing. All-day activities have dates and no
/// hours, and share none. Of an activity whose end is estimated only the start is a fact. A pair of transports that `impossible-connection` reports is not reported again.
/// One flight or one concert that is booked twice, for two people or by mistake, is one and shares nothing.
///
/// Two series that meet time and again, or a series and something long, are told once: the first time they meet, with how
/// often they do so later.
///
/// An activity is paired with those that began before it, or with it, and still run: at most
/// ``pairsPerActivity`` of them, the ones that run longest. So a heap of activities at one instant gives
/// findings in proportion to its size, and every activity that is in anybody's way is named.
public struct OverlapRule: TripRule {
    /// `overlap`.
    public let id = RuleID.overlap

    /// How much its findings matter; at first an error.
    public var severity = TripFinding.Severity.error

    /// When it fires, in one clause.
    public let summary = tr("two exclusive activities share time")

    /// With how many earlier activities one activity is paired at most.
    public var pairsPerActivity = 4

    /// Whether two series are told once, and not for every pair of their occurrences.
    public var tellsSeriesOnce = true

    /// Creates the rule with its own severity and limit.
    public init() {}

    /// Returns one finding for each pair that shares time; of the occurrences of series, one for each pair of series.
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

    /// Two that share time for the first time, and how often they do so later.
    private struct Meeting {
        let first: ScheduledActivity
        let second: ScheduledActivity
        var more = 0
        var last: ScheduledActivity?
    }

    /// What occurrences of the same two series have in common, in either order.
    private struct SeriesPair: Hashable {
        let lower: ActivityUID
        let upper: ActivityUID

        /// Fails for two activities that happen once: every pair of them is told.
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

    /// What is said of one that starts during another, with an unknown end.
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

    /// How often they meet again.
    private static func more(_ meeting: Meeting) -> String? {
        guard let last = meeting.last else { return nil }
        let time = FindingPhrase.time(last.start, last.startZone)
        return meeting.more == 1
            ? tr("they meet once more on \(time)")
            : tr("they meet \(meeting.more) more times, at last on \(time)")
    }
}
