import Synchronization

/// The work limit for evaluating the VTIMEZONEs of one file.
///
/// Foreign rules can have an onset each second. One of them is soon too much, and a file can hold thousands.
final class ZoneWork: Sendable {
    /// The most steps of one evaluation of a VTIMEZONE: tens of milliseconds.
    static let most = 300_000
    /// The most steps of all evaluations of the VTIMEZONEs of one file.
    ///
    /// The zones of any real file need less.
    private static let mostTogether = 3_000_000
    /// The least steps of an evaluation: the yearly rules of three centuries need less.
    private static let least = 5_000

    private let left: Mutex<Int>

    init() { left = Mutex(Self.mostTogether) }

    /// The steps allowed for the next evaluation.
    var share: Int { left.withLock { min(Self.most, max(Self.least, $0)) } }

    /// Subtracts the steps of an evaluation.
    func spend(_ steps: Int) { left.withLock { $0 -= steps } }
}
