import TestKit
import Testing

@testable import ICalendar

/// A file that is cut between components and read piece by piece is the same file.
@Suite("CalendarSurvey") struct CalendarSurveyTests {
    private func segments(_ bytes: [UInt8], of size: Int, limits: ReadLimits = .standard) throws
        -> [CalendarSegment]
    {
        var survey = CalendarSurvey(limits: limits, file: "a.ics", segmentBytes: size)
        for start in stride(from: 0, to: bytes.count, by: 37) {
            _ = try survey.feed(Array(bytes[start..<min(start + 37, bytes.count)]))
        }
        _ = try survey.finish()
        return survey.segments
    }

    private func check(_ bytes: [UInt8], limits: ReadLimits = .standard) throws {
        var whole: [CalendarPart] = []
        let findings = try CalendarReader(limits: limits).forEachPart(in: bytes, file: "a.ics") {
            whole.append($0)
        }
        for size in [1, 100, 1_000_000] {
            let segments = try segments(bytes, of: size, limits: limits)
            #expect(segments.first?.bytes.lowerBound == 0)
            #expect(segments.last?.bytes.upperBound == bytes.count)
            var parts: [CalendarPart] = []
            var remains: [CalendarSegment.Remains] = []
            for (index, segment) in segments.enumerated() {
                let isLast = index == segments.count - 1
                let left = try segment.forEachPart(in: Array(bytes[segment.bytes]), isLast: isLast) {
                    parts.append($0)
                }
                remains.append(left)
            }
            #expect(parts == whole)
            #expect(CalendarSegment.findings(of: remains) == findings)
        }
    }

    private static let event = ["BEGIN:VEVENT", "UID:1", "SUMMARY:fol", " ded", "END:VEVENT"]

    @Test(arguments: [
        ["BEGIN:VCALENDAR"] + event + event + ["X-LATE:1"] + event + ["END:VCALENDAR"],
        ["BEGIN:VCALENDAR"] + event + ["BEGIN:VEVENT", "UID:2"] + event + ["END:VCALENDAR"],
        ["BEGIN:VCALENDAR"] + event + ["BEGIN:VCALENDAR"] + event + ["END:VCALENDAR"] + event + event,
        event + event + event, ["BEGIN:VCALENDAR"] + event + ["BEGIN:VEVENT", "UID:2"],
        ["BEGIN:VCALENDAR", "END:VTODO"] + event + ["END:VEVENT", "nonsense"] + event + [
            "", "END:VCALENDAR", "x:y",
        ],
        ["BEGIN:VCALENDAR"] + event + ["BEGIN:A", "BEGIN:B", "BEGIN:VEVENT", "END:B", "END:A"] + event,
        // Without its control characters each of these is a line that opens, closes or names something.
        ["BEGIN:VCALENDAR", "BEGIN:X-A", "BEGIN\u{7}:X-A", "END:X-A"] + event + ["END:X-A"] + event,
        ["BEGIN:VCALENDAR", "BEGIN:X-A", "END\u{7}:X-A"] + event + event + ["END:VCALENDAR"],
        ["BEGIN:VCALENDAR", "BEGIN:X-A", "EN\u{1}D:X-\u{0}A"] + event + ["BE\u{0}GIN:VEVENT"] + event,
    ])
    func `any structure gives the same parts and findings`(lines: [String]) throws {
        for end in ["\r\n", "\n", "\r"] {
            try check(Array(lines.map { $0 + end }.joined().utf8))
            try check([0xEF, 0xBB, 0xBF] + Array(lines.map { $0 + end }.joined().utf8))
        }
    }

    @Test func `flaws told once are told once, and no more are listed than a report holds`() throws {
        var lines = ["BEGIN:VCALENDAR"]
        for index in 0..<40 {
            lines += ["BEGIN:VEVENT", "UID:\(index)", "nonsense", "X-A;b:\u{7}c", "END:VEVENT"]
        }
        var bytes = Array((lines + ["END:VCALENDAR"]).map { $0 + "\n" }.joined().utf8)
        try check(bytes)
        for count in [1, 5, 39, 79, 80, 81, 82] {
            var limits = ReadLimits()
            limits.findings = count
            try check(bytes, limits: limits)
        }
        bytes.replace(Array("X-A".utf8), with: [0xE9, 0x2D, 0x41])
        try check(bytes)
    }

    @Test func `a survey sees UIDs, times and zones through control characters`() throws {
        let text = """
            BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID\u{0}:1\nD\u{7}TSTART;TZID=A:20270101T000000\nX-Y\u{1};TZID=C:z
            SUMMARY:a\u{7}b\nEND:VEVENT\nEND:VCALENDAR\n
            """
        var survey = CalendarSurvey(limits: .standard, file: nil, segmentBytes: 1)
        let parts = try survey.feed(Array(text.utf8)) + survey.finish()
        let event = try #require(
            parts.lazy.compactMap { if case .component(let part) = $0 { part } else { nil } }.first)
        #expect(event.uid == "1")
        #expect(event.first(named: "DTSTART")?.zoneName == "A")
        #expect(event.first(named: "X-Y")?.zoneName == "C")
    }

    @Test func `a file in UTF-16 is one segment`() throws {
        let text = (["BEGIN:VCALENDAR"] + Self.event + Self.event + ["END:VCALENDAR"]).joined(
            separator: "\r\n")
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try segments(bytes, of: 1).count == 1)
        try check(bytes)
    }

    @Test func `a survey keeps the times, UIDs and zones of events and all of a VTIMEZONE`() throws {
        let text = """
            BEGIN:VCALENDAR\nMETHOD:PUBLISH\nBEGIN:VTIMEZONE\nTZID:A\nX-LIC-LOCATION:B\nEND:VTIMEZONE
            BEGIN:VEVENT\nuid:1\nSUMMARY:x\nDTSTART;TZID=A:20270101T000000\nX-Y;tzid=C:z\nATTENDEE;CN=D:e
            BEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM\nEND:VEVENT\nEND:VCALENDAR\n
            """
        var survey = CalendarSurvey(limits: .standard, file: nil, segmentBytes: 1)
        let parts = try survey.feed(Array(text.utf8)) + survey.finish()
        let components: [Component] = parts.compactMap {
            if case .component(let part) = $0 { part } else { nil }
        }
        #expect(components.map(\.name) == ["VTIMEZONE", "VEVENT"])
        #expect(components[0].properties.map(\.name) == ["TZID", "X-LIC-LOCATION"])
        #expect(components[1].properties.map(\.name) == ["UID", "DTSTART", "X-Y"])
    }
}
