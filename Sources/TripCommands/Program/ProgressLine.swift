import Rendering
import Synchronization

/// A progress line on standard error.
///
/// It is shown only on a terminal, and after a second of work; it is updated at most ten times a second and
/// removed at the end.
final class ProgressLine: Sendable {
    private struct State {
        var words = ""
        var total: Int?
        var done = 0
        var lastShown: Duration?
    }

    private let context: CommandContext
    /// When the work began.
    private let start: Duration
    private let state = Mutex(State())

    /// Starts the clock; nothing is shown yet.
    init(in context: CommandContext) {
        self.context = context
        start = context.stopwatch()
    }

    /// Begins a part of the work.
    ///
    /// - Parameters:
    ///   - words: The activity, such as `reading`.
    ///   - total: The total amount, in any unit; nil if unknown.
    func begin(_ words: String, of total: Int? = nil) {
        state.withLock { state in
            (state.words, state.total, state.done) = (Printable.line(words), total, 0)
            show(&state, isNew: true)
        }
    }

    /// Adds to the amount done; may be called on any thread.
    ///
    /// - Parameter amount: The additional amount, in the unit of the total.
    func advance(by amount: Int) {
        state.withLock { state in
            state.done += amount
            show(&state, isNew: false)
        }
    }

    /// Removes the line; work may continue.
    func finish() {
        state.withLock { state in
            if state.lastShown != nil { context.errors.write("\r\u{1B}[K") }
            state.lastShown = nil
        }
    }

    private func show(_ state: inout State, isNew: Bool) {
        guard let columns = context.errorColumns, context.variable("TERM") != "dumb" else { return }
        let now = context.stopwatch()
        guard now - start >= .seconds(1) else { return }
        if let last = state.lastShown, !isNew, now - last < .milliseconds(100) { return }
        state.lastShown = now
        var line = state.words
        if let total = state.total, total > 0 { line += ": \(min(100, state.done * 100 / total)) %" }
        // A line wrapped by the terminal could not be removed.
        context.errors.write("\r\(line.prefix(max(0, columns - 1)))\u{1B}[K")
    }
}
