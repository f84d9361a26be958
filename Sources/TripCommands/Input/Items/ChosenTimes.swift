import Synchronization

/// The notes about the resolution of skipped and repeated times, for the output of the command.
final class ChosenTimes: Sendable {
    private let list = Mutex<[String]>([])

    /// The sentences so far.
    var sentences: [String] { list.withLock { $0 } }

    /// Adds a sentence once.
    func tell(_ sentence: String) {
        list.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
    }
}
