import CivilTime
import Findings
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

@Suite("Attachments in calendars") struct AttachmentTests {
    static let head = ["DTSTART:20270312T080000Z", "DTEND:20270312T090000Z", "SUMMARY:Flight"]
    /// The eight bytes that begin a PNG.
    static let png = "iVBORw0KGgo="
    static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    static let line =
        "ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY;X-FILENAME=ticket.png;X-V=1:\(png)"

    static func imported(_ lines: [String], readsAttachments: Bool = true) throws -> ImportedCalendar {
        let text = Exchange.file(event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + head + lines)
        let reading = CalendarImport(
            database: try Exchange.database(), floatingTimes: .hintedByFile,
            readsAttachments: readsAttachments)
        let whole = reading.activities(from: try CalendarReader().read(text: text), file: "a.ics")
        #expect(try reading.activities(in: CalendarSource(Array(text.utf8)), file: "a.ics") == whole)
        return whole
    }

    static func attachment(_ imported: ImportedAttachment) -> Trips.Attachment {
        let content: Trips.Attachment.Content =
            switch imported.content {
            case .file(let type, let bytes):
                .file(mediaType: type.mediaType, size: bytes.count, digest: "d")
            case .link(let link): .link(link)
            }
        return Trips.Attachment(
            id: imported.id, owner: .activity(imported.activity), name: imported.name, content: content,
            createdAt: .epoch)
    }

