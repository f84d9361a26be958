/// Counts the steps of one expansion and says when there have been enough.
struct WorkMeter {
    private(set) var spent = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var isExhausted: Bool { spent >= limit }

    /// Takes one step, unless there are none left.
    mutating func spend() -> Bool {
        guard spent < limit else { return false }
        spent &+= 1
        return true
    }

    /// Takes several steps; the last of them may go over the limit, so that a period is never done by half.
    mutating func spend(_ steps: Int) { spent += steps }
}
