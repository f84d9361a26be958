import CivilTime
import Findings
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// Versions of events and to-dos that cannot be read, beside those that can.
@Suite("Versions that cannot be read") struct UnreadVersionTests {
    /// What a trip has after imports.
    struct Kept {
        var source: String?
        var activities: [ActivityKey: Activity] = [:]
        var todos: [ActivityUID: Todo] = [:]
        var findings: [Finding] = []

        mutating func take(_ lines: [String]) throws {
            let file = CalendarRemainderTests.file(lines)
            let database = try Exchange.database()
            let incoming = CalendarImport(
                database: database, floatingTimes: .hintedByFile, readsTodos: true
            ).activities(from: try CalendarReader().read(text: file, file: "a.ics"), file: "a.ics")
            let mergedTodos = TodoMerge(
                existing: Array(todos.values), incoming: incoming, database: database)
            for todo in mergedTodos.upserts { todos[todo.uid] = todo }
            let merged = ImportMerge.merge(
                existing: activities.values.sorted { $0.key < $1.key }, incoming: incoming, database: database
            )
            for key in merged.removals { activities[key] = nil }
            for activity in merged.upserts { activities[activity.key] = activity }
            let kept = SourceMerge(
                existing: source, incoming: incoming, activities: activities, todos: todos,
                written: Set(merged.added + merged.updated),
                writtenTodos: Set(mergedTodos.added + mergedTodos.updated), database: database)
            source = kept.source
            findings = incoming.findings + kept.findings
        }

        func exported(_ redaction: Redaction = .full) throws -> ExportedCalendar {
            var contents = CalendarContents(
                name: nil, activities: activities.values.sorted { $0.key < $1.key }, source: source)
            contents.todos = todos.values.sorted { $0.uid < $1.uid }
            return try Exchange.export(redaction).calendar(of: contents)
        }

        /// The titles of what a full export has, as it orders them.
        func titles() throws -> [String] {
            try exported().calendar.components.filter { $0.name != "VTIMEZONE" }
                .map { $0.text("SUMMARY") ?? "-" }
        }
    }

    static func kept(_ files: [[String]]) throws -> Kept {
        var kept = Kept()
        for file in files { try kept.take(file) }
        return kept
    }

    static func component(_ name: String, _ title: String, _ sequence: Int, _ lines: [String]) -> [String] {
        let stamp = "DTSTAMP:202701\(sequence < 9 ? "0\(sequence + 1)" : "\(sequence + 1)")T000000Z"
        return ["BEGIN:\(name)", "UID:u@test", stamp, "SEQUENCE:\(sequence)", "SUMMARY:\(title)"] + lines
            + ["END:\(name)"]
    }

    /// A version that can be read.
    static func read(_ name: String, _ title: String, _ sequence: Int) -> [String] {
        component(name, title, sequence, ["\(name == "VTODO" ? "DUE" : "DTSTART"):20270310T100000Z"])
    }

    @Test(arguments: [[], ["DTSTART;TZID=Europe/Paris:405406640540624T170000"], ["DTSTART:soon"]])
    func `a newer version that no program can use takes nobody's place`(start: [String]) throws {
        let sound = Self.read("VEVENT", "Sound", 1)
        let broken = Self.component("VEVENT", "Broken", 2, start)
        for files in [[sound, broken], [broken, sound], [sound + broken], [broken + sound]] {
            let kept = try Self.kept(files)
            #expect(try kept.titles().sorted() == ["Broken", "Sound"])
            let components = try kept.exported().calendar.components.filter { $0.name == "VEVENT" }
            #expect(Set(components.compactMap(\.uid)).count == 2)
            #expect(components.first { $0.text("SUMMARY") == "Sound" }?.uid == "u@test")
            // Both come back from the export, once.
            var again = kept
            try again.take(files[0])
            #expect(try again.titles().sorted() == ["Broken", "Sound"])
            try Self.comesBack(kept)
        }
    }

    /// A version at a time in a zone that nobody knows.
    static func unread(_ name: String, _ title: String, _ sequence: Int) -> [String] {
        component(
            name, title, sequence,
            ["\(name == "VTODO" ? "DUE" : "DTSTART");TZID=Nowhere/At All:20270310T100000"])
    }

    static func orders<Element>(_ all: [Element]) -> [[Element]] {
        guard all.count > 1 else { return [all] }
        return all.indices.flatMap { index in
            var rest = all
            let first = rest.remove(at: index)
            return orders(rest).map { [first] + $0 }
        }
    }

