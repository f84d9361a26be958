import CivilTime
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripCommands

/// What is shown of some dates is the same, whether a store is read for them or whole.
@Suite("Windows of a store") struct StoreWindowTests {
    private struct Shown: Equatable {
        let status: CommandStatus
        let output: String
        let told: Set<Substring>
    }

    private static func run(_ arguments: [String], in place: Workplace, readsAll: Bool) throws -> Shown {
        let (output, errors) = (CapturedOutput(), CapturedOutput())
        let variables = ["TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store]
        var context = CommandContext(
            environment: variables, standardInput: { [] }, output: output, errors: errors, columns: nil,
            clock: FixedNow(try Instant(parsing: "2027-01-01T09:00:00Z")))
        context.zoneDirectories = []
        context.readsWholeStore = readsAll
        let status = MeridianProgram.run(arguments, in: context)
        return Shown(status: status, output: output.text, told: Set(errors.text.split(separator: "\n")))
    }

    @Test(arguments: 0..<8)
    func `the dates that are shown are those of the whole store`(seed: UInt64) throws {
        for part in 0..<10 {
            var life = RandomLife(seed: seed * 10 + UInt64(part))
            let place = try Workplace()
            try life.write(to: FileTripStore.open(place.store, for: .writing))
            let view = ["traveller", "place", "home", life.zone()][part % 4]
            let now = try "\(life.date())T\(part + 10):00:00Z"
            let (first, last) = (try life.date(), Int.random(in: 0..<9, using: &life.random))
            let dates = try "\(first)..\(first.adding(days: last))"
            let commands: [[String]] = [
                ["agenda", dates], ["agenda", dates, "--json"], ["agenda"], ["today"], ["today", "--json"],
                ["next", "--count", "3"], ["next", "--json"], ["day", "\(first)"],
                ["day", "\(first)", "--json"], ["week", "\(first)"], ["week", "--json"],
                ["month", "\(first)", "--json"], ["month"], ["free", dates], ["free", "--json"],
                ["agenda", dates, "--trip", "Trip 0"], ["week", "\(first)", "--trip", "Trip 0"],
                ["week", "--html"], ["day", "\(first)", "--svg", "--world"],
            ]
            for command in commands where life.chance(10) {
                let words =
                    command + ["--view", view, "--now", now, "--home", "Europe/Berlin"]
                    + (life.chance(30) ? ["--clock-change", "departure"] : [])
                let all = try Self.run(words, in: place, readsAll: true)
                let window = try Self.run(words, in: place, readsAll: false)
                #expect(
                    window.output == all.output,
                    "\(seed * 10 + UInt64(part)): \(words.joined(separator: " "))")
                // Of what cannot be placed, only that is told which may be on the dates or set the clock of them.
                #expect(window.told.isSubset(of: all.told))
                #expect(window.status == all.status || all.status == .badData)
            }
        }
    }
}
