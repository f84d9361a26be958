import CivilTime
import Recurrence
import Testing

/// Rules on which libical 3.0 or python-dateutil 2.9.0 says something else; each is decided by the text of an RFC.
///
/// `make check-recurrence` goes through the tables of both, and `scripts/recurrence-differences.tsv` names the test
/// here for each difference to them.
@Suite("Disputed rules") struct DisputedRuleTests {
    /// RFC 5545 section 3.8.5.3: "The "DTSTART" property defines the first instance in the recurrence set." Section
    /// 3.3.10, of COUNT: "The "DTSTART" property value always counts as the first occurrence." libical and dateutil
    /// leave out a start that the rule does not name. 2 September 1997 is a Tuesday.
    @Test(arguments: [
        ("FREQ=YEARLY;COUNT=3;BYMONTH=1,3", ["1997-09-02", "1998-01-02", "1998-03-02"]),
        ("FREQ=MONTHLY;COUNT=3;BYMONTHDAY=1", ["1997-09-02", "1997-10-01", "1997-11-01"]),
        ("FREQ=MONTHLY;COUNT=3;BYDAY=FR;BYMONTHDAY=13", ["1997-09-02", "1998-02-13", "1998-03-13"]),
        ("FREQ=WEEKLY;COUNT=3;BYDAY=TH", ["1997-09-02", "1997-09-04", "1997-09-11"]),
        ("FREQ=DAILY;UNTIL=19980102;BYMONTH=1", ["1997-09-02", "1998-01-01", "1998-01-02"]),
    ])
    func `a start that its rule does not name is the first instance and counts`(
        rule: String, days: [String]
    ) throws {
        #expect(try Notation.series("1997-09-02", rule).first(9) == days)
    }

    /// RFC 2445 section 4.3.10, where EXRULE still was, of COUNT: "The "DTSTART" property value, if specified, counts as
    /// the first occurrence." RFC 5545 section 3.3.10 says "always" in the place of "if specified". It is a Tuesday
    /// here, so two Thursdays are left; dateutil takes out three.
    @Test func `a start that a rule of exceptions does not name counts towards its end`() throws {
        let series = RecurrenceSet(
            start: try Notation.time("1997-09-02"), isDateOnly: true,
            rules: [try RecurrenceRule(parsing: "FREQ=YEARLY;COUNT=6;BYDAY=TU,TH")],
            excludedRules: [try RecurrenceRule(parsing: "FREQ=YEARLY;COUNT=3;BYDAY=TH")])
        #expect(try series.first(9) == ["1997-09-02", "1997-09-09", "1997-09-16", "1997-09-18"])
    }

    /// RFC 5545 section 3.3.10: "This rule part MUST NOT be used when the FREQ rule part is set to anything other than
    /// YEARLY." dateutil takes it for a limit in every rule.
    @Test(arguments: ["MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"])
    func `a week number stands in a yearly rule only`(frequency: String) throws {
        #expect(try refusal("FREQ=\(frequency);BYWEEKNO=20") == "conflictingParts BYWEEKNO=20")
        #expect(try refusal("FREQ=\(frequency);BYWEEKNO=-1;BYDAY=SU") == "conflictingParts BYWEEKNO=-1")
    }

    /// RFC 5545 section 3.3.10: "The BYYEARDAY rule part MUST NOT be specified when the FREQ rule part is set to DAILY,
    /// WEEKLY, or MONTHLY." dateutil takes it for a limit there.
    @Test(arguments: ["MONTHLY", "WEEKLY", "DAILY"])
    func `a day of the year stands in no daily, weekly or monthly rule`(frequency: String) throws {
        #expect(try refusal("FREQ=\(frequency);BYYEARDAY=1,100") == "conflictingParts BYYEARDAY=1,100")
        #expect(try refusal("FREQ=\(frequency);BYMONTH=7;BYYEARDAY=-1") == "conflictingParts BYYEARDAY=-1")
    }

    /// RFC 5545 section 3.3.10: "The BYMONTHDAY rule part MUST NOT be specified when the FREQ rule part is set to
    /// WEEKLY." dateutil takes it for a limit there.
    @Test func `a day of the month stands in no weekly rule`() throws {
        #expect(try refusal("FREQ=WEEKLY;BYMONTHDAY=1,3") == "conflictingParts BYMONTHDAY=1,3")
        #expect(try refusal("FREQ=WEEKLY;BYMONTHDAY=5;BYDAY=TU") == "conflictingParts BYMONTHDAY=5")
    }

    /// RFC 7529 section 1: "iCalendar represents dates and times using the Gregorian calendar system only." The rules
    /// that it adds for other calendars are left to others: they are refused by name and not read as Gregorian ones.
    @Test(arguments: ["CHINESE", "ETHIOPIC", "HEBREW", "ISLAMIC-CIVIL", "RUSSIAN"])
    func `a rule of another calendar is refused by name`(calendar: String) throws {
        #expect(try refusal("RSCALE=\(calendar);FREQ=YEARLY") == "unsupportedValue RSCALE=\(calendar)")
    }

    /// Code and subject of the error that a rule meets.
    private func refusal(_ rule: String) throws -> String {
        let error = try #require(throws: RecurrenceError.self) { try RecurrenceRule(parsing: rule) }
        return "\(error.code.rawValue) \(error.subject)"
    }

