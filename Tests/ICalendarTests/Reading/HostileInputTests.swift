import Findings
import ICalendar
import TestKit
import Testing

/// Files made to break a reader: bounded time and memory, every sound part kept, never a trap.
@Suite("HostileInput") struct HostileInputTests {
    private func read(_ bytes: [UInt8], limits: ReadLimits = .standard) throws -> ReadResult {
        try CalendarReader(limits: limits).read(bytes, file: "a.ics")
    }

    private func event(_ body: [UInt8]) -> [UInt8] {
        Samples.file(["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"]) + body
            + Samples.file(["", "SUMMARY:kept", "END:VEVENT", "END:VCALENDAR"])
    }

    @Test func `a line of 20 megabytes is dropped by name and the rest is kept`() throws {
        let body = Array("DESCRIPTION:".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)
        let result = try read(event(body))
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "kept")
        #expect(
            result.findings == [
                Finding(
                    .lineTooLong, .error, file: "a.ics", line: 4, component: "1",
                    message:
                        "DESCRIPTION has 20971532 bytes, more than the 1048576 of a line (16777216 of an attachment); "
                        + "the line was dropped")
            ])
    }

    @Test func `a file of one line that is no calendar is refused`() throws {
        let error = try #require(throws: CalendarError.self) {
            try read([UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20))
        }
        #expect(error.code == .notCalendar)
        #expect(error.reason.utf8.count < 300)
    }

    @Test func `attachments may be longer than other lines`() throws {
        let base64 = [UInt8](repeating: UInt8(ascii: "A"), count: 2 << 20)
        for name in ["ATTACH;ENCODING=BASE64;VALUE=BINARY:", "X-PHOTO;ENCODING=BASE64:", "attach:"] {
            let result = try read(event(Array(name.utf8) + base64))
            #expect(result.findings == [])
            #expect(result.calendars.first?.events.first?.properties[1].rawValue.utf8.count == 2 << 20)
        }
        // The same length in folded lines and in small chunks.
        var folded = Array("ATTACH:".utf8)
        for _ in 0..<40_000 { folded += Array("\r\n ".utf8) + base64.prefix(74) }
        #expect(
            try read(event(folded)).calendars.first?.events.first?.properties[1].rawValue.utf8.count == 40_000
                * 74)
        let tooLong = try read(
            event(Array("ATTACH:".utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 17 << 20)))
        #expect(tooLong.findings.map(\.code) == [.lineTooLong])
    }

    @Test(arguments: ["VEVENT", "X", "VALARM"])
    func `100,000 nested components cost no stack`(name: String) throws {
        let depth = 100_000
        let body =
            String(repeating: "BEGIN:\(name)\r\n", count: depth)
            + String(repeating: "END:\(name)\r\n", count: depth)
        let result = try read(event(Array(body.utf8)))
        #expect(result.calendars.count == 1)
        #expect(result.findings.count <= 2 * (ReadLimits.standard.findings + 1))
        #expect(result.findings.contains { $0.code == (name == "VEVENT" ? .missingEnd : .tooDeep) })
        if name != "VEVENT" {
            #expect(result.calendars.first?.events.first?.text("SUMMARY") == "kept")
        }
    }

    @Test func `many parameters are cut at the limit`() throws {
        let body = "X" + String(repeating: ";P=1", count: 100_000) + ":value"
        let result = try read(event(Array(body.utf8)))
        let property = try #require(result.calendars.first?.events.first?.first(named: "X"))
        #expect(property.parameters.count == 256)
        #expect(property.rawValue == "value")
        #expect(result.findings.map(\.code) == [.tooManyParameters])
    }

    @Test func `many properties and components are cut at the limit`() throws {
        var limits = ReadLimits()
        limits.parts = 1000
        let body =
            String(repeating: "X:1\r\n", count: 3000)
            + String(repeating: "BEGIN:VALARM\r\nEND:VALARM\r\n", count: 3000)
        let result = try read(event(Array(body.utf8)), limits: limits)
        let event = try #require(result.calendars.first?.events.first)
        #expect(event.properties.count == 1000)
        #expect(event.components.count == 1000)
        #expect(result.findings.map(\.code) == [.tooManyParts])
    }

    @Test func `findings are bounded and the rest are counted`() throws {
        let body =
            String(repeating: "no line\r\n", count: 5000) + String(repeating: "X;a\"=b:c\r\n", count: 101)
        let result = try read(event(Array(body.utf8)))
        #expect(result.findings.count == 202)
        let rest = result.findings.suffix(2)
        #expect(rest.map(\.code) == [.tooManyFindings, .tooManyFindings])
        #expect(rest.map(\.severity) == [.error, .warning])
        #expect(
            rest.map(\.message) == [
                "4900 more findings of the kind bad-line are not listed; a report holds 100 of each",
                "1 more finding of the kind bad-parameter is not listed; a report holds 100 of each",
            ])
    }

    @Test(arguments: 0..<500)
    func `no mutation of a good file traps, and what is read is stable`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var bytes = Samples.rich
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let position = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(position..<end)
            case 2:
                bytes.insert(
                    contentsOf: bytes[position..<end], at: Int.random(in: 0..<bytes.count, using: &random))
            case 3:
                bytes[position] =
                    [0x0D, 0x0A, 0x20, 0x3A, 0x3B, 0x22, 0x5C, 0x00].randomElement(using: &random) ?? 0
            case 4: bytes = Array(bytes.prefix(max(1, end)))
            default: bytes.insert(contentsOf: Array("BEGIN:VEVENT\r\n".utf8), at: position)
            }
        }
        guard let first = try? read(bytes) else { return }
        let written = CalendarWriter().bytes(first.calendars)
        let second = try read(written)
        #expect(second.calendars.count == first.calendars.count)
        for (one, two) in zip(first.calendars, second.calendars) { #expect(one.isSameMeaning(as: two)) }
        #expect(CalendarWriter().bytes(second.calendars) == written)
        #expect(!written.contains(0))
        // Typed values and libical take whatever came out of it.
        var values = ValueReader()
        for event in first.calendars.flatMap(\.components) {
            for property in event.properties {
                _ = (values.dateTimes(property), values.duration(property), values.utcOffset(property))
                _ = (values.periods(property), values.geo(property), values.integer(property))
            }
        }
        _ = LibicalVerification.complaints(about: written)
    }

    @Test(arguments: 0..<100)
    func `random bytes never trap`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let noise = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
        _ = try? read(noise)
        _ = try? read([0xFF, 0xFE] + noise)
        let inside = try? read(event(noise))
        #expect(inside?.calendars.count == 1)
    }

    @Test func `memory stays flat when components are handed out one by one`() throws {
        var stream = CalendarStream()
        var components = 0
        func count(_ parts: [CalendarPart]) {
            for part in parts { if case .component = part { components += 1 } }
        }
        count(try stream.feed(Array("BEGIN:VCALENDAR\r\n".utf8)))
        let event = Array("BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:x\r\nEND:VEVENT\r\n".utf8)
        for _ in 0..<10_000 {
            let parts = try stream.feed(event)
            // One event at a time: the END line is read when the next line begins.
            #expect(parts.count <= 1)
            count(parts)
        }
        count(try stream.finish())
        #expect(components == 10_000)
    }

    @Test(arguments: [
        ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\r\nb\tc", "a\\u{D}\\u{A}b\\u{9}c"), ("a\u{85}b", "a\\u{85}b"),
        ("a\u{2028}b", "a\\u{2028}b"), ("\u{7F}", "\\u{7F}"),
        ("é – 東京 👩‍👧 \u{2068}x\u{2069}", "é – 東京 👩‍👧 \u{2068}x\u{2069}"),
        ("", ""),
    ])
    func `a finding is one line, whatever it quotes`(message: String, shown: String) {
        let finding = Finding(.badValue, .error, message: message)
        #expect(finding.message == shown)
        #expect(finding.description == "calendar: error: \(shown) [bad-value]")
    }
}
