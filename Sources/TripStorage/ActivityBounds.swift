import CivilTime
import Trips

/// The period outside which an activity cannot be, in any zone.
///
/// It is computed from wall clocks alone, read as UTC and widened by the largest possible offset. So it needs
/// no zone data, holds for floating times, and never becomes stale when a government changes the clocks. The
/// price is that a query returns about a day too much on each side.
struct ActivityBounds: Hashable {
    /// Seconds since the epoch, inclusive; the activity touches no earlier instant.
    let earliest: Int64

    /// Seconds since the epoch, exclusive; the activity touches neither this instant nor a later one.
    let latest: Int64

    /// The largest distance between a wall clock and UTC: an offset is less than 26 hours (`UTCOffset`).
    static let slack: Int64 = 26 * 3600

    /// The length in seconds up to which a period is short.
    ///
    /// An index of short periods by their start finds those that touch a window by searching no further back
    /// than this; the few long ones are searched separately.
    static let shortLength: Int64 = 16 * 86_400

    /// Whether the period is too long to be found by its start.
    var isLong: Bool {
        latest.subtractingReportingOverflow(earliest).overflow || latest - earliest > Self.shortLength
    }

    /// Returns whether the activity can touch a window, end exclusive.
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
        // An override must also be found at its original time, which it replaces.
        if let original = activity.recurrenceID { seconds.append(original.secondsSinceEpoch) }
        let first = seconds.min() ?? 0
        let last = seconds.max() ?? 0
        // An RDATE may even lie before the start.
        earliest = activity.recurrence?.addsDates == true ? .min : first - Self.slack
        if let recurrence = activity.recurrence, !recurrence.lines.isEmpty {
            latest = SeriesEnd(of: activity)?.lastEnd ?? .max
        } else {
            latest = activity.standsForLater ? .max : last + Self.slack
        }
    }

    /// Returns whether other bounds reach as far on both sides.
    func areCovered(by others: ActivityBounds) -> Bool {
        others.earliest <= earliest && others.latest >= latest
    }

    private static func midnight(of date: CivilDate) -> Int64 { Int64(date.daysSinceEpoch) * 86_400 }
}

extension ActivityBounds {
    /// Returns the window with all transports that decide where a traveller is during another one.
    ///
    /// - Parameters:
    ///   - window: The instants of interest.
    ///   - last: The bounds of a transport that ends before them. It departs and arrives after its earliest
    ///     instant, so that one which ends before that is irrelevant.
    ///   - first: Without such a transport, the bounds of any: the first of all departs before its latest.
    ///   - next: The bounds of a transport that starts after them; the next of all departs before its latest.
    /// - Returns: The window to read; it is unbounded at the end without a next transport, and at the start
    ///   without a last or first one.
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
