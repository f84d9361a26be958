import CivilTime
import Recurrence
import RecurrenceOracle
import Testing

/// `SKIP` of RFC 7529 section 4.1, in the Gregorian calendar.
@Suite("Skip") struct SkipTests {
    @Test(arguments: [
        // The RFC's own case: monthly from 31 January.
        ("2014-01-31", "FREQ=MONTHLY;SKIP=OMIT", ["2014-01-31", "2014-03-31", "2014-05-31", "2014-07-31"]),
        (
            "2014-01-31", "FREQ=MONTHLY;SKIP=BACKWARD",
            ["2014-01-31", "2014-02-28", "2014-03-31", "2014-04-30"]
        ),
        (
            "2014-01-31", "FREQ=MONTHLY;SKIP=FORWARD",
            ["2014-01-31", "2014-03-01", "2014-03-31", "2014-05-01"]
        ),
        (
            "2012-02-29", "FREQ=YEARLY;SKIP=BACKWARD",
            ["2012-02-29", "2013-02-28", "2014-02-28", "2015-02-28", "2016-02-29"]
        ),
        (
            "2012-02-29", "FREQ=YEARLY;SKIP=FORWARD",
            ["2012-02-29", "2013-03-01", "2014-03-01", "2015-03-01", "2016-02-29"]
        ),
        // Two named days that come to the same day are one.
        (
            "2026-01-30", "FREQ=MONTHLY;BYMONTHDAY=29,30,31;SKIP=BACKWARD",
            ["2026-01-30", "2026-01-31", "2026-02-28", "2026-03-29"]
        ),
        (
            "2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD",
            ["2026-01-31", "2026-02-01", "2026-03-01", "2026-03-31"]
        ),
        // Only months that count are skipped from: every third from January lacks no 31st but April and,
        // later, none else.
        (
            "2014-01-31", "FREQ=MONTHLY;INTERVAL=3;SKIP=FORWARD",
            ["2014-01-31", "2014-05-01", "2014-07-31", "2014-10-31"]
        ),
        (
            "2026-02-28", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;SKIP=FORWARD",
            ["2026-02-28", "2026-03-01", "2027-03-01", "2028-03-01"]
        ),
        // Counted from the end, the day missing lies before the first of the month.
        (
            "2026-01-01", "FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=FORWARD",
            ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"]
        ),
        (
            "2026-01-01", "FREQ=MONTHLY;BYMONTHDAY=-31;SKIP=BACKWARD",
            ["2026-01-01", "2026-01-31", "2026-03-01", "2026-03-31"]
        ),
        (
            "2026-12-31", "FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD",
            ["2026-12-31", "2027-12-31", "2028-12-31"]
        ),
        (
            "2026-12-31", "FREQ=YEARLY;BYYEARDAY=366;SKIP=FORWARD",
            ["2026-12-31", "2027-01-01", "2028-01-01", "2028-12-31"]
        ),
        // BYDAY is asked after the day has moved: 1 March is a Sunday in 2026, the next one in 2037 (2032 has
        // a 29 February, a Sunday as well).
        (
            "2026-03-01", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU;SKIP=FORWARD",
            ["2026-03-01", "2032-02-29", "2037-03-01"]
        ),
        // A limiting part names nothing, so nothing is missing.
        ("2026-01-31", "FREQ=DAILY;BYMONTHDAY=31;SKIP=FORWARD", ["2026-01-31", "2026-03-31", "2026-05-31"]),
        // The position is picked in the month that names the day, wherever the day then lies.
        (
            "2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=1,31;BYSETPOS=2;SKIP=FORWARD",
            ["2026-01-31", "2026-03-01", "2026-03-31", "2026-05-01"]
        ),
    ])
    func `a missing day is moved`(start: String, rule: String, first: [String]) throws {
        #expect(try Notation.series(start, "RSCALE=GREGORIAN;" + rule).first(first.count) == first)
    }

