import CivilTime
import DAV
import Findings
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import DAVSync
@testable import TripSync

/// Syncs of real trips with a server that speaks CalDAV.
@Suite("Sync of a calendar") struct CalendarSyncTests {
    private static func todo(_ uid: String, _ title: String) -> String {
        SampleObject.calendar([
            "BEGIN:VTODO", "UID:\(uid)", "DTSTAMP:20270101T000000Z", "SUMMARY:\(title)", "END:VTODO",
        ])
    }

    @Test(arguments: FakeServer.Habit.allCases) func `the first sync brings both sides together`(
        habit: FakeServer.Habit
    ) throws {
        let server = FakeServer(habit)
        server.put(SampleObject.event("there@x", title: "Museum", "X-FOREIGN:kept"), at: "1.ics")
        server.put(Self.todo("todo@x", "Buy tickets"), at: "2.ics")
        let device = try Device(server)
        try device.add(SampleObject.event("here@x", title: "Dinner"))
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(report.steps.filter(\.isDone).map(\.kind.rawValue).sorted() == ["create", "take", "take"])
        #expect(try device.titles == ["Buy tickets", "Dinner", "Museum"])
        #expect(server.resources.count == 3)
        #expect(server.text(ofUID: "here@x")?.contains("SUMMARY:Dinner") == true)
        // What another program wrote stays on the server byte for byte, but where the server drops it.
        #expect(server.text(ofUID: "there@x")?.contains("X-FOREIGN:kept") == (habit != .losing))
        server.clearLog()
        for _ in 0..<2 {
            let second = try device.sync()
            #expect(second.steps.isEmpty)
        }
        #expect(server.writes == 0)
        server.clearLog()
        #expect(try device.sync().requests == (habit == .stamping ? server.log.count : 1))
    }

    @Test(arguments: FakeServer.Habit.allCases) func `a change goes the way from where it was made`(
        habit: FakeServer.Habit
    ) throws {
        let server = FakeServer(habit)
        let device = try Device(server)
        try device.add(SampleObject.event("a@x", title: "Dinner", "LOCATION:Chez Marie"))
        try device.sync()
        try device.edit("a@x", .title("Late dinner"))
        #expect(try device.pending.map(\.kind) == [.update])
        let sent = try device.sync()
        #expect(sent.steps.map(\.kind) == [.update])
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Late dinner") == true)
        server.change("a@x") { $0.replacing("LOCATION:Chez Marie", with: "LOCATION:Chez Jeanne") }
        let taken = try device.sync()
        #expect(taken.steps.map(\.kind) == [.take])
        #expect(try device.activity("a@x")?.place?.name == "Chez Jeanne")
        #expect(try device.activity("a@x")?.title == "Late dinner")
        server.clearLog()
        #expect(try device.sync().steps.isEmpty)
        #expect(server.writes == 0)
    }

