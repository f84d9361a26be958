import BenchmarkKit
import CCalendarPeers
import CivilTime
import Foundation
import ICalendar
import TripExchange

/// Both engines write the calendar that both have read.
struct WritingRace {
    let path: String
    let race: Race
    private let calendar: CalendarObject
    private let tree: UnsafeMutableRawPointer

    init(_ path: String, race: Race) throws {
        self.path = path
        self.race = race
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let calendar = try CalendarReader().read(bytes).calendars.first, let tree = libical_open(path)
        else { throw Refusal(reason: "\(path) cannot be read") }
        self.calendar = calendar
        self.tree = tree
    }

    func table() throws -> Section.Table {
        let events = calendar.events.count
        var table = Section.Table(title: "Writing \(events) events, each", unit: "ns")
        let names = ["Meridian", "libical"]
        var total = 0
        let timings = try race.run(contenders: names.count, batches: [events]) { contender, _ in
            if contender == 0 {
                total += CalendarWriter().bytes(calendar).count
            } else {
                var count = 0
                libical_free(libical_write(tree, &count))
                total += count
            }
        }
        table.add("a calendar as it was read", names, timings, targets: ["libical": 1])
        return table
    }

    /// Compares the lines that both write.
    func check(_ section: inout Section) {
        var count = 0
        let theirs = libical_write(tree, &count)
        defer { libical_free(theirs) }
        let text = theirs.map { UnsafeRawBufferPointer(start: $0, count: count) }
        let ours = Self.lines(CalendarWriter().bytes(calendar))
        let others = Self.lines(text.map { Array($0) } ?? [])
        guard ours != others else {
            section.checks.append("written: \(ours.count) lines, the same as libical's")
            return
        }
        let first = zip(ours, others).first { $0 != $1 } ?? ("none", "none")
        section.failures.append(
            "written: \(ours.count) lines, libical \(others.count); `\(first.0)` instead of `\(first.1)`")
    }

    func close() { libical_close(tree) }

    /// The content lines in the order of the alphabet: libical writes VTIMEZONEs in another order than it read them.
    private static func lines(_ bytes: [UInt8]) -> [String] {
        let unfolded = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n ", with: "")
        return unfolded.split(separator: "\r\n").map(String.init).sorted()
    }
}
