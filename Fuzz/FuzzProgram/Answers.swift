import Synchronization

/// A terminal that gives the answers of a list, and then ends.
final class Answers: Sendable {
    private let rest: Mutex<[String]>

    init(_ answers: [String]) { rest = Mutex(answers) }

    func next() -> String? { rest.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
