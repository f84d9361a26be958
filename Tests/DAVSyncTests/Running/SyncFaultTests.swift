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

/// Syncs whose requests, answers and processes fail.
@Suite("Faults of a sync") struct SyncFaultTests {
    private func inStep(
        _ habit: FakeServer.Habit = .plain, _ uids: String...
    ) throws -> (Device, FakeServer) {
        let server = FakeServer(habit)
        let device = try Device(server)
        for uid in uids { try device.add(SampleObject.event(uid, title: uid)) }
        try device.sync()
        try device.sync()
        server.clearLog()
        return (device, server)
    }

    /// A further sync finds both sides the same.
    private func expectSettled(_ device: Device, _ server: FakeServer) throws {
        try device.sync()
        server.clearLog()
        let report = try device.sync()
        #expect(report.steps.isEmpty)
        #expect(server.writes == 0)
        for (uid, text) in try device.texts {
            let there = try #require(server.text(ofUID: uid))
            #expect(Self.meaning(of: text) == Self.meaning(of: there))
        }
        #expect(try device.texts.count == server.resources.count)
    }

    /// What both sides have to agree on; each may have properties of its own beside.
    private static func meaning(of text: String) -> [String] {
        text.split(separator: "\r\n").map(String.init).filter { line in
            ["UID:", "SUMMARY:", "LOCATION:", "DTSTART;", "DTEND;"].contains { line.hasPrefix($0) }

        }
        .sorted()
    }

    private static let faults: [FakeServer.Fault] = [
        .lostRequest, .lostAnswer, .status(500), .status(503, retryAfter: "120"), .status(423), .html, .cut,
    ]

    @Test(arguments: faults) func `a create whose answer fails is there once`(fault: FakeServer.Fault) throws
    {
        let (device, server) = try inStep(.plain, "a@x")
        try device.add(SampleObject.event("b@x", title: "New"))
        server.faults = [("PUT", fault)]
        let report = try device.sync()
        // A body that is cut says nothing of a write that was accepted; a web page may come from somebody else.
        if fault == .cut { #expect(report.problem == nil) }
        if [.lostAnswer, .lostRequest, .html].contains(fault) { #expect(report.problem != nil) }
        try expectSettled(device, server)
        #expect(server.resources.count == 2)
    }

    @Test(arguments: faults) func `an update whose answer fails is made once`(fault: FakeServer.Fault) throws
    {
        let (device, server) = try inStep(.sorting, "a@x")
        try device.edit("a@x", .title("New"))
        server.faults = [("PUT", fault)]
        try device.sync()
        try expectSettled(device, server)
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:New") == true)
        #expect(try device.conflicts.isEmpty)
    }

    @Test(arguments: faults) func `a deletion whose answer fails is made`(fault: FakeServer.Fault) throws {
        let (device, server) = try inStep(.plain, "a@x", "b@x")
        try device.remove("a@x")
        server.faults = [("DELETE", fault)]
        try device.sync()
        try expectSettled(device, server)
        #expect(server.resources.count == 1)
    }

    @Test(arguments: ["PROPFIND", "REPORT"], faults)
    func `a listing that fails deletes nothing`(method: String, fault: FakeServer.Fault) throws {
        let (device, server) = try inStep(.plain, "a@x", "b@x")
        server.change("a@x") { $0.replacing("SUMMARY:a@x", with: "SUMMARY:New") }
        server.faults = [(method, fault)]
        _ = try? device.sync { $0.listsAll = method == "PROPFIND" }
        #expect(try device.titles.count == 2)
        try expectSettled(device, server)
        #expect(try device.titles == ["New", "b@x"])
    }

    @Test func `a sign-in page in place of the server is no answer to a change`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        try device.edit("a@x", .title("Mine"))
        server.tamper = { request, response in
            guard request.method == "PUT" else { return response }
            return DAVResponse(
                200, body: Array("<!DOCTYPE html><title>Wi-Fi</title>".utf8), from: request.address)
        }
        // The change of somebody else came first, and the server refused ours; nobody was told.
        server.onRequest = { request throws(DAVFailure) in
            guard request.method == "PUT" else { return }
            server.change("a@x") { $0.replacing("SUMMARY:a@x", with: "SUMMARY:Theirs") }
        }
        #expect(try device.sync().problem != nil)
        server.tamper = { $1 }
        server.onRequest = { _ in }
        try device.sync()
        #expect(try device.conflicts.count == 1)
        #expect(try device.titles == ["Mine"])
    }

    @Test func `an update whose answer was lost is no conflict with the next edit here`() throws {
        let (device, server) = try inStep(.sorting, "a@x")
        try device.edit("a@x", .title("Second"))
        server.faults = [("PUT", .lostAnswer)]
        try device.sync()
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Second") == true)
        try device.edit("a@x", .title("Third"))
        let report = try device.sync()
        #expect(report.steps.map(\.kind) == [.update])
        #expect(try device.conflicts.isEmpty)
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Third") == true)
        // One that did not arrive is sent as it is by then.
        try device.edit("a@x", .title("Fourth"))
        server.faults = [("PUT", .lostRequest)]
        try device.sync()
        try device.edit("a@x", .title("Fifth"))
        #expect(try device.sync().steps.map(\.kind) == [.update])
        try expectSettled(device, server)
    }

    @Test func `another version than the one that was seen is merged at once`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        try device.edit("a@x", .title("Mine"))
        var isFirst = true
        server.onRequest = { request in
            guard request.method == "PUT", isFirst else { return }
            isFirst = false
            server.change("a@x") { $0.replacing("T190000", with: "T200000") }
        }
        let report = try device.sync()
        #expect(report.problem == nil)
        let there = server.text(ofUID: "a@x") ?? ""
        #expect(there.contains("SUMMARY:Mine") && there.contains("T200000"))
        try expectSettled(device, server)
    }

