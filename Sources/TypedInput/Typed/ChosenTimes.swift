import Synchronization

/// The notes about the resolution of skipped and repeated times, for the output of the command.
package final class ChosenTimes: Sendable {
    private let list = Mutex<[String]>([])

    /// Makes an empty list.
    package init() {}

    /// The sentences so far.
    package var sentences: [String] { list.withLock { $0 } }

    /// Adds a sentence once.
    func tell(_ sentence: String) {
        list.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
    }
}
