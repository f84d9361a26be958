import CivilTime
import Recurrence
import Testing

@Suite("RecurrenceSet") struct RecurrenceSetTests {
    // MARK: - The start

    @Test func `a start that its rule does not name is the first occurrence and counts`() throws {
        // 1 January 2026 is a Thursday. RFC 5545 section 3.8.5.3: DTSTART counts as the first occurrence.
        let series = try Notation.series("2026-01-01", "FREQ=WEEKLY;BYDAY=MO;COUNT=3")
        #expect(try series.first(9) == ["2026-01-01", "2026-01-05", "2026-01-12"])
    }

    @Test func `a start that its rule names counts once`() throws {
        #expect(
            try Notation.series("2026-01-01", "FREQ=DAILY;COUNT=2").first(9) == ["2026-01-01", "2026-01-02"])
    }

    @Test func `a series without rules has its start`() throws {
        #expect(try Notation.series("2026-01-01T09:00").first(9) == ["2026-01-01T09:00"])
    }

    @Test func `a count of one is the start alone`() throws {
        #expect(try Notation.series("2026-01-01", "FREQ=DAILY;COUNT=1").first(9) == ["2026-01-01"])
    }

    @Test func `an end before the start leaves the start and is a finding`() throws {
        let series = try Notation.series("2026-01-05", "FREQ=DAILY;UNTIL=20260101")
        let expansion = series.occurrences(
            in: try Notation.window("2026-01-01", "2027-01-01"), limits: .standard)
        #expect(expansion.starts.map(\.short) == ["2026-01-05"])
        #expect(expansion.findings.map(\.code) == [.untilBeforeStart])
        #expect(
            expansion.findings.first?.description
                == "FREQ=DAILY;UNTIL=20260101: the rule ends before the series starts on 2026-01-05T00:00:00")
    }

    // MARK: - Ends

    @Test(arguments: [
        ("20260102", ["2026-01-01T09:00", "2026-01-02T09:00"]),
        ("20260102T090000", ["2026-01-01T09:00", "2026-01-02T09:00"]),
        ("20260102T085959", ["2026-01-01T09:00"]),
    ])
    func `an end is inclusive, and a date is its whole day`(until: String, starts: [String]) throws {
        #expect(try Notation.series("2026-01-01T09:00", "FREQ=DAILY;UNTIL=\(until)").first(9) == starts)
    }

    @Test func `an end left in UTC is compared as it stands and is a finding`() throws {
        let series = try Notation.series("2026-01-01T09:00", "FREQ=DAILY;UNTIL=20260102T090000Z")
        let expansion = series.occurrences(
            in: try Notation.window("2026-01-01", "2027-01-01"), limits: .standard)
        #expect(expansion.starts.map(\.short) == ["2026-01-01T09:00", "2026-01-02T09:00"])
        #expect(expansion.findings.map(\.code) == [.untilNotResolved])
    }

    // MARK: - Several sources

    @Test func `times of several rules and dates come once, ascending`() throws {
        let series = try Notation.series(
            "2026-01-01T09:00", "FREQ=DAILY;COUNT=3", "FREQ=DAILY;INTERVAL=2;COUNT=3",
            dates: ["2026-01-02T12:00", "2026-01-01T09:00", "2025-12-31T09:00", "2026-01-03T09:00"])
        let all = series.occurrences(in: try Notation.window("2025-01-01", "2027-01-01"), limits: .standard)
        #expect(
            all.starts.map(\.short) == [
                "2025-12-31T09:00", "2026-01-01T09:00", "2026-01-02T09:00", "2026-01-02T12:00",
                "2026-01-03T09:00", "2026-01-05T09:00",
            ])
    }

    @Test func `excluded times and days are taken out and still count`() throws {
        let series = try Notation.series(
            "2026-01-01T09:00", "FREQ=DAILY;COUNT=5;BYHOUR=9,18",
            excluding: ["2026-01-01T09:00", "2026-01-02T10:00"],
            excludingDays: ["2026-01-02"])
        #expect(try series.first(9) == ["2026-01-01T18:00", "2026-01-03T09:00"])
    }

    @Test func `an excluded date beats an added one`() throws {
        let series = try Notation.series(
            "2026-01-01", dates: ["2026-01-05", "2026-01-06"], excluding: ["2026-01-05"])
        #expect(try series.first(9) == ["2026-01-01", "2026-01-06"])
    }

    @Test func `lists are kept in order and without repeats`() throws {
        let series = try Notation.series(
            "2026-01-01", dates: ["2026-01-06", "2026-01-05", "2026-01-06"],
            excluding: ["2026-02-02", "2026-02-01"],
            excludingDays: ["2026-03-02", "2026-03-01", "2026-03-01"])
        #expect(series.dates.map(\.short) == ["2026-01-05", "2026-01-06"])
        #expect(series.excludedDates.map(\.short) == ["2026-02-01", "2026-02-02"])
        #expect(series.excludedDays.map(\.description) == ["2026-03-01", "2026-03-02"])
    }

    // MARK: - Whole days

    @Test func `a series of whole days has midnights only`() throws {
        let series = RecurrenceSet(
            start: try CivilDateTime(2026, 1, 1, 9, 30), isDateOnly: true,
            rules: [try RecurrenceRule(parsing: "FREQ=DAILY;COUNT=4")],
            dates: [try CivilDateTime(2026, 2, 1, 18, 0)],
            excludedDates: [try CivilDateTime(2026, 1, 2, 7, 0)])
        #expect(try series.first(9) == ["2026-01-01", "2026-01-03", "2026-01-04", "2026-02-01"])
    }

    @Test func `times in a rule for whole days are ignored, as the RFC says`() throws {
        let series = try Notation.series("2026-01-01", "FREQ=DAILY;COUNT=2;BYHOUR=9,10;BYMINUTE=30")
        let expansion = series.occurrences(
            in: try Notation.window("2026-01-01", "2027-01-01"), limits: .standard)
        #expect(expansion.starts.map(\.short) == ["2026-01-01", "2026-01-02"])
        #expect(expansion.findings.map(\.code) == [.timePartsIgnored])
    }

    @Test func `an hourly rule for whole days is not used`() throws {
        let series = try Notation.series("2026-01-01", "FREQ=HOURLY;COUNT=30")
        let expansion = series.occurrences(
            in: try Notation.window("2026-01-01", "2027-01-01"), limits: .standard)
        #expect(expansion.starts.map(\.short) == ["2026-01-01"])
        #expect(expansion.findings.map(\.code) == [.frequencyTooShort])
    }

    // MARK: - Windows

    @Test func `a window holds its first instant and not its last`() throws {
        let series = try Notation.series("2026-01-01T09:00", "FREQ=DAILY")
        let window = try Notation.window("2026-02-01T09:00", "2026-02-03T09:00")
        #expect(
            series.occurrences(in: window, limits: .standard).starts.map(\.short)
                == ["2026-02-01T09:00", "2026-02-02T09:00"])
    }

    @Test func `a window before the start or of no length is empty and complete`() throws {
        let series = try Notation.series("2026-01-01T09:00", "FREQ=DAILY")
        for window in [
            try Notation.window("2020-01-01", "2021-01-01"),
            try Notation.window("2026-01-05T09:00", "2026-01-05T09:00"),
        ] {
            let expansion = series.occurrences(in: window, limits: .standard)
            #expect(expansion.starts.isEmpty)
            #expect(expansion.isComplete)
            #expect(expansion.completeUntil == window.upperBound)
            #expect(expansion.findings.isEmpty)
        }
    }

    @Test func `fractions of a second are dropped`() throws {
        let start = CivilDateTime(try CivilDate(2026, 1, 1), try TimeOfDay(9, 0, 0, nanosecond: 5))
        let series = RecurrenceSet(start: start, isDateOnly: false)
        #expect(series.start == (try CivilDateTime(2026, 1, 1, 9, 0)))
        let end = try CivilDateTime(2027, 1, 1, 0, 0)
        #expect(series.occurrences(in: start..<end, limits: .standard).starts.isEmpty)
    }

    @Test func `an expansion can go on from where it stopped`() throws {
        let series = try Notation.series(
            "2026-01-01T09:00", "FREQ=MINUTELY;INTERVAL=7;BYHOUR=9,10", "FREQ=DAILY")
        let end = try Notation.time("2026-01-20")
        let whole = series.occurrences(in: series.start..<end, limits: .standard)
        #expect(whole.isComplete)
        for limits in [
            ExpansionLimits(maximumOccurrences: 10, maximumWork: 100_000),
            ExpansionLimits(maximumOccurrences: 1000, maximumWork: 50),
        ] {
            var found: [CivilDateTime] = []
            var from = series.start
            var stops: Set<Expansion.Stop?> = []
            while from < end {
                let part = series.occurrences(in: from..<end, limits: limits)
                found += part.starts
                try #require(part.completeUntil > from)
                from = part.completeUntil
                stops.insert(part.stop)
            }
            #expect(found == whole.starts)
            #expect(stops.count == 2)
        }
    }

    @Test func `the standard limits hold every hour of eleven years and every day of two centuries`() throws {
        for (rule, end, count) in [
            // 2026 to 2036 have three leap days, 2026 to 2225 have 48: 2028 to 2224 by fours, less 2100 and
            // 2200.
            ("FREQ=HOURLY", "2037-01-01", (365 * 11 + 3) * 24), ("FREQ=DAILY", "2226-01-01", 365 * 200 + 48),
        ] {
            let expansion = try Notation.series("2026-01-01T00:30", rule)
                .occurrences(in: Notation.window("2026-01-01", end), limits: .standard)
            #expect(expansion.isComplete)
            #expect(expansion.starts.count == count)
        }
    }

    @Test func `negative limits are a programmer's error`() async {
        await #expect(processExitsWith: .failure) {
            _ = ExpansionLimits(maximumOccurrences: -1, maximumWork: 0)
        }
    }

    // MARK: - Rules that take times out (RFC 2445 section 4.8.5.2)

    private func series(
        _ start: String, _ rule: String, without: [String], excluding dates: [String] = []
    ) throws -> RecurrenceSet {
        RecurrenceSet(
            start: try CivilDateTime(parsing: start), isDateOnly: false,
            rules: [try RecurrenceRule(parsing: rule)],
            excludedDates: try dates.map { try CivilDateTime(parsing: $0) },
            excludedRules: try without.map { try RecurrenceRule(parsing: $0) })
    }

    @Test func `the times of a rule are taken out, and so are those of a second`() throws {
        // 1 January 2026 is a Thursday; the 3rd and 4th are the weekend.
        let series = try series(
            "2026-01-01T09:00:00", "FREQ=DAILY;COUNT=6",
            without: ["FREQ=WEEKLY;BYDAY=SA", "FREQ=WEEKLY;BYDAY=SU"])
        #expect(
            try series.first(9) == [
                "2026-01-01T09:00", "2026-01-02T09:00", "2026-01-05T09:00", "2026-01-06T09:00",
            ])
    }

    @Test func `the start is taken out only when it meets the rule`() throws {
        let thursday = try series(
            "2026-01-01T09:00:00", "FREQ=DAILY;COUNT=3", without: ["FREQ=WEEKLY;BYDAY=TH"])
        #expect(try thursday.first(9) == ["2026-01-02T09:00", "2026-01-03T09:00"])
        let friday = try series(
            "2026-01-01T09:00:00", "FREQ=DAILY;COUNT=3", without: ["FREQ=WEEKLY;BYDAY=FR"])
        #expect(try friday.first(9) == ["2026-01-01T09:00", "2026-01-03T09:00"])
    }

    @Test func `its phase is the start's, in whatever window is asked for`() throws {
        let series = try series("2026-01-01T09:00:00", "FREQ=DAILY", without: ["FREQ=DAILY;INTERVAL=2"])
        let expansion = series.occurrences(
            in: try Notation.window("2046-01-01", "2046-01-07"), limits: .standard)
        // From 1 January 2026 to 1 January 2046 it is 20 × 365 + 5 days, an odd number.
        #expect(
            expansion.starts.map(\.short) == [
                "2046-01-01T09:00", "2046-01-03T09:00", "2046-01-05T09:00",
            ])
        #expect(expansion.isComplete)
    }

    @Test func `a rule with an end takes nothing out after it`() throws {
        let counted = try series(
            "2026-01-01T09:00:00", "FREQ=DAILY;COUNT=5", without: ["FREQ=DAILY;INTERVAL=2;COUNT=2"])
        #expect(
            try counted.first(9) == ["2026-01-02T09:00", "2026-01-04T09:00", "2026-01-05T09:00"])
        let ended = try series(
            "2026-01-01T09:00:00", "FREQ=DAILY;COUNT=5", without: ["FREQ=DAILY;UNTIL=20260103T090000"],
            excluding: ["2026-01-05T09:00:00"])
        #expect(try ended.first(9) == ["2026-01-04T09:00"])
    }

    @Test func `a series of which everything is taken out ends when the work does`() throws {
        let empty = try series("2026-01-01T09:00:00", "FREQ=SECONDLY", without: ["FREQ=SECONDLY"])
        let expansion = empty.occurrences(
            in: try Notation.window("2026-01-01", "2126-01-01"),
            limits: ExpansionLimits(maximumOccurrences: 1_000, maximumWork: 20_000))
        #expect(expansion.starts.isEmpty)
        #expect(expansion.stop == .work)
        #expect(expansion.work <= 20_000)
        // What is known is known in full: nothing is given that a rule without more work might take out.
        #expect(expansion.completeUntil > (try CivilDateTime(2026, 1, 1, 9, 0)))
    }
}
