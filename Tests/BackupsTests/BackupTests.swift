import Backups
import CivilTime
import StrictJSON
import TestKit
import Testing
import Trips

@Suite("Backups") struct BackupTests {
    static func document() throws -> BackupDocument {
        var random = SplitMix64(seed: 7)
        return try RandomModel.document(trips: 2, using: &random)
    }

    static func text(_ document: BackupDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }

    static func read(_ text: String) throws(DocumentError) -> BackupDocument {
        try BackupDocument(Array(text.utf8))
    }

    static let head = #""format": "meridian-backup", "version": "1.2", "createdAt": "2027-01-01T00:00:00Z""#

    @Test(arguments: 0..<40) func `a random model comes back as it was`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let document = try RandomModel.document(trips: 3, using: &random)
        let again = try BackupDocument(document.bytes)
        #expect(again == document)
        #expect(again.bytes == document.bytes)
    }

    @Test func `nothing but the head is a document`() throws {
        let document = try Self.read("{\(Self.head)}")
        #expect(document.trips.isEmpty)
        #expect(document.createdAt.description == "2027-01-01T00:00:00Z")
    }

    /// The members of the one trip, the place, and what is said of it.
    static let flaws: [(String, String)] = [
        (#"{"#, "line 1: byte 2: the name of a member should stand here (RFC 8259)"),
        (#"{} x"#, "line 1: byte 4: something stands behind the end (RFC 8259)"),
        (#"{"a": 01}"#, "line 1: byte 8: a number does not begin with 0 (RFC 8259)"),
        (#"{"a": 1, "a": 2}"#, #"line 1: byte 13: the name "a" stands twice (RFC 8259)"#),
        (#"["\ud800"]"#, "line 1: byte 9: half of a surrogate pair is no character (RFC 8259)"),
        (#"[]"#, "$: a list is a list; an object belongs here"),
        (#"{}"#, #"$: "format" is missing, and has to be there"#),
        (
            #"{"format": "a\u0085\u001b"}"#,
            #"$.format: "a\u{85}\u{1B}" is not "meridian-backup"; the document is of another kind"#
        ),
        (
            #"{"\u009b": 1, "\u009b": 2}"#,
            #"line 1: byte 23: the name "\u{9B}" stands twice (RFC 8259)"#
        ),
        (
            #"{"format": "other"}"#,
            #"$.format: "other" is not "meridian-backup"; the document is of another kind"#
        ),
        (
            #"{"format": "meridian-backup", "version": "2.0"}"#,
            #"$.version: "2.0" is of another shape than 1.2, which is what this program reads"#
        ),
        (
            #"{"format": "meridian-backup", "version": "1.1"}"#,
            #"$.version: "1.1" is from before release 0.1.0, and this program reads 1.2; restore it with the last "#
                + "program that reads it, and make a new backup with that one"
        ),
        (
            trip(
                #""name": "a", "travellers": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "Ada", "role": "owner"}]"#
            ),
            #"$.trips[0].travellers[0]: "person" is missing, and has to be there"#
        ),
        (
            #"{"format": "meridian-backup", "version": 1}"#, "$.version: 1 is a number; a text belongs here"
        ),
        (
            #"{\#(head), "tripz": []}"#,
            #"$.tripz: "tripz" is nothing that version 1.2 of the format has"#
        ),
        (
            #"{\#(head), "trips": [{"id": "x", "name": "a"}]}"#,
            #"$.trips[0].id: "x" is not a UUID; one looks like 6ba7b810-9dad-41d1-80b4-00c04fd430c8"#
        ),
        (
            trip(#""name": "a", "budget": ["12"]"#),
            #"$.trips[0].budget[0]: "12" names no currency; write it behind the amount, as in 12 EUR"#
        ),
        (
            trip(#""name": "a", "start": "2027-02-29""#),
            #"$.trips[0].start: "2027-02-29" February 2027 has 28 days"#
        ),
        (
            trip(#""name": "a", "notes": "b\u0000c""#),
            #"$.trips[0].notes: "b\0c" has the character U+0000, which no calendar may contain; take it out"#
        ),
        (
            #"{\#(head), "organizations": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "Inn", "phone": "\u0000"}]}"#,
            #"$.organizations[0].phone: "\0" has the character U+0000, which no calendar may contain; take it out"#
        ),
        (trip(#""name": " ""#), #"$.trips[0]: " " is no name for a trip; give some text"#),
        (
            trip(#""name": "a", "activities": [{"uid": "u", "kind": "airship", "title": "t"}]"#),
            #"$.trips[0].activities[0].kind: "airship" is none of flight, train, bus, ferry, car, bicycle, walk, transfer, lodging, carRental, restaurant, tour, event, other"#
        ),
        (
            trip(#""name": "a", "activities": [{"uid": ""}]"#),
            #"$.trips[0].activities[0].uid: "" is empty and names nothing"#
        ),
        (
            trip(
                #""name": "a", "todos": [{"uid": "u", "title": "t", "reminders": [{"days": -9223372036854775808, "seconds": 0, "to": "end"}]}]"#
            ),
            "$.trips[0].todos[0].reminders[0].days: -9223372036854775808 is no whole number from -100000000000 to 100000000000"
        ),
        (
            trip(#""name": "a", "todos": [{"uid": "a\r\nb"}]"#),
            "$.trips[0].todos[0].uid: \"a\\r\\nb\" has a control character, which no UID of a calendar has"
        ),
        (
            #"{\#(head), "persons": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8"}]}"#,
            #"$.persons[0]: "" is no name for a person; give some text"#
        ),
        (
            #"{\#(head), "persons": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "names": ["A"], "me": true}, {"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c9", "names": ["B"], "me": true}]}"#,
            #"$.persons[1].me: "B" is marked as me besides another person; one of the persons can be"#
        ),
        (
            trip(
                #""name": "a", "activities": [{"uid": "u", "kind": "tour", "title": "t", "span": {"firstDay": "2027-03-14", "dayAfter": "2027-03-15"}, "participants": ["6ba7b810-9dad-41d1-80b4-00c04fd430c9"]}]"#
            ),
            #"$.trips[0].activities[0].participants: 6ba7b810-9dad-41d1-80b4-00c04fd430c9 is no traveller of the trip of the document"#
        ),
        (
            #"{\#(head), "organizations": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "Inn"}, {"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c9", "name": " inn"}]}"#,
            #"$.organizations[1].name: " inn" is the name of two organizations, whatever the case of its letters"#
        ),
        (
            #"{\#(head), "trips": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "a"}], "sealedTrips": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "sealedAt": "2027-01-01T00:00:00Z", "box": "AA=="}]}"#,
            #"$.sealedTrips[0].id: "6ba7b810-9dad-41d1-80b4-00c04fd430c8" stands among the open trips, too"#
        ),
        (
            trip(
                #""name": "a", "attachments": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "a", "createdAt": "2027-01-01T00:00:00Z", "file": {"mediaType": "a/b", "size": 1, "digest": "\#(String(repeating: "0", count: 64))"}}]"#
            ),
            "$.trips[0].attachments[0].file: \(String(repeating: "0", count: 64)) is no file of the document"
        ),
        (
            trip(
                #""name": "a", "attachments": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "a", "createdAt": "2027-01-01T00:00:00Z", "file": {"mediaType": "a/b", "size": 1, "digest": "\u001b[31m"}}]"#
            ),
            #"$.trips[0].attachments[0]: \u{1B}[31m is no SHA-256: 64 lower-case hexadecimal digits"#
        ),
    ]

    static func trip(_ members: String) -> String {
        #"{\#(head), "trips": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", \#(members)}]}"#
    }

    @Test(arguments: flaws) func `a flaw is told with its place, the value and the rule`(
        _ text: String, _ message: String
    ) {
        let error = #expect(throws: DocumentError.self) { try Self.read(text) }
        if let error, !error.description.contains("2027-02-29") {
            #expect(error.description == message)
        } else {
            #expect(error?.path == "$.trips[0].start")
        }
    }

    /// The reach of an override, and what is read of it; the line of the component is a later one's.
    static let reaches: [(String, Reach?)] = [
        ("", .thisOccurrence), (#", "reach": "later""#, .thisAndLater(nil)),
        (#", "reach": "tentative""#, .thisAndLater(.tentative)), (#", "reach": "future""#, nil),
    ]

    @Test(arguments: reaches) func `an override says itself which occurrences it stands for`(
        _ member: String, _ reach: Reach?
    ) {
        let text = Self.trip(
            #""name": "T", "activities": [{"uid": "u", "occurrence": "2027-03-14T09:00:00", "kind": "event", "title": "t", "#
                + #""span": {"firstDay": "2027-03-14", "dayAfter": "2027-03-15"}, "source": "BEGIN:VEVENT\r\n"#
                + #"RECURRENCE-ID;RANGE=THISANDFUTURE:20270314T090000Z\r\nEND:VEVENT\r\n"\#(member)}]"#)
        #expect((try? Self.read(text))?.trips.first?.activities.first?.reach == reach)
    }

    @Test func `what a backup says of itself may be anything`() throws {
        let read = try Self.read(#"{\#(Self.head), "tool": "a\u0000b", "missing": ["c\u0000d"]}"#)
        #expect(read.tool == "a\0b" && read.missing == ["c\0d"])
    }

    /// 2³² − 1 is the largest number of each unit in a duration: ×(7 + 1) days, and ×(3600 + 60 + 1) seconds.
    @Test func `numbers that a store can hold come back, however large`() throws {
        var document = try Self.document()
        document.trips[0].activities[0].sequence = 2_147_483_648
        document.trips[0].activities[0].reminders = [
            Reminder(.relative(days: -34_359_738_360, seconds: -15_723_875_266_995, to: .start)),
            Reminder(.relative(days: 34_359_738_360, seconds: 0, to: .end)),
        ]
        document.trips[0].todos[0].sequence = .max
        #expect(try BackupDocument(document.bytes) == document)
        #expect(try document.leftOut(readingBack: document.bytes) == [])
    }

    @Test func `what is read back otherwise than it was written is told with its place`() throws {
        let document = try Self.document()
        var other = document
        other.trips[1].activities[2].title = "another"
        let error = #expect(throws: DocumentError.self) { try document.leftOut(readingBack: other.bytes) }
        #expect(
            error?.description == "$.trips[1].activities[2]: what is written is not what is read again")
        other = document
        other.trips[0].activities[0] = Activity(
            uid: ActivityUID(""), kind: .event, title: "", span: other.trips[0].activities[0].span)
        let refused = #expect(throws: DocumentError.self) { try other.leftOut(readingBack: other.bytes) }
        #expect(refused?.path == "$.trips[0].activities[0].uid")
    }

    @Test func `an attachment that nobody could attach is left out, and told`() throws {
        let day = try Instant(parsing: "2027-01-01T00:00:00Z")
        let pdf = Array("%PDF-1.7 1 0 obj".utf8)
        func paper(_ name: String, _ content: Trips.Attachment.Content) -> Trips.Attachment {
            Trips.Attachment(
                id: AttachmentID("6ba7b810-9dad-41d1-80b4-00c04fd4\(1_000 + name.utf8.count)"), owner: .trip,
                name: name, content: content, createdAt: day)
        }
        func file(_ name: String, _ type: String, _ bytes: [UInt8], _ digit: String) -> (
            Trips.Attachment, FileContents
        ) {
            let digest = String(repeating: digit, count: 64)
            return (
                paper(name, .file(mediaType: type, size: bytes.count, digest: digest)),
                FileContents(digest: digest, bytes: bytes)
            )
        }
        let files = [
            file("pass.pdf", "application/pdf", pdf, "1"),
            file("x.pdf", "application/pdf", Array("MZ\u{90}".utf8), "2"),
            file("pic.png", "image/png", pdf, "3"), file("ticket", "image/png", pdf, "4"),
            file("install.sh", "text/plain", Array("#!/bin/sh\nls\n".utf8), "5"),
        ]
        let links = [
            paper("a good link", .link("https://example.org/a")),
            paper("a bad one", .link("javascript:alert(1)")),
        ]
        let trip = TripContents(
            trip: Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "a"),
            attachments: files.map(\.0) + links)
        let document = BackupDocument(tool: "t", createdAt: day, trips: [trip], files: files.map(\.1))
        let read = try BackupDocument(document.bytes)
        #expect(read.trips[0].attachments.map(\.name) == ["pass.pdf", "a good link"])
        #expect(
            read.leftOut.map(\.path) == [1, 2, 3, 4, 6].map { "$.trips[0].attachments[\($0)]" })
        #expect(
            read.leftOut.last?.description.hasPrefix(
                "$.trips[0].attachments[6]: javascript:alert(1) is a link that is not kept: ") == true)
    }

    @Test func `no expense and no attachment stands in two trips`() throws {
        for part in ["expenses", "attachments"] {
            var document = try Self.document()
            if part == "expenses" {
                document.trips[1].expenses.append(document.trips[0].expenses[0])
                document.trips[1].trip.travellers = document.trips[0].trip.travellers
            } else {
                var paper = document.trips[0].attachments[2]
                paper.owner = .trip
                document.trips[1].attachments.append(paper)
            }
            let error = #expect(throws: DocumentError.self) { try BackupDocument(document.bytes) }
            #expect(error?.path == "$.trips[1].\(part)[3].id")
            #expect(error?.description.hasSuffix("stands in two trips") == true)
        }
    }

    @Test func `what is nested without an end, or too large, is refused`() {
        let deep = String(repeating: "[", count: 1_000_000)
        let error = #expect(throws: DocumentError.self) { try Self.read(deep) }
        #expect(error?.code == .tooLarge)
        let large = #expect(throws: DocumentError.self) { try BackupDocument(Array("{}".utf8), limit: 1) }
        #expect(large?.code == .tooLarge)
    }

    @Test func `no cut of a document is taken for one`() throws {
        let bytes = try Self.document().bytes
        for end in stride(from: 0, to: bytes.count - 2, by: max(1, bytes.count / 40)) {
            #expect(throws: DocumentError.self) { try BackupDocument(Array(bytes[..<end])) }
        }
    }

    @Test func `what a newer minor version says is told, and a newer major one refused`() throws {
        let text = Self.trip(#""name": "a", "mood": "good", "activities": []"#)
        let newer = text.replacing(#""version": "1.2""#, with: #""version": "1.7""#)
        #expect(try Self.read(newer).unknownPaths == ["$.trips[0].mood"])
        #expect(throws: DocumentError.self) { try Self.read(text) }
    }

    @Test func `what names nothing of the document is refused`() throws {
        let activity =
            #"{"uid": "u", "kind": "event", "title": "t", "span": {"firstDay": "2027-01-01", "dayAfter": "2027-01-02"}, "organization": "6ba7b810-9dad-41d1-80b4-00c04fd430c8"}"#
        let error = #expect(throws: DocumentError.self) {
            try Self.read(Self.trip(#""name": "a", "activities": [\#(activity)]"#))
        }
        #expect(error?.path == "$.trips[0].activities[0].organization")
        #expect(error?.code == .missing)
    }
}
