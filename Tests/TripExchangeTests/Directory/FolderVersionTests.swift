import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// What a folder has of a trip that keeps versions of events and to-dos which cannot be read.
@Suite("Folders beside versions that cannot be read") struct FolderVersionTests {
    typealias Folder = CalendarDirectoryTests
    typealias Versions = UnreadVersionTests

    static func contents(_ kept: Versions.Kept) -> CalendarContents {
        var contents = CalendarContents(
            name: nil, activities: kept.activities.values.sorted { $0.key < $1.key }, source: kept.source)
        contents.todos = kept.todos.values.sorted { $0.uid < $1.uid }
        return contents
    }

    /// The files of a folder, by their names.
    static func files(_ folder: CalendarDirectory) throws -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: try folder.files.map { ($0, try Folder.text(folder, $0)) })
    }

    static let series = [
        "BEGIN:VEVENT", "UID:u@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Course",
        "DTSTART;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4", "END:VEVENT",
    ]
    static let unplacedSeries = series.map { $0.replacing("Europe/Berlin", with: "Nowhere/At All") }
    static let moved = Versions.component(
        "VEVENT", "moved", 1, ["RECURRENCE-ID:20270317T100000Z", "DTSTART:20270317T140000Z"])
    static let unplacedChange = Versions.component(
        "VEVENT", "unplaced", 1,
        ["RECURRENCE-ID:20270324T100000Z", "DTSTART;TZID=Nowhere/At All:20270324T150000"])

    @Test(arguments: [
        // A newer version of an event, of a to-do, of a series and of a changed occurrence.
        [Versions.read("VEVENT", "one", 1), Versions.unread("VEVENT", "two", 2)],
        [Versions.read("VTODO", "one", 1), Versions.unread("VTODO", "two", 2)],
        [series + moved, Versions.unread("VEVENT", "later", 5)],
        [
            series + moved,
            Versions.component(
                "VEVENT", "later", 5,
                [
                    "RECURRENCE-ID;TZID=Europe/Berlin:20270317T110000",
                    "DTSTART;TZID=Nowhere/At All:20270317T160000",
                ]),
        ],
        // A series beside a change of it that is shown, and a change beside the series.
        [unplacedSeries + moved], [moved, unplacedSeries], [series + unplacedChange],
        // An event and a to-do with one UID.
        [
            Versions.read("VEVENT", "one", 1) + Versions.read("VTODO", "one", 1),
            Versions.unread("VTODO", "two", 2),
        ],
    ])
    func `a folder has what is shown, the first time and ever after`(_ came: [[String]]) throws {
        let kept = try Versions.kept(came)
        #expect(kept.source != nil)
        let ours = Self.contents(kept)
        let shown = ours.activities.map(\.title) + ours.todos.map(\.title)
        for (redaction, titles) in [
            (Redaction.full, shown), (.shared, ours.activities.map(\.title)),
        ] {
            try Folder.withFolder { folder in
                let first = try folder.write(ours, with: Exchange.export(redaction))
                #expect(first.added.count == (titles.isEmpty ? 0 : 1))
                let written = try Self.files(folder)
                let read = try folder.activities(with: Folder.importing())
                #expect((read.activities.map(\.title) + read.todos.map(\.title)).sorted() == titles.sorted())
                #expect(read.source == nil)
                let second = try folder.write(ours, with: Exchange.export(redaction))
                #expect(second.unchanged == first.added)
                #expect(try Self.files(folder) == written)
                #expect(second.findings == first.findings)
            }
        }
    }

    @Test(arguments: ["VEVENT", "VTODO"])
    func `a newer version that no file has is told`(_ name: String) throws {
        let kept = try Versions.kept([Versions.read(name, "one", 1), Versions.unread(name, "two", 2)])
        try Folder.withFolder { folder in
            for _ in 1...2 {
                let told = try folder.write(Self.contents(kept), with: Exchange.export()).findings
                #expect(told.map(\.code) == [.unreadVersion])
                #expect(
                    told.first?.message
                        == "a newer version of \"one\" came and could not be read; the folder has the one that is shown, "
                        + "and a full export to a file has both")
            }
        }
        // A redacted folder has no to-dos, and its findings quote nothing.
        try Folder.withFolder { folder in
            for _ in 1...2 {
                let told = try folder.write(Self.contents(kept), with: Exchange.export(.shared)).findings
                #expect(told.map(\.code) == (name == "VEVENT" ? [.unreadVersion] : []))
                #expect(told.allSatisfy { !$0.message.contains("one") && $0.component == nil })
            }
        }
    }

    @Test(arguments: ["VEVENT", "VTODO"])
    func `a change by hand that is newer than a version that cannot be read is written once`(_ name: String)
        throws
    {
        let kept = try Versions.kept([Versions.read(name, "one", 1), Versions.unread(name, "two", 2)])
        let edited = try FolderChangesTests.edited(Self.contents(kept))
        try Folder.withFolder { folder in
            let first = try folder.write(edited, with: Exchange.export())
            #expect(first.added == ["u@test.ics"])
            #expect(try folder.write(edited, with: Exchange.export()).unchanged == ["u@test.ics"])
            #expect(try Folder.text(folder, "u@test.ics").contains("SUMMARY:one\\, mine"))
        }
    }

    @Test func `what stands in the file of an item stays there, and a change of the rest is written`() throws
    {
        for file in [
            FolderChangesTests.calendar(Self.series, Self.unplacedChange),
            FolderChangesTests.calendar(Self.unplacedSeries, Self.moved),
        ] {
            try Folder.withFolder { folder in
                try Folder.write(file, folder, "there.ics")
                let known = FolderChangesTests.contents(of: try folder.activities(with: Folder.importing()))
                #expect(known.source != nil)
                #expect(try folder.write(known, with: Exchange.export()).newer.isEmpty)
                let edited = try FolderChangesTests.edited(known)
                #expect(try folder.write(edited, with: Exchange.export()).updated == ["there.ics"])
                #expect(try folder.write(edited, with: Exchange.export()).unchanged == ["there.ics"])
                let after = FolderChangesTests.contents(of: try folder.activities(with: Folder.importing()))
                #expect(after.source == known.source)
                #expect(after.activities.allSatisfy { $0.title.hasSuffix(", mine") })
            }
        }
    }

    @Test(arguments: ["VEVENT", "VTODO"])
    func `a version that cannot be read and stands in the folder is left and named`(_ name: String) throws {
        let kept = try Versions.kept([Versions.read(name, "one", 1), Versions.unread(name, "two", 2)])
        for file in [
            FolderChangesTests.calendar(Versions.unread(name, "two", 2)),
            FolderChangesTests.calendar(Versions.read(name, "one", 1), Versions.unread(name, "two", 2)),
        ] {
            try Folder.withFolder { folder in
                try Folder.write(file, folder, "there.ics")
                for contents in [Self.contents(kept), try FolderChangesTests.edited(Self.contents(kept))] {
                    let outcome = try folder.write(contents, with: Exchange.export())
                    #expect(outcome.newer == ["there.ics"])
                    #expect(try Self.files(folder) == ["there.ics": file])
                }
                let forced = try folder.write(
                    Self.contents(kept), with: Exchange.export(), over: ["there.ics"])
                #expect(forced.updated == ["there.ics"])
                #expect(try Folder.text(folder, "there.ics").contains("SUMMARY:one"))
            }
        }
    }
}
