import CivilTime
import Trips

/// The stretch of time outside which an activity cannot be, whatever the zones.
///
/// It is made of wall clocks alone, read as UTC and widened by the largest offset there can be. So it needs no zone
/// data, holds for floating times, and never goes stale when a government moves the clock. The price is
/// that a query brings about a day too much on each side.
struct ActivityBounds: Hashable {
    /// Seconds since the epoch; the activity cannot touch an earlier instant.
    let earliest: Int64

    /// Seconds since the epoch; the activity cannot touch this instant or a later one.
    let latest: Int64

    /// The largest distance between a wall clock and UTC: an offset is less than 26 hours (`UTCOffset`).
    static let slack: Int64 = 26 * 3600

    /// The length up to which a stretch is short.
    ///
    /// An index over short stretches by their start finds those that touch a window by looking no further back than
    /// this; the few long ones are looked through apart.
    static let shortLength: Int64 = 16 * 86_400

    /// Whether the stretch is too long to be found by its start.
    var isLong: Bool {
        latest.subtractingReportingOverflow(earliest).overflow || latest - earliest > Self.shortLength
    }

    /// Whether the activity can touch a window, end exclusive.
    func touch(_ window: Range<Instant>) -> Bool {
        latest > window.lowerBound.secondsSinceEpoch && earliest < window.upperBound.secondsSinceEpoch
    }

    init(earliest: Int64, latest: Int64) {
        self.earliest = earliest
        self.latest = latest
    }

    init(of activity: Activity) {
        var seconds: [Int64] =
            switch activity.span {
            case .timed(let start, let end): [start.local.secondsSinceEpoch, end.local.secondsSinceEpoch]
            case .allDay(let start, let end): [Self.midnight(of: start), Self.midnight(of: end)]
            }
        // A changed occurrence must come along where it was as well, to take the old time's place.
        if let original = activity.recurrenceID { seconds.append(original.secondsSinceEpoch) }
        let first = seconds.min() ?? 0
        let last = seconds.max() ?? 0
        // An RDATE may even lie before the start.
        let lines = activity.recurrence?.lines ?? []
        let reachesBack = lines.contains { $0.prefix(5).uppercased() == "RDATE" }
        earliest = reachesBack ? .min : first - Self.slack
        if !lines.isEmpty {
            latest = SeriesEnd(of: activity)?.lastEnd ?? .max
        } else {
            latest = SeriesEnd.mayMoveLaterOccurrences(activity) ? .max : last + Self.slack
        }
    }

    /// Whether the activity can touch no window that others do not touch: theirs reach as far on both sides.
    func areCovered(by others: ActivityBounds) -> Bool {
        others.earliest <= earliest && others.latest >= latest
    }

    private static func midnight(of date: CivilDate) -> Int64 { Int64(date.daysSinceEpoch) * 86_400 }
}

extension ActivityBounds {
    /// The window in which all transports are that decide where a traveller is during another one.
    ///
    /// - Parameters:
    ///   - window: The instants of interest.
    ///   - last: The bounds of a transport that is over before them. It departs and arrives after its earliest, so that
    ///     one which is over by then has nothing to say.
    ///   - first: Where there is none such, the bounds of any transport: the first one of all departs before its latest.
    ///   - next: The bounds of a transport that begins after them; the next one of all departs before its latest.
    /// - Returns: The window to be read; all of time behind them where there is no next one, all before them where there
    ///   is neither last nor first.
    static func window(
        deciding window: Range<Instant>, last: ActivityBounds?, first: ActivityBounds?, next: ActivityBounds?
    ) -> Range<Instant> {
        let after = next.flatMap { try? Instant(secondsSinceEpoch: $0.latest) } ?? .latest
        if let last {
            let from = (try? Instant(secondsSinceEpoch: last.earliest)) ?? .earliest
            return min(from, window.lowerBound)..<max(after, window.upperBound)
        }
        let until = first.flatMap { try? Instant(secondsSinceEpoch: $0.latest) } ?? .latest
        return .earliest..<max(until, after, window.upperBound)
    }
}