    @Test(arguments: ["VTODO", "VEVENT"])
    func `an export has the newest version, and the newest that was read, in whatever order they come`(
        _ name: String
    ) throws {
        let versions = [
            Self.read(name, "one", 1), Self.unread(name, "two", 2), Self.read(name, "three", 3),
            Self.unread(name, "four", 4),
        ]
        for count in 1...4 {
            for order in Self.orders(Array(0..<count)) {
                let kept = try Self.kept(order.map { versions[$0] })
                let titles = [["one"], ["one", "two"], ["three"], ["three", "four"]][count - 1]
                #expect(try kept.titles() == titles, "\(order)")
                #expect((kept.source == nil) == (count % 2 == 1), "\(order)")
                try Self.comesBack(kept)
            }
        }
    }

    @Test(arguments: ["VTODO", "VEVENT"])
    func `a newer version that cannot be read is told, and what is shown stays`(_ name: String) throws {
        let kept = try Self.kept([Self.read(name, "one", 1), Self.unread(name, "two", 2)])
        #expect((kept.activities.values.map(\.title) + kept.todos.values.map(\.title)) == ["one"])
        let told = kept.findings.filter { $0.code == .unreadVersion }
        #expect(
            told.map(\.message) == [
                "a newer version of \"one\" could not be read; the earlier one is shown, and a full export has the "
                    + "newer one as well, as it came"
            ])
        let exported = try kept.exported()
        #expect(exported.findings.map(\.code) == [.unreadVersion])
        let written = exported.calendar.components.filter { $0.name == name }
        #expect(written.map { $0.text("SUMMARY") } == ["one", "two"])
        // A calendar has one component for each UID (RFC 5545 §3.8.4.7).
        #expect(written[0].uid == "u@test" && written[1].uid?.hasPrefix("u@test-") == true)
        #expect(written[1].text("X-MERIDIAN-VERSION-OF") == "u@test")
        #expect(CalendarWriter().text(exported.calendar).contains("TZID=Nowhere/At All:20270310T100000"))
    }

    @Test(arguments: ["VTODO", "VEVENT"])
    func `a newer version that waits is told when an outdated one comes to be shown, and only then`(
        _ name: String
    ) throws {
        var kept = try Self.kept([Self.unread(name, "three", 3)])
        func told() -> [String] {
            kept.findings.filter { $0.code == .unreadVersion }.map { String($0.message.prefix(34)) }
        }
        try kept.take(Self.read(name, "one", 1))
        #expect(told() == ["a newer version of \"one\" could not"])
        try kept.take(Self.read(name, "one", 1))
        #expect(told() == [])
        try kept.take(Self.read(name, "two", 2))
        #expect(told() == ["a newer version of \"two\" could not"])
        // What the newer one says can be read now.
        try kept.take(Self.read(name, "four", 4))
        #expect(told() == [] && kept.source == nil)
    }

    @Test(arguments: ["VTODO", "VEVENT"])
    func `what was written beside another version becomes that version where it can be read`(
        _ name: String
    ) throws {
        let kept = try Self.kept([Self.read(name, "one", 1), Self.unread(name, "two", 2)])
        let lines = CalendarWriter().text(try kept.exported().calendar)
            .replacing("Nowhere/At All", with: "Europe/Paris").split(separator: "\r\n").map(String.init)
        let body = Array(lines.drop { !$0.hasPrefix("BEGIN:V") || $0 == "BEGIN:VCALENDAR" }.dropLast())
        let again = try Self.kept([body])
        #expect(again.activities.values.map(\.title) + again.todos.values.map(\.title) == ["two"])
        #expect(again.activities.keys.map(\.uid.text) + again.todos.keys.map(\.text) == ["u@test"])
        // Under another UID it is a copy, and no version of anything.
        let copied = try Self.kept([
            body.map { $0.hasPrefix("UID:u@test-") ? "UID:copy@test" : $0 }
        ])
        #expect(
            (copied.activities.values.map(\.title) + copied.todos.values.map(\.title)).sorted() == [
                "one", "two",
            ])
        #expect(!CalendarWriter().text(try copied.exported().calendar).contains("VERSION-OF"))
    }

    @Test(arguments: ["RECURRENCE-ID:", "RECURRENCE-ID: ", "RECURRENCE-ID;TZID=Europe/Paris:"])
    func `what changes nobody knows which occurrence and cannot be read is no version of its series`(
        line: String
    ) throws {
        let sound = Self.read("VEVENT", "Sound", 1)
        for sequence in 0...2 {
            let broken = Self.component("VEVENT", "Broken", sequence, [line, "DTSTART:soon"])
            for files in [[sound, broken], [broken, sound], [sound + broken], [broken + sound]] {
                let kept = try Self.kept(files)
                #expect(try kept.titles() == ["Sound", "Broken"])
                #expect(Set(try kept.exported().calendar.events.compactMap(\.uid)).count == 2)
                try Self.comesBack(kept)
            }
            let told = try Self.kept([broken]).findings.filter { $0.code == .noSuchOccurrence }
            #expect(told.map(\.severity) == [.warning])
        }
    }

    @Test func `a newer version is named by what is written of it`() throws {
        let broken = Self.component(
            "VEVENT", "two", 2,
            ["DTSTART:", "X-EMPTY:", "UID:another@test", "DTSTART;TZID=Nowhere/At All:20270310T100000"])
        let kept = try Self.kept([Self.read("VEVENT", "one", 1), broken])
        #expect(try kept.titles() == ["one", "two"])
        try Self.comesBack(kept)
    }

    /// Holds a full export against what it is made of: read again, it gives the same.
    static func comesBack(_ kept: Kept, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let first = try kept.exported().calendar
        let lines = CalendarWriter().text(first).split(separator: "\r\n").map(String.init)
        let body = lines.drop { !$0.hasPrefix("BEGIN:V") || $0 == "BEGIN:VCALENDAR" }.dropLast()
        let again = try Self.kept([Array(body)])
        #expect(again.activities.keys == kept.activities.keys, sourceLocation: sourceLocation)
        #expect(again.todos.keys == kept.todos.keys, sourceLocation: sourceLocation)
        #expect(
            CalendarWriter().text(try again.exported().calendar) == CalendarWriter().text(first),
            sourceLocation: sourceLocation)
    }

    @Test func `an older version that cannot be read is left out, and told`() throws {
        var kept = try Self.kept([Self.read("VTODO", "two", 2)])
        try kept.take(Self.unread("VTODO", "one", 1))
        #expect(kept.source == nil)
        #expect(kept.findings.map(\.code).contains(.olderVersion))
        #expect(try kept.exported().findings.isEmpty)
    }

    @Test func `a changed occurrence is known by its occurrence, however it is said`() throws {
        let series = [
            "BEGIN:VEVENT", "UID:u@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Course",
            "DTSTART;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4", "END:VEVENT",
        ]
        // 10:00 in UTC is 11:00 in Berlin in winter.
        let old = Self.component(
            "VEVENT", "old", 1,
            ["RECURRENCE-ID:20270317T100000Z", "DTSTART;TZID=Nowhere/At All:20270317T150000"])
        let new = Self.component(
            "VEVENT", "new", 2,
            ["RECURRENCE-ID;TZID=Europe/Berlin:20270317T110000", "DTSTART:20270317T140000Z"])
        let newest = Self.component(
            "VEVENT", "newest", 3,
            ["RECURRENCE-ID;TZID=Asia/Tokyo:20270317T190000", "DTSTART;TZID=Nowhere/At All:20270317T160000"])
        for order in Self.orders([old, new]) {
            #expect(try Self.kept([series] + order).titles().sorted() == ["Course", "new"])
        }
        for order in Self.orders([old, new, newest]) {
            let kept = try Self.kept([series] + order)
            #expect(try kept.titles().sorted() == ["Course", "new", "newest"])
            #expect(kept.activities.count == 2)
            try Self.comesBack(kept)
        }
    }

    @Test func `the newer version of a series leaves its changes alone`() throws {
        let series = [
            "BEGIN:VEVENT", "UID:u@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Course",
            "DTSTART;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4", "END:VEVENT",
        ]
        let change = Self.component(
            "VEVENT", "moved", 1,
            ["RECURRENCE-ID;TZID=Europe/Berlin:20270317T110000", "DTSTART:20270317T140000Z"])
        let kept = try Self.kept([series, change, Self.unread("VEVENT", "later", 5)])
        #expect(try kept.titles().sorted() == ["Course", "later", "moved"])
        let moved = try #require(
            try kept.exported().calendar.events.first { $0.text("SUMMARY") == "moved" })
        #expect(
            moved.first(named: "RECURRENCE-ID")?.contentLine
                == "RECURRENCE-ID;TZID=Europe/Berlin:20270317T110000")
        try Self.comesBack(kept)
    }

    @Test(arguments: ["20270105T000000Z", "20270201T000000Z"])
    func `a change by hand and a version that cannot be read are both written`(_ hand: String) throws {
        var kept = try Self.kept([Self.read("VTODO", "one", 1), Self.read("VEVENT", "one", 1)])
        let parts = [hand.prefix(4), hand.dropFirst(4).prefix(2), hand.dropFirst(6).prefix(2)]
        let now = try Instant(parsing: parts.joined(separator: "-") + "T00:00:00Z")
        for key in kept.activities.keys {
            kept.activities[key] = try kept.activities[key].map { activity in
                try ActivityEdit([.title("mine")]).applied(
                    to: activity, at: now, in: try Exchange.database()
                ) { try $0.resolved(by: .reject) }
            }
        }
        for uid in kept.todos.keys {
            kept.todos[uid]?.title = "mine"
            kept.todos[uid]?.lastModified = now
            kept.todos[uid]?.stamp = now
        }
        // Written on 10 January.
        try kept.take(Self.unread("VTODO", "theirs", 9) + Self.unread("VEVENT", "theirs", 9))
        #expect(try kept.titles() == ["mine", "mine", "theirs", "theirs"])
        let written = try kept.exported()
        #expect(written.findings.map(\.code) == [.unreadVersion, .unreadVersion])
        try Self.comesBack(kept)
    }

    @Test func `a redacted export has the version that was read, and says no more`() throws {
        let kept = try Self.kept([Self.read("VEVENT", "one", 1), Self.unread("VEVENT", "two", 2)])
        let exported = try kept.exported(.shared)
        #expect(exported.calendar.events.map { $0.text("SUMMARY") } == ["one"])
        #expect(exported.findings.map(\.code) == [.unreadVersion])
        #expect(exported.findings.allSatisfy { !$0.message.contains("one") })
    }

    @Test func `of several versions in one file the newest is kept, and of two equally new ones both`() throws
    {
        let versions = Self.unread("VTODO", "new", 2) + Self.unread("VTODO", "old", 1)
        var kept = try Self.kept([versions])
        #expect(try kept.titles() == ["new"])
        #expect(kept.findings.map(\.code).contains(.duplicateUID))
        let first = Self.unread("VEVENT", "first", 1)
        let second = Self.unread("VEVENT", "second", 1)
        for file in [first + second, second + first] {
            kept = try Self.kept([file, file])
            #expect(try kept.titles().sorted() == ["first", "second"])
            let uids = try kept.exported().calendar.events.compactMap(\.uid)
            #expect(Set(uids).count == 2 && uids.contains("u@test"))
        }
        // One that could be read, of the same file.
        kept = try Self.kept([Self.read("VEVENT", "read", 1) + second])
        #expect(try kept.titles() == ["read", "second"])
        #expect(Set(try kept.exported().calendar.events.compactMap(\.uid)).count == 2)
    }

    @Test func `deleting takes the versions that could not be read along`() throws {
        let todos = try Self.kept([Self.read("VTODO", "one", 1), Self.unread("VTODO", "two", 2)])
        let database = try Exchange.database()
        #expect(todos.source != nil)
        #expect(
            SourceMerge.source(todos.source, todos: [ActivityUID("u@test")], database: database) == nil)
        #expect(
            SourceMerge.source(todos.source, todos: [ActivityUID("v@test")], database: database)
                == todos.source)

        let series = [
            "BEGIN:VEVENT", "UID:u@test", "SUMMARY:Course", "DTSTART;TZID=Europe/Berlin:20270310T110000",
            "RRULE:FREQ=WEEKLY;COUNT=4", "END:VEVENT",
        ]
        func change(_ day: String) -> [String] {
            Self.component(
                "VEVENT", "on \(day)", 1,
                ["RECURRENCE-ID:202703\(day)T100000Z", "DTSTART;TZID=Nowhere/At All:202703\(day)T150000"])
        }
        let kept = try Self.kept([series + change("17") + change("24")])
        let activities = Array(kept.activities.values)
        let key = ActivityKey(
            uid: ActivityUID("u@test"), recurrenceID: try CivilDateTime(parsing: "2027-03-17T11:00:00"))
        let one = SourceMerge.source(kept.source, deleting: [key], of: activities, database: database)
        #expect(one?.contains("SUMMARY:on 24") == true && one?.contains("SUMMARY:on 17") == false)
        let all = SourceMerge.source(
            kept.source, deleting: Set(activities.map(\.key)), of: activities, database: database)
        #expect(all == nil)
    }
}
