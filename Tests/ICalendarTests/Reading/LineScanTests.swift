import TestKit
import Testing

@testable import ICalendar

/// What looks at eight octets at a time finds what a look at each of them finds.
@Suite("LineScan") struct LineScanTests {
    /// Octets around which the arithmetic on eight of them could slip, and some others.
    private static let octets: [UInt8] = [
        0x00, 0x01, 0x09, 0x0A, 0x0D, 0x1F, 0x20, 0x21, 0x39, 0x3A, 0x3B, 0x3C, 0x41, 0x58, 0x78, 0x7E, 0x7F,
        0x80, 0x81, 0x9F, 0xBA, 0xBB, 0xC2, 0xFF,
    ]

    private func lines(_ body: ([UInt8], UnsafeBufferPointer<UInt8>) -> Void) {
        var random = SplitMix64(seed: 23)
        for round in 0..<20_000 {
            // Mostly letters, so that the first of the others stands anywhere.
            let line = (0..<round % 40).map { _ in
                Int.random(in: 0..<12, using: &random) == 0
                    ? Self.octets.randomElement(using: &random) ?? 0
                    : UInt8.random(in: 0x41...0x57, using: &random)
            }
            line.withUnsafeBufferPointer { body(line, $0) }
        }
    }

    @Test func `the first control character is found, and what stands before it`() {
        lines { line, bytes in
            let start = min(line.count, 3)
            let rest = line[start...]
            let end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? line.count
            let found = LineScan.firstControl(in: bytes, from: start)
            #expect(found.index == end, "\(line)")
            #expect(found.hasHigh == line[start..<end].contains { $0 >= 0x80 }, "\(line)")
        }
    }

    @Test func `the first colon or semicolon is found`() {
        lines { line, bytes in
            let end = line.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") } ?? line.count
            #expect(LineScan.firstDelimiter(in: bytes) == end, "\(line)")
        }
    }

    @Test(arguments: [
        ("BEGIN:VALARM", true), ("end:vevent", true), ("UID:1", true), ("DTSTART:20270101", true),
        ("DTEND;VALUE=DATE:20270102", true), ("DUE:20270101", true), ("Recurrence-ID:20270101", true),
        ("RDATE:20270101", true), ("EXDATE;TZID=Europe/Berlin:20270101T000000", true),
        ("X-TIME;X=\"a:b\";tzid=Europe/Berlin:1", true), ("SUMMARY:TZID=Europe/Berlin", false),
        ("DTSTAMP:20270101T000000Z", false), ("URL:a", false), ("CLASS:PUBLIC", false), ("UIDS:1", false),
        ("DTSTAR:1", false), ("LAST-MODIFIED:20270101T000000Z", false), ("DESCRIPTION;LANGUAGE=en:a", false),
        ("UID", false), ("", false), (":", false),
    ])
    func `a survey wants the ends, the UID, the times and the zones of an event`(
        _ line: String, _ isWanted: Bool
    ) {
        Array(line.utf8).withUnsafeBufferPointer { #expect(SurveyState.isWanted($0) == isWanted) }
    }
}
