import Synchronization

/// The steps that evaluating the VTIMEZONEs of one file may take together.
///
/// Rules of strangers can have a beginning each second. One of them is soon too much, and a file can hold thousands.
final class ZoneWork: Sendable {
    /// The most steps of one evaluation: tens of milliseconds.
    static let most = 300_000
    /// The steps of all evaluations; more than the zones of any real file need.
    private static let total = 3_000_000
    /// What each evaluation may take even so: the yearly rules of three centuries need less.
    private static let least = 5_000

    private let left: Mutex<Int>

    init() { left = Mutex(Self.total) }

    /// The steps that the next evaluation may take.
    var share: Int { left.withLock { min(Self.most, max(Self.least, $0)) } }

    /// Takes off the steps that an evaluation took.
    func spend(_ steps: Int) { left.withLock { $0 -= steps } }
}
