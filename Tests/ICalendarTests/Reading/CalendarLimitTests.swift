import Findings
import Testing

@testable import ICalendar

/// The bounds of a calendar file, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of calendars") struct CalendarLimitTests {
    private func read(_ bytes: [UInt8], limits: ReadLimits = .standard) throws -> ReadResult {
        try CalendarReader(limits: limits).read(bytes, file: "a.ics")
    }

    /// An event in lines 2 to the last but one, its UID in line 3 and what is tried from line 4 on.
    private func event(_ body: String, _ limits: ReadLimits = .standard) throws -> ReadResult {
        try read(
            Samples.file(["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1"]) + Array(body.utf8)
                + Samples.file(["SUMMARY:kept", "END:VEVENT", "END:VCALENDAR"]), limits: limits)
    }

    private func codes(_ result: ReadResult) -> [String] { result.findings.map { "\($0.line) \($0.code)" } }

    @Test func `a file has 512 MiB at most`() throws {
        var limits = ReadLimits()
        #expect(limits.fileBytes == 512 << 20)
        limits.fileBytes = Samples.rich.count
        #expect(try read(Samples.rich, limits: limits).calendars.count == 1)
        limits.fileBytes -= 1
        let error = #expect(throws: CalendarError.self) { try read(Samples.rich, limits: limits) }
        #expect(error?.code == .tooLarge)
    }

    @Test(arguments: [
        ("DESCRIPTION:", ReadLimits.standard.lineBytes, 1 << 20),
        ("ATTACH:", ReadLimits.standard.attachmentBytes, 16 << 20),
    ])
    func `a line has a mebibyte at most, and sixteen with an attachment`(
        _ name: String, _ most: Int, _ bytes: Int
    )
        throws
    {
        #expect(most == bytes)
        func line(_ count: Int) -> String {
            name + String(repeating: "A", count: count - name.utf8.count) + "\r\n"
        }
        let kept = try event(line(most))
        #expect(kept.findings == [])
        #expect(
            kept.calendars.first?.events.first?.properties[1].rawValue.utf8.count == most - name.utf8.count)
        let dropped = try event(line(most + 1))
        #expect(codes(dropped) == ["4 line-too-long"])
        #expect(dropped.findings.first?.message.contains("has \(most + 1) bytes") == true)
        #expect(dropped.calendars.first?.events.first?.text("SUMMARY") == "kept")
    }

    @Test(arguments: [(14, []), (15, ["18 too-deep"])])
    func `components stand sixteen deep at most`(_ levels: Int, _ told: [String]) throws {
        // VCALENDAR and VEVENT are two of them.
        let result = try event(
            String(repeating: "BEGIN:X-A\r\n", count: levels)
                + String(repeating: "END:X-A\r\n", count: levels))
        #expect(codes(result) == told)
        var depth = 0
        var inner = result.calendars.first?.events.first?.components.first
        while let component = inner {
            depth += 1
            inner = component.components.first
        }
        #expect(depth == 14)
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == "kept")
    }

    @Test(arguments: [(256, []), (257, ["4 too-many-parameters"])])
    func `a property has 256 parameters at most`(_ count: Int, _ told: [String]) throws {
        let result = try event("X-A" + (0..<count).map { ";P\($0)=1" }.joined() + ":value\r\n")
        #expect(codes(result) == told)
        #expect(result.calendars.first?.events.first?.first(named: "X-A")?.parameters.count == 256)
    }

    @Test(arguments: [(99_998, []), (99_999, ["100003 too-many-parts"])])
    func `a component has 100,000 properties at most`(_ more: Int, _ told: [String]) throws {
        // UID before them, SUMMARY behind them.
        let result = try event(String(repeating: "X-A:1\r\n", count: more))
        #expect(codes(result) == told)
        #expect(result.calendars.first?.events.first?.properties.count == 100_000)
        #expect(result.calendars.first?.events.first?.text("SUMMARY") == (told.isEmpty ? "kept" : nil))
    }

    @Test(arguments: [(500, []), (501, ["1004 too-many-parts"])])
    func `a component has as many components as properties at most`(_ count: Int, _ told: [String]) throws {
        var limits = ReadLimits()
        #expect(limits.parts == 100_000)
        limits.parts = 500
        let result = try event(String(repeating: "BEGIN:X-A\r\nEND:X-A\r\n", count: count), limits)
        #expect(codes(result) == told)
        #expect(result.calendars.first?.events.first?.components.count == 500)
    }

    @Test func `a hundred findings of a kind are listed`() throws {
        let most = try event(String(repeating: "no line\r\n", count: 100))
        #expect(most.findings.map(\.code) == [FindingCode](repeating: .badLine, count: 100))
        let above = try event(String(repeating: "no line\r\n", count: 101))
        #expect(above.findings.dropLast() == most.findings[...])
        #expect(above.findings.last?.code == .tooManyFindings)
        #expect(above.findings.last?.message.hasPrefix("1 more finding of the kind bad-line") == true)
    }

    @Test func `twenty flaws of one list are told`() throws {
        func findings(_ count: Int) -> [Finding] {
            var values = ValueReader()
            let dates = (0..<count).map { "no\($0)" }.joined(separator: ",")
            #expect(values.dateTimes(Property("EXDATE", rawValue: dates)).isEmpty)
            return values.findings
        }
        #expect(findings(20).count == 20)
        #expect(findings(20).allSatisfy { $0.code != .tooManyFindings })
        #expect(findings(21).dropLast() == findings(20)[...])
        #expect(findings(21).last?.code == .tooManyFindings)
        #expect(findings(21).last?.message == "EXDATE has 1 more members with flaws")
    }
}
