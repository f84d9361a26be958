import TestKit
import Testing

@testable import ICalendar

/// A line that is taken at a glance is the line that the grammar reads.
@Suite("LineGlance") struct LineGlanceTests {
    private func glance(_ text: String, parameters: Int = 8) -> (line: LineStore.Line, store: LineStore)? {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            LineGlance.line(bytes, number: 7, maximumParameters: parameters).map {
                ($0, LineStore(LineStore.Draft($0, bytes)))
            }
        }
    }

    private func syntax(_ text: String, parameters: Int = 8) -> (property: Property?, flaws: LineSyntax.Flaws)
    {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var syntax = LineSyntax(bytes, maximumParameters: parameters)
            return (syntax.property(line: 7), syntax.flaws)
        }
    }

    /// Compares both, and tells whether the line was taken.
    private func check(_ text: String) -> Bool {
        guard let (line, store) = glance(text) else { return false }
        let (property, flaws) = syntax(text)
        #expect(flaws == [], "\(text)")
        #expect(store.property(at: 0) == property, "\(text)")
        #expect(store.text(at: 0) == property?.text, "\(text)")
        #expect(
            store.index(of: Token.capitals(property?.name ?? ""), key: NameKey.of(property?.name ?? "")) == 0)
        if line.form == .canonical { #expect(property?.contentLine == text, "\(text)") }
        return true
    }

    @Test(arguments: [
        "SUMMARY:Lunch", "A:", "X-É:a", "summary:x", "DTSTART;TZID=Europe/Berlin:20270101T000000",
        "dtstart;tzid=Europe/Berlin:20270101T000000", "ORGANIZER;CN=\"a, b\":mailto:c@example.com",
        "ORGANIZER;CN=\"a\":mailto:c@example.com", "A;B=;C=d:e", "ATTENDEE;CN=Zo\u{EB};X=\"\u{2028};\":x",
        "A;B=c\td:e", "A;B=\"c\td\":e", "URL:https://example.com/a;b:c\\,", "A;B=\u{20AC}:c",
    ])
    func `usual lines are taken`(text: String) {
        // The name of the third is none: it has a letter that no name has.
        #expect(check(text) == !text.hasPrefix("X-É"))
    }

    @Test(arguments: [
        ("SUMMARY:Lunch", true), ("DTSTART;TZID=Europe/Berlin:2", true), ("ORGANIZER;CN=\"a, b\":c", true),
        ("summary:x", false), ("ORGANIZER;CN=\"a\":c", false), ("A;b=c:d", false),
    ])
    func `lines that the writer would write alike are known`(text: String, isCanonical: Bool) throws {
        #expect(try #require(glance(text)).line.form == (isCanonical ? .canonical : .respelt))
        #expect((syntax(text).property?.contentLine == text) == isCanonical)
    }

    @Test(arguments: [
        "", ":", "A", "A;", "A;B", "A;B=c", "A;B:c", "A;=b:c", "A;B=\"c:d", "A;B=\"c\" :d", "A;B=\"c\"",
        "A;B=c,d:e",
        "A;B=^n:c", "A;B=\"^\":c", "DTSTART;TZID=GMT+05:30:20270710T100000", "A;B=c\"d:e", "A B:c",
        "A;P=1;P=2;P=3;P=4;P=5;P=6;P=7;P=8;P=9:a", String(repeating: "A", count: 256) + ":a",
    ])
    func `a line that needs a closer look is left`(text: String) { #expect(!check(text)) }

    @Test(arguments: 0..<400) func `any line is taken rightly or not at all`(seed: Int) {
        let pieces = [
            "A", "b", "DTSTART", "EXDATE", "-", ";", ";", ":", ":", "=", "\"", ",", "^", "^n", "\t", " ", "é",
            "\u{A0}",
            "\u{2029}", "20270710", "TZID=", "CN=\"x;y\"", "x", "\\n", ";P=1",
        ]
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<50 {
            let count = Int.random(in: 1...10, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            _ = check(["", "A", "DTEND"][Int.random(in: 0..<3, using: &random)] + text)
        }
    }

    @Test func `names with the same key are told apart`() throws {
        // The key has the length and four letters from each end.
        let lines = [
            "X-AB-ONE-LONG:1", "X-ABXONEXLONG:2", "X-AB-TWO-LONG:3", "x-ab-one-long:4", "X-PAIR:5",
            "X-Pair;B=^n:6",
        ]
        let text = "BEGIN:VCALENDAR\nBEGIN:X\n\(lines.joined(separator: "\n"))\nEND:X\nEND:VCALENDAR\n"
        let component = try #require(try CalendarReader().read(text: text).calendars.first?.components.first)
        #expect(component.text("X-Ab-Two-Long") == "3")
        #expect(component.all(named: "X-AB-ONE-LONG").map(\.rawValue) == ["1", "4"])
        #expect(component.repeats("X-AB-ONE-LONG"))
        // One of them is kept as a property.
        #expect(component.repeats("X-PAIR"))
        #expect(!component.repeats("X-ABXONEXLONG"))
        #expect(!component.has("X-AB-SIX-LONG"))
    }
}

/// A component that was read is worth the same as one that was made of its properties.
@Suite("LineStore") struct LineStoreTests {
    private func read() throws -> Component {
        let result = try CalendarReader().read(Samples.rich)
        return try #require(result.calendars.first?.events.first)
    }

    private func made(_ component: Component) -> Component {
        Component(
            unchecked: component.name, properties: component.properties,
            components: component.components.map(made),
            lines: component.lines)
    }

    @Test func `what stands twice does so in both, in any case`() throws {
        let lines = ["UID:1", "X-A:1", "x-a:2", "Comment;A=^n:1", "COMMENT:2", "SUMMARY:a"]
        let text = "BEGIN:VCALENDAR\nBEGIN:X\n\(lines.joined(separator: "\n"))\nEND:X\nEND:VCALENDAR\n"
        let read = try #require(try CalendarReader().read(text: text).calendars.first?.components.first)
        for component in [read, made(read)] {
            let repeated = ["UID", "X-A", "COMMENT", "SUMMARY", "X-B"].filter(component.repeats)
            #expect(repeated == ["X-A", "COMMENT"])
        }
    }

    @Test func `both are equal, and written alike`() throws {
        let read = try read()
        let made = made(read)
        #expect(read == made)
        #expect(Set([read, made]).count == 1)
        #expect(CalendarWriter().bytes(read) == CalendarWriter().bytes(made))
        for name in Set(read.properties.map(\.name)) {
            #expect(read.first(named: name) == made.first(named: name))
            #expect(read.all(named: name) == made.all(named: name))
            #expect(read.text(name) == made.text(name))
            #expect(read.repeats(name) == made.repeats(name))
            #expect(read.has(name) && made.has(name))
        }
        #expect(read.uid == made.uid)
        for prefix in ["X-", "X-V", "X-VENDOR", "X-VENDORS", "DT", "Z"] {
            #expect(read.has(prefix: prefix) == made.has(prefix: prefix))
        }
        #expect(read.has(prefix: "X-VENDOR") && !read.has(prefix: "X-VENDORS"))
        for parameter in ["TZID", "CN", "FOO", "X-NOTE", "NOTE", "ENCODING"] {
            #expect(read.properties(with: parameter) == made.properties(with: parameter))
        }
        #expect(read.properties(with: "TZID").map(\.name) == ["DTSTART", "DTEND"])
    }

    @Test func `a change of it changes nothing else`() throws {
        let before = try read()
        var after = before
        after.append(Property(text: "X-NEW", "a"))
        after.set(Property(text: "UID", "other"))
        #expect(after.properties.count == before.properties.count + 1)
        #expect(after.uid == "other" && before.uid != "other")
        after.remove(named: "X-NEW")
        after.properties[0] = before.properties[0]
        after.set(Property(text: "UID", before.uid ?? ""))
        #expect(after.isSameMeaning(as: before))
    }

    @Test func `names are found wherever they stand, whatever else is there`() throws {
        // More names than there are bits to tell them by, and more lines than are counted.
        let names = (0..<400).map { "X-N\($0)" } + ["UID", "SUMMARY", "LOCATION", "LAST-MODIFIED"]
        let lines =
            names.enumerated().map { "\($1):\($0)" } + ["X-N7:again", "X-N399:again", "location:again"]
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n\(lines.joined(separator: "\r\n"))\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        let event = try #require(
            try CalendarReader().read(Array(text.utf8), file: nil).calendars.first?.components.first)
        for (number, name) in names.enumerated() {
            #expect(event.first(named: name)?.rawValue == "\(number)")
            #expect(event.first(named: name.lowercased())?.rawValue == "\(number)")
            let isRepeated = ["X-N7", "X-N399", "LOCATION"].contains(name)
            #expect(event.all(named: name).count == (isRepeated ? 2 : 1))
            #expect(event.repeats(name) == isRepeated)
        }
        #expect(!event.has("X-N400") && !event.has("DTSTART") && event.mayRepeat)
    }

    @Test func `a component without a name twice says so`() throws {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n" + (0..<40).map { "X-N\($0):\r\n" }.joined()
            + "END:VEVENT\r\nEND:VCALENDAR\r\n"
        let event = try #require(
            try CalendarReader().read(Array(text.utf8), file: nil).calendars.first?.components.first)
        #expect(!event.mayRepeat)
        #expect(event.hasFirst("X-N3", "") && !event.hasFirst("X-N3", "a") && !event.hasFirst("X-N40", ""))
    }
}
