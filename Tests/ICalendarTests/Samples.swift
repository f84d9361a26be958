import ICalendar

/// Small calendars for tests, written line by line.
enum Samples {
    /// A calendar around some lines, with CR LF.
    static func calendar(_ lines: String...) -> [UInt8] {
        file(["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"])
    }

    /// An event around some lines, inside of a calendar, with CR LF.
    static func event(_ lines: String...) -> [UInt8] {
        file(["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"])
    }

    static func file(_ lines: [String]) -> [UInt8] {
        Array(lines.map { $0 + "\r\n" }.joined().utf8)
    }

    /// A file that has a bit of everything.
    static let rich = file([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Bookings 3.1//EN", "METHOD:PUBLISH",
        "X-WR-CALNAME:Spring in Japan", "X-WR-TIMEZONE:Asia/Tokyo", "BEGIN:VTIMEZONE", "TZID:Asia/Tokyo",
        "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "TZNAME:JST",
        "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:1@example.org", "DTSTAMP:20270101T000000Z",
        "DTSTART;TZID=Asia/Tokyo:20270313T170000", "DTEND;TZID=America/Los_Angeles:20270313T110000",
        "SUMMARY:Flight\\, Haneda – Los Angeles", "CATEGORIES:FLIGHT,A\\,B",
        "ATTENDEE;CN=\"Doe, J\";X-NOTE=a^^b^nc:mailto:j@example.org", "X-VENDOR;FOO=1,2:raw\\value",
        "DESCRIPTION:A long text that goes over the end of the line and therefore is fol", " ded once",
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT3H", "END:VALARM", "BEGIN:VLOCATION", "NAME:Gate 4",
        "END:VLOCATION", "END:VEVENT", "BEGIN:X-THING", "FOO:bar", "END:X-THING", "END:VCALENDAR",
    ])
}
