import CivilTime
import Recurrence
import Testing

/// Rules that hang other engines. What is bounded is counted work, not time on a clock.
@Suite("Hostile rules") struct HostileRuleTests {
    static let century = ("2000-01-01", "2100-01-01")

    @Test(arguments: [
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2000000000", "FREQ=HOURLY;BYYEARDAY=366;BYMONTH=1",
        "FREQ=MONTHLY;BYDAY=6MO", "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=10",
        "FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29",
        "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
        "FREQ=SECONDLY;INTERVAL=86400;BYHOUR=5", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
        "FREQ=DAILY;INTERVAL=7;BYDAY=MO", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2",
        "FREQ=HOURLY;INTERVAL=2;BYHOUR=1,3,5",
        "FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1", "FREQ=YEARLY;BYDAY=20MO;BYYEARDAY=1",
    ])
    func `a rule that names no time is found out for little work`(rule: String) throws {
        let series = try Notation.series("1999-01-01T00:00:00", rule)
        let window = try Notation.window(Self.century.0, Self.century.1)
        let limits = ExpansionLimits(maximumOccurrences: 1000, maximumWork: 300_000)
        let expansion = series.occurrences(in: window, limits: limits)
        #expect(expansion.starts.isEmpty)
        #expect(expansion.isComplete)
        #expect(expansion.findings.map(\.code) == [.neverYields])
        #expect(expansion.findings.first?.rule == 0)
        #expect(expansion.work < 300_000)
    }

    @Test(arguments: [
        "FREQ=SECONDLY", "FREQ=SECONDLY;COUNT=2000000000", "FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9,10",
        "FREQ=SECONDLY;UNTIL=20991231", "FREQ=SECONDLY;INTERVAL=3;BYMONTH=1,2,3;BYDAY=MO,TU,WE,TH,FR",
    ])
    func `a century of seconds stops at the limit`(rule: String) throws {
        let series = try Notation.series("1999-12-31T23:59:57", rule)
        let limits = ExpansionLimits(maximumOccurrences: 5000, maximumWork: 20_000)
        let window = try Notation.window("1999-12-31T23:59:57", "2100-01-01")
        let expansion = series.occurrences(in: window, limits: limits)
        #expect(expansion.starts.count == 5000)
        #expect(expansion.stop == .occurrences)
        #expect(expansion.work < 6000)
        let last = try #require(expansion.starts.last)
        #expect(expansion.completeUntil > last)
    }

