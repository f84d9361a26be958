import CivilTime
import Recurrence
import RecurrenceOracle
import Testing

@Suite("RecurrenceRule") struct RecurrenceRuleTests {
    // MARK: - Text

    @Test(arguments: [
        ("FREQ=DAILY", "FREQ=DAILY"),
        ("freq=weekly;byday=we,mo;wkst=su", "FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU"),
        ("BYDAY=we,mo;INTERVAL=1;WKST=MO;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE"),
        ("FREQ=MONTHLY;BYDAY=-1SU,+1SU,MO;COUNT=07", "FREQ=MONTHLY;COUNT=7;BYDAY=MO,1SU,-1SU"),
        ("FREQ=MONTHLY;BYMONTHDAY=-1,2,1,-2,2", "FREQ=MONTHLY;BYMONTHDAY=1,2,-2,-1"),
        ("FREQ=DAILY;UNTIL=20260330", "FREQ=DAILY;UNTIL=20260330"),
        ("FREQ=DAILY;UNTIL=20260330T090000", "FREQ=DAILY;UNTIL=20260330T090000"),
        ("FREQ=DAILY;UNTIL=20260330t070000z", "FREQ=DAILY;UNTIL=20260330T070000Z"),
        // RFC 5545 section 3.3.12: second 60 is read as second 59.
        ("FREQ=DAILY;UNTIL=20161231T235960Z", "FREQ=DAILY;UNTIL=20161231T235959Z"),
        ("FREQ=DAILY;BYSECOND=60,0", "FREQ=DAILY;BYSECOND=0,60"),
        ("RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD", "FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=FORWARD"),
        ("RSCALE=gregorian;FREQ=YEARLY", "FREQ=YEARLY"),
        (
            "FREQ=YEARLY;BYSETPOS=1;BYMONTH=1;BYWEEKNO=2;BYYEARDAY=3;BYMONTHDAY=4;BYDAY=MO;BYHOUR=5;BYMINUTE=6;"
                + "BYSECOND=7;INTERVAL=8;COUNT=9",
            "FREQ=YEARLY;COUNT=9;INTERVAL=8;BYSECOND=7;BYMINUTE=6;BYHOUR=5;BYDAY=MO;BYMONTHDAY=4;BYYEARDAY=3;"
                + "BYWEEKNO=2;BYMONTH=1;BYSETPOS=1"
        ),
    ])
    func `a rule is written in one form`(text: String, canonical: String) throws {
        let rule = try RecurrenceRule(parsing: text)
        #expect(rule.text == canonical)
        #expect(try RecurrenceRule(parsing: canonical) == rule)
    }

    @Test(arguments: 0..<500) func `to read what was written gives the rule`(seed: Int) throws {
        var random = RandomRules(seed: seed)
        let frequencies = RecurrenceRule.Frequency.allCases
        let rule = try random.rule(frequencies[seed % frequencies.count], start: try random.start())
        #expect(try RecurrenceRule(parsing: rule.text) == rule)
    }

    @Test(arguments: 0..<50) func `garbled text is refused or is a rule that can be written`(seed: Int) throws
    {
        var random = RandomRules(seed: seed)
        let frequencies = RecurrenceRule.Frequency.allCases
        let alphabet = Array("FREQ=DAILY;BYMONTHSETPSUCVK0123456789,+-TZ é\u{0}")
        for _ in 0..<40 {
            let rule = try random.rule(frequencies[seed % frequencies.count], start: try random.start())
            var text = Array(rule.text)
            for _ in 0..<Int.random(in: 1...4, using: &random.numbers) {
                let place = Int.random(in: 0..<text.count, using: &random.numbers)
                text[place] = alphabet[Int.random(in: 0..<alphabet.count, using: &random.numbers)]
            }
            if random.chance(3) { text.removeLast(min(text.count - 1, 5)) }
            var flaws: [RecurrenceError] = []
            let loose = try? RecurrenceRule(reading: String(text), flaws: &flaws)
            guard let strict = try? RecurrenceRule(parsing: String(text)) else { continue }
            #expect(try RecurrenceRule(parsing: strict.text) == strict)
            #expect(loose == strict || !flaws.isEmpty)
        }
    }

    // MARK: - Refusals

