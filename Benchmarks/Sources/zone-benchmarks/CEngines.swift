import CPeers

/// glibc's `localtime_r` and `mktime`, `TZ` set before each batch.
struct GlibcEngine: PeriodEngine {
    let name = "glibc"

    func select(_ zone: Int) { glibc_select(benchmarkZones[zone]) }
    func offsets(at instants: [Int64], into answers: inout [Int64]) {
        glibc_offsets(instants, instants.count, &answers)
    }
    func periods(at instants: [Int64], into answers: inout [Int64]) {
        glibc_periods(instants, instants.count, &answers)
    }
    func fieldsAndPeriods(at instants: [Int64], into answers: inout [Int64]) {
        glibc_fields_and_periods(instants, instants.count, &answers)
    }
    func instantsAndPeriods(of locals: [civil_fields], into answers: inout [Int64]) {
        glibc_instants_and_periods(locals, locals.count, &answers)
    }
    func fields(at instants: [Int64], into answers: inout [Int64]) {
        glibc_fields(instants, instants.count, &answers)
    }
    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        glibc_instants(locals, locals.count, &answers)
    }
}

/// Howard Hinnant's `date`, each zone found once.
final class HinnantEngine: PeriodEngine {
    let name = "Hinnant date"
    private let zones: [UnsafeRawPointer]
    private var zone: UnsafeRawPointer

    init?() {
        zones = benchmarkZones.compactMap { hinnant_zone($0) }
        guard let first = zones.first, zones.count == benchmarkZones.count else { return nil }
        zone = first
    }

    func select(_ zone: Int) { self.zone = zones[zone] }
    func offsets(at instants: [Int64], into answers: inout [Int64]) {
        hinnant_offsets(zone, instants, instants.count, &answers)
    }
    func periods(at instants: [Int64], into answers: inout [Int64]) {
        hinnant_periods(zone, instants, instants.count, &answers)
    }
    func fieldsAndPeriods(at instants: [Int64], into answers: inout [Int64]) {
        hinnant_fields_and_periods(zone, instants, instants.count, &answers)
    }
    func instantsAndPeriods(of locals: [civil_fields], into answers: inout [Int64]) {
        hinnant_instants_and_periods(zone, locals, locals.count, &answers)
    }
    func fields(at instants: [Int64], into answers: inout [Int64]) {
        hinnant_fields(zone, instants, instants.count, &answers)
    }
    func instants(of locals: [civil_fields], into answers: inout [Int64]) {
        hinnant_instants(zone, locals, locals.count, &answers)
    }
}