    @Test(arguments: [
        ("FREQ=SECONDLY", "2099-12-31T23:59:50", 10), ("FREQ=MINUTELY;INTERVAL=7", "2099-12-31T23:59:00", 0),
        ("FREQ=DAILY", "2099-12-31", 1), ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "2099-12-28", 2),
        ("FREQ=MONTHLY;BYDAY=-1TH", "2099-12-01", 1), ("FREQ=YEARLY", "2099-01-01", 1),
        ("FREQ=YEARLY;BYWEEKNO=53", "2093-12-01", 1),
        ("FREQ=SECONDLY;BYHOUR=10;BYMINUTE=1;BYSECOND=0;BYMONTH=2;BYMONTHDAY=29", "2096-01-01", 1),
    ])
    func `a window a century away is reached at once`(rule: String, from: String, count: Int) throws {
        // 1 January 2000 was a Saturday. The last year of 53 weeks before 2099 is 2093, whose week 53 has its
        // Saturday on 2 January 2094.
        let series = try Notation.series("2000-01-01", rule)
        let timed = RecurrenceSet(start: series.start, isDateOnly: false, rules: series.rules)
        let window = try Notation.window(from, "2100-01-01")
        let expansion = timed.occurrences(in: window, limits: .standard)
        #expect(expansion.starts.count == count)
        #expect(expansion.isComplete)
        #expect(expansion.work < 500)
    }

    @Test func `a count is walked to by the month`() throws {
        // 36,525 days of 20th century's last day to 2100: the count ends with 31 December 2099.
        let series = try Notation.series("2000-01-01", "FREQ=DAILY;COUNT=36525")
        let expansion = series.occurrences(
            in: try Notation.window("2099-12-30", "2101-01-01"), limits: .standard)
        #expect(expansion.starts.map(\.short) == ["2099-12-30", "2099-12-31"])
        #expect(expansion.work < 4000)
    }

    @Test func `no work at all is an answer that knows nothing`() throws {
        let series = try Notation.series("2000-01-01T00:00:30", "FREQ=DAILY")
        let window = try Notation.window("2000-01-02", "2100-01-01")
        let limits = ExpansionLimits(maximumOccurrences: 10, maximumWork: 0)
        let expansion = series.occurrences(in: window, limits: limits)
        #expect(expansion.starts.isEmpty)
        #expect(expansion.stop == .work)
        #expect(expansion.completeUntil == window.lowerBound)
    }

    @Test func `work runs out without a rule being split from its series`() throws {
        let series = try Notation.series("2000-01-01", "FREQ=SECONDLY;COUNT=2000000000")
        let timed = RecurrenceSet(start: series.start, isDateOnly: false, rules: series.rules)
        let window = try Notation.window("2050-01-01", "2050-01-02")
        let limits = ExpansionLimits(maximumOccurrences: 10, maximumWork: 1000)
        let expansion = timed.occurrences(in: window, limits: limits)
        #expect(expansion.stop == .work)
        #expect(expansion.completeUntil == window.lowerBound)
    }

    @Test func `many rules, dates and exclusions stay bounded`() throws {
        let rule = try RecurrenceRule(parsing: "FREQ=MINUTELY")
        let start = try CivilDateTime(2000, 1, 1, 0, 0)
        let excluded = try (0..<20_000).map { try start.adding(.seconds(60 * $0)) }
        let series = RecurrenceSet(
            start: start, isDateOnly: false, rules: Array(repeating: rule, count: 50), excludedDates: excluded
        )
        let limits = ExpansionLimits(maximumOccurrences: 10, maximumWork: 100_000)
        let expansion = series.occurrences(
            in: try Notation.window("2000-01-01", "2001-01-01"), limits: limits)
        #expect(expansion.stop == .work)
        #expect(expansion.work == 100_000)
        #expect(expansion.completeUntil > start)
    }

    // MARK: - The ends of the calendar

    @Test(arguments: [
        "FREQ=SECONDLY;INTERVAL=43199", "FREQ=MINUTELY;INTERVAL=719", "FREQ=HOURLY;INTERVAL=11", "FREQ=DAILY",
        "FREQ=WEEKLY;BYDAY=MO,FR", "FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=31",
        "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "FREQ=YEARLY;BYWEEKNO=52;BYDAY=FR", "FREQ=YEARLY;BYYEARDAY=-1",
        "FREQ=YEARLY;BYWEEKNO=1,52,53;BYDAY=FR;BYSETPOS=-1",
        "RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=YEARLY;BYYEARDAY=366",
        "RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=MONTHLY;BYMONTHDAY=31;BYSETPOS=1",
        "FREQ=YEARLY;INTERVAL=2147483647", "FREQ=MONTHLY;INTERVAL=2147483647",
        "FREQ=WEEKLY;INTERVAL=2147483647",
        "FREQ=DAILY;INTERVAL=2147483647", "FREQ=SECONDLY;INTERVAL=2147483647",
        "FREQ=YEARLY;INTERVAL=2147483647;BYWEEKNO=1", "FREQ=WEEKLY;INTERVAL=2147483647;BYDAY=MO;BYSETPOS=1",
    ])
    func `a rule runs into the end of the calendar and stops`(rule: String) throws {
        // 31 December 9999 is a Friday.
        let starts = try [
            CivilDateTime(9999, 12, 30, 12, 0), CivilDateTime(9998, 1, 1, 0, 0),
            CivilDateTime(-9999, 1, 1, 0, 0),
        ]
        for start in starts {
            let series = RecurrenceSet(
                start: start, isDateOnly: false, rules: [try RecurrenceRule(parsing: rule)])
            let end = CivilDateTime(.latest, try TimeOfDay(23, 59, 59))
            let expansion = series.occurrences(
                in: max(start, try Notation.time("9999-12-01"))..<end, limits: .standard)
            #expect(expansion.isComplete)
            #expect(expansion.starts.allSatisfy { $0 >= start && $0 < end })
            let first = series.occurrences(
                in: start..<end, limits: .init(maximumOccurrences: 1, maximumWork: 100))
            #expect(first.starts == [start])
        }
    }

    @Test func `the last day of the calendar is an occurrence`() throws {
        let series = try Notation.series("9999-12-29", "FREQ=DAILY")
        #expect(try series.first(9) == ["9999-12-29", "9999-12-30"])
        let end = CivilDateTime(.latest, try TimeOfDay(23, 59, 59))
        #expect(series.occurrences(in: series.start..<end, limits: .standard).starts.count == 3)
    }
}
