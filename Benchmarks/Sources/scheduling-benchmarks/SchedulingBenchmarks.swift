import BenchmarkKit
import CivilTime
import Foundation
import Scheduling

/// Measures findings and agendas of very many activities, and prints a ``Section`` as JSON.
@main
struct SchedulingBenchmarks {
    static let tree = "/usr/share/zoneinfo"

    static func main() {
        do {
            exit(try section(Options(CommandLine.arguments.dropFirst())).print())
        } catch {
            FileHandle.standardError.write(Data("scheduling-benchmarks: \(error)\n".utf8))
            exit(70)
        }
    }

    private static func section(_ options: Options) throws -> Section {
        let database = try ZoneDatabase(directory: tree)
        let life = try GeneratedLife(activities: options.activities, database: database)
        let home = try database.zone(named: GeneratedLife.home)
        let race = LifeRace(
            life.activities, home: home, database: database,
            race: Race(rounds: options.rounds) { LifeRace.processorNanoseconds() })
        var section = Section(
            title: "Scheduling", method: method,
            facts: [
                .init("activities", "\(life.activities.count), over \(race.years) years"),
                .init("findings", "\(race.findings.count)"),
            ])
        section.tables = try [race.findingsTable()] + race.agendaTables(options)
        try race.check(&section, planted: life.overlaps)
        try race.tell(&section)
        if let path = options.intervals {
            try race.intervals.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: path)) }
            section.data["intervals"] = [path]
        }
        return section
    }

    private static var method: [String] {
        [
            "A traveller's life is generated (SplitMix64, seed \(GeneratedLife.seed)): days at home with four things each, "
                + "then a flight to one of twelve cities, a stay with such days, and the flight back. One evening in "
                + "two hundred has a concert beside the dinner. Everything has a place with a point and the offset "
                + "that was written down, so each rule has something to look at. The clock is the thread's processor "
                + "time.",
            "Findings are asked of an itinerary that is there; making it is not counted, as neither is the copy that is "
                + "sorted: the activities in random order, by the standard library and by their start alone. An agenda "
                + "is made of the same itinerary, on days of random activities.",
            "Beside it stand the logic by which gcalcli 4.3 tells conflicts, written down again in Python and given the "
                + "starts and ends in their order as plain numbers; and khal with the first \(LifeRace.few) activities "
                + "as a calendar of its own, asked through the interface that its commands use. Both run in a process "
                + "of their own, after Meridian and on the processor's clock.",
        ]
    }
}
