import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing

/// Typed values, by the sections of RFC 5545.
@Suite("ValueReader") struct ValueReaderTests {
    private func read<Value>(_ property: Property, _ body: (inout ValueReader, Property) -> Value) -> (
        Value, [String]
    ) {
        var values = ValueReader(file: "a.ics", component: "1")
        let value = body(&values, property)
        return (value, values.findings.map { "\($0.code)/\($0.severity): \($0.message)" })
    }

    // MARK: - RFC 5545 §3.3.4 and §3.3.5

    @Test(arguments: [
        ("19970714", "VALUE=DATE", "date 1997-07-14"), ("19980118T230000", "", "local 1998-01-18T23:00:00"),
        ("19980119T070000Z", "", "utc 1998-01-19T07:00:00"),
        ("19980119T020000", "TZID=America/New_York", "local 1998-01-19T02:00:00"),
        ("20240229", "VALUE=DATE", "date 2024-02-29"), ("00010101T000000", "", "local 0001-01-01T00:00:00"),
        ("16010101T000000", "", "local 1601-01-01T00:00:00"),
        ("99991231T235959Z", "", "utc 9999-12-31T23:59:59"),
    ])
    func `dates and times are read`(raw: String, parameter: String, expected: String) throws {
        let (value, findings) = read(property(raw, parameter)) { $0.dateTime($1) }
        #expect(described(value) == expected)
        #expect(findings == [])
    }

    @Test(arguments: [
        (
            "20270710", "", "date 2027-07-10",
            "repaired-value/repaired: DTSTART `20270710`: a date without VALUE=DATE (RFC 5545 §3.3.4) was read as a date"
        ),
        (
            "20270710T240000", "", "local 2027-07-11T00:00:00",
            "repaired-value/repaired: DTSTART `20270710T240000`: 24:00 was taken for 00:00 of the next day"
        ),
        (
            "20161231T235960Z", "", "utc 2016-12-31T23:59:59",
            "repaired-value/repaired: DTSTART `20161231T235960Z`: second 60 was taken for 59 (RFC 5545 §3.3.12)"
        ),
        (
            "20270710T100000Z", "TZID=Europe/Berlin", "utc 2027-07-10T10:00:00",
            "zone-and-utc/warning: DTSTART has TZID=Europe/Berlin and a Z; RFC 5545 §3.2.19 allows no TZID with UTC, "
                + "which was used"
        ),
        (
            "19980119T230000-0800", "", "utc 1998-01-20T07:00:00",
            "repaired-value/repaired: DTSTART `19980119T230000-0800`: its offset was applied; RFC 5545 §3.3.5 allows none"
        ),
        (
            "2027-07-10T10:00:00", "", "local 2027-07-10T10:00:00",
            "repaired-value/repaired: DTSTART `2027-07-10T10:00:00`: it was read as 20270710T100000"
        ),
        (
            "20270710T1000", "", "local 2027-07-10T10:00:00",
            "repaired-value/repaired: DTSTART `20270710T1000`: it was read as 20270710T100000"
        ),
        (
            " 20270710T100000 ", "", "local 2027-07-10T10:00:00",
            "repaired-value/repaired: DTSTART ` 20270710T100000 `: the blanks around it were left out"
        ),
        (
            "20200101T000000", "VALUE=DATE", "date 2020-01-01",
            "repaired-value/repaired: DTSTART `20200101T000000`: VALUE=DATE with a midnight was read as a date"
        ),
        (
            "20200101T000000Z", "VALUE=DATE", "utc 2020-01-01T00:00:00",
            "repaired-value/warning: DTSTART says VALUE=DATE, but `20200101T000000Z` has a time; it was read as a time"
        ),
    ])
    func `flaws with a plain meaning are repaired and told`(
        raw: String, parameter: String, expected: String, finding: String
    ) throws {
        let (value, findings) = read(property(raw, parameter)) { $0.dateTime($1) }
        #expect(described(value) == expected)
        #expect(findings == [finding])
    }

