import BenchmarkKit
import CPeers
import CivilTime

/// The cases of jiff's benchmark that ask a zone, under its names: one instant or local time of New York, again and again.
enum JiffCase: String, CaseIterable {
    case historicalStamp = "`tz/tzif_historical_timestamp_to_offset`"
    case bundledStamp = "`tz/tzif_bundled_timestamp_to_offset`"
    case futureStamp = "`tz/tzif_future_timestamp_to_offset`"
    case historicalTime = "`tz/tzif_historical_datetime_to_offset`"
    case bundledTime = "`tz/tzif_bundled_datetime_to_offset`"
    case futureTime = "`tz/tzif_future_datetime_to_offset`"
    case civil = "`timestamp/to_civil_datetime_static`"
    case instant = "`civil_datetime/to_datetime_static`"

    static let zone = "America/New_York"

    var question: Question {
        switch self {
        case .historicalStamp, .bundledStamp, .futureStamp: .offset
        case .historicalTime, .bundledTime, .futureTime, .instant: .instant
        case .civil: .fields
        }
    }

    /// The local time that is asked for, or the one that the instant shows.
    private var local: civil_fields {
        switch self {
        case .historicalStamp: civil_fields(year: 2000, month: 6, day: 30, hour: 20, minute: 0, second: 0)
        case .futureStamp: civil_fields(year: 2100, month: 6, day: 30, hour: 20, minute: 0, second: 0)
        case .bundledStamp, .bundledTime, .civil, .instant:
            civil_fields(year: 2024, month: 6, day: 30, hour: 9, minute: 46, second: 0)
        case .historicalTime: civil_fields(year: 2000, month: 7, day: 1, hour: 17, minute: 0, second: 0)
        case .futureTime: civil_fields(year: 2100, month: 7, day: 1, hour: 17, minute: 0, second: 0)
        }
    }

    /// Many times the same; all of them are in summer, four hours behind UTC.
    func batch(_ count: Int) throws -> ZoneSample.Batch {
        let instant = try local.civil.secondsSinceEpoch + 4 * 3600
        return ZoneSample.Batch(
            instants: [Int64](repeating: instant, count: count),
            locals: [civil_fields](repeating: local, count: count),
            uniqueInstants: [Int64](repeating: instant, count: count), bentLocals: [])
    }
}

extension ZoneBenchmarks {
    func jiffTable() throws -> Section.Table {
        var table = Section.Table(title: "The cases of jiff's benchmark, for information")
        guard let zone = benchmarkZones.firstIndex(of: JiffCase.zone) else { return table }
        for jiffCase in JiffCase.allCases {
            let batch = try jiffCase.batch(options.instants)
            let engines = engines(for: jiffCase.question)
            var answers = [Int64](repeating: 0, count: options.instants)
            let timings = race.run(
                contenders: engines.count, batches: [options.instants],
                prepare: { contender, _ in engines[contender].select(zone) },
                work: { contender, _ in
                    engines[contender].answer(jiffCase.question, batch, into: &answers)
                })
            table.add(jiffCase.rawValue, engines.map(\.name), timings)
        }
        return table
    }
}
