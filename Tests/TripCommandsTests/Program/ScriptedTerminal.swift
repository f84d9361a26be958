import Synchronization
import TripCommands

/// A person who gives the answers of a list, and then no more.
enum ScriptedTerminal {
    static func saying(_ answers: [String]) -> Terminal {
        let rest = Rest(answers)
        return Terminal { rest.next() }
    }

    private final class Rest: Sendable {
        private let answers: Mutex<[String]>

        init(_ answers: [String]) { self.answers = Mutex(answers) }

        func next() -> String? { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }
}
