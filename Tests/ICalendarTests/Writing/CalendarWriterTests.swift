import ICalendar
import TestKit
import Testing

/// Writing, by the rules of RFC 5545 §3.1, §3.2 and §3.3.11, and of RFC 6868.
@Suite("CalendarWriter") struct CalendarWriterTests {
    private func lines(_ property: Property) -> [String] {
        let text = CalendarWriter().text(Component("X-TEST", properties: [property]))
        return text.split(separator: "\r\n").map(String.init).dropFirst().dropLast().map(\.self)
    }

    @Test(arguments: [
        ("CN", "a^b", "X;CN=a^^b:v"),
        ("CN", "say \"hi\"", "X;CN=say ^'hi^':v"),
        ("X-ADDRESS", "Main St\nTown", "X;X-ADDRESS=Main St^nTown:v"),
        ("X-ADDRESS", "Main St\r\nTown", "X;X-ADDRESS=Main St^nTown:v"),
        ("ALTREP", "cid:1", "X;ALTREP=\"cid:1\":v"),
        ("CN", "Doe, J; Dr", "X;CN=\"Doe, J; Dr\":v"),
        ("CN", "a\u{7}b", "X;CN=ab:v"),
        ("TZID", "Europe/Berlin", "X;TZID=Europe/Berlin:v"),
    ])
    func `parameters are encoded after RFC 6868 and quoted only where they must be`(
        name: String, value: String, line: String
    ) {
        #expect(lines(Property("X", parameters: [Parameter(name, value)], rawValue: "v")) == [line])
    }

    @Test(arguments: [
        ("a;b,c\\d", "X:a\\;b\\,c\\\\d"), ("one\ntwo", "X:one\\ntwo"),
        ("one\r\ntwo\rthree", "X:one\\ntwo\\nthree"),
        ("a\u{0}b\u{1B}c\td", "X:abc\td"), ("a\u{2028}b\u{85}c", "X:a\\nb\\nc"), ("12:30", "X:12:30"),
    ])
    func `text is escaped`(text: String, line: String) {
        #expect(lines(Property(text: "X", text)) == [line])
    }