    static func lines(
        _ activity: Activity, _ attachments: [Trips.Attachment], _ redaction: Redaction = .full
    ) throws -> [String] {
        var contents = CalendarContents(name: nil, activities: [activity])
        contents.attachments = attachments
        contents.files = [FileContents(digest: "d", bytes: bytes)]
        let bytes = try Exchange.export(redaction).calendar(of: contents).bytes
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "").split(separator: "\r\n")
            .map(String.init)
    }

    @Test func `a name is no longer than that of a file may be`() throws {
        let name = String(repeating: "a", count: 80_000)
        let imported = try Self.imported([
            Self.line.replacing("ticket.png", with: "\(name).png")
        ])
        #expect(imported.attachments.map(\.name) == [String(repeating: "a", count: 251) + ".png"])
    }

    @Test func `a file is taken out of its event, and comes back where it stood`() throws {
        let imported = try Self.imported([Self.line, "URL:https://example.org/"])
        #expect(imported.findings.isEmpty)
        let file = try #require(imported.attachments.first)
        #expect(file.name == "ticket.png")
        #expect(file.content == .file(.png, Self.bytes))
        let activity = try #require(imported.activities.first)
        #expect(file.activity == activity.key)
        #expect(activity.source?.contains(Self.png) == false)
        let lines = try Self.lines(activity, [Self.attachment(file)])
        let wanted = Self.line.replacing(":\(Self.png)", with: ";X-MERIDIAN-ID=\(file.id):\(Self.png)")
        let at = try #require(lines.firstIndex(of: wanted))
        #expect(lines[at + 1] == "URL:https://example.org/")
    }

    @Test func `the same file has the same identifier, also when our export is read`() throws {
        let first = try Self.imported([Self.line])
        #expect(try Self.imported([Self.line]).attachments == first.attachments)
        let file = try #require(first.attachments.first)
        let again = try Self.lines(try #require(first.activities.first), [Self.attachment(file)])
        let line = try #require(again.first { $0.hasPrefix("ATTACH") })
        #expect(try Self.imported([line]).attachments.map(\.id) == [file.id])
    }

    @Test func `without asking, files stay where they are`() throws {
        let imported = try Self.imported([Self.line], readsAttachments: false)
        #expect(imported.attachments.isEmpty)
        #expect(try Self.lines(try #require(imported.activities.first), []).contains(Self.line))
    }

    @Test func `a file that was taken away is gone, and one that nobody gave is told`() throws {
        let imported = try Self.imported([Self.line])
        let activity = try #require(imported.activities.first)
        var contents = CalendarContents(name: nil, activities: [activity])
        let without = try Exchange.export().calendar(of: contents)
        #expect(without.findings.count == 1)
        contents.attachments = [
            Trips.Attachment(
                id: AttachmentID("x"), owner: .activity(activity.key), name: "Map",
                content: .link("https://example.org/m"),
                createdAt: .epoch)
        ]
        let with = try Exchange.export().calendar(of: contents)
        #expect(with.findings.isEmpty)
        let attached = try #require(with.calendar.events.first).all(named: "ATTACH")
        #expect(attached.map(\.rawValue) == ["https://example.org/m"])
    }

    @Test func `a new file and a new link are written, and read again`() throws {
        let activity = try Exchange.activity(Self.head + ["ATTACH:https://example.org/old"])
        let file = Trips.Attachment(
            id: AttachmentID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), owner: .activity(activity.key),
            name: "a \"b\", c.png",
            content: .file(mediaType: "image/png", size: 8, digest: "d"), createdAt: .epoch)
        let links = [("1", "https://example.org/old"), ("2", "https://example.org/new")].map { digit, link in
            Trips.Attachment(
                id: AttachmentID("6ba7b810-9dad-41d1-80b4-00c04fd430c\(digit)"),
                owner: .activity(activity.key), name: "L", content: .link(link), createdAt: .epoch)
        }
        let lines = try Self.lines(activity, [file] + links).filter { $0.hasPrefix("ATTACH") }
        #expect(lines.count == 3)
        #expect(lines[0] == "ATTACH:https://example.org/old")
        let again = try Self.imported(lines)
        #expect(again.attachments.map(\.name) == [file.name, "L"])
        #expect(
            again.attachments.map(\.content) == [.file(.png, Self.bytes), .link("https://example.org/new")])
    }

    @Test(arguments: [
        // An ELF program, and one under the name of a picture.
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=x:f0VMRgIBAQA=",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FMTTYPE=image/png;FILENAME=x.png:f0VMRgIBAQA=",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY;FILENAME=x.pdf:iVBORw0KGgo=",
        "ATTACH;ENCODING=BASE64;VALUE=BINARY:not base64",
    ])
    func `what must not be attached stays in the event, and is told`(_ line: String) throws {
        let imported = try Self.imported([line])
        #expect(imported.attachments.isEmpty)
        #expect(imported.findings.map(\.code) == [.badValue])
        #expect(try Self.lines(try #require(imported.activities.first), []).contains(line))
    }

    @Test(arguments: [
        ("FILENAME=\"../../etc/passwd\"", "passwd"), ("X-FILENAME=\"C:\\Temp\\a.png\"", "a.png"),
        ("FILENAME=\"..\"", "attachment.png"), ("X-OTHER=1", "attachment.png"), ("FILENAME=名前.png", "名前.png"),
    ])
    func `a name is that of a file alone`(_ parameter: String, _ name: String) throws {
        let imported = try Self.imported(["ATTACH;ENCODING=BASE64;VALUE=BINARY;\(parameter):\(Self.png)"])
        #expect(imported.attachments.map(\.name) == [name])
    }

    @Test(arguments: [Redaction.shared, .busy]) func `no redacted export has a file or a link`(
        _ redaction: Redaction
    ) throws {
        let imported = try Self.imported([Self.line, "ATTACH:https://example.org/"])
        let file = try #require(imported.attachments.first)
        let lines = try Self.lines(
            try #require(imported.activities.first), [Self.attachment(file)], redaction)
        #expect(!lines.contains { $0.contains("ATTACH") || $0.contains("ticket") })
    }

    // MARK: - What is there already

    static let trip = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")

    /// What becomes of the attachments of a calendar that comes into a trip.
    static func settled(
        _ imported: ImportedCalendar, known: [Trips.Attachment] = [], existing: [Activity] = [],
        elsewhere: Set<AttachmentID> = []
    ) throws -> SettledAttachments {
        let database = try Exchange.database()
        let merge = AttachmentMerge(
            known: known, existing: existing, elsewhere: elsewhere, trip: trip, database: database,
            digest: { _ in "d" })
        let matched = merge.matching(imported)
        return merge.settled(
            matched, by: ImportMerge.merge(existing: existing, incoming: matched, database: database))
    }

    @Test func `what a trip has or had is not new to it, and another trip's is an attachment apart`() throws {
        let imported = try Self.imported([Self.line])
        let (file, activity) = (try #require(imported.attachments.first), imported.activities)
        let trip = Trip(id: Self.trip, name: "T")
        func added(
            known: [Trips.Attachment] = [], existing: [Activity] = [], elsewhere: Set<AttachmentID> = []
        ) throws -> [AttachmentID] {
            try Self.settled(imported, known: known, existing: existing, elsewhere: elsewhere).added.map(\.id)
        }
        #expect(try added() == [file.id])
        #expect(try added(known: [Self.attachment(file)], existing: activity).isEmpty)
        // The component names it still, so somebody has deleted it by hand.
        #expect(try added(existing: activity).isEmpty)
        let apart = try added(elsewhere: [file.id])
        #expect(apart.count == 1)
        #expect(apart != [file.id])
        // The same bytes at the same activity, attached by hand under another identifier.
        let byHand = Trips.Attachment(
            id: AttachmentID("6ba7b810-9dad-41d1-80b4-00c04fd430c9"), owner: .activity(file.activity),
            name: "b", content: .file(mediaType: "image/png", size: 8, digest: "d"), createdAt: .epoch)
        #expect(try added(known: [byHand]).isEmpty)

        var contents = TripContents(trip: trip, activities: activity)
        contents.attachments = [Self.attachment(file)]
        #expect(AttachmentMerge.apart(contents, from: []) == contents)
        let other = AttachmentMerge.apart(contents, from: [file.id])
        #expect(other.attachments.map(\.id) == apart)
        #expect(other.activities.first?.source?.contains(apart[0].text) == true)
    }

    /// Lines are folded at 75 octets, so the length of a name says where a fold falls in the parameters after it.
    @Test(arguments: ["a", "é", "名", "👩‍👧"], 1...80) func `a file comes in whatever the length of its name`(
        _ letter: String, _ length: Int
    ) throws {
        let given = String(repeating: letter, count: length)
        let name = FileName.cut(given, to: FileName.mostBytes)
        let imported = try Self.imported([
            "ATTACH;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/png;X-FILENAME=\(given):\(Self.png)"
        ])
        let activities = imported.activities
        func added(
            _ incoming: ImportedCalendar, known: [Trips.Attachment] = [], existing: [Activity] = [],
            elsewhere: Set<AttachmentID> = []
        ) throws -> [ImportedAttachment] {
            try Self.settled(incoming, known: known, existing: existing, elsewhere: elsewhere).added
        }
        let first = try added(imported)
        #expect(first.map(\.name) == [name])
        let file = Self.attachment(try #require(first.first))
        let lines = try Self.lines(try #require(activities.first), [file])
        #expect(lines.filter { $0.hasPrefix("ATTACH") && $0.hasSuffix(":" + Self.png) }.count == 1)
        #expect(lines.filter { $0.hasPrefix("ATTACH") }.count == 1)

        // The same file, and our own export, add nothing; nor where somebody deleted it by hand.
        for again in [imported, try Self.imported(lines.filter { $0.hasPrefix("ATTACH") })] {
            #expect(try added(again, known: [file], existing: activities).isEmpty)
            #expect(try added(again, existing: activities).isEmpty)
        }
        // It is another one in another trip.
        let apart = try added(imported, elsewhere: [file.id])
        #expect(apart.count == 1 && apart.first?.id != file.id)
    }

    /// What is kept may come from a backup that another program wrote, folded as it likes (RFC 5545 section 3.1).
    @Test(arguments: ["\r\n ", "\r\n\t", "\n ", "\n\t"]) func `an identifier is found over any fold`(
        _ fold: String
    ) throws {
        let imported = try Self.imported([Self.line])
        let activity = try #require(imported.activities.first)
        let source = try #require(activity.source).replacing("\r\n ", with: "")
        let word = "X-MERIDIAN-ID="
        #expect(source.contains(word))
        for at in 0...word.count {
            let folded = word.prefix(at) + fold + word.dropFirst(at)
            for folded in [String(folded), folded.lowercased()] {
                var copy = activity
                copy.source = source.replacing(word, with: folded)
                // It was deleted by hand, as the component alone tells.
                #expect(try Self.settled(imported, existing: [copy]).added.isEmpty)
            }
        }
    }

    @Test func `an attachment goes with its activity, or to the trip`() throws {
        let imported = try Self.imported([Self.line])
        let file = Self.attachment(try #require(imported.attachments.first))
        let (key, new) = (try #require(imported.activities.first).key, ActivityKey(uid: ActivityUID("new")))
        var result = MergeResult()
        #expect(AttachmentMerge.moved([file], by: result) == [file])
        result.removals = [key]
        #expect(AttachmentMerge.moved([file], by: result).map(\.owner) == [.trip])
        result.moves = [key: new]
        #expect(AttachmentMerge.moved([file], by: result).map(\.owner) == [.activity(new)])
    }
}
