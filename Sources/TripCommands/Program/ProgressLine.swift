import Rendering
import Synchronization

/// One line on standard error that says how far long work has come.
///
/// It is shown only on a terminal, and only once the work has taken a second; it is written anew at most ten times a second
/// and leaves nothing behind.
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

    /// Begins to watch the time; nothing is shown yet.
    init(in context: CommandContext) {
        self.context = context
        start = context.stopwatch()
    }

    /// Begins a part of the work.
    ///
    /// - Parameters:
    ///   - words: What is done, as `reading`.
    ///   - total: How much there is to do, in any unit; nil when nobody knows.
    func begin(_ words: String, of total: Int? = nil) {
        state.withLock { state in
            (state.words, state.total, state.done) = (Printable.line(words), total, 0)
            show(&state, isNew: true)
        }
    }

    /// Counts what has been done; any thread may say so.
    ///
    /// - Parameter amount: How much more, in the unit of the total.
    func advance(by amount: Int) {
        state.withLock { state in
            state.done += amount
            show(&state, isNew: false)
        }
    }

    /// Takes the line away; work may go on after it.
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
        // A line that is broken by the terminal could not be taken back.
        context.errors.write("\r\(line.prefix(max(0, columns - 1)))\u{1B}[K")
    }
}