    @Test(arguments: FakeServer.Habit.allCases) func `both sides may change other fields of one event`(
        habit: FakeServer.Habit
    ) throws {
        let server = FakeServer(habit)
        let device = try Device(server)
        try device.add(SampleObject.event("a@x", title: "Dinner", "LOCATION:Chez Marie"))
        try device.sync()
        try device.edit("a@x", .title("Late dinner"))
        server.change("a@x") { $0.replacing("T190000", with: "T203000") }
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(try device.activity("a@x")?.title == "Late dinner")
        #expect(try device.texts["a@x"]?.contains("DTSTART;TZID=Europe/Paris:20270305T203000") == true)
        let there = server.text(ofUID: "a@x") ?? ""
        #expect(there.contains("SUMMARY:Late dinner") && there.contains("T203000"))
        #expect(try device.conflicts.isEmpty)
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `a text goes out escaped, whatever its sender wrote`() throws {
        let server = FakeServer()
        let device = try Device(server)
        try device.add(SampleObject.event("a@x", title: "Hotel, Los Angeles; booked"))
        try device.sync()
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Hotel\\, Los Angeles\\; booked\r\n") == true)
        #expect(try device.titles == ["Hotel, Los Angeles; booked"])
        // A server may escape an extension that has semicolons: that is no change.
        try device.edit("a@x", .destination(Place(name: "Paris", latitude: 48.5, longitude: 2.25)))
        try device.sync()
        server.change("a@x") { $0.replacing("48.500000;2.250000", with: "48.500000\\;2.250000") }
        try device.sync()
        #expect(try device.activity("a@x")?.destination?.latitude == 48.5)
    }

    @Test func `two machines may edit other fields of one booking`() throws {
        let server = FakeServer()
        let (one, two) = (try Device(server), try Device(server))
        try one.add(SampleObject.event("a@x", title: "Museum", "LOCATION:Louvre"))
        for device in [one, two, one, two] { try device.sync() }
        try one.edit("a@x", .title("Paper museum"))
        two.wait(60)
        try two.edit("a@x", .notes("Bring cash"))
        for device in [one, two, one, two] { #expect(try device.sync().problem == nil) }
        for device in [one, two] {
            #expect(try device.conflicts.isEmpty)
            #expect(try device.activity("a@x")?.title == "Paper museum")
            #expect(try device.activity("a@x")?.notes == "Bring cash")
            #expect(try device.sync().steps.isEmpty)
        }
    }

    @Test func `what is deleted goes on the other side`() throws {
        let server = FakeServer()
        let device = try Device(server)
        for uid in ["a@x", "b@x", "c@x"] { try device.add(SampleObject.event(uid, title: uid)) }
        try device.sync()
        try device.remove("a@x")
        server.remove("b@x")
        let report = try device.sync()
        #expect(report.steps.map(\.kind) == [.remove, .delete])
        #expect(try device.titles == ["c@x"])
        #expect(server.resources.count == 1)
        // Undo is a change of the trip like any other.
        _ = try device.store.write { try $0.undo() }
        #expect(try device.titles == ["b@x", "c@x"])
        try device.sync()
        #expect(server.text(ofUID: "b@x") != nil)
        #expect(server.resources.count == 2)
    }

    @Test func `an edit stays where the other side deletes`() throws {
        let server = FakeServer()
        let device = try Device(server)
        for uid in ["a@x", "b@x"] { try device.add(SampleObject.event(uid, title: uid)) }
        try device.sync()
        try device.edit("a@x", .title("A new"))
        server.remove("a@x")
        try device.remove("b@x")
        server.change("b@x") { $0.replacing("SUMMARY:b@x", with: "SUMMARY:B new") }
        let report = try device.sync()
        #expect(report.findings.count { $0.code == .editKept } == 2)
        #expect(try device.titles == ["A new", "B new"])
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:A new") == true)
        #expect(try device.sync().steps.isEmpty)
    }
}

// MARK: - Conflicts

extension CalendarSyncTests {
    private func conflict(_ preference: SyncAccount.Preference = .ask) throws -> (Device, FakeServer) {
        let server = FakeServer()
        let device = try Device(server, preference: preference)
        try device.add(SampleObject.event("a@x", title: "Dinner", "LOCATION:Chez Marie"))
        try device.sync()
        try device.edit("a@x", .title("Mine"))
        server.change("a@x") {
            $0.replacing("SUMMARY:Dinner", with: "SUMMARY:Theirs").replacing(
                "Chez Marie", with: "Chez Jeanne")
        }
        return (device, server)
    }

    @Test func `both versions are kept until somebody chooses`() throws {
        let (device, server) = try conflict()
        let report = try device.sync()
        #expect(report.steps.map(\.kind) == [.conflict])
        #expect(try device.activity("a@x")?.title == "Mine")
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Theirs") == true)
        let found = try #require(try device.conflicts.first)
        #expect(found.fields.map(\.name) == ["title"])
        #expect(found.fields.first?.mine == "Mine")
        #expect(found.fields.first?.theirs == "Theirs")
        #expect(found.fields.first?.base == "Dinner")
        server.clearLog()
        #expect(try device.sync().steps.map(\.kind) == [.conflict])
        #expect(server.writes == 0)
    }

    @Test func `mine counts in the disputed field alone`() throws {
        let (device, server) = try conflict()
        try device.sync()
        try device.resolve(device.conflicts[0], .mine)
        #expect(try device.conflicts[0].chosen == .mine)
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(try device.activity("a@x")?.title == "Mine")
        #expect(try device.activity("a@x")?.place?.name == "Chez Jeanne")
        let there = server.text(ofUID: "a@x") ?? ""
        #expect(there.contains("SUMMARY:Mine") && there.contains("Chez Jeanne"))
        #expect(try device.conflicts.isEmpty)
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `theirs counts in the disputed field alone`() throws {
        let (device, server) = try conflict()
        try device.edit("a@x", .notes("Ring twice"))
        try device.sync()
        try device.resolve(device.conflicts[0], .theirs)
        try device.sync()
        #expect(try device.activity("a@x")?.title == "Theirs")
        #expect(try device.activity("a@x")?.notes == "Ring twice")
        #expect(server.text(ofUID: "a@x")?.contains("Ring twice") == true)
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `a merged text is an edit of the server's version`() throws {
        let (device, server) = try conflict()
        try device.sync()
        let found = try #require(try device.conflicts.first)
        let text = found.versions.theirs.replacing("SUMMARY:Theirs", with: "SUMMARY:Ours")
        let wrong = #expect(throws: ServerFailure.self) {
            try device.resolve(found, .merged(text.replacing("UID:a@x", with: "UID:b@x")))
        }
        #expect(wrong?.code == "bad-object")
        #expect(throws: ServerFailure.self) {
            try device.resolve(found, .merged(String(text.dropLast(30))))
        }
        try device.resolve(found, .merged(text))
        try device.sync()
        #expect(try device.activity("a@x")?.title == "Ours")
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Ours") == true)
        #expect(try device.activity("a@x")?.place?.name == "Chez Jeanne")
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `a choice counts for the versions that were seen`() throws {
        let (device, server) = try conflict()
        try device.sync()
        let found = try #require(try device.conflicts.first)
        server.change("a@x") { $0.replacing("SUMMARY:Theirs", with: "SUMMARY:Newest") }
        try device.resolve(found, .mine)
        let report = try device.sync()
        #expect(report.steps.map(\.kind) == [.conflict])
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Newest") == true)
        // Another conflict is there by now.
        let old = #expect(throws: ServerFailure.self) { try device.resolve(found, .theirs) }
        #expect(old?.code == "changed-meanwhile")
    }

    @Test(arguments: [SyncAccount.Preference.mine, .theirs]) func `an account may choose beforehand`(
        preference: SyncAccount.Preference
    ) throws {
        let (device, server) = try conflict(preference)
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .settledConflict })
        let title = preference == .mine ? "Mine" : "Theirs"
        #expect(try device.activity("a@x")?.title == title)
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:\(title)") == true)
    }
}
