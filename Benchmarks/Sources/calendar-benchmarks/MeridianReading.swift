import CCalendarPeers
import CivilTime
import Foundation
import ICalendar
import TripExchange
import Trips

/// Reads a file and makes activities of it, as `meridian import` does, which keeps them besides.
enum MeridianReading {
    static func walk(_ path: String, threads: Int) throws -> calendar_walk {
        let database = try ZoneDatabase(directory: CalendarBenchmarks.tree)
        var walk = calendar_walk()
        walk.checksum = checksum_start
        let reading = CalendarImport(database: database, floatingTimes: .hintedByFile)
        let rest = try reading.forEachActivity(in: try source(path), file: path, threads: threads) {
            walk.add($0)
        }
        if let first = rest.findings.first { throw Refusal(reason: "\(first)") }
        return walk
    }

    /// The file, read where it is asked for.
    private static func source(_ path: String) throws -> CalendarSource {
        let descriptor = open(path, O_RDONLY)
        let size = lseek(descriptor, 0, SEEK_END)
        guard descriptor >= 0, size >= 0 else { throw Refusal(reason: "\(path) cannot be opened") }
        return CalendarSource(byteCount: Int(size)) { range in
            [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
                count = max(0, pread(descriptor, buffer.baseAddress, range.count, off_t(range.lowerBound)))
            }
        }
    }

    /// Counts what the reader keeps of a file.
    static func contents(_ path: String) throws -> calendar_walk {
        var walk = calendar_walk()
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let findings = try CalendarReader().forEachPart(in: bytes, file: path) { part in
            switch part {
            case .began: walk.components += 1
            case .property(let property): walk.count([property])
            case .component(let component): walk.count(component)
            case .ended: break
            }
        }
        if let first = findings.first { throw Refusal(reason: "\(first)") }
        return walk
    }
}

extension calendar_walk {
    /// Adds what the walk in C adds for the same event.
    mutating func add(_ activity: Activity) {
        checksum = Self.sum(checksum, activity.uid.text)
        checksum = Self.sum(checksum, activity.title)
        checksum = Self.sum(checksum, activity.place?.name)
        checksum = Self.sum(checksum, activity.notes)
        switch activity.span {
        case .allDay(let start, let end):
            for date in [start, end] {
                let sum = checksum_word(Self.sum(checksum_start, date), 0x102)
                checksum = checksum_word(checksum, checksum_word(sum, 0x103))
            }
        case .timed(let start, let end):
            for time in [start, end] {
                checksum = checksum_word(
                    checksum, Self.sum(Self.sum(checksum_start, time.local), time.zone?.name))
            }
        }
        let stamp = activity.stamp.map { Self.sum(checksum_start, $0.utc) } ?? 0
        checksum = checksum_word(checksum_word(checksum, stamp), UInt64(activity.sequence))
        events += 1
        series += activity.recurrence == nil ? 0 : 1
    }

    private static func sum(_ sum: UInt64, _ text: String?) -> UInt64 {
        guard var text else { return checksum_word(sum, 0x101) }
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { checksum_bytes(sum, $0.baseAddress, $0.count) }
        }
    }

    private static func sum(_ sum: UInt64, _ date: CivilDate) -> UInt64 {
        checksum_word(sum, UInt64(date.year * 10_000 + date.month * 100 + date.day))
    }

    private static func sum(_ sum: UInt64, _ civil: CivilDateTime) -> UInt64 {
        let time = civil.time
        return checksum_word(
            self.sum(sum, civil.date), UInt64(time.hour * 10_000 + time.minute * 100 + time.second))
    }

    mutating func count(_ component: Component) {
        components += 1
        if component.name == "VEVENT" { events += 1 }
        if component.name == "VALARM" { alarms += 1 }
        count(component.properties)
        for inner in component.components { count(inner) }
    }

    mutating func count(_ list: [Property]) {
        properties += Int64(list.count)
        for property in list { parameters += Int64(property.parameters.count) }
    }
}
