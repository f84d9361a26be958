import CivilTime
import ICalendar
import Testing

@Suite("Zones that a file defines") struct ZoneDefinitionTests {
    /// Two hours of summer time from 1 April to 1 October, on a base that nobody keeps.
    static let daylight = [
        "BEGIN:DAYLIGHT", "DTSTART:20000401T000000", "TZOFFSETFROM:+0107", "TZOFFSETTO:+0307",
        "RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1", "END:DAYLIGHT",
    ]
    static let standard = [
        "BEGIN:STANDARD", "DTSTART:20001001T000000", "TZOFFSETFROM:+0307", "TZOFFSETTO:+0107",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1", "END:STANDARD",
    ]

    static func definition(_ lines: [String], name: String = "Moon Base") throws -> ZoneDefinition? {
        let file = Samples.file(
            ["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:\(name)"] + lines
                + ["END:VTIMEZONE", "END:VCALENDAR"])
        let calendar = try CalendarReader().read(file).calendars[0]
        return ZoneDefinition(try #require(calendar.timeZones.first))
    }

    static func id(_ lines: [String], name: String = "Moon Base") throws -> String? {
        try definition(lines, name: name)?.zone.id.name
    }

    @Test func `the id has the shape of a name and is none of the database`() throws {
        let id = try #require(try Self.id(Self.daylight + Self.standard))
        // tz's theory.html: no part of a name is longer than 14 characters. RFC 9557 section 3.1: each begins with a
        // letter, a dot or an underscore.
        #expect(id.wholeMatch(of: /File\/Moon_Base\/x[0-9a-f]{16}/) != nil)
        #expect(ZoneDefinition.isID(try ZoneID(id)))
        for other in ["Asia/Tokyo", "America/Argentina/Buenos_Aires", "UTC", "File/Moon_Base"] {
            #expect(!ZoneDefinition.isID(try ZoneID(other)), "\(other)")
        }
    }

    private static let same: [[String]] = [
        // The parts the other way round; the rule in other words; what is no rule.
        standard + daylight, ["X-NOTE:mine", "LAST-MODIFIED:20270101T000000Z"] + daylight + standard,
        [
            "BEGIN:DAYLIGHT", "TZNAME:MDT", "DTSTART:20000401T000000", "TZOFFSETFROM:+010700",
            "TZOFFSETTO:+0307", "RRULE:BYMONTHDAY=1;BYMONTH=4;FREQ=YEARLY", "END:DAYLIGHT",
        ] + standard,
    ]

    @Test(arguments: same) func `the same clocks under the same name are the same zone`(lines: [String])
        throws
    {
        #expect(try Self.id(lines) == Self.id(Self.daylight + Self.standard))
    }

    /// The definition with one text in it replaced.
    private static func changed(_ old: String, _ new: String) -> [String] {
        (daylight + standard).map { $0.replacing(old, with: new) }
    }

    private static let others: [(name: String, lines: [String])] = [
        ("Moon Base", daylight), ("Moon_Base", daylight + standard), ("moon base", daylight + standard),
        ("Moon Base", changed("20001001", "20011001")), ("Moon Base", changed("BYMONTH=10", "BYMONTH=11")),
        ("Moon Base", changed("+0307", "+0207")),
    ]

    @Test(arguments: others.indices) func `other clocks or another name are another zone`(index: Int) throws {
        let id = try #require(try Self.id(Self.others[index].lines, name: Self.others[index].name))
        #expect(try id != Self.id(Self.daylight + Self.standard))
    }

    @Test(arguments: [
        ("/freeassociation.sourceforge.net/Büro", "_freeassociation_sourceforge_net_B_ro"), ("東京", "_"),
        ("2nd Office", "_2nd_Office"), ("a..b", "a_b"), ("-x", "_-x"),
        (String(repeating: "Long", count: 100), String(repeating: "Long", count: 10)),
    ])
    func `a name of any characters gives an id`(name: String, label: String) throws {
        let id = try #require(try Self.id(Self.daylight, name: name))
        #expect(id.hasPrefix("File/\(label)/x"), "\(id)")
    }

    @Test func `the name that it had before it was written under another one counts`() throws {
        let renamed = ["\(ZoneDefinition.nameProperty):Moon Base"] + Self.daylight + Self.standard
        let definition = try #require(try Self.definition(renamed, name: "Moon Base 2"))
        #expect(definition.name == "Moon Base")
        #expect(try definition.zone.id.name == Self.id(Self.daylight + Self.standard))
    }

    @Test(arguments: [
        // 1 April 00:00 at +01:07 is 22:53 UTC of the day before; 1 October 00:00 at +03:07 is 20:53 UTC.
        ("1890-01-01T00:00:00Z", 4020), ("2000-03-31T22:52:59Z", 4020), ("2000-03-31T22:53:00Z", 11_220),
        ("2199-09-30T20:52:59Z", 11_220), ("2199-09-30T20:53:00Z", 4020), ("2300-07-01T00:00:00Z", 4020),
    ])
    func `the rules hold from 1900 to 2199`(text: String, seconds: Int) throws {
        let definition = try #require(try Self.definition(Self.daylight + Self.standard))
        #expect(definition.zone.offset(at: try Instant(parsing: text)).totalSeconds == seconds)
    }

    @Test func `dates and rules that have ended hold, too`() throws {
        let definition = try #require(
            try Self.definition([
                "BEGIN:STANDARD", "DTSTART:19800101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
                "RRULE:FREQ=YEARLY;UNTIL=19820101T000000Z", "END:STANDARD",
                "BEGIN:DAYLIGHT", "DTSTART:19800701T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
                "RDATE:19810701T000000,19820715T000000", "RDATE;VALUE=PERIOD:19830701T000000/P1D",
                "END:DAYLIGHT",
            ]))
        // By hand: +02:00 in the second halves of 1980 and 1981 and from 15 July 1982 on; no January ends that.
        for (text, hours) in [
            ("1979-12-31T23:59:59Z", 0), ("1980-01-01T00:00:00Z", 1), ("1980-06-30T23:00:00Z", 2),
            ("1981-01-01T00:00:00Z", 1), ("1982-07-14T22:59:59Z", 1), ("1982-07-14T23:00:00Z", 2),
            ("2050-01-01T00:00:00Z", 2),
        ] {
            #expect(
                definition.zone.offset(at: try Instant(parsing: text)).totalSeconds == hours * 3600,
                "\(text)")
        }
    }
}

