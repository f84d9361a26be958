import Foundation
import TestKit
import Testing
import TripStorage

@testable import TripCommands

/// What is said of a trip on a line is what the command says of the same trip in a store, or of the same calendar.
@Suite("A fleet beside single commands") struct FleetEqualityTests {
    /// A store with trips by lot: over date lines, with series, and with zones that nobody knows.
    private func life(_ seed: UInt64) throws -> Workplace {
        let place = try Workplace()
        try FileManager.default.createDirectory(
            atPath: place.path + "/store", withIntermediateDirectories: true)
        var life = RandomLife(seed: seed)
        try life.write(to: FileTripStore.open(place.store, for: .writing))
        return place
    }

    private func demo() throws -> Workplace {
        let place = try Workplace()
        #expect(try place.run(["import", "--trip", "Demo"] + Demo.files).status == .success)
        let family = "\(Demo.directory)/family/family.ics"
        #expect(try place.run("import", family, "--trip", "Family").status == .success)
        #expect(try place.run("person", "edit", "Rosa Winter", "--home", "Asia/Tokyo").status == .success)
        return place
    }

    /// Compares the parts of each line with a member of the document of a command.
    private func compare(
        _ place: Workplace, _ fleet: [String], _ part: String, with command: [String], _ member: String,
        home: String = "Europe/Berlin"
    ) throws -> Int {
        let lines = try FleetLines.trips(in: place, home: home)
        let run = try place.run(
            ["fleet"] + fleet + ["--now", FleetLines.now], input: Array(FleetLines.text(lines).utf8))
        #expect(run.status == .success, "\(run.errors)")
        let objects = try FleetLines.objects(run)
        var compared = 0
        for line in lines {
            let id = try #require(line["id"] as? String)
            let single = try place.run(
                [command[0]] + (command[0] == "agenda" ? ["--trip", id] : [id]) + command.dropFirst()
                    + ["--json"], environment: ["MERIDIAN_HOME": home])
            let wanted = try single.json()[member] as? [NSDictionary]
            let found = FleetLines.parts(part, of: id, in: objects)
            #expect(try comparable(found) == comparable(wanted), "\(fleet) \(id)")
            let end = FleetLines.ends(objects.filter { $0["id"] as? String == id })
            #expect(end.count == 1)
            #expect(
                (end.first == "\(id) done") == (single.status != .badData), "\(id) \(end) \(single.errors)")
            compared += found.count
        }
        return compared
    }

    @Test(arguments: 0..<24) func `findings are those of check`(_ seed: UInt64) throws {
        let home = ["Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles"][Int(seed % 3)]
        _ = try compare(life(seed), ["check"], "finding", with: ["check"], "findings", home: home)
    }

    @Test(arguments: 0..<12) func `activities are those of an agenda`(_ seed: UInt64) throws {
        let view = ["traveller", "place", "home", "Asia/Tokyo"][Int(seed % 4)]
        _ = try compare(
            life(seed), ["agenda", "--view", view], "item", with: ["agenda", "--view", view], "items")
    }

    @Test(arguments: 0..<12) func `what moved is what drift says`(_ seed: UInt64) throws {
        let old = TestZones.Release.r2025b.directory
        let place = try life(seed)
        for (part, member) in [("appeared", "appeared"), ("vanished", "vanished")] {
            _ = try compare(
                place, ["drift", "--from", old, "--to", TestZones.Release.r2026f.directory], part,
                with: ["drift", "--against", old], member)
        }
    }

    @Test func `the demo and a family of several travellers are told alike`() throws {
        let place = try demo()
        #expect(try compare(place, ["check"], "finding", with: ["check"], "findings") > 3)
        #expect(try compare(place, ["agenda"], "item", with: ["agenda"], "items") > 30)
        let lines = try FleetLines.trips(in: place)
        for redaction in ["full", "shared", "busy"] {
            let run = try place.run(
                ["fleet", "export", "--redact", redaction, "--now", FleetLines.now],
                input: Array(FleetLines.text(lines).utf8))
            let objects = try FleetLines.objects(run)
            for id in ["Demo", "Family"] {
                let wanted = try place.run("export", id, "--redact", redaction).output
                let found = FleetLines.parts("calendar", of: id, in: objects).map { $0["text"] as? String }
                #expect(found == [wanted], "\(redaction) \(id)")
            }
        }
    }

    @Test func `a calendar is read as -f reads it`() throws {
        let place = try Workplace()
        let files = try Demo.files + ["\(Demo.directory)/family/family.ics"]
        let lines = try files.map { FleetLines.calendar(try Fixtures.text($0), id: $0) }
        let text = try Array(FleetLines.text(lines).utf8)
        let checked = try FleetLines.objects(
            place.run(["fleet", "check", "--now", FleetLines.now], input: text))
        let shown = try FleetLines.objects(
            place.run(["fleet", "agenda", "--now", FleetLines.now], input: text))
        let written = try FleetLines.objects(
            place.run(["fleet", "export", "--now", FleetLines.now], input: text))
        for file in files {
            let check = try place.run("check", "-f", file, "--json").json()
            #expect(
                try comparable(FleetLines.parts("finding", of: file, in: checked))
                    == comparable(check["findings"]))
            let agenda = try place.run("agenda", "-f", file, "--json").json()
            #expect(
                try comparable(FleetLines.parts("item", of: file, in: shown)) == comparable(agenda["items"]))
            let export = try place.run("export", "-f", file).output
            #expect(
                FleetLines.parts("calendar", of: file, in: written).map { $0["text"] as? String } == [export])
        }
        #expect(FleetLines.ends(checked) == files.map { "\($0) done" })
    }

    @Test func `who is hit by a move is named, with both moments`() throws {
        let place = try Workplace()
        let dinner = calendar(
            uid: "dinner@example.org", title: "Dinner",
            start: "DTSTART;TZID=America/Vancouver:20261215T190000",
            end: "DTEND;TZID=America/Vancouver:20261215T210000",
            more: ["ATTENDEE;CN=Ada:mailto:ada@example.org"])
        let input = try FleetLines.text([
            FleetLines.calendar(dinner, id: "a"), FleetLines.calendar(calendar(), id: "b"),
        ])
        let run = try place.run(
            "fleet", "drift", "--from", TestZones.Release.r2025b.directory, "--to",
            TestZones.Release.r2026f.directory, "--now", "2026-11-01T00:00:00Z", input: input)
        let objects = try FleetLines.objects(run)
        let moved = FleetLines.parts("moved", in: objects)
        // British Columbia keeps summer time from November 2026 on, by tz 2026b.
        #expect(moved.map { $0["was"] as? String } == ["-08:00", "-08:00"])
        #expect(moved.map { $0["is"] as? String } == ["-07:00", "-07:00"])
        #expect(moved.map { $0["isInstant"] as? String } == ["2026-12-16T02:00:00Z", "2026-12-16T04:00:00Z"])
        let travellers = moved.compactMap { $0["travellers"] as? [[String: Any]] }
        #expect(travellers.map { $0.map { $0["name"] as? String } } == [["Ada"], ["Ada"]])
        let done = FleetLines.parts("done", in: objects)
        #expect(done.map { $0["moved"] as? Int } == [2, 0])
        #expect(done.map { $0["compared"] as? Int } == [2, 2])
        #expect(done.map { $0["from"] as? String } == ["2025b", "2025b"])
        #expect(done.map { $0["to"] as? String } == ["2026f", "2026f"])
    }
}
