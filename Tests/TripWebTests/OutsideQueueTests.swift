import HTTPTypes
import Synchronization
import Testing

@testable import TripWeb

/// Requests that wait for their turn.
@Suite("Waiting requests") struct OutsideQueueTests {
    @Test func `what nobody waits for any more is not begun`() throws {
        let isThere = Mutex(true)
        let count = Mutex(0)
        let asks: @Sendable () -> Bool = { isThere.withLock { $0 } }
        try Asker.$isThere.withValue(asks) {
            let work = Asker.whileThere { count.withLock { $0 += 1 } }
            try work()
            isThere.withLock { $0 = false }
            #expect(throws: Fault.self) { try work() }
        }
        #expect(count.withLock { $0 } == 1)
    }

    /// Counts those that were refused.
    private final class Refused: Sendable {
        let count = Mutex(0)
    }

    @Test func `more than the queue holds are told to come later, and none of the others is lost`() async {
        let (queue, refused) = (OutsideQueue(), Refused())
        let answered = await withTaskGroup(of: Bool.self, returning: Int.self) { group in
            for _ in 0..<Limits.mostOutside * 2 {
                group.addTask {
                    do {
                        // The first holds the thread until one was refused.
                        try await queue.run { while refused.count.withLock({ $0 }) == 0 {} }
                        return true
                    } catch {
                        refused.count.withLock { $0 += 1 }
                        return false
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        let count = refused.count.withLock { $0 }
        #expect(answered + count == Limits.mostOutside * 2)
        #expect(count > 0 && answered >= Limits.mostOutside)
    }
}
