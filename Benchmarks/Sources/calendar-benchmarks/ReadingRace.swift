import BenchmarkKit
import CCalendarPeers
import Foundation

/// All contenders read one file, turn and turn about.
struct ReadingRace {
    let path: String
    let rounds: Int
    private var readings: [Reading.Contender: [Reading]] = [:]

    init(_ path: String, rounds: Int) throws {
        self.path = path
        self.rounds = rounds
        // One turn to warm up the disk's cache.
        for round in 0...rounds {
            let contenders = Reading.Contender.allCases
            for turn in contenders.indices {
                let contender = contenders[(turn + round) % contenders.count]
                let reading = try Reading.apart(contender, path)
                if round > 0 { readings[contender, default: []].append(reading) }
            }
        }
    }

    // MARK: - The section

    func addTables(to section: inout Section, events: Int) {
        let perEvent = 1 / Double(max(1, events))
        func timing(_ contender: Reading.Contender, _ field: KeyPath<Reading, Int64>, _ scale: Double)
            -> Race.Timing
        {
            let sorted = readings[contender, default: []].map { Double($0[keyPath: field]) * scale }.sorted()
            return Race.Timing(best: sorted.first ?? 0, median: sorted.isEmpty ? 0 : sorted[sorted.count / 2])
        }
        var times = Section.Table(title: "Reading \(events) events, each", unit: "ns")
        let onOne: [Reading.Contender] = [.meridian, .libical, .libicalByLine]
        times.add(
            "read and made activities of, processor time on one core", onOne.map(\.name),
            onOne.map { timing($0, \.processor, perEvent) },
            targets: Dictionary(uniqueKeysWithValues: onOne.dropFirst().map { ($0.name, 1.25) }))
        let onTwo: [Reading.Contender] = [.meridianOnTwo, .libical, .libicalByLine]
        times.add(
            "the same, time on the wall with two cores", onTwo.map(\.name),
            onTwo.map { timing($0, \.wall, perEvent) },
            targets: Dictionary(uniqueKeysWithValues: onTwo.dropFirst().map { ($0.name, 2) }))
        section.tables.append(times)

        var memory = Section.Table(
            title: "Memory of a process that reads \(events) events, at most", unit: "MiB")
        for ours in [Reading.Contender.meridian, .meridianOnTwo] {
            let all: [Reading.Contender] = [ours, .libical, .libicalByLine]
            memory.add(
                ours == .meridian ? "on one core" : "on two cores", all.map(\.name),
                all.map { timing($0, \.peak, 1.0 / 1024) },
                targets: Dictionary(uniqueKeysWithValues: all.dropFirst().map { ($0.name, 10) }))
        }
        section.tables.append(memory)
    }

    /// Compares what all have read.
    func check(_ section: inout Section) throws {
        guard let libical = readings[.libical]?.first else { return }
        for contender in Reading.Contender.allCases {
            let all = readings[contender, default: []]
            let isSame = all.allSatisfy {
                $0.events == libical.events && $0.series == libical.series && $0.checksum == libical.checksum
            }
            let hex = String(all.first?.checksum ?? 0, radix: 16)
            let text =
                "read, \(contender.name): \(all.first?.events ?? 0) events, \(all.first?.series ?? 0) series"
            section.checks.append("\(text), checksum \(hex)")
            if !isSame { section.failures.append("\(text), unlike libical") }
        }
        let kept = try MeridianReading.contents(path)
        let ours = [kept.components, kept.properties, kept.parameters, kept.alarms, kept.events]
        let theirs = [
            libical.components, libical.properties, libical.parameters, libical.alarms, libical.events,
        ]
        let text = "kept by the reader: \(ours[0]) components, \(ours[1]) properties, \(ours[2]) parameters"
        section.checks.append(ours == theirs ? "\(text), as many as libical's" : "\(text); libical \(theirs)")
        if ours != theirs { section.failures.append("\(text); libical has \(theirs)") }
    }
}
