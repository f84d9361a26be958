import BenchmarkKit
import CCalendarPeers
import CivilTime
import Foundation

/// Races reading, writing and recurrence against libical, and prints a ``Section`` as JSON.
@main
struct CalendarBenchmarks {
    static let tree = "/usr/share/zoneinfo"

    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if let (name, file) = options.one {
                guard let contender = Reading.Contender(rawValue: name) else {
                    throw Refusal(reason: "'\(name)' is no contender")
                }
                FileHandle.standardOutput.write(try JSONEncoder().encode(Reading(contender, file)))
                exit(0)
            }
            exit(try section(options).print())
        } catch {
            FileHandle.standardError.write(Data("calendar-benchmarks: \(error)\n".utf8))
            exit(70)
        }
    }

    private static func section(_ options: Options) throws -> Section {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("meridian-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("read.ics").path
        try GeneratedCalendar.write(events: options.events, to: file)
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0

        var section = Section(
            title: "Calendars", method: method(options),
            facts: [
                .init("libical", String(cString: libical_version())),
                .init("the file that is read", "\(options.events) events, \(size / 1_000_000) MB"),
            ])
        let reading = try ReadingRace(file, rounds: options.rounds)
        reading.addTables(to: &section, events: options.events)
        try reading.check(&section)

        let race = Race(rounds: 2 * options.rounds + 1) { this_thread_nanoseconds() }
        let small = folder.appendingPathComponent("written.ics").path
        try GeneratedCalendar.write(events: options.written, to: small)
        let writing = try WritingRace(small, race: race)
        defer { writing.close() }
        section.tables.append(try writing.table())
        writing.check(&section)

        let recurrence = try RecurrenceRace(race: race, count: options.occurrences)
        section.tables.append(try recurrence.table())
        try recurrence.check(&section)
        return section
    }

    private static func method(_ options: Options) -> [String] {
        [
            "A file is generated (SplitMix64, seed \(GeneratedCalendar.seed)): flights, stays, trains, tables and "
                + "meetings, with six VTIMEZONEs, folded descriptions, alarms and some series. It holds nothing that "
                + "libical loses. Each contender reads it in a process of its own, turn and turn about, "
                + "\(options.rounds) times after one to warm up; opening the file is counted, starting the process is not. "
                + "One core is measured in processor time, two in time on the wall, memory as the kernel's `VmHWM`.",
            "Meridian makes the activities of a trip, each with its source, by `forEachActivity`, which reads as "
                + "`meridian import` does and keeps none of them. libical parses, and visits each component, property, parameter and value in a "
                + "loop in C that formats nothing; `icalparser_parse_string` gets the whole file, `icalparser_parse` "
                + "line by line. Both sum up UID, texts, ends, zones, stamp and sequence of every event, which have to be "
                + "the same; what the reader keeps is counted and compared outside of the clock.",
            "Written is the calendar as it was read: `CalendarWriter` against `icalcomponent_as_ical_string_r`, in "
                + "one process, in turn. Recurrence gives the first \(options.occurrences) occurrences from the text of a "
                + "rule and a floating start; only rules about which libical and dateutil are known to be right take part, "
                + "and the answers have to be the same.",
        ]
    }
}
