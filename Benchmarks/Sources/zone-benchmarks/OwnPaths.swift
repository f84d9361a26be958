import BenchmarkKit
import CPeers
import CivilTime
import Foundation

/// What else is asked of a zone engine all day, for information: loading, names, text, the next change.
struct OwnPaths {
    let race: Race
    let database: ZoneDatabase
    let sample: ZoneSample

    func table() throws -> Section.Table {
        var table = Section.Table(title: "Other paths, for information")
        try addLoading(to: &table)
        try addText(to: &table)
        try addChanges(to: &table)
        return table
    }

    private func time(_ count: Int, _ work: () throws -> Void) throws -> [Race.Timing] {
        try race.run(contenders: 1, batches: [count], work: { _, _ in try work() })
    }

    private func addLoading(to table: inout Section.Table) throws {
        let ours = "Meridian"
        var fresh = database
        let files = try benchmarkZones.map { name in
            (try ZoneID(name), [UInt8](try Data(contentsOf: URL(filePath: "\(database.source)/\(name)"))))
        }
        table.add(
            "a zone from the bytes of its file", [ours],
            try time(files.count) {
                for (id, bytes) in files { keep(try Zone(tzif: bytes, id: id)) }
            })
        table.add(
            "a zone found in its directory, read and made ready", [ours, "glibc (`tzset`)"],
            try race.run(
                contenders: 2, batches: [files.count],
                prepare: { _, _ in
                    fresh = try ZoneDatabase(directory: database.source)
                    keep(fresh.ids.count)
                },
                work: { contender, _ in
                    if contender == 0 {
                        for (id, _) in files { keep(try fresh.zone(id)) }
                    } else {
                        for name in benchmarkZones { glibc_select(name) }
                    }
                }))
        table.add(
            "a database opened, its first zone found", [ours],
            try time(1) { keep(try ZoneDatabase(directory: database.source).zone(named: "Asia/Tokyo")) })
        let ids = files.map(\.0)
        for id in ids { keep(try database.zone(id)) }
        table.add(
            "a zone that was read before, by its id", [ours],
            try time(ids.count * 100) {
                for _ in 0..<100 { for id in ids { keep(try database.zone(id)) } }
            })
    }

    private func addText(to table: inout Section.Table) throws {
        let times = try sample.batches.enumerated().flatMap { index, batch in
            let zone = try database.zone(named: benchmarkZones[index])
            return try batch.uniqueInstants.prefix(200).map {
                ZonedDateTime(try Instant(secondsSinceEpoch: $0), in: zone)
            }
        }
        let texts = times.map(\.description)
        table.add(
            "RFC 9557 text read, with its zone and offset", ["Meridian"],
            try time(texts.count) {
                for text in texts {
                    keep(
                        try ZonedDateTime.parse(
                            text, in: database, disambiguation: .reject, offsetConflict: .reject))
                }
            })
        table.add(
            "RFC 9557 text written", ["Meridian"],
            try time(times.count) { for time in times { keep(time.description) } })
        let instants = times.map(\.instant)
        let dates = instants.map { Date(timeIntervalSince1970: TimeInterval($0.secondsSinceEpoch)) }
        let utc = instants.map(\.description)
        let style = Date.ISO8601FormatStyle()
        table.add(
            "RFC 3339 text in UTC read", ["Meridian", "Foundation"],
            try race.run(contenders: 2, batches: [utc.count]) { contender, _ in
                if contender == 0 {
                    for text in utc { keep(try Instant(parsing: text)) }
                } else {
                    for text in utc { keep(try style.parse(text)) }
                }
            })
        table.add(
            "RFC 3339 text in UTC written", ["Meridian", "Foundation"],
            try race.run(contenders: 2, batches: [utc.count]) { contender, _ in
                if contender == 0 {
                    for instant in instants { keep(instant.description) }
                } else {
                    for date in dates { keep(style.format(date)) }
                }
            })
    }

    private func addChanges(to table: inout Section.Table) throws {
        let zones = try benchmarkZones.map { try database.zone(named: $0) }
        let instants = try sample.batches.map { try $0.instants.map { try Instant(secondsSinceEpoch: $0) } }
        let dates = try sample.batches.map { try $0.locals.map { try $0.civil.date } }
        guard let calendars = FoundationEngine.makeCalendars() else { return }
        let counts = instants.map(\.count)
        table.add(
            "the start of a date", ["Meridian", "Foundation"],
            try race.run(contenders: 2, batches: dates.map(\.count)) { contender, zone in
                if contender == 0 {
                    for date in dates[zone] { keep(zones[zone].startOfDay(date)) }
                } else {
                    for instant in instants[zone].prefix(dates[zone].count) {
                        let date = Date(timeIntervalSince1970: TimeInterval(instant.secondsSinceEpoch))
                        keep(calendars[zone].startOfDay(for: date))
                    }
                }
            })
        table.add(
            "the next change of the clocks", ["Meridian", "Foundation"],
            try race.run(contenders: 2, batches: counts) { contender, zone in
                for instant in instants[zone] {
                    if contender == 0 {
                        keep(zones[zone].nextTransition(after: instant))
                    } else {
                        let date = Date(timeIntervalSince1970: TimeInterval(instant.secondsSinceEpoch))
                        keep(calendars[zone].timeZone.nextDaylightSavingTimeTransition(after: date))
                    }
                }
            })
        table.add(
            "the last change of the clocks", ["Meridian"],
            try race.run(contenders: 1, batches: counts) { _, zone in
                for instant in instants[zone] { keep(zones[zone].previousTransition(before: instant)) }
            })
    }
}

/// Keeps the compiler from leaving out work whose result nobody reads.
@inline(never) @_optimize(none)
func keep<T>(_ value: T) {}
