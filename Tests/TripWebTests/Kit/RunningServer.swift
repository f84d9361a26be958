import NIOCore
import Testing
import TripWorkflows

@testable import TripWeb

/// A server of the pages of an empty store, at a free port of this machine, for the time of a test.
final class RunningServer: Sendable {
    /// The port that it has got.
    let port: Int
    /// Serves, and ends when it is told to.
    let serving: Task<Void, any Error>
    private let order: AsyncStream<Void>.Continuation

    /// Starts it, and waits until it listens.
    init(
        listen host: String = "127.0.0.1", patience: TimeAmount = .seconds(600),
        farewell: Duration = .seconds(600)
    ) async throws {
        let household = try Pages().responder.household
        let (lines, line) = AsyncStream<String>.makeStream()
        let server = PageServer(
            ServeSetting(
                household: household, address: ServedAddress(host: host, port: 0), base: nil,
                say: { line.yield($0) }),
            patience: patience, farewell: farewell)
        let (orders, order) = AsyncStream<Void>.makeStream()
        self.order = order
        serving = Task {
            defer { line.finish() }
            try await server.run(until: orders)
        }
        var said = lines.makeAsyncIterator()
        let first = try #require(await said.next())
        let digits = try #require(first.split(separator: ",").first?.split(separator: ":").last)
        port = try #require(Int(digits))
    }

    deinit { serving.cancel() }

    /// Tells it to end.
    func end() { order.yield() }

    /// The field that names it.
    var host: String { "Host: 127.0.0.1:\(port)\r\n" }
}
