import Synchronization

/// Whether work asked for libical where it cannot be loaded.
package final class LibicalNeed: Sendable {
    /// The need of the current work; work on another thread has to be given it.
    @TaskLocal package static var current: LibicalNeed?

    private let unmet = Atomic(false)

    init() {}

    /// Whether work asked for it in vain.
    var isUnmet: Bool { unmet.load(ordering: .relaxed) }

    /// Remembers that work asked for it in vain.
    func leaveUnmet() { unmet.store(true, ordering: .relaxed) }
}