    @Test(arguments: 0..<8) func `a process that is killed at any request loses nothing`(count: Int) throws {
        let (device, server) = try inStep(.plain, "a@x", "b@x", "c@x")
        try device.edit("a@x", .title("A"))
        try device.remove("b@x")
        try device.add(SampleObject.event("d@x", title: "D"))
        server.put(SampleObject.event("e@x", title: "E"), at: "e.ics")
        struct Killed: Error {}
        var left = count
        server.onRequest = { request throws(DAVFailure) in
            left -= 1
            // Nothing after this request is done, not even by this process.
            guard left >= 0 else { throw DAVFailure(.cancelled, "\(request.address)", "killed") }
        }
        _ = try? device.sync()
        server.onRequest = { _ in }
        try expectSettled(device, server)
        #expect(try device.titles == ["A", "D", "E", "c@x"])
        #expect(server.resources.count == 4)
    }

    @Test(arguments: FakeServer.Habit.allCases) func `a token that is dead costs a listing`(
        habit: FakeServer.Habit
    ) throws {
        let (device, server) = try inStep(habit, "a@x", "b@x", "c@x")
        server.remove("a@x")
        server.put(SampleObject.event("d@x", title: "D"), at: "d.ics")
        server.oldest = server.changes.count + 1
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(try device.titles == ["D", "b@x", "c@x"])
        server.oldest = 0
        try expectSettled(device, server)
    }

