import Backups
import CivilTime
import TestKit
import Testing
import Trips

/// Random models, with all fields and the texts that break programs.
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
            recurrence: maybe(&random) { _ in
                ActivityRecurrence(lines: ["RRULE:FREQ=DAILY", "EXDATE:20270101"])
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
                if number == 3 { activity.reach = .thisAndLater(maybe(&random) { _ in .confirmed }) }
                if number > 1 {
                    activity.statements = try (0..<number).map {
                        let said = try self.activity(10 + $0, organization.id, &random)
                        var statement = Statement(
                            said, counts: [pick(ActivityField.allCases, &random)],
                            isCancellationAlone: Bool.random(using: &random))
                        let revision = CancellationRevision(
                            sequence: Int.random(in: 0...9, using: &random),
                            stamp: try maybe(&random, instant))
                        statement.cancellation = pick(
                            [
                                nil, .withSeries,
                                .own(revision, namesBooking: Bool.random(using: &random)),
                            ], &random)
                        statement.standsBeside = maybe(&random) { _ in revision }
                        return statement
                    }
                    activity.edit = try maybe(&random, instant).map { at in
                        LocalEdit(at: at, status: maybe(&random) { _ in .tentative })
                    }
                }
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
