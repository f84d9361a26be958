import CivilTime
import Recurrence
import Testing

/// The bounds of rules and expansions, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of recurrence") struct RecurrenceLimitTests {
    @Test func `an expansion has 100,000 occurrences at most`() throws {
        let window = try Notation.window("2026-01-01", "2027-01-01")
        let most = try Notation.series("2026-01-01T00:00", "FREQ=SECONDLY;COUNT=100000")
            .occurrences(in: window, limits: .standard)
        #expect(most.isComplete)
        #expect(most.starts.count == 100_000)
        let above = try Notation.series("2026-01-01T00:00", "FREQ=SECONDLY;COUNT=100001")
            .occurrences(in: window, limits: .standard)
        #expect(above.stop == .occurrences)
        #expect(above.starts == most.starts)
        #expect(above.completeUntil > (try #require(above.starts.last)))
    }

    @Test(arguments: ["FREQ=DAILY;COUNT=50", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=9", "FREQ=YEARLY"])
    func `an expansion stops at its last step`(_ rule: String) throws {
        #expect(ExpansionLimits.standard.maximumWork == 1_000_000)
        let series = try Notation.series("2026-02-13T09:00", rule)
        let window = try Notation.window("2026-01-01", "2126-01-01")
        let whole = series.occurrences(in: window, limits: .standard)
        #expect(whole.isComplete)
        func expansion(_ work: Int) -> Expansion {
            series.occurrences(
                in: window, limits: ExpansionLimits(maximumOccurrences: 1_000, maximumWork: work))
        }
        // Who has taken the last step does not know whether there is one more to take.
        #expect(expansion(whole.work + 1) == whole)
        let cut = expansion(whole.work)
        #expect(cut.stop == .work)
        #expect(cut.completeUntil <= whole.completeUntil)
        #expect(cut.starts[...] == whole.starts.prefix(cut.starts.count))
    }

    @Test(arguments: ["COUNT", "INTERVAL"]) func `a number in a rule has 31 bits at most`(_ part: String)
        throws
    {
        let most = try RecurrenceRule(parsing: "FREQ=YEARLY;\(part)=2147483647")
        #expect(part == "COUNT" ? most.bound == .count(2_147_483_647) : most.interval == 2_147_483_647)
        let error = #expect(throws: RecurrenceError.self) {
            try RecurrenceRule(parsing: "FREQ=YEARLY;\(part)=2147483648")
        }
        #expect(error?.code == .outOfRange)
        #expect(error?.description.contains("2147483648") == true)
    }
}