// MARK: - Definitions of strangers

extension ZoneDefinitionTests {
    private static func many(_ count: Int, _ lines: [String]) -> [String] {
        Array(repeating: lines, count: count).flatMap(\.self)
    }

    private static func list(_ count: Int, _ value: String) -> String {
        Array(repeating: value, count: count).joined(separator: ",")
    }

    private static let hostile: [[String]] = [
        // No parts; too many of them; too many dates.
        [], many(20_000, daylight),
        daylight + standard.map { $0.hasPrefix("RRULE") ? "RDATE:" + list(40_000, "20011001T000000") : $0 },
        // Offsets and starts that cannot be.
        changed("+0107", "+9959"), changed("+0107", "-2460"), changed("20001001T000000", "99999999T999999"),
        // Rules that no clock follows, or that nobody can read.
        changed("YEARLY", "SECONDLY"), changed("YEARLY;BYMONTH=4", "MINUTELY;INTERVAL=7"),
        changed("YEARLY", "FORTNIGHTLY"),
        // Many rules, one beside the other, and lists of one value over and over.
        many(999, changed("BYMONTHDAY=1", "BYMONTHDAY=1,2,3,4").suffix(6)),
        many(
            999,
            standard.map { line in
                line.hasPrefix("RRULE")
                    ? "RRULE:FREQ=YEARLY;BYMONTH=\(list(400, "1"));BYDAY=\(list(400, "SU"))" : line
            }),
        // Clocks that are moved again before they have shown what the last move skips.
        [
            "BEGIN:DAYLIGHT", "DTSTART:20000101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+1400",
            "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20000101T150000", "TZOFFSETFROM:+1400",
            "TZOFFSETTO:-1200", "END:STANDARD",
        ],
    ]

    @Test(arguments: hostile.indices) func `a definition without usable rules is none`(index: Int) throws {
        #expect(try Self.definition(Self.hostile[index]) == nil)
    }

    @Test func `a hundred parts that agree cost little`() throws {
        let parts = Array(repeating: Self.daylight + Self.standard, count: 50).flatMap(\.self)
        #expect(try Self.id(parts) == Self.id(Self.daylight + Self.standard))
    }
}
