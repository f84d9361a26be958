import Synchronization

/// What was taken where the clocks skip or repeat a time that was typed, for the answer of the command.
final class ChosenTimes: Sendable {
    private let list = Mutex<[String]>([])

    /// The sentences so far.
    var sentences: [String] { list.withLock { $0 } }

    /// Adds a sentence, unless it is there.
    func tell(_ sentence: String) {
        list.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
    }
}
