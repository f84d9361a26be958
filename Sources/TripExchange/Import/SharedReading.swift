import Dispatch
import ICalendar
import Synchronization

/// The segments of a file, read by several readers at once while the caller takes what they have read.
///
/// Whoever is ready takes the next segment. No reader goes further than a few segments ahead of the caller, and none keeps
/// more than as many that the caller is done with, so that memory does not grow with the file.
///
/// What a reader has made goes back to it when the caller is done, and dies on its thread: memory that one thread takes
/// and another gives back makes both wait for the lock of the place where it came from.
final class SharedReading: Sendable {
    private let segments: [CalendarSegment]
    private let readers: [SegmentReader]
    private let state: Mutex<State>
    private let group = DispatchGroup()
    /// Counts the segments that may still be begun.
    private let room: DispatchSemaphore
    /// Counts the segments that were finished.
    private let arrivals = DispatchSemaphore(value: 0)

    private struct State {
        var next = 0
        var isOver = false
        var arrived: [Int: Finished] = [:]
        /// What the caller is done with, for each reader.
        var spent: [[Finished]]
    }

    /// What became of one segment, and which reader has made it.
    private struct Finished {
        let reader: Int
        let outcome: Result<SegmentReader.Outcome, any Error>
    }

    /// How many segments each reader may be ahead.
    private static let ahead = 3

    /// Begins.
    ///
    /// - Parameters:
    ///   - segments: All segments of the file.
    ///   - readers: The readers, none of which reads anything else meanwhile.
    init(_ segments: [CalendarSegment], _ readers: [SegmentReader]) {
        self.segments = segments
        self.readers = readers
        state = Mutex(State(spent: readers.map { _ in [] }))
        room = DispatchSemaphore(value: readers.count * Self.ahead)
        for reader in readers.indices {
            DispatchQueue.global().async(group: group) { self.work(reader) }
        }
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

    /// Waits for room and tells which segment to read.
    private func nextSegment(for reader: Int) -> Int? {
        room.wait()
        var spent: [Finished] = []
        return state.withLock { state -> Int? in
            // They are let go of when nobody waits for the lock.
            swap(&spent, &state.spent[reader])
            guard !state.isOver, state.next < segments.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Hands out what was read, in the order of the segments, on the calling thread.
    ///
    /// - Parameter body: Takes what was read of one segment.
    /// - Throws: What the source or the body throws, after all readers have come to rest.
    func forEachOutcome(_ body: (SegmentReader.Outcome) throws -> Void) throws {
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
        // Whoever waits for room sees that there is nothing left.
        for _ in 0..<segments.count + readers.count { room.signal() }
        group.wait()
    }
}
