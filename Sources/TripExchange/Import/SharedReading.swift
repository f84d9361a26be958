import Dispatch
import ICalendar
import Synchronization

/// The segments of a file, read by several readers at once while the caller takes what they have read.
///
/// Whoever is ready takes the next segment. No reader goes further than a few segments ahead of the caller, so that
/// memory does not grow with the file.
final class SharedReading: Sendable {
    private let segments: [CalendarSegment]
    private let readerCount: Int
    private let state: Mutex<State>
    private let group = DispatchGroup()
    /// Counts the segments that may still be begun.
    private let room: DispatchSemaphore
    /// Counts the segments that were finished.
    private let finished = DispatchSemaphore(value: 0)

    private struct State {
        var next = 0
        var isOver = false
        var outcomes: [Int: Result<SegmentReader.Outcome, any Error>] = [:]
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
        readerCount = readers.count
        state = Mutex(State())
        room = DispatchSemaphore(value: readers.count * Self.ahead)
        for reader in readers {
            DispatchQueue.global().async(group: group) { self.work(reader) }
        }
    }

    private func work(_ reader: SegmentReader) {
        while true {
            room.wait()
            let index = state.withLock { state -> Int? in
                guard !state.isOver, state.next < segments.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
            guard let index else { return }
            let outcome = Result {
                try reader.read(segments[index], isLast: index == segments.count - 1)
            }
            state.withLock { $0.outcomes[index] = outcome }
            finished.signal()
        }
    }

    /// Hands out what was read, in the order of the segments, on the calling thread.
    ///
    /// - Parameter body: Takes what was read of one segment.
    /// - Throws: What the source or the body throws, after all readers have come to rest.
    func forEachOutcome(_ body: (SegmentReader.Outcome) throws -> Void) throws {
        defer { stop() }
        for index in segments.indices {
            var outcome: Result<SegmentReader.Outcome, any Error>?
            while outcome == nil {
                outcome = state.withLock { $0.outcomes.removeValue(forKey: index) }
                if outcome == nil { finished.wait() }
            }
            room.signal()
            if let outcome { try body(outcome.get()) }
        }
    }

    private func stop() {
        state.withLock { $0.isOver = true }
        // Whoever waits for room sees that there is nothing left.
        for _ in 0..<segments.count + readerCount { room.signal() }
        group.wait()
    }
}
