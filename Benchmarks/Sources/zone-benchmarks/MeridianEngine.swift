import CPeers
import CivilTime

/// This package's engine, as anybody would call it: checked initialisers, no shortcuts.
final class MeridianEngine: ZoneEngine {
    let name = "Meridian"
    private let zones: [Zone]
    private var zone: Zone

    init(_ database: ZoneDatabase) throws {
        zones = try benchmarkZones.map { try database.zone(named: $0) }
        zone = .utc
    }

    func select(_ zone: Int) { self.zone = zones[zone] }

    func offsets(at instants: [Int64], into answers: inout [Int64]) {
        let zone = zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            answers[index] = Int64(zone.offset(at: instant).totalSeconds)
        }
    }

    func fields(at instants: [Int64], into answers: inout [Int64]) {
        let zone = zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            let (civil, offset) = zone.civilAndOffset(at: instant)
            let (date, time) = (civil.date, civil.time)
            answers[index] = packed_fields(
                Int64(date.year), Int64(date.month), Int64(date.day), Int64(time.hour), Int64(time.minute),
                Int64(time.second), Int64(offset.totalSeconds))
        }
    }

    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        let zone = zone
        for index in locals.indices {
            let local = locals[index]
            guard
                let civil = try? CivilDateTime(
                    Int(local.year), Int(local.month), Int(local.day), Int(local.hour), Int(local.minute),
                    Int(local.second)),
                let instant = try? zone.instant(of: civil, by: .compatible)
            else { continue }
            answers[index] = instant.secondsSinceEpoch
        }
    }
}
