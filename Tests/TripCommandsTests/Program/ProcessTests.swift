import Foundation
import TestKit
import Testing
import TripCommands

#if canImport(Glibc)
    import Glibc
#endif

@Suite("The program as a process", .serialized) struct ProcessTests {
    private func environment(_ place: Workplace) -> [String: String] {
        [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
            "MERIDIAN_HOME": "Europe/Berlin",
            "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
        ]
    }

    /// A calendar of many events, one an hour.
    private func manyEvents(_ count: Int) -> String {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Test//EN\r\n"
        for index in 0..<count {
            let day = 10 + index / 24 % 18
            let hour = index % 24
            let time = "202703\(day)T\(hour < 10 ? "0" : "")\(hour)0000"
            text += "BEGIN:VEVENT\r\nUID:\(index)@example.org\r\nDTSTAMP:20270101T000000Z\r\n"
            text +=
                "DTSTART;TZID=Asia/Tokyo:\(time)\r\nDURATION:PT30M\r\nSUMMARY:Event \(index)\r\nEND:VEVENT\r\n"
        }
        return text + "END:VCALENDAR\r\n"
    }

    @Test func `an import that is killed leaves all or nothing, and the store sound`() throws {
        let count = 1_500
        let place = try Workplace()
        let file = try place.file("many.ics", manyEvents(count))
        var killedWhileWriting = 0
        for round in 0..<10 {
            let store = "\(place.path)/round-\(round).db"
            var variables = environment(place)
            variables["MERIDIAN_DB"] = store
            let process = Process()
            process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
            process.arguments = ["import", file, "--trip", "Many"]
            process.environment = BuiltProgram.inherited.merging(variables) { _, new in new }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // The log of the store appears when the first page is written; from then on the kill meets it at work.
            while process.isRunning, !FileManager.default.fileExists(atPath: store + "-wal") { usleep(500) }
            usleep(UInt32(round * 4_000))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { killedWhileWriting += 1 }
            let found = try activities(in: place, variables)
            #expect(found == 0 || found == count, "round \(round): \(found)")
            // The next import must find a store that it can use.
            if round % 4 == 0 {
                let again = try BuiltProgram.run(
                    ["import", file, "--trip", "Many"], in: place.path, environment: variables)
                #expect(again.status == 0, "\(again.errors)")
                #expect(try activities(in: place, variables) == count)
            }
        }
        #expect(killedWhileWriting > 0, "every import was over before it could be killed")
    }

    /// How many activities the store has, over all trips.
    private func activities(in place: Workplace, _ variables: [String: String]) throws -> Int {
        let list = try BuiltProgram.run(["trip", "list", "--json"], in: place.path, environment: variables)
        #expect(list.status == 0, "\(list.errors)")
        let trips =
            try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: [[String: Any]]]
        return trips?["trips"]?.reduce(0) { $0 + ($1["activities"] as? Int ?? -1) } ?? -1
    }

    @Test func `a reader that goes away ends the program quietly`() throws {
        let place = try Workplace()
        let file = try place.file("many.ics", manyEvents(2_000))
        let run = try BuiltProgram.run(
            program: "/bin/sh", ["-c", "\"\(BuiltProgram.path)\" agenda -f \"\(file)\" | head -n 1"],
            in: place.path,
            environment: environment(place))
        #expect(run.output == "traveller's clock · home Europe/Berlin · tz 2026f\n")
        #expect(run.errors.isEmpty)
    }

    @Test func `a full disk is an error, not a silent loss`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        let run = try BuiltProgram.run(
            program: "/bin/sh", ["-c", "exec \"\(BuiltProgram.path)\" agenda -f \"\(file)\" > /dev/full"],
            in: place.path,
            environment: environment(place))
        #expect(run.status == 74)
        #expect(run.errors == "error: standard output cannot be written\n")
    }

    @Test func `an export goes whole into its file, or says why not`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        let missing = try place.run("export", "-f", file, "-o", place.path + "/no/such/out.ics")
        #expect(missing.status == .cannotCreate)
        #expect(missing.errors.hasPrefix("error: \(place.path)/no/such/out.ics: cannot be written"))
        #expect(try place.run("export", "-f", file, "-o", place.path).status == .cannotCreate)
        let out = place.path + "/out.ics"
        #expect(try place.run("export", "-f", file, "-o", out).status == .success)
        #expect(try place.run("export", "-f", file).bytes == Fixtures.bytes(out))
    }

    @Test func `standard input is a file like any other`() throws {
        let place = try Workplace()
        let run = try BuiltProgram.run(
            ["agenda", "-f", "-", "--json"], in: place.path, environment: environment(place),
            input: calendar())
        #expect(run.status == 0)
        #expect(run.output.contains("2027-03-10T09:00:00+09:00[Asia/Tokyo]"))
    }

    @Test(arguments: [["TZ": "Pacific/Apia", "LANG": "C"], ["TZ": "", "LC_ALL": "de_DE.UTF-8"], [:]])
    func `neither the machine's zone nor its language changes an answer`(variables: [String: String]) throws {
        let place = try Workplace()
        let run = try BuiltProgram.run(
            ["agenda", "-f"] + (try Demo.files), in: place.path,
            environment: environment(place).merging(variables) { _, new in new })
        let here = try place.run(["agenda", "-f"] + Demo.files)
        #expect(run.output == here.output)
    }
}
