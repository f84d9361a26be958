/// Values of options by their names in `--help`, valid ones and typical mistakes.
enum CommandValues {
    private static let dates = [
        "2027-03-10", "2027-06-02", "today", "fri", "next week", "+3d", "-1w", "2027-03-07..2027-03-16",
        "2027-03", "2027-W10", "0000-01-01", "9999-12-31", "2027-02-30", "..", "-3d..",
    ]
    private static let times = [
        "2027-03-10 19:30", "2027-06-02T19:30[Europe/Rome]", "19:30", "9am Asia/Tokyo", "+2h", "tomorrow 9am",
        "2027-03-28 02:30 Europe/Berlin", "2027-10-31T02:30", "@1804982400", "@-9223372036854775808",
        "9999-12-31T23:59:59Z", "-000001-01-01T00:00Z", "2027-03-14T02:30[America/New_York]", "-", "24:00",
    ]
    private static let zones = [
        "Asia/Tokyo", "LAX", "Rome", "UTC", "+05:30", "-18:00", "Etc/GMT+12", "Mars/Olympus", "home", "place",
        "traveller", "local",
    ]
    private static let names = [
        "Tokyo", "Rome", "Secret", "tok", "Pack", "Cake", "Code", "Hotel", "Standup", "Trattoria", "Ada",
        "Ben",
        "Kanda Hotel", "none", "e", "\u{1B}[31mred", "a\nb", "日本 ✈️", "\u{202E}abc", "a\u{301}\u{301}",
    ]
    private static let amounts = [
        "84 EUR", "EUR", "1e9 EUR", "-0.005 JPY", "99999999999999999999999 EUR", "12,50 EUR", "€5", "0 XXX",
    ]
    private static let files = [
        "meridian.db", "flight.ics", "backup.json", "note.txt", "-", "new.ics", "new/new.ics", ".", "..",
        "settings.json", "phrase.txt",
    ]
    private static let numbers = [
        "0", "1", "-1", "80", "9223372036854775807", "9223372036854775808", "1.5", "٣", "0x10", "1e3",
    ]
    private static let lengths = ["2h", "90min", "1d", "PT1H", "P1Y", "0min", "-1h", "99999999999d", "1h30"]
    private static let odd = [
        "", " ", "--", "-", "=", "\"", "\\", "%s", "\u{7F}", "\u{85}", "\u{FFFD}", "\u{10FFFF}", "\u{2028}",
        String(repeating: "x", count: 300), "--json", "-h", "--help", "--yes",
    ]
    private static let links = ["https://example.org/x", "javascript:alert(1)", "example.org", "mailto:a@b"]

    /// Options of all commands.
    static let everywhere: Set = [
        "--db", "--home", "--now", "--tzdir", "--color", "--version", "--help", "-h",
    ]

    /// By the name of the value.
    static let words: [String: [String]] = [
        "date": dates, "dates": dates, "when": dates + times + lengths, "from": dates, "years": dates,
        "time": times,
        "instant": [
            "2027-03-10T09:00Z", "@1804982400", "2027-06-02T19:30[Europe/Rome]", "9999-12-31T23:59:59Z",
        ], "hours": ["9-17", "22-6", "0-24", "9", "9-"],
        "days": numbers + lengths,
        "zone": zones, "view": zones, "place": zones + names, "length": lengths,
        "trip": ["Tokyo", "Rome", "Secret"], "name": names,
        "title": names, "item": ["Standup", "Lago", "Trattoria", "Hotel", "QJ"], "todo": ["Pack", "Call"],
        "expense": ["Cake"], "attachment": ["Code", "ticket", "example"], "id": names,
        "words": names, "text": names, "into": names,
        "what": ["Rome", "Trattoria", "note.txt", "https://example.org/y"], "item file": names + files,
        "money": amounts, "split": ["all", "Ada,Ben", "Ada=2,Ben=1", "Ada=50 EUR,Ben=34 EUR", "Ada=,Ben=0"],
        "file": files, "dir": files, "url": links, "count": numbers, "columns": numbers, "minutes": numbers,
        "1-9": numbers, "number": numbers, "code": ["JP", "EUR", "ABC123", "jp", "XX"],
        "kind": ["flight", "lodging", "event", "train", "restaurant", "leisure", "-", "teleport"],
        "category": ["foodAndDining", "flight", "x"], "method": ["cash", "x"],
        "how": ["none", "deposit", "full"],
        "status": ["confirmed", "tentative", "cancelled"], "severity": ["error", "warning", "note"],
        "shell": ["bash", "zsh", "fish"], "weekday": ["monday", "sunday", "x"],
        "level": ["full", "shared", "busy"],
        "address": ["a@example.org", "a"],
    ]

    /// Values for any option.
    static let all =
        dates + times + zones + names + amounts + files + numbers + lengths + odd + links

    /// Contents of standard input.
    static let inputs = [
        "", "{}", "{\"kind\":\"event\",\"title\":\"Tea\",\"start\":\"2027-06-02T15:00[Europe/Rome]\"}",
        "2027-03-14 09:00 Asia/Tokyo\n2027-03-28T02:30[Europe/Berlin]\n\nx\n", Self.event, "[1", "\u{0}",
        "correct horse battery\n",
    ]

    /// An event of one hour, as a calendar file.
    static let event =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fuzz//EN\r\nBEGIN:VEVENT\r\nUID:one@example.org\r\n"
        + "DTSTAMP:20270101T000000Z\r\nDTSTART;TZID=Asia/Tokyo:20270310T090000\r\n"
        + "DTEND;TZID=Asia/Tokyo:20270310T100000\r\nSUMMARY:Tea\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
}
