import HTTPTypes
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import TripWeb

/// Requests that wait for their turn.
@Suite("Waiting requests") struct OutsideQueueTests {
    @Test func `what nobody waits for any more is not begun`() throws {
        let isThere = Mutex(true)
        let count = Mutex(0)
        try Asker.$current.withValue(Asker { isThere.withLock { $0 } }) {
            let work = Asker.whileThere { count.withLock { $0 += 1 } }
            try work()
            isThere.withLock { $0 = false }
            #expect(throws: Fault.self) { try work() }
        }
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `a client that sends no more has left, until its connection is closed`() throws {
        let connections = OpenConnections()
        let channel = EmbeddedChannel(handler: ConnectionState(connections))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        #expect(!connections.hasLeft(channel))
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(connections.hasLeft(channel))
        _ = try channel.finish()
        #expect(!connections.hasLeft(channel))
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
