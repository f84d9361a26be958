import BenchmarkKit
import CPeers
import CivilTime

/// The random instants and local times of one stretch of years: one batch for each zone.
struct ZoneSample {
    struct Batch {
        let instants: [Int64]
        /// What clocks show at ``uniqueInstants``; each of these times comes once.
        let locals: [civil_fields]
        let uniqueInstants: [Int64]
        /// Times that the clocks skip or repeat; none where they do not move in these years.
        let bentLocals: [civil_fields]
    }

    let title: String
    let years: Range<Int>
    /// False for years whose rules nobody knows, where engines may go on in different ways.
    let mustAgree: Bool
    let batches: [Batch]

    init(
        _ title: String, years: Range<Int>, mustAgree: Bool, seed: UInt64, count: Int, database: ZoneDatabase
    ) throws {
        self.title = title
        self.years = years
        self.mustAgree = mustAgree
        let first = try CivilDateTime(years.lowerBound, 1, 1, 0, 0).secondsSinceEpoch
        let end = try CivilDateTime(years.upperBound, 1, 1, 0, 0).secondsSinceEpoch
        batches = try benchmarkZones.indices.map { index in
            // The seed of a batch is told by the place of its zone, so that another program can draw the same.
            var random = SplitMix64(seed: seed + UInt64(index))
            let zone = try database.zone(named: benchmarkZones[index])
            let instants = (0..<count).map { _ in random.next(in: first..<end) }
            let unique = try instants.filter { second in
                let civil = zone.civil(at: try Instant(secondsSinceEpoch: second))
                if case .unique = zone.mapping(of: civil).resolution { return true }
                return false
            }
            let locals = try unique.map { second in
                civil_fields(zone.civil(at: try Instant(secondsSinceEpoch: second)))
            }
            return Batch(
                instants: instants, locals: locals, uniqueInstants: unique,
                bentLocals: try ZoneSample.bentLocals(zone, first..<end, count, &random))
        }
    }

    /// Random times out of the walls of random changes.
    private static func bentLocals(
        _ zone: Zone, _ range: Range<Int64>, _ count: Int, _ random: inout SplitMix64
    ) throws -> [civil_fields] {
        var walls: [Range<Int64>] = []
        var instant = try Instant(secondsSinceEpoch: range.lowerBound)
        while let next = zone.nextTransition(after: instant),
            next.instant.secondsSinceEpoch < range.upperBound
        {
            let ends = [next.localBefore.secondsSinceEpoch, next.localAfter.secondsSinceEpoch].sorted()
            if next.changesOffset { walls.append(ends[0]..<ends[1]) }
            instant = next.instant
        }
        guard !walls.isEmpty else { return [] }
        return try (0..<count).map { _ in
            let wall = walls[Int(random.next(in: 0..<Int64(walls.count)))]
            return civil_fields(try CivilDateTime(secondsSinceEpoch: random.next(in: wall)))
        }
    }
}

extension civil_fields {
    init(_ civil: CivilDateTime) {
        self.init(
            year: Int32(civil.date.year), month: Int32(civil.date.month), day: Int32(civil.date.day),
            hour: Int32(civil.time.hour), minute: Int32(civil.time.minute), second: Int32(civil.time.second))
    }

    /// The civil time of the fields, which were made of one.
    var civil: CivilDateTime {
        get throws {
            try CivilDateTime(Int(year), Int(month), Int(day), Int(hour), Int(minute), Int(second))
        }
    }
}