    @Test(arguments: [
        ("20260230", "there is no day 30 in 2026-02, which has 28 days"),
        ("20270710T250000", "a time runs from 000000 to 235959 (RFC 5545 §3.3.12)"),
        ("20270710T240001", "a time runs from 000000 to 235959 (RFC 5545 §3.3.12)"),
        ("20201399T999999Z", "there is no month 13"),
        ("20270710T106000", "a time runs from 000000 to 235959 (RFC 5545 §3.3.12)"),
        ("99991231T240000", "the year is outside -9999 to 9999"),
        ("", "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"),
        ("tomorrow", "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"),
        ("2027071", "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"),
        ("20270710T", "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"),
        (
            "20270710T100000ZZ",
            "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"
        ),
        ("٢٠٢٧٠٧١٠", "a date is YYYYMMDD, a time YYYYMMDDTHHMMSS with or without Z (RFC 5545 §3.3.5)"),
    ])
    func `what is no date or time is refused`(raw: String, reason: String) {
        let (value, findings) = read(property(raw, "")) { $0.dateTime($1) }
        #expect(value == nil)
        #expect(findings.count == 1)
        #expect(findings.first?.hasPrefix("bad-value/error: DTSTART `\(raw)`: ") == true)
        if !raw.hasPrefix("9999") {
            #expect(findings == ["bad-value/error: DTSTART `\(raw)`: \(reason); it was not read"])
        }
    }

    @Test func `a list keeps its good members, however many`() {
        let many = (0..<800).map { "2027\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)01T\(10 + $0 % 10)0000" }
        let raw = (many + ["20260230T000000"]).joined(separator: ",")
        let (values, findings) = read(Property("EXDATE", rawValue: raw)) { $0.dateTimes($1) }
        #expect(values.count == 800)
        #expect(findings.count == 1)
    }

    @Test func `many bad members of a list are told in few findings`() {
        let raw = String(repeating: ",", count: 99_999)
        for (count, findings) in [
            read(Property("EXDATE", rawValue: raw)) { $0.dateTimes($1).count },
            read(Property("RDATE", rawValue: raw)) { $0.periods($1).count },
        ] {
            #expect(count == 0)
            #expect(findings.count == 21)
            #expect(findings.last?.hasSuffix("has 99980 more members with flaws") == true)
        }
    }

    // MARK: - RFC 5545 §3.3.6

