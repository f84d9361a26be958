import CivilTime

/// One STANDARD or DAYLIGHT part of a VTIMEZONE: when it begins, from which offset to which (RFC 5545 §3.6.5).
struct Observance {
    /// One beginning of the part.
    struct Onset {
        let from: Int
        let change: FileZone.Change
    }

    private let start: CivilDateTime
    private let from: Int
    private let to: Int
    private let rule: YearlyRule?
    private let dates: [CivilDateTime]

    /// Returns `nil` for what lacks its start or its new offset, or has a rule that is not yearly.
    init?(_ component: Component) {
        guard let start = component.first(named: "DTSTART"),
            let value = try? DateTimeText(start.rawValue).value,
            let to = component.first(named: "TZOFFSETTO"), let offset = try? OffsetText(to.rawValue).value
        else { return nil }
        self.start = Self.civil(value)
        self.to = offset.totalSeconds
        // Some programs leave TZOFFSETFROM out; the change is then read as one from nowhere.
        let from = component.first(named: "TZOFFSETFROM").flatMap { try? OffsetText($0.rawValue).value }
        self.from = (from ?? offset).totalSeconds
        let rule = component.first(named: "RRULE").map { YearlyRule($0.rawValue, start: Self.civil(value)) }
        // No rule is fine; one that cannot be read is not.
        if case .some(.none) = rule { return nil }
        self.rule = rule ?? nil
        dates = component.all(named: "RDATE").flatMap { Self.dates($0.rawValue) }
    }

    /// The beginnings that matter for a range of years: those in it, and the last ones before it.
    func onsets(_ years: Range<Int>) -> [Onset] {
        var times = dates
        times.append(start)
        if let rule {
            times += rule.times(in: years.lowerBound - 2..<years.upperBound + 1, from: start, offset: from)
        }
        return times.map { time in
            let instant = time.secondsSinceEpoch - Int64(from)
            return Onset(from: from, change: FileZone.Change(instant: instant, offset: to))
        }
    }

    private static func civil(_ value: DateTimeValue) -> CivilDateTime {
        switch value {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let time), .utc(let time): time
        }
    }

    private static func dates(_ raw: String) -> [CivilDateTime] {
        raw.split(separator: ",").prefix(2000).compactMap { part in
            let first = part.split(separator: "/").first ?? part
            return (try? DateTimeText(String(first)).value).map(civil)
        }
    }
}
