import NIOCore
import Testing
import TripWorkflows

@testable import TripWeb

/// A server of the pages of an empty store, at a free port of this machine, for the time of a test.
final class RunningServer: Sendable {
    /// The port that it has got.
    let port: Int
    private let serving: Task<Void, any Error>
    private let over = Said()
    private let order: AsyncStream<Void>.Continuation

    /// Starts it, and waits until it listens.
    init(
        listen host: String = "127.0.0.1", patience: TimeAmount = .seconds(600),
        farewell: Duration = .seconds(600), most: Int = Limits.mostConnections, over pages: Pages? = nil,
        trust: TrustedHeader? = nil
    ) async throws {
        let household = try (pages ?? Pages()).responder.household
        let (lines, line) = AsyncStream<String>.makeStream()
        let server = PageServer(
            ServeSetting(
                household: household, address: ServedAddress(host: host, port: 0), base: nil,
                trust: trust, say: { line.yield($0) }),
            patience: patience, farewell: farewell, most: most)
        let (orders, order) = AsyncStream<Void>.makeStream()
        self.order = order
        serving = Task { [over] in
            defer { line.finish() }
            try await server.run(until: orders)
            over.add("over")
        }
        var said = lines.makeAsyncIterator()
        let first = try #require(await said.next())
        let digits = try #require(first.split(separator: ",").first?.split(separator: ":").last)
        port = try #require(Int(digits))
    }

    deinit { serving.cancel() }

    /// Tells it to end.
    func end() { order.yield() }

    /// Waits until it has ended.
    ///
    /// Looks 6,000 times, which is 30 seconds at rest: a clock would also count the time in which other tests have the threads.
    ///
    /// - Returns: Whether it ended in time.
    func hasEnded() async throws -> Bool {
        for _ in 0..<6_000 {
            if !over.lines.isEmpty { return true }
            try await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    /// The field that names it.
    var host: String { "Host: 127.0.0.1:\(port)\r\n" }
}