    @Test(arguments: [
        "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29,-30",
        "FREQ=MONTHLY;BYMONTHDAY=-31,30;BYSETPOS=-1",
    ])
    func `a window into moved days holds what the whole holds`(rule: String) throws {
        for skip in ["FORWARD", "BACKWARD"] {
            let series = try Notation.series("2020-01-31", "RSCALE=GREGORIAN;SKIP=\(skip);INTERVAL=2;" + rule)
            let whole = series.occurrences(
                in: try Notation.window("2020-01-01", "2040-01-01"), limits: .standard)
            #expect(whole.starts.count > 8)
            for year in 2020..<2040 {
                for month in ["02-28", "03-01", "05-01", "06-30"] {
                    let window = try Notation.window("\(year)-\(month)", "2040-01-01")
                    let part = series.occurrences(in: window, limits: .standard)
                    #expect(part.starts == whole.starts.filter { $0 >= window.lowerBound })
                }
            }
        }
    }

    // MARK: - Against a slow reading

    /// Names the days of every month that counts, one by one, moves the missing ones, then filters, gathers
    /// and picks.
    func slowReading(_ rule: RecurrenceRule, start: CivilDateTime, months: Range<Int>) throws -> [Int] {
        var periods: [Int: Set<Int>] = [:]
        let isYearly = rule.frequency == .yearly
        let own = start.date.year * 12 + start.date.month - 1
        for month in own - 30..<own + months.upperBound {
            let phase = isYearly ? month / 12 - own / 12 : month - own
            guard modulo(phase, rule.interval) == 0,
                rule.byMonth.isEmpty || rule.byMonth.contains(month % 12 + 1)
            else { continue }
            let length = CivilDate.daysInMonth(month % 12 + 1, of: month / 12)
            let first = try CivilDate(month / 12, month % 12 + 1, 1).daysSinceEpoch
            for value in rule.byMonthDay {
                let place = value > 0 ? value - 1 : length + value
                let day: Int? =
                    switch rule.skip {
                    case _ where (0..<length).contains(place): first + place
                    case .omit: nil
                    case .forward: place < 0 ? first : first + length
                    case .backward: place < 0 ? first - 1 : first + length - 1
                    }
                guard let day else { continue }
                let weekday = try CivilDate(daysSinceEpoch: day).weekday
                guard rule.byDay.isEmpty || rule.byDay.contains(where: { $0.weekday == weekday }) else {
                    continue
                }
                for hour in rule.byHour {
                    let second = day * 86_400 + hour * 3600 + start.time.minute * 60 + start.time.second
                    periods[isYearly ? month / 12 : month, default: []].insert(second)
                }
            }
        }
        var times: Set = [Int(start.secondsSinceEpoch)]
        for period in periods.values {
            let sorted = period.sorted()
            for (place, time) in sorted.enumerated() where time > Int(start.secondsSinceEpoch) {
                let fromEnd = place - sorted.count
                if rule.bySetPosition.isEmpty
                    || !Set(rule.bySetPosition).isDisjoint(with: [place + 1, fromEnd])
                {
                    times.insert(time)
                }
            }
        }
        return times.sorted()
    }

    @Test(arguments: 0..<200) func `a random rule gives what the slow reading gives`(seed: Int) throws {
        var random = RandomRules(seed: seed)
        let start = try random.start()
        func pick(_ values: [Int], _ random: inout RandomRules) -> [Int] {
            values.filter { _ in random.chance(3) }
        }
        let named = [29, 30, 31, -29, -30, -31, 1, 15]
        let rule = try RecurrenceRule(
            frequency: seed.isMultiple(of: 2) ? .monthly : .yearly,
            interval: random.chance(2) ? 1 : 1 + seed % 5,
            byHour: [9] + pick([18], &random),
            byDay: random.chance(3) ? [.init(.monday), .init(.wednesday), .init(.saturday)] : [],
            byMonthDay: [31] + pick(named, &random), byMonth: random.chance(2) ? [2, 4, 12] : [],
            bySetPosition: random.chance(2) ? [1, -1] : [], skip: seed % 3 == 0 ? .backward : .forward)
        let end = CivilDateTime(try CivilDate(start.date.year + 12, 1, 1), .midnight)
        let expected = try slowReading(rule, start: start, months: 0..<200)
            .filter { $0 < Int(end.secondsSinceEpoch) }
        let series = RecurrenceSet(start: start, isDateOnly: false, rules: [rule])
        let found = series.occurrences(in: start..<end, limits: Notation.ample)
        #expect(found.starts.map { Int($0.secondsSinceEpoch) } == expected, "\(start) \(rule)")
    }
}
