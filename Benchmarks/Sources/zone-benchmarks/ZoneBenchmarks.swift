import BenchmarkKit
import CPeers
import CivilTime
import Foundation

/// Races the zone engine against glibc, Hinnant's `date` and Foundation, and prints a ``Section`` as JSON.
@main
struct ZoneBenchmarks {
    /// The only tree that Debian's build of `date` reads.
    static let tree = "/usr/share/zoneinfo"
    static let seed: UInt64 = 20_261_121
    /// How many times as long the others must take.
    static let targets = ["glibc": 15.0, "Hinnant date": 3.0, "Foundation": 15.0]

    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            exit(try ZoneBenchmarks(options).section().print())
        } catch {
            FileHandle.standardError.write(Data("zone-benchmarks: \(error)\n".utf8))
            exit(70)
        }
    }

    let options: Options
    let race: Race
    let database: ZoneDatabase
    let engines: [any ZoneEngine]
    private let textEngine: MeridianTextEngine

    init(_ options: Options) throws {
        self.options = options
        race = Race(rounds: options.rounds) { thread_nanoseconds() }
        // glibc and Foundation look at these two.
        unsetenv("TZDIR")
        unsetenv("ICU_TIMEZONE_FILES_DIR")
        database = try ZoneDatabase(directory: ZoneBenchmarks.tree)
        guard let hinnant = HinnantEngine(), let foundation = FoundationEngine() else {
            throw Refusal(reason: "an engine lacks one of the zones; is \(ZoneBenchmarks.tree) complete?")
        }
        engines = [try MeridianEngine(database), GlibcEngine(), hinnant, foundation]
        textEngine = try MeridianTextEngine(database)
    }

    func section() throws -> Section {
        let samples = [
            try sample("1970 to 2037", 1970..<2038, 0), try sample("2038 to 2100", 2038..<2101, 3000),
            try sample("2020 to 2030", 2020..<2031, 1000),
            try sample("2100 to 2400, for information", 2100..<2401, 2000, mustAgree: false),
        ]
        var section = Section(title: "Time zones", method: method, facts: facts)
        let check = AnswerCheck(
            database: database,
            foundationDatabase: try? ZoneDatabase(
                directory: "\(options.fixtures)/\(FoundationEngine.version)/zoneinfo"))
        if check.foundationDatabase == nil {
            section.checks.append(
                "Foundation was not compared: there are no fixtures of \(FoundationEngine.version)")
        }
        for sample in samples {
            try compare(sample, check, &section)
            var table = Section.Table(title: "Years \(sample.title)")
            for question in Question.allCases { measure(question, sample, &table) }
            section.tables.append(table)
        }
        section.tables.append(try jiffTable())
        section.tables.append(
            try OwnPaths(race: race, database: database, sample: samples[2]).table())
        addPythonData(samples[0], &section)
        return section
    }

    private func sample(
        _ title: String, _ years: Range<Int>, _ seed: UInt64, mustAgree: Bool = true
    ) throws -> ZoneSample {
        try ZoneSample(
            title, years: years, mustAgree: mustAgree, seed: ZoneBenchmarks.seed + seed,
            count: options.instants, database: database)
    }

    /// Who is asked a question.
    ///
    /// `mktime` may answer a skipped or repeated time as the call before it suggests, so it is not asked. Foundation
    /// has other abbreviations, and takes three calls for what the others give in one.
    func engines(for question: Question) -> [any ZoneEngine] {
        if question.isOfPeriods {
            return engines.filter { $0 is any PeriodEngine } + (question == .period ? [textEngine] : [])
        }
        return question == .bent ? engines.filter { !($0 is GlibcEngine) } : engines
    }

    private func measure(_ question: Question, _ sample: ZoneSample, _ table: inout Section.Table) {
        let engines = engines(for: question)
        var answers = [Int64](repeating: 0, count: options.instants)
        let timings = race.run(
            contenders: engines.count, batches: sample.batches.map(question.count(in:)),
            prepare: { contender, zone in engines[contender].select(zone) },
            work: { contender, zone in
                engines[contender].answer(question, sample.batches[zone], into: &answers)
            })
        let isGoal = sample.mustAgree && question.hasTarget(in: sample.years)
        table.add(
            question.rawValue, engines.map(\.name), timings, targets: isGoal ? ZoneBenchmarks.targets : [:])
    }

    private func compare(_ sample: ZoneSample, _ check: AnswerCheck, _ section: inout Section) throws {
        for question in Question.allCases {
            for engine in engines(for: question) {
                let outcome = try check.outcome(of: engine, beside: engines[0], question, sample)
                section.checks.append(
                    "\(sample.title), \(question.rawValue), \(engine.name): \(outcome.summary(of: question))")
                // A comparison of nothing proves nothing. Foundation has one only where its release is a fixture.
                let isCompared =
                    outcome.compared > 0 || check.foundationDatabase == nil && engine is FoundationEngine
                // Debian's build of `date` does not read the rule after 2037.
                let mustAgree =
                    sample.mustAgree && !(engine is HinnantEngine && sample.years.upperBound > 2038)
                if mustAgree && !(outcome.isEqual && isCompared) {
                    section.failures.append(
                        "\(engine.name), \(question.rawValue), "
                            + (outcome.first ?? (isCompared ? "checksums differ" : "nothing was compared")))
                }
            }
        }
    }

    /// What `race_zoneinfo.py` needs to draw the same instants and to compare its answers.
    private func addPythonData(_ sample: ZoneSample, _ section: inout Section) {
        section.data["zones"] = benchmarkZones
        section.data["sample"] = [
            "\(ZoneBenchmarks.seed)", "\(options.instants)", "\(sample.years.lowerBound)",
            "\(sample.years.upperBound)",
        ]
        section.data["checksums"] = sample.batches.indices.map { zone in
            var answers = [Int64](repeating: 0, count: options.instants)
            engines[0].select(zone)
            engines[0].answer(.fields, sample.batches[zone], into: &answers)
            return String(
                answers.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
                    ($0 ^ UInt64(bitPattern: $1)) &* 0x100_0000_01B3
                }, radix: 16)
        }
    }
}

/// Why the program did not begin.
struct Refusal: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}