    @Test func `no value can inject a line`() throws {
        let attack = "x\r\nEND:VEVENT\nEND:VCALENDAR\rBEGIN:VALARM"
        let component = Component(
            "VEVENT",
            properties: [
                Property(text: "SUMMARY", attack), Property("URL", rawValue: attack),
                Property(textList: "CATEGORIES", [attack, "b"]),
                Property("X", parameters: [Parameter("P", [attack, attack])], rawValue: "v"),
            ])
        let calendar = CalendarObject(productID: attack, components: [component])
        let bytes = CalendarWriter().bytes(calendar)
        let read = try CalendarReader().read(bytes)
        #expect(read.findings == [])
        #expect(read.calendars.count == 1)
        #expect(read.calendars.first?.components.count == 1)
        #expect(read.calendars.first?.events.first?.properties.count == 4)
        #expect(
            read.calendars.first?.events.first?.text("SUMMARY")
                == "x\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VALARM")
    }

    @Test func `lines fold at 75 octets and never inside of a character`() throws {
        let family = "👨‍👩‍👧‍👦"  // one Character of 25 octets
        let text = String(repeating: "Zürich \(family) é ", count: 40)
        let bytes = CalendarWriter().bytes(Component("X", properties: [Property(text: "DESCRIPTION", text)]))
        let whole = String(decoding: bytes, as: UTF8.self)
        for line in whole.split(separator: "\r\n") {
            #expect(line.utf8.count <= 75)
            #expect(!line.dropFirst().hasPrefix("\u{200D}"))
        }
        #expect(whole.split(separator: "\r\n").count > 20)
        #expect(whole.components(of: family) == 40)
        let calendar = CalendarObject(
            productID: "x", components: [Component("X", properties: [Property(text: "DESCRIPTION", text)])])
        let read = try CalendarReader().read(CalendarWriter().bytes(calendar))
        #expect(read.calendars.first?.components.first?.text("DESCRIPTION") == text)
    }

    /// The rule as it reads: a character that does not fit begins the next line, which holds one octet less.
    private func folded(_ line: String) -> String {
        var result = ""
        var room = 75
        for character in line {
            let size = character.utf8.count
            if size > room {
                result += "\r\n "
                room = 74
            }
            result.append(character)
            room -= size
        }
        return result + "\r\n"
    }

    @Test func `folds fall before the first character that does not fit, whatever it is made of`() {
        let pieces = [
            "a", " ", "word ", "é", "e\u{301}", "ü", "→", "東京", "👨‍👩‍👧‍👦", "🇩🇪", "🇯🇵🇺🇸", "각", "क्षि", "\u{200D}",
            "\u{301}",
            "0\u{FE0F}\u{20E3}", "\u{600}1", "x\u{1F3FD}", "\\,",
        ]
        var random = SplitMix64(seed: 7)
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 1...120, using: &random)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }.joined()
            // Longer than a line, and then there is no such place.
            guard text.allSatisfy({ $0.utf8.count < 75 }) else { continue }
            let property = Property("X-TEST", rawValue: text)
            let written = String(
                decoding: CalendarWriter().bytes(Component("X", properties: [property])), as: UTF8.self)
            #expect(written == "BEGIN:X\r\n" + folded("X-TEST:" + text) + "END:X\r\n")
        }
    }

    @Test func `a character longer than a line is cut between its scalars`() throws {
        let monster = "a" + String(repeating: "\u{301}", count: 200)
        let calendar = CalendarObject(
            productID: "x", components: [Component("X", properties: [Property(text: "SUMMARY", monster)])])
        let bytes = CalendarWriter().bytes(calendar)
        for line in bytes.split(separator: 0x0A) {
            #expect(line.count <= 76)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
        #expect(
            try CalendarReader().read(bytes).calendars.first?.components.first?.text("SUMMARY") == monster)
    }

    @Test(arguments: [74, 75, 76, 149, 150, 500])
    func `the fold falls after exactly 75 octets`(length: Int) {
        let lines = lines(Property("X", rawValue: String(repeating: "v", count: length - 2)))
        #expect(lines.first?.utf8.count == min(75, length))
        // The first line takes 75 octets; each further one a space and 74.
        #expect(lines.count == 1 + max(0, (length - 75 + 73) / 74))
    }

    @Test(arguments: [
        "SUMMARY:a\\, b", "DTSTART;TZID=Asia/Tokyo:20270313T170000",
        "ATTENDEE;CN=\"Doe, J\";X=a^^b:mailto:j@example.org",
        "X-EMPTY:",
    ])
    func `one content line is read and written without folds`(line: String) throws {
        #expect(try Property(contentLine: line).contentLine == line)
        let long = "X:" + String(repeating: "v", count: 500)
        #expect(try Property(contentLine: long).contentLine == long)
        let error = try #require(throws: CalendarError.self) { try Property(contentLine: "no line") }
        #expect(error.description == "no line: a content line is NAME:VALUE (RFC 5545 §3.1)")
        #expect(try Property(contentLine: "X:a\r\nEND:VEVENT").rawValue == "aEND:VEVENT")
    }

    @Test func `one component is read without a calendar around it`() throws {
        let event = try CalendarReader().read(Samples.rich).calendars[0].events[0]
        let text = CalendarWriter().text(event)
        let back = try Component(parsing: text)
        #expect(back.isSameMeaning(as: event))
        #expect(back.lines.lowerBound == 1)
        #expect(back.properties.first?.line == 2)
        #expect(throws: CalendarError.self) { try Component(parsing: text + text) }
        #expect(throws: CalendarError.self) { try Component(parsing: "X:1") }
        #expect(throws: CalendarError.self) { try Component(parsing: "BEGIN:VEVENT\r\nUID:1") }
        #expect(throws: CalendarError.self) {
            try Component(parsing: "END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n" + text)
        }
    }

    /// No two octets of ASCII stand side by side in these, so no cut is sure by a look at its octets.
    @Test(arguments: ["中", "e\u{301}", "a°", "👩‍👩‍👧‍👦"])
    func `a long line without words is folded in its own time`(character: String) throws {
        let property = Property("X-A", rawValue: String(repeating: character, count: 40_000))
        var text = ""
        let spent = ProcessorTime.spent {
            text = CalendarWriter().text(Component("X-TEST", properties: [property]))
        }
        #expect(spent < .seconds(60))
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        #expect(text.replacing("\r\n ", with: "").contains(property.rawValue))
    }

    @Test func `names come out in capitals and lines end in CR LF`() {
        let text = CalendarWriter().text(
            Component(
                "vevent",
                properties: [Property("x-foo", parameters: [Parameter("tzid", "A/B")], rawValue: "1")]))
        #expect(text == "BEGIN:VEVENT\r\nX-FOO;TZID=A/B:1\r\nEND:VEVENT\r\n")
    }
}

extension String {
    fileprivate func components(of character: String) -> Int {
        count { String($0) == character }
    }
}