    @Test(
        arguments: [
            ("", .malformedValue, "\"\": a part is written NAME=VALUE"),
            ("FREQ=DAILY;", .malformedValue, "\"\": a part is written NAME=VALUE"),
            ("COUNT=3", .missingPart, "FREQ: a rule needs a frequency"),
            (
                "FREQ=FORTNIGHTLY", .malformedValue,
                "FREQ=FORTNIGHTLY: a frequency is one of SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY, YEARLY"
            ),
            ("FREQ=DAILY;X-EASTER=1", .unknownPart, "X-EASTER=1: RFC 5545 knows no part named X-EASTER"),
            ("FREQ=DAILY;COUNT=1;COUNT=2", .repeatedPart, "COUNT=2: COUNT is given twice"),
            (
                "FREQ=DAILY;COUNT=2;UNTIL=20260101", .conflictingParts,
                "UNTIL=20260101: does not stand beside COUNT"
            ),
            ("FREQ=DAILY;COUNT=0", .outOfRange, "COUNT=0: takes 1 to 2147483647"),
            ("FREQ=DAILY;INTERVAL=0", .outOfRange, "INTERVAL=0: takes 1 to 2147483647"),
            ("FREQ=DAILY;INTERVAL=-1", .malformedValue, "INTERVAL=-1: takes digits only"),
            ("FREQ=DAILY;INTERVAL=+1", .malformedValue, "INTERVAL=+1: takes digits only"),
            (
                "FREQ=DAILY;COUNT=99999999999999999999", .outOfRange,
                "COUNT=99999999999999999999: no number is above 2147483647"
            ),
            (
                "FREQ=DAILY;UNTIL=2026", .malformedValue,
                "UNTIL=2026: is written 20261231, 20261231T235959 or 20261231T235959Z"
            ),
            ("FREQ=DAILY;UNTIL=20260230", .outOfRange, "UNTIL=20260230: February 2026 has 28 days"),
            ("FREQ=DAILY;BYMONTH=13", .outOfRange, "BYMONTH=13: takes 1 to 12"),
            (
                "FREQ=YEARLY;BYYEARDAY=-9223372036854775808", .outOfRange,
                "BYYEARDAY=-9223372036854775808: no number is above 2147483647"
            ),
            ("FREQ=DAILY;BYMONTH=5L", .malformedValue, "BYMONTH=5L: takes digits only"),
            ("FREQ=DAILY;BYHOUR=24", .outOfRange, "BYHOUR=24: takes 0 to 23"),
            ("FREQ=DAILY;BYMINUTE=60", .outOfRange, "BYMINUTE=60: takes 0 to 59"),
            ("FREQ=DAILY;BYSECOND=61", .outOfRange, "BYSECOND=61: takes 0 to 60"),
            (
                "FREQ=DAILY;BYMONTHDAY=0", .outOfRange,
                "BYMONTHDAY=0: takes 1 to 31, or -31 to -1 from the end"
            ),
            ("FREQ=DAILY;BYMONTHDAY=1,,2", .malformedValue, "BYMONTHDAY=: takes whole numbers"),
            (
                "FREQ=YEARLY;BYYEARDAY=-367", .outOfRange,
                "BYYEARDAY=-367: takes 1 to 366, or -366 to -1 from the end"
            ),
            ("FREQ=YEARLY;BYWEEKNO=54", .outOfRange, "BYWEEKNO=54: takes 1 to 53, or -53 to -1 from the end"),
            ("FREQ=YEARLY;BYDAY=54MO", .outOfRange, "BYDAY=54: takes 1 to 53, or -53 to -1 from the end"),
            ("FREQ=YEARLY;BYDAY=XX", .malformedValue, "BYDAY=XX: a weekday is MO, TU, WE, TH, FR, SA or SU"),
            ("FREQ=YEARLY;BYDAY=1.5MO", .malformedValue, "BYDAY=1.5MO: takes whole numbers"),
            (
                "FREQ=DAILY;BYSETPOS=1", .conflictingParts,
                "BYSETPOS=1: needs another BY part to pick from"
            ),
            (
                "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=367", .outOfRange,
                "BYSETPOS=367: takes 1 to 366, or -366 to -1 from the end"
            ),
            (
                "FREQ=MONTHLY;BYWEEKNO=1", .conflictingParts,
                "BYWEEKNO=1: stands only beside FREQ=YEARLY, not FREQ=MONTHLY"
            ),
            (
                "FREQ=MONTHLY;BYYEARDAY=1", .conflictingParts,
                "BYYEARDAY=1: does not stand beside FREQ=MONTHLY"
            ),
            (
                "FREQ=WEEKLY;BYMONTHDAY=1", .conflictingParts,
                "BYMONTHDAY=1: does not stand beside FREQ=WEEKLY"
            ),
            (
                "FREQ=WEEKLY;BYDAY=1MO", .conflictingParts,
                "BYDAY=1MO: a number before a weekday stands only in monthly and yearly rules, not beside FREQ=WEEKLY"
            ),
            (
                "FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", .conflictingParts,
                "BYDAY=1MO: a number before a weekday does not stand beside BYWEEKNO"
            ),
            ("FREQ=YEARLY;RSCALE=HEBREW", .unsupportedValue, "RSCALE=HEBREW: only GREGORIAN is known here"),
            ("FREQ=YEARLY;SKIP=FORWARD", .conflictingParts, "SKIP=FORWARD: needs an RSCALE"),
            (
                "FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=SIDEWAYS", .malformedValue,
                "SKIP=SIDEWAYS: is OMIT, BACKWARD or FORWARD"
            ),
        ] as [(String, RecurrenceError.Code, String)])
    func `a refusal names the part, the value and the rule`(
        text: String, code: RecurrenceError.Code, message: String
    ) throws {
        let error = #expect(throws: RecurrenceError.self) { try RecurrenceRule(parsing: text) }
        #expect(error?.code == code)
        #expect(error?.description == message)
    }

