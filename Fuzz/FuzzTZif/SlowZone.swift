import CivilTime
import FuzzKit

/// A slow implementation of compiled zones by RFC 9636: the table from its beginning, then the footer.
struct SlowZone {
    let data: TZifData
    private let rule: SlowRule?

    init(_ data: TZifData) {
        self.data = data
        rule = data.footer.map(SlowRule.init)
    }

    /// The period in force at a second, in the years of ``FuzzKit/SlowRule/years``.
    ///
    /// RFC 9636 section 3.3: the footer applies after the table, and at all times without one. A table whose end
    /// contradicts the footer violates that section; it then applies until the footer's next transition. (Without
    /// one, ``Zone`` refuses the file, and nothing is compared.)
    func period(at second: Int64) -> ZonePeriod {
        guard let last = data.changes.last, second >= last.second, let rule else {
            if let rule, data.changes.isEmpty { return rule.period(at: second) }
            return data.changes.last { $0.second <= second }?.period ?? data.first
        }
        return rule.hasChanged(after: last.second, through: second) ? rule.period(at: second) : last.period
    }

    /// Every offset of the zone.
    var offsets: Set<UTCOffset> {
        var offsets: Set = [data.first.offset]
        for change in data.changes { offsets.insert(change.period.offset) }
        if let footer = data.footer { offsets.insert(footer.standard.offset) }
        if let daylight = data.footer?.daylight { offsets.insert(daylight.period.offset) }
        return offsets
    }

    /// The instants with a local time, found by trying every offset.
    func instants(showing local: CivilDateTime) -> [Int64] {
        offsets.map { (local.secondsSinceEpoch - Int64($0.totalSeconds), $0) }
            .filter { period(at: $0.0).offset == $0.1 }.map(\.0).sorted()
    }
}

extension SlowZone: CustomStringConvertible {
    /// The beginning, at most eight transitions at the end of the table, and the footer.
    var description: String {
        func text(_ period: ZonePeriod) -> String {
            "\(period.offset)\(period.isDaylight ? "d" : "") \(period.abbreviation.debugDescription)"
        }
        let changes = data.changes.suffix(8).map { "\($0.second) \(text($0.period))" }
        return
            "[\(([text(data.first)] + changes).joined(separator: ", "))] \(data.footer?.description ?? "no footer")"
    }
}

extension SlowRule {
    /// Whether the rule has a transition after one second and up to another.
    ///
    /// Usually the next year is enough. Where the end of daylight saving time and its next start coincide in most
    /// years, more years are checked.
    fileprivate func hasChanged(after start: Int64, through end: Int64) -> Bool {
        // A table may end long before the calendar begins, and after it has ended.
        let year = max(
            start < -400_000_000_000 ? .min : SlowRule.year(of: start), SlowRule.years.lowerBound + 2)
        let last = SlowRule.year(of: end)
        for named in (year - 2)...max(year - 2, min(year + 50, last + 1)) {
            guard let changes = changes(in: named) else { continue }
            for change in [changes.start, changes.end] where change > start && change <= end {
                if period(at: change) != period(at: change - 1) { return true }
            }
        }
        return false
    }
}
