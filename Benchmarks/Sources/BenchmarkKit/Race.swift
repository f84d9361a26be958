/// Times several contenders at the same work, turn and turn about, so that a busy machine slows all of them alike.
///
/// The work is cut into batches. In every round each contender does each batch once; the first round warms up and is
/// not counted. Contenders change places from batch to batch, so that none always finds the caches as another left
/// them.
public struct Race: Sendable {
    /// What one contender took for one operation, in nanoseconds.
    public struct Timing: Sendable {
        /// The sum of each batch's best time over all rounds: what the work takes when nothing disturbs it.
        public let best: Double
        /// The median of the rounds.
        public let median: Double

        /// Makes a timing of what was measured without a race.
        public init(best: Double, median: Double) {
            self.best = best
            self.median = median
        }
    }

    /// The rounds that count.
    public let rounds: Int
    /// The time in nanoseconds, on a clock of the caller's choice.
    public let clock: @Sendable () -> Int64

    /// Makes a race of at least one round.
    public init(rounds: Int, clock: @escaping @Sendable () -> Int64) {
        self.rounds = max(1, rounds)
        self.clock = clock
    }

    /// Runs it.
    ///
    /// - Parameters:
    ///   - contenders: How many there are.
    ///   - batches: How many operations each batch has; an empty one is left out.
    ///   - prepare: Called before each batch, outside the clock.
    ///   - work: The batch itself.
    /// - Returns: The timing of each contender.
    public func run(
        contenders: Int, batches: [Int],
        prepare: (_ contender: Int, _ batch: Int) throws -> Void = { _, _ in },
        work: (_ contender: Int, _ batch: Int) throws -> Void
    ) rethrows -> [Timing] {
        var best = [[Int64]](repeating: [Int64](repeating: .max, count: batches.count), count: contenders)
        var totals = [[Int64]](repeating: [], count: contenders)
        for round in 0...rounds {
            var sums = [Int64](repeating: 0, count: contenders)
            for batch in batches.indices where batches[batch] > 0 {
                for turn in 0..<contenders {
                    let contender = (turn + batch + round) % contenders
                    try prepare(contender, batch)
                    let start = clock()
                    try work(contender, batch)
                    let time = clock() - start
                    sums[contender] += time
                    if round > 0 { best[contender][batch] = min(best[contender][batch], time) }
                }
            }
            guard round > 0 else { continue }
            for contender in 0..<contenders { totals[contender].append(sums[contender]) }
        }
        let operations = Double(max(1, batches.reduce(0, +)))
        return (0..<contenders).map { contender in
            let fastest = batches.indices.filter { batches[$0] > 0 }.reduce(Int64(0)) {
                $0 + best[contender][$1]
            }
            return Timing(
                best: Double(fastest) / operations,
                median: Double(totals[contender].sorted()[rounds / 2]) / operations)
        }
    }
}