    @Test(arguments: [
        (
            "FREQ=WEEKLY;BYDAY=MO, WE;", "FREQ=WEEKLY;BYDAY=MO,WE",
            ["\"BYDAY=MO, WE\": a rule has no spaces", "\"\": a part is written NAME=VALUE"]
        ),
        (
            "FREQ=DAILY;X-A=1;COUNT=2;count=2", "FREQ=DAILY;COUNT=2",
            ["X-A=1: RFC 5545 knows no part named X-A", "count=2: COUNT is given twice"]
        ),
        ("FREQ=DAILY;INTERVAL=0", "FREQ=DAILY", ["INTERVAL=0: read as 1, the least there is"]),
        ("FREQ=DAILY;INTERVAL=2", "FREQ=DAILY;INTERVAL=2", []),
    ])
    func `flaws that leave no doubt are reported and passed over`(
        text: String, canonical: String, reports: [String]
    ) throws {
        var flaws: [RecurrenceError] = []
        #expect(try RecurrenceRule(reading: text, flaws: &flaws).text == canonical)
        #expect(flaws.map(\.description) == reports)
    }

    @Test(arguments: [
        ("FREQ=DAILY;EASTER=1", "EASTER=1: RFC 5545 knows no part named EASTER"),
        ("FREQ=DAILY;COUNT=1;COUNT=2", "COUNT=2: COUNT is given twice"),
        ("FREQ=DAILY;COUNT", "\"COUNT\": a part is written NAME=VALUE"),
        ("FREQ=DAILY;COUNT=0", "COUNT=0: takes 1 to 2147483647"),
    ])
    func `flaws that leave doubt are refused`(text: String, message: String) throws {
        var flaws: [RecurrenceError] = []
        let error = #expect(throws: RecurrenceError.self) { try RecurrenceRule(reading: text, flaws: &flaws) }
        #expect(error?.description == message)
        #expect(flaws.isEmpty)
    }

    @Test func `a rule made of parts is checked as its text is`() throws {
        #expect(throws: RecurrenceError.self) { try RecurrenceRule(frequency: .daily, byMonthDay: [.min]) }
        #expect(throws: RecurrenceError.self) { try RecurrenceRule(frequency: .daily, bound: .count(0)) }
        let year = try CivilDate(-1, 1, 1)
        let error = #expect(throws: RecurrenceError.self) {
            try RecurrenceRule(frequency: .daily, bound: .until(.date(year)))
        }
        #expect(error?.reason == "the year is 0 to 9999")
    }

    // MARK: - Values

    @Test func `lists in another order make the same rule`() throws {
        let a = try RecurrenceRule(frequency: .monthly, byDay: [.init(.sunday, ordinal: -1), .init(.friday)])
        let b = try RecurrenceRule(frequency: .monthly, byDay: [.init(.friday), .init(.sunday, ordinal: -1)])
        #expect(a == b)
        #expect(a.byDay.map(\.description) == ["FR", "-1SU"])
        #expect(try RecurrenceRule(parsing: "FREQ=MONTHLY;BYMONTHDAY=-1,31,1").byMonthDay == [1, 31, -1])
    }

    @Test func `frequencies are ordered by length`() {
        #expect(RecurrenceRule.Frequency.allCases.sorted() == RecurrenceRule.Frequency.allCases)
        #expect(RecurrenceRule.Frequency.hourly < .daily)
    }

    @Test func `an end in UTC is converted by who knows the zone`() throws {
        // Paris is two hours ahead of UTC on 30 March 2026.
        let rule = try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=20260330T070000Z")
        let local = try rule.resolvingUntil { utc in try utc.adding(.seconds(7200)) }
        #expect(local.text == "FREQ=DAILY;UNTIL=20260330T090000")
    }

    @Test(arguments: [
        "FREQ=DAILY", "FREQ=DAILY;COUNT=2", "FREQ=DAILY;UNTIL=20260330", "FREQ=DAILY;UNTIL=20260330T090000",
    ])
    func `every other end stays as it is`(text: String) throws {
        let rule = try RecurrenceRule(parsing: text)
        #expect(rule.resolvingUntil { $0 } == rule)
    }
}