    @Test(arguments: [
        ("P15DT5H0M20S", "P15DT5H0M20S", false), ("P7W", "P7W", false), ("PT24H", "PT24H", false),
        ("P1D", "P1D", false),
        ("-PT15M", "-PT15M", false), ("+PT1H", "PT1H", false), ("PT05M", "PT5M", false),
        ("PT0S", "PT0S", false),
        ("-PT0S", "PT0S", false), ("P0D", "PT0S", false), ("PT90M", "PT90M", false),
        ("PT1H5S", "PT1H0M5S", false),
        ("PT2D", "P2D", true), ("-P2DT", "-P2D", true), ("PT-2H", "-PT2H", true), ("-PT2D", "-P2D", true),
        ("P2H", "PT2H", true), ("pt2h", "PT2H", true), ("P1W2D", "P9D", true), ("P1W2DT3H", "P9DT3H", true),
    ])
    func `durations keep days and hours apart`(raw: String, text: String, isRepaired: Bool) throws {
        let (value, findings) = read(Property("DURATION", rawValue: raw)) { $0.duration($1) }
        #expect(try #require(value).text == text)
        #expect(findings.count == (isRepaired ? 1 : 0))
        #expect(
            findings.allSatisfy {
                $0.hasPrefix("repaired-value/repaired: DURATION `\(raw)`: it was read as ")
            })
    }

    @Test(arguments: [
        "", "P", "PT", "-P", "P1", "PT1X", "1H", "P99999999999D", "P1D1D", "PT5M2H", "PTT5M", "P1.5D", "P-",
        "PT2H-30M", "P1D-2H",
    ])
    func `what is no duration is refused`(raw: String) {
        let (value, findings) = read(Property("DURATION", rawValue: raw)) { $0.duration($1) }
        #expect(value == nil)
        #expect(
            findings == [
                "bad-value/error: DURATION `\(raw)`: a duration is such as P2W, P1DT2H or -PT15M (RFC 5545 §3.3.6); "
                    + "it was not read"
            ])
    }

    @Test func `a day and 24 hours differ over a change of the clocks`() throws {
        // Berlin's clocks go from 02:00 to 03:00 in the night to 28 March 2027.
        let zone = try TestZones.database(.r2026f).zone(named: "Europe/Berlin")
        let noon = try Instant(parsing: "2027-03-27T11:00:00Z")  // 12:00 before the change
        #expect(try DurationValue(days: 1).end(after: noon, in: zone).description == "2027-03-28T10:00:00Z")
        #expect(try DurationValue(hours: 24).end(after: noon, in: zone).description == "2027-03-28T11:00:00Z")
        let later = try Instant(parsing: "2027-03-28T10:00:00Z")
        #expect(try DurationValue(isNegative: true, days: 1).end(after: later, in: zone) == noon)
    }

    // MARK: - RFC 5545 §3.3.9, §3.3.14, §3.3.8, §3.8.1.6

    @Test func `periods end at a time or after a duration`() throws {
        let raw = "19970101T180000Z/19970102T070000Z,19970101T180000Z/PT5H30M,19970101/,19970101T000000Z"
        let (values, findings) = read(Property("RDATE", rawValue: raw)) { $0.periods($1) }
        let start = DateTimeValue.utc(try CivilDateTime(1997, 1, 1, 18, 0))
        #expect(
            values == [
                PeriodValue(start: start, end: .time(.utc(try CivilDateTime(1997, 1, 2, 7, 0)))),
                PeriodValue(start: start, end: .duration(DurationValue(hours: 5, minutes: 30))),
            ])
        #expect(findings.count == 2)
    }

    @Test func `a period of dates is read as days, and told once`() throws {
        let raw = "19970101/19970103,19970105/P2D,19970107/19970108T000000,19970109T000000/19970110"
        let (values, findings) = read(Property("RDATE", rawValue: raw)) { $0.periods($1) }
        #expect(
            values == [
                PeriodValue(
                    start: .date(try CivilDate(1997, 1, 1)), end: .time(.date(try CivilDate(1997, 1, 3)))),
                PeriodValue(
                    start: .date(try CivilDate(1997, 1, 5)), end: .duration(DurationValue(days: 2))),
            ])
        #expect(findings.count { $0.hasPrefix("repaired-value/repaired") } == 1)
        #expect(findings.count { $0.hasPrefix("bad-value/error") } == 2)
    }

    @Test(arguments: [
        ("-0500", -18000, 0), ("+0100", 3600, 0), ("-045602", -17762, 0), ("+005328", 3208, 0),
        ("+0000", 0, 0),
        ("-0000", 0, 1), ("+01:00", 3600, 1), ("+5730", 3450, 1), ("-0030", -1800, 0), ("+1400", 50400, 0),
    ])
    func `offsets are read to the second`(raw: String, seconds: Int, repairs: Int) {
        let (value, findings) = read(Property("TZOFFSETTO", rawValue: raw)) { $0.utcOffset($1) }
        #expect(value?.totalSeconds == seconds)
        #expect(findings.count == repairs)
    }

    @Test(arguments: ["", "0100", "+1", "+2460", "+010060", "EST", "+996060"])
    func `what is no offset is refused`(raw: String) {
        let (value, findings) = read(Property("TZOFFSETTO", rawValue: raw)) { $0.utcOffset($1) }
        #expect(value == nil)
        #expect(findings.count == 1)
    }

    @Test(arguments: [
        ("1", 1), ("-7", -7), ("+3", 3), (" 5 ", 5), ("2147483647", 2_147_483_647), ("007", 7), ("abc", nil),
        ("99999999999", nil), ("", nil), ("1.5", nil),
    ])
    func `integers have 32 bits`(raw: String, expected: Int?) {
        let (value, findings) = read(Property("SEQUENCE", rawValue: raw)) { $0.integer($1) }
        #expect(value == expected)
        #expect(findings.isEmpty == (expected != nil))
    }

    @Test(arguments: [
        ("37.386013;-122.082932", "37.386013;-122.082932", 0), ("60.3\\,24.9", "60.300000;24.900000", 1),
        ("60.3,24.9", "60.300000;24.900000", 1), ("-0.0000004;0.9999999", "0.000000;1.000000", 0),
        ("90;-180", "90.000000;-180.000000", 0),
    ])
    func `positions have six digits`(raw: String, text: String, repairs: Int) throws {
        let (value, findings) = read(Property("GEO", rawValue: raw)) { $0.geo($1) }
        #expect(try #require(value).text == text)
        #expect(findings.count == repairs)
    }

    @Test(arguments: ["", "1", "91;0", "0;181", "nan;0", "a;b", "1;2;3", "0x10;1", "inf;1"])
    func `what is no position is refused`(raw: String) {
        let (value, findings) = read(Property("GEO", rawValue: raw)) { $0.geo($1) }
        #expect(value == nil)
        #expect(findings.count == 1)
    }

    // MARK: - RFC 5545 §3.3.10

    @Test func `recurrence rules are read and written`() throws {
        let (rule, findings) = read(Property("RRULE", rawValue: "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4")) {
            $0.recurrenceRule($1)
        }
        #expect(findings == [])
        let property = Property("RRULE", try #require(rule))
        #expect(read(property) { $0.recurrenceRule($1) }.0 == rule)
        let (none, errors) = read(Property("RRULE", rawValue: "FREQ=DAILY;BYMONTH=13")) {
            $0.recurrenceRule($1)
        }
        #expect(none == nil)
        #expect(
            errors.count == 1
                && errors.first?.hasPrefix("bad-value/error: RRULE `FREQ=DAILY;BYMONTH=13`: ") == true)
    }

    @Test func `a rule as programs really write it is repaired and told`() throws {
        let (rule, findings) = read(Property("RRULE", rawValue: "FREQ=WEEKLY;BYDAY=MO, WE;")) {
            $0.recurrenceRule($1)
        }
        #expect(rule?.text == "FREQ=WEEKLY;BYDAY=MO,WE")
        #expect(
            findings == [
                "repaired-value/repaired: RRULE `FREQ=WEEKLY;BYDAY=MO, WE;`: \"BYDAY=MO, WE\": a rule has no spaces "
                    + "(and 1 more); it was read as FREQ=WEEKLY;BYDAY=MO,WE"
            ])
    }

    // MARK: - Writing

    @Test func `dates and times are written as they are read`() throws {
        let time = try CivilDateTime(2027, 3, 13, 17, 0)
        let local = try Property("DTSTART", .local(time), zoneName: "Asia/Tokyo")
        #expect(local.rawValue == "20270313T170000")
        #expect(local.zoneName == "Asia/Tokyo")
        #expect(try Property("DTSTART", .utc(time), zoneName: "Asia/Tokyo").rawValue == "20270313T170000Z")
        #expect(try Property("DTSTART", .utc(time), zoneName: "Asia/Tokyo").parameters == [])
        let date = try Property("DTSTART", .date(time.date))
        #expect(date.rawValue == "20270313")
        #expect(date.parameters == [Parameter("VALUE", "DATE")])
        #expect(try DateTimeValue.date(CivilDate(33, 4, 3)).text() == "00330403")
        #expect(throws: CalendarError.self) { try DateTimeValue.date(CivilDate(-1, 1, 1)).text() }
    }

    @Test(arguments: 0..<50)
    func `any date survives writing and reading`(seed: Int) throws {
        let days = -719_528 + seed * 73_048 + seed * seed  // from year 0 on
        let date = try CivilDate(daysSinceEpoch: min(days, CivilDate.latest.daysSinceEpoch))
        let time = try CivilDateTime(date, TimeOfDay(secondsSinceMidnight: seed * 1717 % 86400))
        for value in [DateTimeValue.date(date), .local(time), .utc(time)] {
            let (back, findings) = read(try Property("DTSTART", value)) { $0.dateTime($1) }
            #expect(back == value)
            #expect(findings == [])
        }
    }

    private func property(_ raw: String, _ parameter: String) -> Property {
        let halves = parameter.split(separator: "=").map(String.init)
        let parameters = halves.count == 2 ? [Parameter(halves[0], halves[1])] : []
        return Property("DTSTART", parameters: parameters, rawValue: raw)
    }

    private func described(_ value: DateTimeValue?) -> String {
        switch value {
        case nil: "nil"
        case .date(let date): "date \(date)"
        case .local(let time): "local \(time)"
        case .utc(let time): "utc \(time)"
        }
    }
}
