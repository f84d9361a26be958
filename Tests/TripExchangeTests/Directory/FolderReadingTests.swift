import Findings
import Foundation
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// A folder means what one file with all of its components would.
@Suite("Folders read as one file") struct FolderReadingTests {
    typealias Folder = CalendarDirectoryTests

    static func event(_ uid: String, _ title: String, day: String, _ more: String...) -> [String] {
        [
            "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z", "DTSTART:202703\(day)T100000Z",
            "DTEND:202703\(day)T110000Z", "SUMMARY:\(title)",
        ] + more + ["END:VEVENT"]
    }

    static func todo(_ uid: String, _ title: String, _ more: String...) -> [String] {
        ["BEGIN:VTODO", "UID:\(uid)", "DTSTAMP:20270101T000000Z", "SUMMARY:\(title)"] + more + ["END:VTODO"]
    }

    /// Reads files that are called `0.ics`, `1.ics` and so on.
    static func read(_ parts: [[String]]) throws -> ImportedCalendar {
        var imported: ImportedCalendar?
        try Folder.withFolder { folder in
            for (number, part) in parts.enumerated() {
                try Folder.write(FolderChangesTests.calendar(part), folder, "\(number).ics")
            }
            imported = try folder.activities(with: Folder.importing())
        }
        return try #require(imported)
    }

    static func together(_ parts: [[String]]) throws -> ImportedCalendar {
        let text = FolderChangesTests.calendar(parts.flatMap(\.self))
        return try Folder.importing().activities(from: CalendarReader().read(text: text), file: nil)
    }

    /// What was read, whatever the order.
    static func facts(_ imported: ImportedCalendar) -> Set<String> {
        Set(imported.activities.map { "\($0.key) \($0.title) \($0.status)" })
    }

    static let parts: [[[String]]] = [
        // Two events with one UID, of which neither is newer.
        [event("s@test", "Dinner Anna", day: "10"), event("s@test", "Flight home", day: "12")],
        // The newer one counts, and with it two older ones are gone.
        [
            event("s@test", "Old", day: "10", "SEQUENCE:1"), event("s@test", "New", day: "12", "SEQUENCE:2"),
            event("s@test", "Older", day: "14"),
        ],
        // One that stands there twice.
        [event("s@test", "Tea", day: "10"), event("s@test", "Tea", day: "10")],
        // A series and its change, in two files.
        [
            event("s@test", "Run", day: "10", "RRULE:FREQ=DAILY;COUNT=3"),
            event("s@test", "Late run", day: "13", "RECURRENCE-ID:20270311T100000Z"),
        ],
    ]

    @Test(arguments: parts)
    func `events are the same for every order of the files`(_ parts: [[String]]) throws {
        let whole = Self.facts(try Self.together(parts))
        #expect(!whole.isEmpty)
        #expect(Self.facts(try Self.read(parts)) == whole)
        #expect(Self.facts(try Self.read(parts.reversed())) == whole)
    }

    @Test func `two events with one UID in two files are both kept, and told with their files`() throws {
        let imported = try Self.read(Self.parts[0])
        #expect(Set(imported.activities.map(\.title)) == ["Dinner Anna", "Flight home"])
        let finding = try #require(imported.findings.first { $0.code == .duplicateUID })
        #expect(imported.findings.filter { $0.code == .duplicateUID }.count == 1)
        #expect(finding.file == "1.ics")
        #expect(finding.severity == .warning)
        #expect(finding.message.hasPrefix("the event has the UID of the one on line 3 of 0.ics"))
    }

    @Test(arguments: [false, true])
    func `two to-dos with one UID that differ are kept as they came, and told`(_ isReversed: Bool) throws {
        let parts = [Self.todo("t@test", "Visa A"), Self.todo("t@test", "Passport B")]
        let imported = try Self.read(isReversed ? parts.reversed() : parts)
        #expect(imported.todos.isEmpty)
        #expect(imported.source?.contains("SUMMARY:Visa A") == true)
        #expect(imported.source?.contains("SUMMARY:Passport B") == true)
        let findings = imported.findings.filter { $0.code == .duplicateUID }
        #expect(findings.contains { $0.file == "1.ics" && $0.component == "t@test" })
    }

    @Test(arguments: [false, true])
    func `of two versions of a to-do the newer one counts, and of two equal ones the fuller`(
        _ isReversed: Bool
    ) throws {
        let parts = [
            Self.todo("t@test", "Pack", "SEQUENCE:1"), Self.todo("t@test", "Pack more", "SEQUENCE:2"),
            Self.todo("u@test", "Pay"), Self.todo("u@test", "Pay", "CATEGORIES:HOME"),
        ]
        let imported = try Self.read(isReversed ? parts.reversed() : parts)
        #expect(Set(imported.todos.map(\.title)) == ["Pack more", "Pay"])
        #expect(imported.todos.contains { $0.source?.contains("CATEGORIES:HOME") == true })
        #expect(imported.source == nil)
        #expect(imported.findings.filter { $0.code == .duplicateUID }.count == 2)
    }

    @Test func `one to-do of several that cannot be read keeps all of them as they came`() throws {
        let imported = try Self.read([
            Self.todo("t@test", "Pack"), Self.todo("t@test", "Water", "RRULE:FREQ=DAILY"),
        ])
        #expect(imported.todos.isEmpty)
        #expect(imported.source?.contains("SUMMARY:Pack") == true)
        #expect(imported.source?.contains("RRULE:FREQ=DAILY") == true)
        #expect(imported.findings.contains { $0.code == .duplicateUID })
    }

    @Test func `what is told once for each file has its name`() throws {
        let journal = ["BEGIN:VJOURNAL", "UID:j", "END:VJOURNAL"]
        let imported = try Self.read([journal, Self.event("e@test", "Tea", day: "10"), journal])
        let told = imported.findings.filter { $0.code == .notAnEvent }
        #expect(told.map(\.file) == ["0.ics", "2.ics"])
        #expect(told.allSatisfy { $0.line == 3 })
    }
}
