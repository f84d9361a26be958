import CivilTime
import Recurrence

/// One STANDARD or DAYLIGHT part of a VTIMEZONE, with its onsets and offsets (RFC 5545 §3.6.5).
struct Observance {
    /// One onset of the part.
    struct Onset {
        let from: Int
        let change: FileZone.Change
    }

    private let start: CivilDateTime
    private let from: Int
    private let to: Int
    private let rules: [RecurrenceRule]
    private let dates: [CivilDateTime]

    /// The most RDATEs of one part of a VTIMEZONE.
    private static let mostDates = 2000

    /// Makes the part; `nil` without start or new offset, or with unreadable rules or dates.
    init?(_ component: Component) {
        guard let start = component.first(named: "DTSTART"),
            let value = try? DateTimeText(start.rawValue).value,
            let to = component.first(named: "TZOFFSETTO"), let offset = try? OffsetText(to.rawValue).value
        else { return nil }
        self.start = Self.civil(value)
        self.to = offset.totalSeconds
        // Some programs omit TZOFFSETFROM; the previous offset is then unknown.
        let from = component.first(named: "TZOFFSETFROM").flatMap { try? OffsetText($0.rawValue).value }
        self.from = (from ?? offset).totalSeconds
        // A missing rule is fine; an unreadable one is not.
        var reader = ValueReader()
        let lines = component.all(named: "RRULE")
        let rules = lines.compactMap { reader.recurrenceRule($0) }
        guard rules.count == lines.count else { return nil }
        let before = Int64(self.from)
        self.rules = rules.map { rule in
            rule.resolvingUntil { utc in (try? utc.adding(.seconds(before))) ?? utc }
        }
        let texts = component.all(named: "RDATE").flatMap {
            $0.rawValue.split(separator: ",", maxSplits: Self.mostDates)
        }
        guard texts.count <= Self.mostDates else { return nil }
        dates = texts.compactMap { text in
            let first = text.split(separator: "/").first ?? text
            return (try? DateTimeText(String(first)).value).map(Self.civil)
        }
    }

    /// Returns the onsets within a range of years, and the last ones before it.
    ///
    /// - Parameters:
    ///   - years: The years.
    ///   - work: The steps left; the steps taken are subtracted.
    /// - Returns: The onsets, unordered, or `nil` beyond the work limit.
    func onsets(_ years: Range<Int>, work: inout Int) -> [Onset]? {
        var onsets = [start] + dates
        for rule in rules {
            guard let found = times(of: rule, in: years, work: &work) else { return nil }
            onsets += found
        }
        return onsets.map { time in
            let instant = time.secondsSinceEpoch - Int64(from)
            return Onset(from: from, change: FileZone.Change(instant: instant, offset: to))
        }
    }

    private func times(of rule: RecurrenceRule, in years: Range<Int>, work: inout Int) -> [CivilDateTime]? {
        guard let window = window(of: rule, in: years) else { return [] }
        let set = RecurrenceSet(start: start, isDateOnly: false, rules: [rule])
        let limits = ExpansionLimits(maximumOccurrences: max(0, work), maximumWork: max(0, work))
        let expansion = set.occurrences(in: window, limits: limits)
        work -= expansion.work + expansion.starts.count
        return expansion.isComplete ? expansion.starts : nil
    }

    /// Returns the window in which to expand a rule; for one that ended earlier, its last years.
    private func window(of rule: RecurrenceRule, in years: Range<Int>) -> Range<CivilDateTime>? {
        var first = years.lowerBound - 2
        switch rule.bound {
        case .forever: break
        case .count: first = start.date.year
        case .until(.date(let date)): first = min(first, date.year - 1)
        case .until(.local(let time)), .until(.utc(let time)): first = min(first, time.date.year - 1)
        }
        guard let lower = try? CivilDate(max(first, 1), 1, 1),
            let upper = try? CivilDate(min(years.upperBound + 1, 9999), 1, 1), lower < upper
        else { return nil }
        return CivilDateTime(lower, .midnight)..<CivilDateTime(upper, .midnight)
    }

    private static func civil(_ value: DateTimeValue) -> CivilDateTime {
        switch value {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let time), .utc(let time): time
        }
    }
}
