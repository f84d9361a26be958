import Synchronization

/// The steps that evaluating the VTIMEZONEs of one file may take together.
///
/// Rules of strangers can have a beginning each second. One of them is soon too much, and a file can hold thousands.
final class ZoneWork: Sendable {
    /// The steps of one evaluation of a VTIMEZONE: tens of milliseconds.
    static let most = 300_000
    /// The steps of all evaluations of the VTIMEZONEs of one file.
    ///
    /// The zones of any real file need less.
    private static let mostTogether = 3_000_000
    /// What each evaluation may take even so: the yearly rules of three centuries need less.
    private static let least = 5_000

    private let left: Mutex<Int>

    init() { left = Mutex(Self.mostTogether) }

    /// The steps that the next evaluation may take.
    var share: Int { left.withLock { min(Self.most, max(Self.least, $0)) } }

    /// Takes off the steps that an evaluation took.
    func spend(_ steps: Int) { left.withLock { $0 -= steps } }
}
