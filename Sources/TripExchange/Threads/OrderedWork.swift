import Dispatch
import ICalendar
import Messages
import Synchronization

/// Work on the pieces of a stream by several threads, with the answers in the order of the pieces.
///
/// The calling thread takes the pieces and gets the answers. No more than a few pieces are under way, so memory does not
/// grow with the stream.
package final class OrderedWork<Piece: Sendable, Answer: Sendable>: Sendable {
    private struct Waiting: Sendable {
        let number: Int
        let piece: Piece
    }

    private struct State {
        /// The pieces that no thread has begun.
        var waiting: [Waiting] = []
        var answers: [Int: Answer] = [:]
        var isOver = false
    }

    /// The most pieces under way for each thread.
    private static var ahead: Int { 3 }

    private let work: @Sendable (Piece) -> Answer
    private let state = Mutex(State())
    /// Counts the pieces that may be begun.
    private let arrivals = DispatchSemaphore(value: 0)
    /// Counts the pieces that were answered.
    private let answered = DispatchSemaphore(value: 0)

    /// Describes the work.
    ///
    /// - Parameter work: Answers one piece, on any thread.
    package init(_ work: @escaping @Sendable (Piece) -> Answer) { self.work = work }

    /// Takes pieces until there are none, and passes on each answer; once only.
    ///
    /// - Parameters:
    ///   - threads: The threads that work beside the calling one; with 1, or where the system gives none, the calling
    ///     thread works itself.
    ///   - next: Returns the next piece; nil at the end.
    ///   - consume: Takes an answer, in the order of the pieces.
    /// - Throws: The errors of `next` and `consume`, after all threads have stopped.
    package func run(
        threads: Int, next: () throws -> Piece?, consume: (Answer) throws -> Void
    ) throws {
        let workers = threads > 1 ? started(threads) : []
        guard !workers.isEmpty else {
            while let piece = try next() { try consume(work(piece)) }
            return
        }
        defer { stop(workers) }
        var (given, taken, isAtEnd) = (0, 0, false)
        while true {
            while !isAtEnd, given - taken < workers.count * Self.ahead {
                guard let piece = try next() else {
                    isAtEnd = true
                    break
                }
                let waiting = Waiting(number: given, piece: piece)
                state.withLock { $0.waiting.append(waiting) }
                arrivals.signal()
                given += 1
            }
            guard taken < given else { return }
            try consume(answer(to: taken))
            taken += 1
        }
    }

    private func started(_ threads: Int) -> [WorkerThread] {
        let (language, need) = (Language.catalogue, LibicalNeed.current)
        return (0..<threads).compactMap { _ in
            WorkerThread {
                Language.speaking(language) {
                    LibicalNeed.$current.withValue(need) { self.serve() }
                }
            }
        }
    }

    /// Answers pieces until there are none.
    private func serve() {
        while let waiting = nextWaiting() {
            let answer = work(waiting.piece)
            state.withLock { $0.answers[waiting.number] = answer }
            answered.signal()
        }
    }

    private func nextWaiting() -> Waiting? {
        arrivals.wait()
        return state.withLock { state -> Waiting? in
            state.isOver || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
        }
    }

    private func answer(to number: Int) -> Answer {
        while true {
            if let answer = state.withLock({ $0.answers.removeValue(forKey: number) }) { return answer }
            answered.wait()
        }
    }

    private func stop(_ workers: [WorkerThread]) {
        state.withLock { $0.isOver = true }
        for _ in workers { arrivals.signal() }
        for worker in workers { worker.join() }
    }
}
