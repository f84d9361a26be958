import CPeers
import CivilTime

/// This package's engine, as anybody would call it: checked initialisers, no shortcuts.
final class MeridianEngine: PeriodEngine {
    let name = "Meridian"
    private let zones: [Zone]
    private(set) var zone: Zone

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

    func periods(at instants: [Int64], into answers: inout [Int64]) {
        let zone = zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            answers[index] = packed(zone.period(at: instant))
        }
    }

    func fieldsAndPeriods(at instants: [Int64], into answers: inout [Int64]) {
        let zone = zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            let (civil, period) = zone.civilAndPeriod(at: instant)
            answers[index] = mixed(packed(civil, period.offset), packed(period))
        }
    }

    func instantsAndPeriods(of locals: [civil_fields], into answers: inout [Int64]) {
        let zone = zone
        for index in locals.indices {
            do throws(TimeError) {
                let local = locals[index]
                let civil = try CivilDateTime(
                    Int(local.year), Int(local.month), Int(local.day), Int(local.hour), Int(local.minute),
                    Int(local.second))
                let (instant, period) = try zone.instantAndPeriod(of: civil, by: .compatible)
                answers[index] = mixed(instant.secondsSinceEpoch, packed(period))
            } catch {
                continue
            }
        }
    }

    func fields(at instants: [Int64], into answers: inout [Int64]) {
        let zone = zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            let (civil, offset) = zone.civilAndOffset(at: instant)
            answers[index] = packed(civil, offset)
        }
    }

    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        let zone = zone
        for index in locals.indices {
            guard let civil = try? locals[index].civil,
                let instant = try? zone.instant(of: civil, by: .compatible)
            else { continue }
            answers[index] = instant.secondsSinceEpoch
        }
    }

    @inline(__always)
    private func packed(_ civil: CivilDateTime, _ offset: UTCOffset) -> Int64 {
        let (date, time) = (civil.date, civil.time)
        return packed_fields(
            Int64(date.year), Int64(date.month), Int64(date.day), Int64(time.hour), Int64(time.minute),
            Int64(time.second), Int64(offset.totalSeconds))
    }

    @inline(__always)
    private func packed(_ period: ZonePeriod) -> Int64 {
        packed_period(
            Int64(period.offset.totalSeconds), period.isDaylight, Int64(period.letters & 0xFF_FFFF))
    }
}

/// The same engine, asked for the abbreviation as a text; it races in that alone.
final class MeridianTextEngine: PeriodEngine {
    let name = "Meridian, as a `String`"
    private let engine: MeridianEngine

    init(_ database: ZoneDatabase) throws {
        engine = try MeridianEngine(database)
    }

    func select(_ zone: Int) { engine.select(zone) }

    func periods(at instants: [Int64], into answers: inout [Int64]) {
        let zone = engine.zone
        for index in instants.indices {
            guard let instant = try? Instant(secondsSinceEpoch: instants[index]) else { continue }
            let period = zone.period(at: instant)
            let letters = period.abbreviation.utf8.withContiguousStorageIfAvailable {
                Int64($0[0]) | Int64($0[1]) << 8 | Int64($0[2]) << 16
            }
            answers[index] = packed_period(
                Int64(period.offset.totalSeconds), period.isDaylight, letters ?? 0)
        }
    }

    func fieldsAndPeriods(at instants: [Int64], into answers: inout [Int64]) {
        engine.fieldsAndPeriods(at: instants, into: &answers)
    }
    func instantsAndPeriods(of locals: [civil_fields], into answers: inout [Int64]) {
        engine.instantsAndPeriods(of: locals, into: &answers)
    }
    func offsets(at instants: [Int64], into answers: inout [Int64]) {
        engine.offsets(at: instants, into: &answers)
    }
    func fields(at instants: [Int64], into answers: inout [Int64]) {
        engine.fields(at: instants, into: &answers)
    }
    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        engine.instants(of: locals, into: &answers)
    }
}
