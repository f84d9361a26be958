import Foundation
import TestKit
import Testing
import TripStorage

@testable import TripCommands

/// The two schemas of docs/formats against what is really read and written.
@Suite("The schemas of fleets") struct FleetSchemaTests {
    private static let commands: [[String]] = [
        ["check"], ["agenda"], ["agenda", "--view", "home"], ["export"], ["export", "--redact", "busy"],
        [
            "drift", "--from", TestZones.Release.r2025b.directory, "--to",
            TestZones.Release.r2026f.directory,
        ],
    ]

    /// Lines of every kind: trips by lot, the demo, calendars, and bad ones.
    private func lines() throws -> [String] {
        let place = try Workplace()
        try FileManager.default.createDirectory(
            atPath: place.path + "/store", withIntermediateDirectories: true)
        var life = RandomLife(seed: 3)
        try life.write(to: FileTripStore.open(place.store, for: .writing))
        #expect(try place.run(["import", "--trip", "Demo"] + Demo.files).status == .success)
        let family = "\(Demo.directory)/family/family.ics"
        #expect(try place.run("import", family, "--trip", "Family").status == .success)
        let moving = calendar(
            start: "DTSTART;TZID=America/Vancouver:20261215T190000",
            end: "DTEND;TZID=America/Vancouver:20261215T210000")
        let flawed = calendar(start: "DTSTART;TZID=Mars/Olympus_Mons:20270310T090000")
        let files = try Demo.files.map { FleetLines.calendar(try Fixtures.text($0), id: $0) }
        let calendars =
            files + [FleetLines.calendar(moving, id: "moving"), FleetLines.calendar(flawed, id: "flawed")]
        return try FleetLines.text(FleetLines.trips(in: place) + calendars).split(separator: "\n").map(
            String.init)
    }

    @Test func `lines that are read are as the schema says`() throws {
        let schema = try SchemaReader(of: "fleet-input.schema.json")
        for line in try lines() {
            #expect(try schema.flaws(of: Array(line.utf8)) == [], "\(line.prefix(80))")
        }
    }

    @Test(arguments: commands) func `lines that are written are as the schema says`(_ command: [String])
        throws
    {
        let schema = try SchemaReader(of: "fleet-output.schema.json")
        let input = try lines() + ["", "hello", #"{"v":2,"id":"x"}"#]
        let run = try Workplace().run(
            ["fleet"] + command + ["--now", FleetLines.now],
            input: Array((input.joined(separator: "\n") + "\n").utf8))
        for line in run.lines { #expect(try schema.flaws(of: Array(line.utf8)) == [], "\(line)") }
        #expect(try FleetLines.ends(FleetLines.objects(run)).count == input.count)
    }

    private static let trip = #"{"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8","name":"T"}"#

    @Test(arguments: [
        (#"{"v":1,"id":"x","trip":\#(trip)}"#, [String]()),
        (#"{"v":2,"id":"x","trip":\#(trip)}"#, ["$.v: const"]),
        (#"{"v":1,"id":"","trip":\#(trip)}"#, ["$.id: pattern"]),
        (#"{"v":1,"trip":\#(trip)}"#, ["$: id is missing"]),
        (#"{"v":1,"id":"x"}"#, ["$: oneOf"]),
        (#"{"v":1,"id":"x","ics":"","trip":\#(trip)}"#, ["$: oneOf"]),
        (
            #"{"v":1,"id":"x","trip":{"id":"6ba7b810-9dad-41d1-80b4-00c04fd430c8"}}"#,
            ["$.trip: name is missing"]
        ),
        (#"{"v":1,"id":"x","trip":\#(trip),"crew":1}"#, ["$.crew: unknown"]),
    ])
    func `the schema of lines refuses what is refused`(line: String, flaws: [String]) throws {
        #expect(try SchemaReader(of: "fleet-input.schema.json").flaws(of: Array(line.utf8)) == flaws)
        let run = try Workplace().run("fleet", "check", "--now", FleetLines.now, input: line)
        #expect(run.output.hasPrefix("{\"done\"") == flaws.isEmpty, "\(run.output)")
    }

    @Test(arguments: [
        (
            #"{"error":{"begins":null,"code":"empty","reason":"r"},"id":null,"line":0,"v":1}"#,
            ["$.line: minimum"]
        ),
        (#"{"error":{"begins":null,"code":"empty","reason":"r"},"id":null,"v":1}"#, ["$: oneOf"]),
        (#"{"done":{"activities":1,"repaired":0,"version":"1"},"id":"x","v":1}"#, ["$.done: oneOf"]),
        (#"{"id":"x","n":0,"v":1}"#, ["$: oneOf"]),
        (#"{"calendar":{"text":"","size":1},"id":"x","n":0,"v":1}"#, ["$.calendar.size: unknown"]),
    ])
    func `the schema of answers refuses what is none`(line: String, flaws: [String]) throws {
        #expect(try SchemaReader(of: "fleet-output.schema.json").flaws(of: Array(line.utf8)) == flaws)
    }
}