    @Test func `an emptied calendar removes nothing unless it may`() throws {
        let uids = (0..<6).map { "\($0)@x" }
        let server = FakeServer()
        let device = try Device(server)
        for uid in uids { try device.add(SampleObject.event(uid, title: uid)) }
        try device.sync()
        for uid in uids { server.remove(uid) }
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .massRemoval })
        #expect(try device.titles.count == 6)
        try device.sync { $0.allowsMassDeletion = true }
        #expect(try device.titles.isEmpty)
    }

    @Test func `a calendar that was made anew is listed, also where the server says that nothing changed`()
        throws
    {
        let server = FakeServer(.forgetful)
        let device = try Device(server)
        for number in 0..<6 { try device.add(SampleObject.event("\(number)@x", title: "\(number)")) }
        try device.sync()
        server.makeAnew()
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .massRemoval })
        // Another device writes there; what is held back stays held back.
        server.put(SampleObject.event("new@x", title: "New"), at: "new.ics")
        #expect(try device.sync().findings.contains { $0.code == .massRemoval })
        #expect(try device.titles.count == 7)
        try device.sync { $0.allowsMassDeletion = true }
        #expect(try device.titles == ["New"])
    }

    @Test func `a server that answers for many resources by the one that is gone is asked for each`() throws {
        let (device, server) = try inStep(.tagged, "a@x", "b@x")
        server.failsForOne = true
        try device.add(SampleObject.event("c@x", title: "C"))
        server.faults = [("PUT", .lostRequest)]
        try device.sync()
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(server.text(ofUID: "c@x") != nil)
    }

    @Test func `a calendar that is gone deletes nothing`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.isThere = false
        let report = try device.sync()
        #expect(report.problem != nil)
        #expect(try device.titles == ["a@x"])
    }

    @Test func `a server that names a time is not asked before`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.faults = [("PROPFIND", .status(503, retryAfter: "120"))]
        #expect(try device.sync().problem != nil)
        server.clearLog()
        let early = #expect(throws: ServerFailure.self) { try device.sync { $0.isAtOnce = false } }
        #expect(early?.code == "waiting")
        #expect(server.log.isEmpty)
        device.wait(180)
        #expect(try device.sync { $0.isAtOnce = false }.problem == nil)
        #expect(try device.store.read { try $0.syncAccounts() }[0].failures == 0)
    }

    @Test func `a read-only calendar is read, and what is here stays`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.isReadOnly = true
        server.put(SampleObject.event("b@x", title: "B"), at: "b.ics")
        try device.edit("a@x", .title("Mine"))
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .unsent })
        #expect(try device.titles == ["B", "Mine"])
        #expect(server.writes == 0)
        server.isReadOnly = false
        try expectSettled(device, server)
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Mine") == true)
    }

    @Test func `what the server refuses is not sent again before it changes`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.refusal = { $0.contains("Bad") ? (403, "valid-calendar-data") : nil }
        try device.add(SampleObject.event("b@x", title: "Bad"))
        try device.edit("a@x", .title("Bad too"))
        let report = try device.sync()
        #expect(report.findings.count { $0.code == .unsent } == 2)
        server.clearLog()
        try device.sync()
        #expect(!server.log.contains { $0.hasPrefix("PUT") })
        try device.edit("a@x", .title("Good"))
        try device.edit("b@x", .title("Good as well"))
        try expectSettled(device, server)
        #expect(server.text(ofUID: "b@x")?.contains("SUMMARY:Good as well") == true)
    }

    @Test(arguments: [403, 500, 301]) func `one object that the server fails on keeps back no other`(
        _ status: Int
    ) throws {
        let (device, server) = try inStep(.plain, "z@x")
        server.refusal = { $0.contains("Bad") ? (status, nil) : nil }
        try device.add(SampleObject.event("a@x", title: "Bad"))
        try device.add(SampleObject.event("b@x", title: "Good"))
        try device.edit("z@x", .title("Good as well"))
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(report.findings.contains { $0.code == .unsent && $0.component == "a@x" })
        #expect(report.steps.filter { !$0.isDone }.map(\.uid) == ["a@x"])
        #expect(server.text(ofUID: "b@x") != nil)
        #expect(server.text(ofUID: "z@x")?.contains("Good as well") == true)
        server.refusal = { _ in nil }
        if status == 403 { try device.edit("a@x", .title("Bad no more")) }
        try expectSettled(device, server)
        #expect(server.text(ofUID: "a@x") != nil)
    }

    @Test(arguments: [403, 500]) func `a server that fails on all is left after three`(_ status: Int) throws {
        let (device, server) = try inStep(.plain, "z@x")
        server.refusal = { _ in (status, nil) }
        for number in 0..<6 { try device.add(SampleObject.event("\(number)@x", title: "\(number)")) }
        server.clearLog()
        let report = try device.sync()
        #expect(report.problem != nil)
        #expect(server.log.count { $0.hasPrefix("PUT") } == 3)
        server.refusal = { _ in nil }
        try expectSettled(device, server)
        #expect(server.resources.count == 7)
    }

    @Test func `a change that the server never stores is told, and is not in step`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.refusal = { $0.contains("Never") ? (412, nil) : $0.contains("Nowhere") ? (404, nil) : nil }
        try device.edit("a@x", .title("Never"))
        try device.add(SampleObject.event("b@x", title: "Nowhere"))
        let report = try device.sync()
        #expect(Set(report.steps.filter { !$0.isDone }.map(\.uid)) == ["a@x", "b@x"])
        #expect(Set(report.findings.filter { $0.code == .unsent }.compactMap(\.component)) == ["a@x", "b@x"])
        server.refusal = { _ in nil }
        try device.edit("b@x", .title("Somewhere"))
        try expectSettled(device, server)
        #expect(server.resources.count == 2)
    }

    @Test func `a UID that is elsewhere yet is sent once it is not`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.refusal = { $0.contains("UID:b@x") ? (403, "no-uid-conflict") : nil }
        try device.add(SampleObject.event("b@x", title: "Moved"))
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .unsent && $0.component == "b@x" })
        server.refusal = { _ in nil }
        try device.sync()
        #expect(server.text(ofUID: "b@x") != nil)
        try expectSettled(device, server)
    }

    @Test func `a wrong password is not tried at each tick`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.faults = [("PROPFIND", .status(401))]
        #expect(throws: Never.self) { try device.sync() }
        server.clearLog()
        device.wait(1_800)
        #expect(throws: ServerFailure.self) { try device.sync { $0.isAtOnce = false } }
        #expect(server.log.isEmpty)
        #expect(try device.sync().problem == nil)
    }

    @Test func `an object that XML cannot hold keeps back no other`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.put(SampleObject.event("b@x", title: "Bell\u{7}"), at: "b.ics")
        server.put(SampleObject.event("c@x", title: "C"), at: "c.ics")
        let report = try device.sync()
        #expect(report.problem == nil)
        #expect(try device.titles.contains("C"))
        try device.sync()
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `a restored trip is compared anew, and nothing of a phone is undone`() throws {
        let (device, server) = try inStep(.plain, "a@x", "b@x")
        let old = try #require(try device.activity("a@x"))
        server.change("a@x") { $0.replacing("SUMMARY:a@x", with: "SUMMARY:Phone") }
        try device.sync()
        #expect(try device.titles == ["Phone", "b@x"])
        try device.store.write { writing in
            try writing.save(old, in: Device.trip)
            try writing.forgetInStep([Device.trip])
        }
        let report = try device.sync()
        #expect(report.steps.filter { $0.kind == .conflict }.map(\.uid) == ["a@x"])
        #expect(server.text(ofUID: "a@x")?.contains("SUMMARY:Phone") == true)
    }

    @Test func `what cannot be shown here stays on the server and is read once`() throws {
        let server = FakeServer()
        server.put(
            SampleObject.calendar([
                "BEGIN:VJOURNAL", "UID:j@x", "DTSTAMP:20270101T000000Z", "SUMMARY:Diary", "END:VJOURNAL",
            ]), at: "j.ics")
        server.put("no calendar", at: "n.ics")
        server.put(
            SampleObject.event("z@x", title: "Odd").replacing("Europe/Paris", with: "Nowhere/Land"),
            at: "z.ics")
        server.put(SampleObject.event("a@x", title: "Dinner"), at: "a.ics")
        let device = try Device(server)
        let first = try device.sync()
        #expect(first.steps.map(\.title) == ["Dinner", "/ada/trips/n.ics"])
        #expect(first.findings.contains { $0.component == "j@x" })
        #expect(try device.store.read { try $0.trip(Device.trip)?.source?.contains("VJOURNAL") } != true)
        #expect(try device.titles == ["Dinner"])
        try device.sync()
        server.clearLog()
        let report = try device.sync()
        #expect(report.steps.isEmpty)
        #expect(server.writes == 0)
        #expect(server.log.count == 1)
        #expect(server.resources.count == 4)
        // Once it can be shown, it is.
        server.change("z@x") { $0.replacing("Nowhere/Land", with: "Europe/Paris") }
        try device.sync()
        #expect(try device.titles == ["Dinner", "Odd"])
    }

    @Test func `a version that cannot be read keeps the one here`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.change("a@x") { $0.replacing("TZID=Europe/Paris", with: "TZID=Nowhere/Land") }
        let report = try device.sync()
        #expect(report.findings.contains { $0.code == .unreadableObject }, "\(report)")
        #expect(try device.titles == ["a@x"])
        #expect(server.writes == 0)
        server.change("a@x") { $0.replacing("TZID=Nowhere/Land", with: "TZID=Europe/Rome") }
        try device.sync()
        #expect(try device.texts["a@x"]?.contains("TZID=Europe/Rome") == true)
    }

    @Test func `one process syncs at a time`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        var second: ServerFailure?
        server.onRequest = { _ in
            guard second == nil else { return }
            do { try device.sync() } catch let failure as ServerFailure { second = failure } catch {}
        }
        try device.sync()
        #expect(second?.code == "syncing")
        // A killed process leaves a lease, which ends by itself.
        try device.store.write { writing in
            var account = try writing.syncAccounts()[0]
            account.lease = SyncAccount.Lease(
                holder: "1 other", until: try Instant(secondsSinceEpoch: device.now.secondsSinceEpoch + 300))
            try writing.save(account)
        }
        #expect(throws: ServerFailure.self) { try device.sync() }
        device.wait(400)
        #expect(try device.sync().problem == nil)
        #expect(try device.store.read { try $0.syncAccounts() }[0].lease == nil)
    }

    @Test func `what has not changed since is not read again, and every change is seen`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        try device.sync()
        #expect(try device.calendarRow.edition != nil)
        let run = try device.calendarRow.run
        #expect(try device.sync().steps.isEmpty)
        #expect(try device.calendarRow.run == run)
        try device.edit("a@x", .title("New"))
        #expect(try device.sync().steps.map(\.kind) == [.update])
        try device.sync()
        _ = try device.store.write { writing in
            try writing.record("edit", at: device.now)
            var trip = try #require(try writing.trip(Device.trip))
            trip.notes = "x"
            try writing.update(trip)
        }
        #expect(try device.sync().steps.isEmpty)
        server.change("a@x") { $0.replacing("SUMMARY:New", with: "SUMMARY:Newer") }
        #expect(try device.sync().steps.map(\.kind) == [.take])
        _ = try device.store.write { try $0.undo() }
        #expect(try device.sync().steps.map(\.kind) == [.update])
    }

    @Test func `a dry run writes nothing on either side`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        server.put(SampleObject.event("b@x", title: "B"), at: "b.ics")
        try device.edit("a@x", .title("Mine"))
        let rows = try (device.items, device.calendarRow, device.store.read { try $0.syncAccounts() })
        let report = try device.sync { $0.isDryRun = true }
        #expect(report.steps.map(\.kind) == [.take, .update])
        #expect(report.steps.allSatisfy { !$0.isDone })
        #expect(server.writes == 0)
        #expect(try device.titles == ["Mine"])
        let after = try (device.items, device.calendarRow, device.store.read { try $0.syncAccounts() })
        #expect(after == rows)
    }

    @Test func `a trip that is gone or protected stops its calendar alone`() throws {
        let (device, server) = try inStep(.plain, "a@x")
        try device.store.write { writing in
            try writing.record("delete", at: device.now)
            try writing.delete(Device.trip)
        }
        #expect(try device.sync().problem?.contains("deleted or protected") == true)
        #expect(server.resources.count == 1)
        _ = try device.store.write { try $0.undo() }
        #expect(try device.sync().problem == nil)
    }
}