    /// RFC 5545 section 3.3.10: "Information, not contained in the rule, necessary to determine the various recurrence
    /// instance start time and dates are derived from the Start Time (DTSTART) component attribute." dateutil gives all
    /// seven days.
    @Test func `a week number alone means the start's weekday in that week`() throws {
        let series = try Notation.series("2026-05-14", "FREQ=YEARLY;BYWEEKNO=20")
        #expect(try series.first(3) == ["2026-05-14", "2027-05-20", "2028-05-18"])
    }

    /// Section 3.3.10: BYDAY is a list whose members each "indicate" days; dateutil asks for days that meet a
    /// numbered and a plain member at once. Saturdays of January 2026: 3, 10, 17, 24, 31; Sundays: 4, 11, 18,
    /// 25.
    @Test func `numbered and plain weekdays are added up`() throws {
        let series = try Notation.series("2026-01-03", "FREQ=MONTHLY;BYDAY=1SA,SU")
        #expect(
            try series.first(6) == [
                "2026-01-03", "2026-01-04", "2026-01-11", "2026-01-18", "2026-01-25", "2026-02-01",
            ])
    }

    /// Section 3.3.10: BYSETPOS works on "the set of recurrence instances specified by the rule" of one
    /// interval, which in a weekly rule is the week. dateutil begins the first week at the start, and so
    /// finds Friday the 9th to be its second.
    @Test func `the first period is picked from as a whole`() throws {
        // 7 January 2026 is a Wednesday; the week from Monday the 5th has three days of the list, the second
        // of them the 7th.
        let series = try Notation.series("2026-01-07", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2")
        #expect(try series.first(3) == ["2026-01-07", "2026-01-14", "2026-01-21"])
    }

    /// RFC 5545 section 3.3.10: "BYxxx rule parts for a period of time less than the frequency generally increase or
    /// expand the number of occurrences of the recurrence." The table there has BYMONTHDAY expand in a yearly rule, and
    /// nothing names a month; libical keeps to the start's month.
    @Test(arguments: [
        (
            "2026-11-15", "FREQ=YEARLY;BYMONTHDAY=15,-1",
            ["2026-11-15", "2026-11-30", "2026-12-15", "2026-12-31", "2027-01-15"]
        ),
        ("2024-02-29", "FREQ=YEARLY;BYMONTHDAY=29;COUNT=3", ["2024-02-29", "2024-03-29", "2024-04-29"]),
        // The 29th last day of February 2024 is the 1st, of March the 3rd.
        (
            "2024-02-01", "FREQ=YEARLY;BYMONTHDAY=-29,-1;COUNT=4",
            ["2024-02-01", "2024-02-29", "2024-03-03", "2024-03-31"]
        ),
    ])
    func `days of the month expand over all months of the year`(
        start: String, rule: String, days: [String]
    ) throws {
        #expect(try Notation.series(start, rule).first(days.count) == days)
    }

    /// The table has BYMONTHDAY limit a daily rule, and negative days are counted from the month's end;
    /// libical gets it wrong.
    @Test func `days from the month's end limit a daily rule`() throws {
        let series = try Notation.series("2026-01-31", "FREQ=DAILY;BYMONTHDAY=-1,-2")
        #expect(try series.first(4) == ["2026-01-31", "2026-02-27", "2026-02-28", "2026-03-30"])
    }

    /// A list has no order of its own; libical gives the hours as they stand and loses some.
    @Test func `an unsorted list gives ascending times`() throws {
        let series = try Notation.series("2026-01-01T08:00", "FREQ=DAILY;BYHOUR=18,8,12")
        #expect(
            try series.first(4) == [
                "2026-01-01T08:00", "2026-01-01T12:00", "2026-01-01T18:00", "2026-01-02T08:00",
            ])
    }

    /// The table has BYHOUR limit an hourly rule whatever its INTERVAL; libical then forgets the INTERVAL.
    @Test func `a list of the frequency's own unit does not undo the interval`() throws {
        let series = try Notation.series("2026-01-01T00:00", "FREQ=HOURLY;INTERVAL=7;BYHOUR=0,7,14,21,4")
        let timed = RecurrenceSet(start: series.start, isDateOnly: false, rules: series.rules)
        // 0, 7, 14, 21, then 28 = 4 of the next day, 11, 18, 25 = 1, 8, 15, 22, 29 = 5, ...; 0 again after
        // seven days.
        #expect(
            try timed.first(6) == [
                "2026-01-01", "2026-01-01T07:00", "2026-01-01T14:00", "2026-01-01T21:00", "2026-01-02T04:00",
                "2026-01-08",
            ])
    }

    /// Section 3.3.10: WKST is significant in a weekly rule with an INTERVAL above 1; libical gets some days
    /// other than Monday and Sunday wrong. Weeks from Thursday: 1 to 7 January 2026 is one, 15 to 21 the next
    /// that counts.
    @Test func `a week may begin on any day`() throws {
        let series = try Notation.series("2026-01-01", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,WE;WKST=TH")
        #expect(try series.first(4) == ["2026-01-01", "2026-01-07", "2026-01-15", "2026-01-21"])
    }

    /// Section 3.3.10: "BYDAY ... within a MONTHLY or YEARLY"; note 2 of the table has a yearly BYDAY beside
    /// BYMONTH expand the months. Some readers take 5SU with BYMONTH=3 for the fifth Sunday of the year.
    @Test func `a numbered weekday beside months is counted in each month`() throws {
        let series = try Notation.series("2026-03-29", "FREQ=YEARLY;BYDAY=5SU;BYMONTH=3")
        #expect(try series.first(3) == ["2026-03-29", "2030-03-31", "2031-03-30"])
    }
}
