/// Counts the steps of one expansion and stops it at the limit.
struct WorkMeter {
    private(set) var spent = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var isExhausted: Bool { spent >= limit }

    /// Counts one step; false at the limit.
    mutating func spend() -> Bool {
        guard spent < limit else { return false }
        spent &+= 1
        return true
    }

    /// Counts several steps; the last may exceed the limit, so that no period is left half done.
    mutating func spend(_ steps: Int) { spent += steps }
}
