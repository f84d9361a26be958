import CivilTime
import Recurrence
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
        // Only months that count are skipped from: every third from January lacks no 31st but April and, later, none else.
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
        // BYDAY is asked after the day has moved: 1 March is a Sunday in 2026, the next one in 2037 (2032 has a 29 February,
        // a Sunday as well).
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
}
