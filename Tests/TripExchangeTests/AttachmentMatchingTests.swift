import CivilTime
import Documents
import ICalendar
import Testing

@testable import TripExchange
@testable import Trips

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Which of the attachments of an event is which, however many there are.
@Suite("Matching attachments") struct AttachmentMatchingTests {
    static func attachment(_ id: String, _ name: String, _ digest: String) -> Trips.Attachment {
        Trips.Attachment(
            id: AttachmentID(id), owner: .trip, name: name,
            content: .file(mediaType: "image/png", size: 8, digest: digest), createdAt: .epoch)
    }

    @Test func `each is taken once, the first of those that are alike first`() {
        var open = OpenAttachments([
            Self.attachment("1", "a", "x"), Self.attachment("2", "b", "x"), Self.attachment("3", "a", "x"),
            Self.attachment("4", "a", "y"),
        ])
        #expect(open.take(anyOf: [AttachmentID("4"), AttachmentID("9")], .file(digest: "x")) == nil)
        #expect(open.take(anyOf: [AttachmentID("9"), AttachmentID("1")], .file(digest: "x"))?.text == "1")
        #expect(open.take(named: "a", .file(digest: "x"))?.text == "3")
        #expect(open.take(named: "a", .file(digest: "x")) == nil)
        #expect(open.take(.file(digest: "x"))?.text == "2")
        #expect(open.take(.file(digest: "x")) == nil)
        #expect(open.take(AttachmentID("3")) == nil)
        #expect(open.take(AttachmentID("4"))?.text == "4")
        #expect(open.take(.link("https://example.org")) == nil)
    }

    /// The processor time of this thread that it takes to match so many files with so many others of the same event.
    private static func seconds(matching count: Int) -> Double {
        let known = (0..<count).map { attachment("\($0)", "a\($0 % 7)", "x\($0)") }
        var open = OpenAttachments(known)
        let start = clock()
        // From behind, so that whoever goes through all of them from the front looks at most of them each time.
        for index in (0..<count).reversed() {
            _ = open.take(anyOf: [AttachmentID("n\(index)")], .file(digest: "y\(index)"))
            _ = open.take(named: "a", .file(digest: "x\(index)"))
            _ = open.take(.file(digest: "y\(index)"))
            if index.isMultiple(of: 2) {
                _ = open.take(AttachmentID("\(index)"))
            } else {
                _ = open.take(.file(digest: "x\(index)"))
            }
        }
        return start.time
    }

    private struct Clock {
        let begin: timespec
        var time: Double {
            let end = AttachmentMatchingTests.now()
            return Double(end.tv_sec - begin.tv_sec) + Double(end.tv_nsec - begin.tv_nsec) / 1e9
        }
    }

    private static func clock() -> Clock { Clock(begin: now()) }

    private static func now() -> timespec {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time
    }

    /// By n² it would be a hundred times as long.
    @Test func `ten times as many take about ten times as long`() {
        _ = Self.seconds(matching: 2_000)
        let few = (0..<3).map { _ in Self.seconds(matching: 2_000) }.min() ?? 0
        let many = Self.seconds(matching: 20_000)
        #expect(many < max(few, 0.002) * 40, "\(few) s, then \(many) s")
    }

    @Test func `a newer version with other files under the same identifiers replaces all of them`() throws {
        func lines(_ stamp: String, _ suffix: String) -> [String] {
            let files = (0..<2_000).map { index in
                let text = Base64Text.text(of: Array("%PDF-1.4 \(suffix) \(index)".utf8))
                let digits = String(index)
                let id =
                    "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
                return "ATTACH;FMTTYPE=application/pdf;ENCODING=BASE64;VALUE=BINARY;X-FILENAME=f\(index).pdf"
                    + ";X-MERIDIAN-ID=\(id):\(text)"
            }
            return ["UID:1@test", "DTSTAMP:\(stamp)", "DTSTART:20270312T080000Z", "SUMMARY:Papers"] + files
        }
        func imported(_ lines: [String]) throws -> ImportedCalendar {
            let reading = CalendarImport(
                database: try Exchange.database(), floatingTimes: .hintedByFile, readsAttachments: true)
            return reading.activities(
                from: try CalendarReader().read(text: Exchange.file(event: lines)), file: "a.ics")
        }
        let first = try imported(lines("20270101T000000Z", "one"))
        let activity = try #require(first.activities.first)
        try #require(first.attachments.count == 2_000)
        let known = first.attachments.map { file in
            Trips.Attachment(
                id: file.id, owner: .activity(activity.key), name: file.name,
                content: .file(mediaType: "application/pdf", size: 1, digest: file.name), createdAt: .epoch)
        }
        let database = try Exchange.database()
        let merge = AttachmentMerge(
            known: known, existing: [activity], elsewhere: [], trip: TripID("t"), database: database,
            digest: { String(decoding: $0, as: UTF8.self) })
        let newer = merge.matching(try imported(lines("20270102T000000Z", "two")))
        let result = ImportMerge.merge(existing: [activity], incoming: newer, database: database)
        let settled = merge.settled(newer, by: result)
        #expect(settled.added.isEmpty)
        #expect(settled.replaced.map(\.id) == first.attachments.map(\.id))
    }
}
