import CivilTime
import DAV
import Findings
import Foundation
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import DAVSync
@testable import TripSync

/// Servers whose answers are well-formed and wrong: nothing is taken for deleted that they do not say is.
@Suite("Servers that mislead") struct MisleadingServerTests {
    private func inStep(_ count: Int) throws -> (Device, FakeServer) {
        let server = FakeServer()
        let device = try Device(server)
        for number in 1...count { try device.add(SampleObject.event("e\(number)@x", title: "E\(number)")) }
        try device.sync()
        try device.sync()
        server.clearLog()
        return (device, server)
    }

    private func changed(_ response: DAVResponse, _ edit: (String) -> String) -> DAVResponse {
        DAVResponse(
            response.status, response.fields,
            body: Array(edit(String(decoding: response.body, as: UTF8.self)).utf8), from: response.address)
    }

    private func isMultiget(_ request: DAVRequest) -> Bool {
        request.method == "REPORT"
            && String(decoding: request.body ?? [], as: UTF8.self).contains("calendar-multiget")
    }

    @Test func `a body of another item is asked for by itself`() throws {
        let (device, server) = try inStep(6)
        for uid in ["e1@x", "e2@x"] {
            server.change(uid) { $0.replacing("DTEND", with: "LOCATION:Lisbon\r\nDTEND") }
        }
        // The answer for several has the text of the second under both addresses.
        server.tamper = { request, response in
            guard isMultiget(request) else { return response }
            return changed(response) {
                $0.replacing("UID:e1@x", with: "UID:e2@x").replacing("SUMMARY:E1", with: "SUMMARY:E2")
            }
        }
        try device.sync()
        #expect(try device.titles == (1...6).map { "E\($0)" })
        server.tamper = { $1 }
        try device.sync { $0.listsAll = true }
        #expect(try device.titles == (1...6).map { "E\($0)" })
        for uid in ["e1@x", "e2@x"] { #expect(try device.texts[uid]?.contains("LOCATION:Lisbon") == true) }
        #expect(try device.sync().steps.isEmpty)
    }

    @Test func `another object at an address removes nothing, and is told`() throws {
        let (device, server) = try inStep(3)
        let path = try #require(server.path(ofUID: "e1@x"))
        server.put(SampleObject.event("other@x", title: "Other"), at: path)
        let report = try device.sync()
        #expect(try device.titles == ["E1", "E2", "E3"])
        #expect(report.findings.map(\.code.rawValue) == ["other-object"])
        #expect(report.steps.allSatisfy { !$0.isDone })
        #expect(try device.calendarRow.problem?.isEmpty == false)
        // Where it comes back, both sides are the same again.
        server.put(SampleObject.event("e1@x", title: "E1"), at: path)
        try device.sync()
        #expect(try device.sync().steps.isEmpty)
        #expect(try device.calendarRow.problem == nil)
        // Deleted here, the place is free.
        server.put(SampleObject.event("other@x", title: "Other"), at: path)
        try device.sync()
        try device.remove("e1@x")
        try device.sync()
        try device.sync { $0.listsAll = true }
        #expect(try device.titles == ["E2", "E3", "Other"])
        #expect(server.resources.count == 3)
    }

    @Test(arguments: [1, 4]) func `a server that lags behind its own answers deletes nothing`(count: Int)
        throws
    {
        let (device, server) = try inStep(2)
        for number in 1...count {
            try device.add(SampleObject.event("new\(number)@x", title: "New \(number)"))
        }
        // What was stored in this moment cannot be read yet.
        var stored: Set<String> = []
        server.tamper = { request, response in
            if request.method == "PUT" { stored.insert(request.address.path) }
            if request.method == "GET", stored.contains(request.address.path) {
                return DAVResponse(404, from: request.address)
            }
            guard isMultiget(request) else { return response }
            return changed(response) { body in
                stored.reduce(body) { text, path in
                    guard let begin = text.range(of: "<D:href>\(path)</D:href>"),
                        let end = text[begin.upperBound...].range(of: "</D:response>")
                    else { return text }
                    return text.replacingCharacters(
                        in: begin.upperBound..<end.lowerBound,
                        with: "<D:status>HTTP/1.1 404 Not Found</D:status>")
                }
            }
        }
        try device.sync()
        #expect(try device.titles.count == 2 + count)
        #expect(server.resources.count == 2 + count)
        server.tamper = { $1 }
        try device.sync()
        #expect(try device.sync().steps.isEmpty)
        #expect(try device.titles.count == 2 + count)
        #expect(server.resources.count == 2 + count)
    }

    @Test(arguments: [
        "http://internal.example/e.ics", "/ada/trips/../e.ics", "https://other.example/ada/trips/e.ics",
    ])
    func `a list with an address from elsewhere is not whole`(address: String) throws {
        let (device, server) = try inStep(6)
        let path = try #require(server.path(ofUID: "e1@x"))
        server.tamper = { request, response in
            guard request.method == "PROPFIND" else { return response }
            return changed(response) {
                $0.replacing("<D:href>\(path)</D:href>", with: "<D:href>\(address)</D:href>")
            }
        }
        let report = try device.sync { $0.listsAll = true }
        #expect(try device.titles.count == 6)
        #expect(report.findings.map(\.code.rawValue) == ["other-object"])
        #expect(report.findings.first?.message.contains("not in this calendar, 1 in all") == true)
        server.tamper = { $1 }
        #expect(try device.sync().steps.isEmpty)
        server.remove("e1@x")
        try device.sync()
        #expect(try device.titles.count == 5)
    }

    @Test func `pages without an end are given up for a whole list`() throws {
        let (device, server) = try inStep(2)
        server.change("e1@x") { $0.replacing("SUMMARY:E1", with: "SUMMARY:New") }
        var pages = 0
        server.tamper = { request, response in
            guard request.method == "REPORT", !isMultiget(request) else { return response }
            pages += 1
            let more =
                "<D:response><D:href>\(FakeServer.path)</D:href><D:status>HTTP/1.1 507 Insufficient Storage</D:status></D:response>"
            return changed(response) { body in
                body.replacing("<D:sync-token>", with: more + "<D:sync-token>").replacing(
                    "data:,", with: "data:,\(pages)0000")
            }
        }
        try device.sync()
        #expect(pages < 10)
        #expect(try device.titles == ["E2", "New"])
    }

    @Test func `a calendar that fails keeps back no other of its account`() throws {
        let (device, server) = try inStep(1)
        try device.store.write { writing in
            try writing.save(
                SyncedCalendar(
                    id: SyncedCalendarID("second"), account: "home",
                    address: "https://dav.example/ada/other/",
                    label: "Other", trip: Device.trip))
        }
        server.tamper = { request, response in
            request.address.path == FakeServer.path ? DAVResponse(500, from: request.address) : response
        }
        var options = SyncOptions()
        options.isAtOnce = true
        let reports = try device.servers.sync("home", options)
        #expect(reports.map { $0.problem == nil } == [false, false])
        #expect(server.log.contains("PROPFIND /ada/other/"))
        // As none of them can be reached, the account waits.
        #expect(try device.store.read { try $0.syncAccounts() }[0].notBefore != nil)
        #expect(try device.calendarRow.problem?.isEmpty == false)
        server.tamper = { request, _ in DAVResponse(503, from: request.address) }
        #expect(try device.servers.sync("home", options).count == 1)
    }

    @Test func `objects that always fail keep the others back in one sync alone`() throws {
        let server = FakeServer()
        let device = try Device(server)
        for number in 1...8 { try device.add(SampleObject.event("e\(number)@x", title: "E\(number)")) }
        server.refusal = { text in
            ["UID:e1@x", "UID:e2@x", "UID:e3@x"].contains { text.contains($0) } ? (500, nil) : nil
        }
        let first = try device.sync()
        // What was not tried is told as well.
        #expect(first.steps.count { !$0.isDone } + server.resources.count == 8)
        for _ in 0..<3 { _ = try device.sync() }
        #expect(server.resources.count == 5)
        server.refusal = { _ in nil }
        for _ in 0..<2 { try device.sync() }
        #expect(server.resources.count == 8)
    }

    @Test func `changes that always fail do not keep new objects back`() throws {
        let server = FakeServer()
        let device = try Device(server)
        for number in 1...3 { try device.add(SampleObject.event("z\(number)@x", title: "Z\(number)")) }
        for _ in 0..<2 { try device.sync() }
        server.refusal = { text in
            ["UID:z1@x", "UID:z2@x", "UID:z3@x"].contains { text.contains($0) } ? (500, nil) : nil
        }
        for number in 1...3 {
            try device.edit("z\(number)@x", .title("New"))
            try device.add(SampleObject.event("a\(number)@x", title: "A\(number)"))
        }
        for _ in 0..<4 { _ = try device.sync() }
        #expect(server.resources.count == 6)
        #expect(try device.calendarRow.problem?.contains("500") == true)
    }
}
