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

/// The three questions.
enum Question: String, CaseIterable {
    case offset = "instant → offset"
    case fields = "UTC → civil fields and offset"
    case instant = "local → UTC"
    case bent = "local → UTC, skipped and repeated times only"
}

extension ZoneEngine {
    /// Answers one question for one batch.
    func answer(_ question: Question, _ batch: ZoneSample.Batch, into answers: inout [Int64]) {
        switch question {
        case .offset: offsets(at: batch.instants, into: &answers)
        case .fields: fields(at: batch.instants, into: &answers)
        case .instant: instants(of: batch.locals, into: &answers)
        case .bent: instants(of: batch.bentLocals, into: &answers)
        }
    }
}
