import CPeers
import CivilTime

/// Compares what the engines answer, instant by instant, and remembers what must not be.
struct AnswerCheck {
    /// How one engine did at one question of one sample.
    struct Outcome {
        let engine: String
        var compared = 0
        var leftOut = 0
        var wrong = 0
        var first: String?
        /// FNV-1a over the compared answers, zone by zone; and ours over the same.
        var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
        var ours: UInt64 = 0xCBF2_9CE4_8422_2325
        /// Whether this is the engine that the others are compared with.
        let isOurs: Bool

        init(_ engine: any ZoneEngine) {
            self.engine = engine.name
            isOurs = engine is MeridianEngine
        }

        var isEqual: Bool { wrong == 0 && checksum == ours }

        /// What was compared and how it came out, with the checksum.
        func summary(of question: Question) -> String {
            let hex = String(checksum, radix: 16)
            // Where there is no truth but the engines', one of them cannot be compared with itself.
            if isOurs && question != .instant && question != .instantAndPeriod {
                return "\(compared) answers for the others, checksum \(hex)"
            }
            let left = leftOut > 0 ? ", \(leftOut) left out" : ""
            let verdict = compared == 0 ? "" : wrong == 0 ? ", all equal" : ", \(wrong) differ"
            return "\(compared) compared\(left)\(verdict), checksum \(hex)"
        }
    }

    let database: ZoneDatabase
    /// The rules that Foundation was built with; nil when the fixtures do not have them.
    let foundationDatabase: ZoneDatabase?

    /// Whether the rules that Foundation was built with say the same as the machine's about one question.
    private func isSettled(
        _ question: Question, _ index: Int, _ batch: ZoneSample.Batch, _ now: Zone, _ then: Zone
    ) throws -> Bool {
        switch question {
        case .offset, .fields, .period, .fieldsAndPeriod:
            let instant = try Instant(secondsSinceEpoch: batch.instants[index])
            return now.offset(at: instant) == then.offset(at: instant)
        case .instant, .bent, .instantAndPeriod:
            let civil = try (question == .bent ? batch.bentLocals : batch.locals)[index].civil
            return now.mapping(of: civil).resolution == then.mapping(of: civil).resolution
        }
    }

    /// Has an engine answer one question of a whole sample, and compares.
    func outcome(
        of engine: any ZoneEngine, beside ours: any ZoneEngine, _ question: Question, _ sample: ZoneSample
    ) throws -> Outcome {
        var outcome = Outcome(engine)
        let isFoundation = engine is FoundationEngine
        for (zone, batch) in sample.batches.enumerated() {
            let count = question.count(in: batch)
            var answers = [Int64](repeating: .min, count: count)
            var expected = answers
            engine.select(zone)
            engine.answer(question, batch, into: &answers)
            ours.select(zone)
            ours.answer(question, batch, into: &expected)
            // A unique local time was made of an instant, which is what must come back. (Our engine made it; that the
            // fields of the instant are right the others have said before.)
            let truth = truth(question, batch, ours) ?? expected
            let now = try database.zone(named: benchmarkZones[zone])
            let then = isFoundation ? try foundationDatabase?.zone(named: benchmarkZones[zone]) : now
            for index in 0..<count {
                guard let then, try !isFoundation || isSettled(question, index, batch, now, then) else {
                    outcome.leftOut += 1
                    continue
                }
                outcome.compared += 1
                outcome.checksum = (outcome.checksum ^ UInt64(bitPattern: answers[index])) &* 0x100_0000_01B3
                outcome.ours = (outcome.ours ^ UInt64(bitPattern: expected[index])) &* 0x100_0000_01B3
                guard answers[index] != truth[index] else { continue }
                outcome.wrong += 1
                if outcome.first == nil {
                    outcome.first = try difference(
                        question, index, batch, zone, answers[index], truth[index])
                }
            }
        }
        return outcome
    }

    /// What has to come back for local times: the instants that they were made of, with their periods.
    private func truth(
        _ question: Question, _ batch: ZoneSample.Batch, _ ours: any ZoneEngine
    ) -> [Int64]? {
        guard question != .instant else { return batch.uniqueInstants }
        guard question == .instantAndPeriod, let engine = ours as? any PeriodEngine else { return nil }
        var periods = [Int64](repeating: .min, count: batch.uniqueInstants.count)
        engine.periods(at: batch.uniqueInstants, into: &periods)
        return zip(batch.uniqueInstants, periods).map { mixed($0, $1) }
    }

    private func difference(
        _ question: Question, _ index: Int, _ batch: ZoneSample.Batch, _ zone: Int, _ answer: Int64,
        _ expected: Int64
    ) throws -> String {
        let asked: String
        switch question {
        case .offset, .fields, .period, .fieldsAndPeriod:
            asked = try Instant(secondsSinceEpoch: batch.instants[index]).description
        case .instant, .instantAndPeriod: asked = try batch.locals[index].civil.description
        case .bent: asked = try batch.bentLocals[index].civil.description
        }
        return "\(benchmarkZones[zone]), \(asked): \(text(answer, question)) instead of "
            + text(expected, question)
    }

    private func text(_ answer: Int64, _ question: Question) -> String {
        guard answer != .min else { return "nothing" }
        switch question {
        case .offset: return "\(answer) s"
        case .fields:
            let fields = [
                answer >> 44 - 10_000, answer >> 40 & 15, answer >> 35 & 31, answer >> 30 & 31,
                answer >> 24 & 63,
                answer >> 18 & 63,
            ]
            return fields.map(String.init).joined(separator: "-") + " at \(answer & 262_143 - 131_072) s"
        case .instant, .bent: return "@\(answer)"
        case .period:
            let letters = (0..<3).map { UInt8(truncatingIfNeeded: answer >> (19 + 8 * $0)) }
            return "\(answer & 262_143 - 131_072) s \(String(decoding: letters, as: UTF8.self))"
                + (answer >> 18 & 1 == 1 ? ", daylight" : "")
        case .fieldsAndPeriod, .instantAndPeriod: return "the mixed answers \(answer)"
        }
    }
}

extension Question {
    /// How many answers a batch asks for.
    func count(in batch: ZoneSample.Batch) -> Int {
        switch self {
        case .offset, .fields, .period, .fieldsAndPeriod: batch.instants.count
        case .instant, .instantAndPeriod: batch.locals.count
        case .bent: batch.bentLocals.count
        }
    }
}
