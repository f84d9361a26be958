import NIOCore
import Synchronization

/// The connections that are open: where there is no room for one more, the one that has rested for longest is closed.
///
/// One rests while it has no whole request to be answered, however much of one it has sent. So a client that only holds
/// connections keeps nobody out, and what is being answered is never closed.
final class OpenConnections: Sendable {
    private struct Resting: Sendable {
        let channel: any Channel
        let order: UInt64
    }

    private struct State: Sendable {
        var open = 0
        var next: UInt64 = 0
        var resting: [ObjectIdentifier: Resting] = [:]
        /// Those whose clients send no more.
        var left: Set<ObjectIdentifier> = []
    }

    /// The connections at one time.
    let most: Int
    private let state = Mutex(State())

    /// Starts without any.
    ///
    /// - Parameter most: The connections at one time.
    init(most: Int = Limits.mostConnections) { self.most = most }

    /// Counts a connection, and makes room for it.
    func begin(_ channel: any Channel) {
        let closing = state.withLock { state -> (any Channel)? in
            state.open += 1
            let oldest = state.open > most ? state.resting.min { $0.value.order < $1.value.order } : nil
            if let oldest { state.resting[oldest.key] = nil }
            return oldest?.value.channel
        }
        closing?.close(promise: nil)
        rest(channel)
    }

    /// Has a connection rest from now on.
    func rest(_ channel: any Channel) {
        state.withLock { state in
            state.resting[ObjectIdentifier(channel)] = Resting(channel: channel, order: state.next)
            state.next += 1
        }
    }

    /// Keeps a connection that has a request to be answered.
    func work(_ channel: any Channel) {
        state.withLock { $0.resting[ObjectIdentifier(channel)] = nil }
    }

    /// Notes that the client of a connection sends no more: browsers and calendar programs do so when they give up.
    func leave(_ channel: any Channel) { state.withLock { _ = $0.left.insert(ObjectIdentifier(channel)) } }

    /// Whether the client of a connection sends no more.
    func hasLeft(_ channel: any Channel) -> Bool {
        state.withLock { $0.left.contains(ObjectIdentifier(channel)) }
    }

    /// Forgets a connection that was closed.
    func end(_ channel: any Channel) {
        state.withLock { state in
            state.open -= 1
            state.left.remove(ObjectIdentifier(channel))
            state.resting[ObjectIdentifier(channel)] = nil
        }
    }
}
