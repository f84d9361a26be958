import Dispatch
import ICalendar
import Messages
import Synchronization

/// Reads the segments of a file with several readers at once while the caller consumes the results.
///
/// Each idle reader takes the next segment, on a thread of its own as far as the system gives them. No reader goes more than a few segments ahead of the caller, and none
/// keeps more than a few consumed results, so that memory does not grow with the file.
///
/// A consumed result returns to its reader and is freed on that thread: freeing memory on another thread than the
/// allocating one makes both contend for a lock.
final class SharedReading: Sendable {
    private let segments: [CalendarSegment]
    private let readers: [SegmentReader]
    private let state: Mutex<State>
    private let threads: Mutex<[WorkerThread]> = Mutex([])
    /// Counts the segments that may still be begun.
    private let room: DispatchSemaphore
    /// Counts the finished segments.
    private let arrivals = DispatchSemaphore(value: 0)

    private struct State {
        var next = 0
        var isOver = false
        var arrived: [Int: Finished] = [:]
        /// The consumed results of each reader.
        var spent: [[Finished]]
    }

    /// The result of one segment, with its reader.
    private struct Finished {
        let reader: Int
        let outcome: Result<SegmentReader.Outcome, any Error>
    }

    /// The most segments that a reader may be ahead.
    private static let ahead = 3

    /// Starts the readers.
    ///
    /// - Parameters:
    ///   - segments: All segments of the file.
    ///   - readers: The readers, which must not be in use elsewhere.
    init(_ segments: [CalendarSegment], _ readers: [SegmentReader]) {
        self.segments = segments
        self.readers = readers
        state = Mutex(State(spent: readers.map { _ in [] }))
        room = DispatchSemaphore(value: readers.count * Self.ahead)
        let (language, need) = (Language.catalogue, LibicalNeed.current)
        let begun = readers.indices.compactMap { reader in
            WorkerThread {
                Language.speaking(language) {
                    LibicalNeed.$current.withValue(need) { self.work(reader) }
                }
            }
        }
        threads.withLock { $0 = begun }
    }

    private func work(_ reader: Int) {
        while let index = nextSegment(for: reader) {
            let outcome = Result {
                try readers[reader].read(segments[index], isLast: index == segments.count - 1)
            }
            state.withLock { $0.arrived[index] = Finished(reader: reader, outcome: outcome) }
            arrivals.signal()
        }
    }

    /// Waits for room and returns the next segment to read.
    private func nextSegment(for reader: Int) -> Int? {
        room.wait()
        var spent: [Finished] = []
        return state.withLock { state -> Int? in
            // They are freed outside of the lock.
            swap(&spent, &state.spent[reader])
            guard !state.isOver, state.next < segments.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Passes on the results in the order of the segments, on the calling thread.
    ///
    /// - Parameter body: Consumes the result of one segment.
    /// - Throws: Errors of the source or the body, after all readers have stopped.
    func forEachOutcome(_ body: (SegmentReader.Outcome) throws -> Void) throws {
        // Where the system gives no thread, the caller reads.
        guard !threads.withLock(\.isEmpty) else {
            for index in segments.indices {
                try body(readers[0].read(segments[index], isLast: index == segments.count - 1))
            }
            return
        }
        defer { stop() }
        for index in segments.indices {
            var segment: Finished?
            while segment == nil {
                segment = state.withLock { $0.arrived.removeValue(forKey: index) }
                if segment == nil { arrivals.wait() }
            }
            if let segment { try body(segment.outcome.get()) }
            state.withLock { state in
                guard let spent = segment.take() else { return }
                state.spent[spent.reader].append(spent)
            }
            room.signal()
        }
    }

    private func stop() {
        state.withLock { $0.isOver = true }
        // Readers that wait for room then see that nothing is left.
        for _ in 0..<segments.count + readers.count { room.signal() }
        for thread in threads.withLock(\.self) { thread.join() }
    }
}
