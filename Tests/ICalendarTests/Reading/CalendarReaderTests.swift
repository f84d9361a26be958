import Findings
import ICalendar
import Testing

/// Reading of sound and of dirty files.
@Suite("CalendarReader") struct CalendarReaderTests {
    private func read(_ bytes: [UInt8], limits: ReadLimits = .standard) throws -> ReadResult {
        try CalendarReader(limits: limits).read(bytes, file: "a.ics")
    }

    private func codes(_ result: ReadResult) -> [String] { result.findings.map(\.code.rawValue) }

    // MARK: - A sound file

    @Test func `blanks beside the quotes of a parameter's value are left out and told`() throws {
        let line =
            "ATTENDEE;CN= \"Doe, J\";MEMBER=\"mailto:a@b\" , \t\"mailto:c@d\" ;X-A=a \"b\" c:mailto:j@d"
        let result = try CalendarReader().read(Samples.event(line))
        let property = try #require(result.calendars.first?.events.first?.first(named: "ATTENDEE"))
        #expect(property.parameter("CN") == "Doe, J")
        #expect(property.parameter("MEMBER") == "mailto:a@b,mailto:c@d")
        #expect(property.parameter("X-A") == "a b c")
        #expect(property.rawValue == "mailto:j@d")
        #expect(result.findings.map(\.code) == [.badParameter])
        #expect(result.findings.map(\.severity) == [.repaired])
        #expect(
            result.findings.map(\.message) == [
                "a parameter of ATTENDEE has a blank beside its quotes (RFC 5545 §3.2); it was left out"
            ])
    }

    @Test func `a sound file gives all of its parts and no finding`() throws {
        let result = try read(Samples.rich)
        #expect(result.findings == [])
        let calendar = try #require(result.calendars.first)
        #expect(calendar.name == "Spring in Japan")
        #expect(calendar.method == "PUBLISH")
        #expect(calendar.productID == "-//Example//Bookings 3.1//EN")
        #expect(calendar.defaultZoneName == "Asia/Tokyo")
        #expect(calendar.component.lines == 1..<39)
        #expect(calendar.components.map(\.name) == ["VTIMEZONE", "VEVENT", "X-THING"])
        let event = try #require(calendar.events.first)
        #expect(event.lines == 16..<35)
        #expect(event.uid == "1@example.org")
        #expect(event.first(named: "dtstart")?.zoneName == "Asia/Tokyo")
        #expect(event.first(named: "DTEND")?.line == 20)
        #expect(event.text("SUMMARY") == "Flight, Haneda – Los Angeles")
        #expect(event.first(named: "CATEGORIES")?.textList == ["FLIGHT", "A,B"])
        #expect(event.text("DESCRIPTION")?.hasSuffix("is folded once") == true)
        let attendee = try #require(event.first(named: "ATTENDEE"))
        #expect(attendee.parameters == [Parameter("CN", "Doe, J"), Parameter("X-NOTE", "a^b\nc")])
        #expect(attendee.rawValue == "mailto:j@example.org")
        let vendor = try #require(event.first(named: "X-VENDOR"))
        #expect(vendor.parameters == [Parameter("FOO", ["1", "2"])])
        #expect(vendor.rawValue == "raw\\value")
        #expect(event.components.map(\.name) == ["VALARM", "VLOCATION"])
    }

    @Test func `the text of the example in the documentation comes back`() {
        let summary = Property(text: "SUMMARY", "Lunch; then\nthe train")
        #expect(summary.rawValue == "Lunch\\; then\\nthe train")
        #expect(summary.text == "Lunch; then\nthe train")
    }

    @Test(arguments: [
        ("a\\nb\\Nc", "a\nb\nc"), ("\\, \\; \\\\", ", ; \\"), ("12\\:30", "12:30"),
        ("C:\\Users", "C:\\Users"),
        ("\\\\n", "\\n"), ("end\\", "end\\"), ("", ""),
    ])
    func `text is unescaped once`(raw: String, text: String) {
        #expect(Property("X", rawValue: raw).text == text)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("a\\,b,c", ["a,b", "c"]), ("a\\\\,b", ["a\\", "b"]),
        ("a,,b", ["a", "", "b"]),
    ])
    func `lists split at bare commas`(raw: String, list: [String]) {
        #expect(Property("X", rawValue: raw).textList == list)
    }

    // MARK: - Bytes

    @Test(arguments: ["\r\n", "\n", "\r"], [1, 2, 3, 7, 4096])
    func `any line end is read, with chunks cut anywhere`(end: String, size: Int) throws {
        let text = String(decoding: Samples.rich, as: UTF8.self)
        let bytes = Array(text.split(separator: "\r\n").joined(separator: end).utf8)  // no final line end
        var stream = CalendarStream(file: "a.ics")
        var parts: [CalendarPart] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            parts += try stream.feed(bytes[start..<min(start + size, bytes.count)])
        }
        parts += try stream.finish()
        let whole = try read(Samples.rich).calendars[0]
        let components: [Component] = parts.compactMap {
            if case .component(let part) = $0 { part } else { nil }
        }
        let properties: [Property] = parts.compactMap {
            if case .property(let part) = $0 { part } else { nil }
        }
        #expect(components == whole.components)
        #expect(properties == whole.properties)
        #expect(parts.first == .began(line: 1))
        #expect(parts.last == .ended(lines: 1..<39))
        #expect(stream.takeFindings().map(\.code) == (end == "\r\n" ? [] : [.bareLineFeed]))
    }

    @Test func `a byte order mark, blank lines, tab folds and small letters are read`() throws {
        let text =
            "begin:vcalendar\r\n\r\nBegin:vEvent\r\nsummary;language=en:Long\r\n\t er\r\nend:vevent\r\nEND:VCALENDAR"
        let result = try read([0xEF, 0xBB, 0xBF] + Array(text.utf8))
        #expect(codes(result) == ["byte-order-mark"])
        let event = try #require(result.calendars.first?.events.first)
        #expect(event.text("SUMMARY") == "Long er")
        #expect(event.properties.first?.writtenName == "summary")
        #expect(event.properties.first?.parameter("LANGUAGE") == "en")
    }

    @Test(arguments: [true, false], [true, false])
    func `UTF-16 is read`(littleEndian: Bool, hasMark: Bool) throws {
        let text =
            (hasMark ? "\u{FEFF}" : "") + String(decoding: Samples.event("SUMMARY:Zürich 🛫"), as: UTF8.self)
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return littleEndian ? pair.reversed() : pair
        }
        let result = try read(bytes)
        #expect(codes(result) == ["wrong-charset"])
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "Zürich 🛫")
    }

    @Test(arguments: [true, false], [1, 3, 4096])
    func `half a character in UTF-16 is told with its line`(littleEndian: Bool, chunk: Int) throws {
        // A first half without a second in line 4, and a second half without a first in line 5.
        let text = String(decoding: Samples.event("SUMMARY:a@b", "LOCATION:#c"), as: UTF8.self)
        let units = [0xFEFF] + text.utf16.map { $0 == 0x40 ? 0xD83D : $0 == 0x23 ? 0xDE80 : $0 }
        let bytes = units.flatMap { unit -> [UInt8] in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return littleEndian ? pair.reversed() : pair
        }
        var stream = CalendarStream()
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            _ = try stream.feed(bytes[start..<min(start + chunk, bytes.count)])
        }
        _ = try stream.finish()
        let found = try #require(stream.takeFindings().first { $0.code == .brokenCharacter })
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(found.line == lines.firstIndex { $0.hasPrefix("SUMMARY") }.map { $0 + 1 })
        #expect(found.severity == .repaired)
        #expect(
            found.message
                == "2 halves of characters stand alone in the UTF-16 (RFC 2781 §2.2 wants pairs), the "
                + "first in this line; U+FFFD was put there")
    }

    @Test func `lines that are not UTF-8 are read as Windows-1252`() throws {
        let good = Samples.event("SUMMARY:Z@rich", "LOCATION:Ås", "DESCRIPTION:5 #")
        let bytes = good.map { $0 == UInt8(ascii: "@") ? 0xFC : $0 == UInt8(ascii: "#") ? 0x80 : $0 }
        let result = try read(bytes)
        let event = try #require(result.calendars.first?.events.first)
        #expect(event.text("SUMMARY") == "Zürich")
        #expect(event.text("LOCATION") == "Ås")
        #expect(event.text("DESCRIPTION") == "5 €")
        #expect(codes(result) == ["wrong-charset"])
        #expect(result.findings.first?.line == 3)
    }

    @Test func `one bad octet does not spoil a line in UTF-8`() throws {
        // A three-octet character that was cut after its second octet, among sound ones.
        let bytes = Samples.event("SUMMARY:東京 – Zürich @ done").flatMap {
            $0 == UInt8(ascii: "@") ? [0xE6, 0x9D] : [$0]
        }
        let result = try read(bytes)
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "東京 – Zürich æ\u{9D} done")
        #expect(codes(result) == ["wrong-charset"])
    }

    @Test(
        arguments: [
            // Overlong, surrogate, beyond U+10FFFF, lone continuation: none of them is UTF-8 (RFC 3629 §3).
            ([0xC0, 0xAF], "À¯"), ([0xED, 0xA0, 0x80], "í\u{A0}€"), ([0xF4, 0x90, 0x80, 0x80], "ô\u{90}€€"),
            ([0xBF], "¿"),
        ] as [([UInt8], String)])
    func `what only looks like UTF-8 is not taken for it`(octets: [UInt8], text: String) throws {
        let bytes = Samples.event("SUMMARY:@").flatMap { $0 == UInt8(ascii: "@") ? octets : [$0] }
        #expect(try read(bytes).calendars.first?.events.first?.text("SUMMARY") == text)
    }

    @Test func `several threads read at once with the same result`() async throws {
        let expected = try read(Samples.rich)
        try await withThrowingTaskGroup(of: ReadResult.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    var values = ValueReader()
                    let result = try CalendarReader().read(Samples.rich, file: "a.ics")
                    for property in result.calendars[0].events[0].properties
                    where property.name.hasPrefix("DT") {
                        _ = values.dateTime(property)
                    }
                    return result
                }
            }
            for try await result in group { #expect(result == expected) }
        }
    }

    @Test func `a fold inside of a character is joined before decoding`() throws {
        var bytes = Samples.event("SUMMARY:Zürich")
        let position = try #require(bytes.firstIndex(of: 0xC3))
        bytes.insert(contentsOf: [0x0D, 0x0A, 0x20], at: position + 1)
        let result = try read(bytes)
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "Zürich")
        #expect(result.findings == [])
    }

    @Test func `control characters inside of a calendar are left out`() throws {
        let result = try read(Samples.event("SUMMARY:a\u{0}b\u{7}c\td"))
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "abc\td")
        #expect(codes(result) == ["control-characters"])
    }

    @Test func `findings come in the order of the lines`() throws {
        let text = "\u{FEFF}BEGIN:VCALENDAR\nno line\nEND:X\n"
        let result = try read(Array(text.utf8))
        #expect(
            codes(result) == [
                "byte-order-mark", "bare-line-feed", "bad-line", "unmatched-end", "truncated-file",
            ])
        #expect(result.findings.map(\.line) == [1, 1, 2, 3, 4])
    }

    // MARK: - Files that are refused

    @Test(arguments: [
        ("", "empty", "a.ics: there is nothing in it"),
        ("\r\n\r\n \n", "empty", "a.ics: there is nothing in it"),
        (
            "<!DOCTYPE html>\n<html>", "not-calendar",
            "a.ics: no line is BEGIN:VCALENDAR, so this is not an iCalendar file; the first line is `<!DOCTYPE html>`"
        ),
        (
            "PK\u{3}\u{4}\u{1B}[2J", "not-calendar",
            "a.ics: no line is BEGIN:VCALENDAR, so this is not an iCalendar file; the first line is `PK[2J`"
        ),
        (
            "\u{89}PNG\r\n\u{1A}\n\u{0}\u{0}\u{0}", "binary",
            "a.ics: a NUL byte stands in line 3, before any BEGIN:VCALENDAR; this is no text file"
        ),
        (
            "BEGIN:VCARD\r\nEND:VCARD\r\n", "not-calendar",
            "a.ics: no line is BEGIN:VCALENDAR, so this is not an iCalendar file; the first line is `BEGIN:VCARD`"
        ),
    ])
    func `what is not a calendar is refused by name`(text: String, code: String, message: String) throws {
        let error = try #require(throws: CalendarError.self) { try read(Array(text.utf8)) }
        #expect(error.code.rawValue == code)
        #expect(error.description == message)
    }

    @Test func `a file over the limit is refused`() throws {
        var limits = ReadLimits()
        limits.fileBytes = 100
        let error = try #require(throws: CalendarError.self) { try read(Samples.rich, limits: limits) }
        #expect(error.code == .tooLarge)
        var stream = CalendarStream(limits: limits)
        #expect(throws: CalendarError.self) { try stream.feed(Samples.rich) }
    }

    // MARK: - Structure

    @Test func `a file cut in half loses the component it breaks off in and no other`() throws {
        let text = String(
            decoding: Samples.calendar(
                "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VEVENT", "UID:2",
                "BEGIN:VALARM", "ACTION:DISP"), as: UTF8.self)
        let result = try read(Array(text.prefix { $0 != "X" }.utf8.dropLast(21)))
        #expect(result.calendars.first?.events.map(\.uid) == ["1"])
        #expect(codes(result) == ["truncated-file", "truncated-file"])
        #expect(result.findings.map(\.severity) == [.error, .warning])
        #expect(result.findings.first?.line == 5)
        #expect(result.findings.first?.component == "2")
        #expect(
            result.findings.first?.message
                == "this VEVENT with the UID 2 has no END before line 8, where the file ends; it was dropped, "
                + "because its second half is missing")
    }

    @Test func `every cut of a file keeps only whole components`() throws {
        let whole = try read(Samples.rich).calendars[0].components
        for length in 16..<Samples.rich.count {
            let result = try read(Array(Samples.rich.prefix(length)))
            let components = try #require(result.calendars.first).components
            #expect(components == Array(whole.prefix(components.count)))
            // Without the last line end and up to `END:VCALENDA` something is missing.
            if length < Samples.rich.count - 2 {
                #expect(codes(result).contains("truncated-file"))
            }
        }
    }

    @Test func `a missing END is put where the next part shows it`() throws {
        let bytes = Samples.calendar(
            "BEGIN:VEVENT", "UID:1", "BEGIN:VALARM", "ACTION:DISPLAY", "BEGIN:VEVENT", "UID:2",
            "BEGIN:VALARM",
            "END:VEVENT", "BEGIN:VTODO", "UID:3")
        let result = try read(bytes)
        let calendar = try #require(result.calendars.first)
        #expect(calendar.components.map(\.uid) == ["1", "2", "3"])
        #expect(calendar.components.map(\.components.count) == [1, 1, 0])
        #expect(codes(result) == ["missing-end", "missing-end", "missing-end", "missing-end"])
        #expect(result.findings.map(\.line) == [2, 4, 8, 10])
    }

    @Test func `an END that closes nothing is reported and dropped`() throws {
        let result = try read(Samples.event("UID:1", "END:VALARM", "SUMMARY:x"))
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "x")
        #expect(codes(result) == ["unmatched-end"])
        #expect(result.findings.first?.line == 4)
    }

    @Test func `several calendars in one file are all read`() throws {
        let cut = Samples.file([
            "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:0", "END:VEVENT", "BEGIN:VEVENT", "UID:half",
        ])
        let result = try read(cut + Samples.event("UID:1") + Samples.event("UID:2"))
        #expect(result.calendars.map { $0.events.map(\.uid) } == [["0"], ["1"], ["2"]])
        #expect(codes(result) == ["missing-end", "truncated-file"])
        #expect(result.findings.last?.component == "half")
    }

    @Test func `components without a calendar are read with a warning`() throws {
        let bare = Samples.file(["BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VTODO", "UID:2", "END:VTODO"])
        let result = try read(bare)
        #expect(result.calendars.map { $0.components.map(\.uid) } == [["1", "2"]])
        #expect(codes(result) == ["missing-calendar"])
        let both = try read(bare + Samples.event("UID:3"))
        #expect(both.calendars.map { $0.components.map(\.uid) } == [["1", "2"], ["3"]])
        #expect(codes(both) == ["missing-calendar"])
        let cut = try read(bare.dropLast(18) + [])
        #expect(cut.calendars.map { $0.components.map(\.uid) } == [["1"]])
        #expect(codes(cut) == ["missing-calendar", "truncated-file"])
    }

    @Test func `a property without a colon keeps its parameters`() throws {
        let result = try read(Samples.event("ORGANIZER;CN=Sixt SE", "SUMMARY;", "ATTACH;X"))
        let event = try #require(result.calendars.first?.events.first)
        #expect(event.first(named: "ORGANIZER")?.parameter("CN") == "Sixt SE")
        #expect(event.first(named: "ORGANIZER")?.rawValue == "")
        #expect(event.properties.count == 1)
        #expect(codes(result) == ["bad-line", "bad-line", "bad-line"])
        #expect(result.findings.map(\.severity) == [.warning, .error, .error])
    }

    @Test func `what stands outside of every calendar is reported`() throws {
        let result = try read(
            Samples.file(["X-BEFORE:1"]) + Samples.event("UID:1")
                + Samples.file(["AFTER:2", "END:VCALENDAR"]))
        #expect(result.calendars.first?.events.count == 1)
        #expect(codes(result) == ["outside-calendar"])
        #expect(result.findings.first?.line == 1)
    }

    @Test func `events after the end of a calendar are kept as one of their own`() throws {
        let loose = ["2", "3"].flatMap { ["BEGIN:VEVENT", "UID:\($0)", "END:VEVENT", ""] }
        let result = try read(
            Samples.event("UID:1") + Samples.file(loose) + Samples.event("UID:4") + Samples.file(loose))
        #expect(result.calendars.map { $0.events.map(\.uid) } == [["1"], ["2", "3"], ["4"], ["2", "3"]])
        #expect(codes(result) == ["missing-calendar"])
        #expect(result.findings.first?.line == 6)
        #expect(
            result.findings.first?.message
                == "`BEGIN:VEVENT` stands after the END of a VCALENDAR (RFC 5545 §3.4); such components were read as a "
                + "calendar of their own")
    }

    @Test func `vCalendar 1.0 is named`() throws {
        let result = try read(Samples.calendar("VERSION:1.0", "BEGIN:VEVENT", "UID:1", "END:VEVENT"))
        #expect(codes(result) == ["other-version"])
        #expect(result.calendars.first?.events.count == 1)
    }

    // MARK: - Lines

    @Test func `a line that is none is dropped and named`() throws {
        let result = try read(
            Samples.event("UID:1", "this is no line", "DESC RIPTION:x", ":novalue", "SUMMARY:x"))
        #expect(codes(result) == ["bad-line", "bad-line", "bad-line"])
        #expect(result.findings.map(\.line) == [4, 5, 6])
        #expect(
            result.findings.first
                == Finding(
                    .badLine, .error, file: "a.ics", line: 4, component: "1",
                    message: "`this is no line` is not NAME:VALUE (RFC 5545 §3.1); the line was dropped"))
        #expect(
            result.findings.first?.description
                == "a.ics:4: error: `this is no line` is not NAME:VALUE (RFC 5545 §3.1); the line was dropped [bad-line]"
        )
        #expect(result.calendars.first?.events.first?.properties.map(\.name) == ["UID", "SUMMARY"])
    }

    @Test(arguments: [
        ("DTSTART;TZID=GMT+05:30:20270710T100000", "GMT+05:30", "20270710T100000"),
        (
            "DTSTART;TZID=tzone://Microsoft/Custom:20270710T100000", "tzone://Microsoft/Custom",
            "20270710T100000"
        ),
        (
            "DTSTART;TZID=tzone://Microsoft/Custom;VALUE=DATE-TIME:20270710T100000",
            "tzone://Microsoft/Custom",
            "20270710T100000"
        ),
        (
            "DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin:20270710T100000", "(UTC+01:00) Amsterdam, Berlin",
            "20270710T100000"
        ),
    ])
    func `a zone name with colons and no quotes is read up to the date`(
        line: String, zone: String, value: String
    ) throws {
        let result = try read(Samples.event(line))
        let start = try #require(result.calendars.first?.events.first?.first(named: "DTSTART"))
        #expect(start.zoneName == zone)
        #expect(start.rawValue == value)
        #expect(codes(result) == ["bad-parameter"])
        #expect(result.findings.first?.severity == .repaired)
    }

    @Test(arguments: [
        ("X;TZID=\"(UTC+01:00) Amsterdam, Berlin\":1", "(UTC+01:00) Amsterdam, Berlin", 0),
        ("X;TZID=A, B:1", "A, B", 0), ("X;TZID=\"Open:1", "Open", 1), ("X;TZID:1", "", 1),
        ("X;TZID=:1", "", 0),
        ("X;TZID=a^b:1", "a^b", 0), ("X;;TZID=a:1", "a", 1), ("X;TZID=Jo \"the\" Doe:1", "Jo the Doe", 0),
    ])
    func `odd parameters are read as far as they go`(line: String, value: String, findings: Int) throws {
        let result = try read(Samples.event(line))
        let property = try #require(result.calendars.first?.events.first?.first(named: "X"))
        #expect(property.parameter("TZID") == value)
        #expect(property.rawValue == "1")
        #expect(codes(result) == Array(repeating: "bad-parameter", count: findings))
    }

    @Test func `a name that could break a line is a programmer's error`() async {
        await #expect(processExitsWith: .failure) { _ = Property("A:B", rawValue: "1") }
        await #expect(processExitsWith: .failure) { _ = Parameter("A\r\nB", "1") }
        await #expect(processExitsWith: .failure) { _ = Component("") }
        await #expect(processExitsWith: .failure) { _ = DurationValue(days: -1) }
    }

    // MARK: - Meaning

    @Test func `what was written is read with the same meaning, and stays so`() throws {
        let first = try read(Samples.rich).calendars
        let bytes = CalendarWriter().bytes(first)
        let second = try read(bytes).calendars
        #expect(first.count == 1 && second.count == 1)
        #expect(first[0].isSameMeaning(as: second[0]))
        #expect(CalendarWriter().bytes(second) == bytes)
    }

    @Test func `meaning disregards order but not content`() {
        let one = Component(
            "VEVENT",
            properties: [
                Property("A", parameters: [Parameter("x", "1"), Parameter("y", "2")], rawValue: "1"),
                Property("DTSTAMP", rawValue: "20270101T000000Z"),
                Property(
                    "DTSTART", parameters: [Parameter("VALUE", "DATE-TIME")], rawValue: "20270101T000000Z"),
            ], components: [Component("B"), Component("C")])
        let two = Component(
            "vevent",
            properties: [
                Property("dtstart", rawValue: "20270101T000000Z"),
                Property("DTSTAMP", rawValue: "20280101T000000Z"),
                Property("a", parameters: [Parameter("Y", "2"), Parameter("X", "1")], rawValue: "1"),
            ], components: [Component("C"), Component("B")])
        #expect(one.isSameMeaning(as: two, disregarding: .stamp))
        #expect(!one.isSameMeaning(as: two))
        var three = two
        three.append(Component("B"))
        #expect(!one.isSameMeaning(as: three, disregarding: .stamp))
    }

    @Test func `setting a property replaces all of its name in place`() {
        var event = Component(
            "VEVENT", properties: ["A", "B", "a", "C"].map { Property($0, rawValue: "1") })
        event.set(Property("A", rawValue: "2"))
        #expect(event.properties.map(\.name) == ["A", "B", "C"])
        #expect(event.first(named: "a")?.rawValue == "2")
        event.remove(named: "b")
        event.set(Property("D", rawValue: "3"))
        #expect(event.properties.map(\.name) == ["A", "C", "D"])
    }
}
