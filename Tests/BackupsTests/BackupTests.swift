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

    static let head = #""format": "meridian-backup", "version": "1.1", "createdAt": "2027-01-01T00:00:00Z""#

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
            #"$.version: "2.0" is of another shape than 1.1, which is what this program reads"#
        ),
        (
            #"{"format": "meridian-backup", "version": 1}"#, "$.version: 1 is a number; a text belongs here"
        ),
        (
            #"{\#(head), "tripz": []}"#,
            #"$.tripz: "tripz" is nothing that version 1.1 of the format has"#
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
        let newer = text.replacing(#""version": "1.1""#, with: #""version": "1.7""#)
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

/// Models by lot, with all fields and the texts that break programs.
enum RandomModel {
    static let texts = [
        "Tokyo", "naïve café ☕️", "👩‍👩‍👧‍👦 family", "‏שלום עולם‎", "line\nbreak\ttab", "\u{1}\u{2}\u{7F}\u{2028}",
        "\\\"'/<&>", "",
        " spaces ", "'; DROP TABLE trips; --", String(repeating: "長い名前", count: 2500), "e\u{301}",
        "\r\nEND:VCALENDAR",
    ]

    static func text(_ random: inout SplitMix64) -> String { texts[Int(random.next() % UInt64(texts.count))] }

    /// A UID as a calendar can say it.
    static func uid(_ number: Int, _ random: inout SplitMix64) -> ActivityUID {
        let text = String(
            text(&random).unicodeScalars.filter { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
        return ActivityUID("\(number) \(text)")
    }

    static func name(_ random: inout SplitMix64) -> String {
        ["Tokyo", "👩‍👩‍👧‍👦", "‏שלום‎", "'; DROP TABLE", String(repeating: "é", count: 10_000), "a \"b\" \\c"][
            Int(random.next() % 6)]
    }

    static func maybe<Value>(_ random: inout SplitMix64, _ make: (inout SplitMix64) throws -> Value) rethrows
        -> Value?
    {
        random.next() % 2 == 0 ? try make(&random) : nil
    }

    static func id<Record>(_ random: inout SplitMix64) -> RecordID<Record> { .random(using: &random) }

    static func pick<Value>(_ values: [Value], _ random: inout SplitMix64) -> Value {
        values[Int(random.next() % UInt64(values.count))]
    }

    static func instant(_ random: inout SplitMix64) throws -> Instant {
        try Instant(
            secondsSinceEpoch: Int64(random.next() % 4_000_000_000),
            nanosecond: random.next() % 2 == 0 ? 0 : Int(random.next() % 1_000_000_000))
    }

    static func date(_ random: inout SplitMix64) throws -> CivilDate {
        try CivilDate(daysSinceEpoch: Int(random.next() % 60_000))
    }

    static func money(_ random: inout SplitMix64) throws -> Money {
        let amount = try Amount(
            coefficient: Int64(random.next() % 1_000_000_000), places: Int(random.next() % 5))
        return Money(amount, pick(Currency.all, &random))
    }

    static func time(_ random: inout SplitMix64) throws -> ActivityTime {
        let zones = ["Asia/Tokyo", "UTC", "America/St_Johns", "File/Odd_Zone/x1c0de5a3f29b7d84"]
        let zone = try maybe(&random) { try ZoneID(pick(zones, &$0)) }
        let recorded = try zone.flatMap { _ in
            try maybe(&random) {
                RecordedOffset(
                    offset: try UTCOffset(totalSeconds: Int($0.next() % 86_400) - 43_200), tzdb: "2026f")
            }
        }
        return ActivityTime(local: try instant(&random).utc, zone: zone, recorded: recorded)
    }

    static func place(_ random: inout SplitMix64) -> Place {
        var place = Place(name: text(&random), code: maybe(&random, text))
        if random.next() % 2 == 0 {
            place.latitude = Double(random.next() % 1_800_000_001) / 1e7 - 90
            place.longitude = Double(random.next() % 3_600_000_001) / 1e7 - 180
        }
        place.terminal = maybe(&random, text)
        place.gate = maybe(&random, text)
        place.address = maybe(&random, address)
        return place
    }

    static func address(_ random: inout SplitMix64) -> Address {
        Address(
            street: text(&random), city: text(&random), region: text(&random), postalCode: text(&random),
            country: text(&random))
    }

    static func reminder(_ random: inout SplitMix64) throws -> Reminder {
        let trigger: Reminder.Trigger =
            random.next() % 2 == 0
            ? .at(try instant(&random))
            : .relative(
                days: Int(random.next() % 20) - 10, seconds: Int(random.next() % 9000) - 4500,
                to: pick(Reminder.End.allCases, &random))
        return Reminder(trigger, text: maybe(&random, text))
    }

    static func activity(_ number: Int, _ organization: OrganizationID, _ random: inout SplitMix64) throws
        -> Activity
    {
        let first = try date(&random)
        let span: ActivitySpan =
            random.next() % 3 == 0
            ? .allDay(start: first, end: try first.adding(days: 1 + Int(random.next() % 9)))
            : .timed(start: try time(&random), end: try time(&random))
        let clocks: [OccurrenceClock] = [
            .series, .floating, .date, .zone(try ZoneID("Asia/Tokyo")), .zone(.utc),
        ]
        let clock = pick(clocks, &random)
        let original = try maybe(&random) { random in
            clock == .date
                ? CivilDateTime(try date(&random), .midnight) : try CivilDateTime(2027, 3, 1, 9, 30)
        }
        var activity = Activity(
            uid: uid(number, &random), recurrenceID: original, recurrenceClock: clock,
            kind: pick(ActivityKind.allCases, &random), title: text(&random), span: span,
            status: pick(ActivityStatus.allCases, &random), isTransparent: random.next() % 2 == 0,
            place: maybe(&random, place), destination: maybe(&random, place), notes: text(&random),
            carrier: maybe(&random, text), number: maybe(&random, text), confirmation: maybe(&random, text),
            seat: maybe(&random, text), url: maybe(&random, text), sequence: Int(random.next() % 9),
            stamp: try maybe(&random, instant), lastModified: try maybe(&random, instant),
            recurrence: maybe(&random) { _ in RecurrenceText(lines: ["RRULE:FREQ=DAILY", "EXDATE:20270101"])
            },
            source: maybe(&random, text))
        activity.organization = maybe(&random) { _ in organization }
        activity.cost = try maybe(&random, money)
        activity.paid = pick(PaidStatus.allCases, &random)
        activity.hidesPlace = random.next() % 2 == 0
        activity.span = activity.span.withEnd(estimated: random.next() % 4 == 0)
        activity.reminders = try (0..<random.next() % 3).map { _ in try reminder(&random) }
        activity.createdAt = try maybe(&random, instant)
        return activity
    }

    static func todo(_ number: Int, _ random: inout SplitMix64) throws -> Todo {
        var todo = Todo(uid: ActivityUID("todo \(number)"), title: name(&random), notes: text(&random))
        todo.place = maybe(&random, text)
        todo.due = try maybe(&random) { random in
            random.next() % 2 == 0 ? .day(try date(&random)) : .time(try time(&random))
        }
        todo.status = pick(TodoStatus.allCases, &random)
        if todo.status == .completed { todo.completedAt = try maybe(&random, instant) }
        todo.priority = maybe(&random) { Int($0.next() % 9) + 1 }
        todo.reminders = try (0..<random.next() % 3).map { _ in try reminder(&random) }
        todo.createdAt = try maybe(&random, instant)
        todo.lastModified = try maybe(&random, instant)
        todo.sequence = Int(random.next() % 5)
        todo.stamp = try maybe(&random, instant)
        todo.source = maybe(&random, text)
        return todo
    }

    static func expense(
        _ travellers: [Traveller], _ activities: [Activity], _ random: inout SplitMix64
    ) throws -> Expense {
        let money = try money(&random)
        let ids = travellers.map(\.id)
        let splits: [ExpenseSplit?] = [
            nil, .equally(among: ids),
            .byShares(ids.enumerated().map { ExpenseShare(traveller: $0.element, weight: $0.offset + 1) }),
            .exactly(try ExpenseSplit.equally(among: ids).parts(of: money)),
        ]
        return Expense(
            id: id(&random), title: name(&random), category: pick(ExpenseCategory.allCases, &random),
            money: money,
            date: try date(&random), payer: maybe(&random) { _ in ids[0] }, split: pick(splits, &random),
            method: maybe(&random) { pick(PaymentMethod.allCases, &$0) }, notes: text(&random),
            activity: maybe(&random) { pick(activities, &$0).key }, createdAt: try instant(&random),
            updatedAt: try instant(&random))
    }

    static func person(_ number: Int, _ random: inout SplitMix64) throws -> Person {
        var person = Person(
            id: id(&random), name: name(&random),
            emails: maybe(&random) { _ in ["c@example.org", "d@e"] } ?? [],
            home: try maybe(&random) { _ in try ZoneID("Europe/Berlin") })
        if let other = maybe(&random, name) { person.names.append(other) }
        if let seconds = maybe(&random, { Int($0.next() % 86_400) }) {
            person.awake = WakingHours(from: try TimeOfDay(secondsSinceMidnight: seconds), until: .midnight)
        }
        person.isMe = number == 0
        return person
    }

    static func document(trips: Int, using random: inout SplitMix64) throws -> BackupDocument {
        let organization = Organization(
            id: id(&random), name: name(&random) + " Air", phone: maybe(&random, text),
            email: "a@example.org",
            website: "https://example.org/", logo: maybe(&random, text), address: maybe(&random, address),
            notes: text(&random))
        let file = FileContents(
            digest: String(repeating: "0123456789abcdef", count: 4),
            bytes: Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
                + (0..<random.next() % 300 + 1).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        var document = BackupDocument(
            tool: "Test 1", createdAt: try instant(&random), organizations: [organization], files: [file])
        for _ in 0..<trips {
            var trip = Trip(
                id: id(&random), name: name(&random),
                home: try maybe(&random) { _ in try ZoneID("Europe/Zurich") },
                notes: text(&random), isArchived: random.next() % 2 == 0, source: maybe(&random, text),
                zones: [ZoneText(id: try ZoneID("File/Odd_Zone/x1c0de5a3f29b7d84"), text: text(&random))])
            trip.start = try maybe(&random, date)
            trip.end = try trip.start?.adding(days: 5)
            trip.defaultZone = try maybe(&random) { _ in try ZoneID("Asia/Tokyo") }
            trip.kind = maybe(&random) { pick(TripKind.allCases, &$0) }
            let persons = try (0..<3).map { try person($0 + document.persons.count, &random) }
            document.persons += persons
            trip.travellers = persons.map { person in
                Traveller(
                    id: id(&random), person: person.id, name: name(&random),
                    email: maybe(&random) { _ in "b@example.org" },
                    role: pick(TravellerRole.allCases, &random))
            }
            trip.budget = [try money(&random)]
            trip.countries = maybe(&random) { _ in ["JP", "CH"] } ?? []
            trip.createdAt = try maybe(&random, instant)
            trip.lastModified = try maybe(&random, instant)
            let activities = try (0..<4).map { number in
                var activity = try activity(number, organization.id, &random)
                activity.participants = persons.shuffled(using: &random).prefix(number).map(\.id)
                return activity
            }
            let expenses = try (0..<3).map { _ in try expense(trip.travellers, activities, &random) }
            let contents: [Trips.Attachment.Content] = [
                .file(mediaType: "image/png", size: file.bytes.count, digest: file.digest),
                .link("https://example.org/?a=1&b=\"2\""), .note(text(&random)),
            ]
            let owners: [Trips.Attachment.Owner] = [
                .trip, .activity(activities[0].key), .expense(expenses[0].id),
            ]
            let attachments = try contents.map { content in
                Trips.Attachment(
                    id: id(&random), owner: pick(owners, &random), name: "ticket.png", about: text(&random),
                    content: content, createdAt: try instant(&random))
            }
            document.trips.append(
                TripContents(
                    trip: trip, activities: activities, todos: try (0..<3).map { try todo($0, &random) },
                    expenses: expenses, attachments: attachments))
        }
        document.sealedTrips = [
            SealedContents(id: id(&random), sealedAt: try instant(&random), box: [0, 1, 254, 255])
        ]
        return document
    }
}
