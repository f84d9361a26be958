import Synchronization

/// What was assumed for changes that were just made, until the pages that they lead to have said it.
final class ToldNotes: Sendable {
    private let notes = Mutex<[(change: Int64, notes: [String])]>([])

    /// Keeps the sentences about a change.
    func keep(_ sentences: [String], about change: Int64) {
        guard !sentences.isEmpty else { return }
        notes.withLock { notes in
            notes.removeAll { $0.change == change }
            notes = notes.suffix(Limits.mostTold - 1) + [(change, sentences)]
        }
    }

    /// The sentences about a change.
    func about(_ change: Int64) -> [String] {
        notes.withLock { $0.first { $0.change == change }?.notes ?? [] }
    }
}
