import CPeers

/// One of those who race: the same three questions, each for a whole batch and answered by whole numbers.
protocol ZoneEngine {
    var name: String { get }
    /// Gets ready for one of ``benchmarkZones``; not timed.
    func select(_ zone: Int)
    /// Offsets in seconds.
    func offsets(at instants: [Int64], into answers: inout [Int64])
    /// Year to second and the offset, as `packed_fields` packs them.
    func fields(at instants: [Int64], into answers: inout [Int64])
    /// Unix seconds, a skipped time read with the offset from before the change, a repeated one as the earlier.
    func instants(of locals: [civil_fields], into answers: inout [Int64])
}

/// Those whose look-up also gives the abbreviation and the daylight mark, which `packed_period` packs with the offset.
protocol PeriodEngine: ZoneEngine {
    func periods(at instants: [Int64], into answers: inout [Int64])
    /// The fields and the period, `mixed`.
    func fieldsAndPeriods(at instants: [Int64], into answers: inout [Int64])
    /// The Unix seconds and the period, `mixed`.
    func instantsAndPeriods(of locals: [civil_fields], into answers: inout [Int64])
}

/// The questions; first those that ask of each engine all that its look-up gives.
enum Question: String, CaseIterable {
    case period = "instant → offset, abbreviation, daylight mark"
    case fieldsAndPeriod = "UTC → civil fields, offset, abbreviation, daylight mark"
    case instantAndPeriod = "local → UTC, offset, abbreviation, daylight mark"
    case offset = "instant → offset"
    case fields = "UTC → civil fields and offset"
    case instant = "local → UTC"
    case bent = "local → UTC, skipped and repeated times only"

    /// Whether it asks for the abbreviation and the mark too.
    var isOfPeriods: Bool { [.period, .fieldsAndPeriod, .instantAndPeriod].contains(self) }

    /// Whether it has a target: the whole answer both ways, and in years that all engines know the two questions that
    /// have had one from the first page on.
    func hasTarget(in years: Range<Int>) -> Bool {
        switch self {
        case .period, .instantAndPeriod: true
        case .fields, .instant: years.upperBound <= 2038
        case .fieldsAndPeriod, .offset, .bent: false
        }
    }
}

extension ZoneEngine {
    /// Answers one question for one batch.
    func answer(_ question: Question, _ batch: ZoneSample.Batch, into answers: inout [Int64]) {
        let engine = self as? any PeriodEngine
        switch question {
        case .period: engine?.periods(at: batch.instants, into: &answers)
        case .fieldsAndPeriod: engine?.fieldsAndPeriods(at: batch.instants, into: &answers)
        case .instantAndPeriod: engine?.instantsAndPeriods(of: batch.locals, into: &answers)
        case .offset: offsets(at: batch.instants, into: &answers)
        case .fields: fields(at: batch.instants, into: &answers)
        case .instant: instants(of: batch.locals, into: &answers)
        case .bent: instants(of: batch.bentLocals, into: &answers)
        }
    }
}
