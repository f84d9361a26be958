import NIOCore
import Testing
import TripWorkflows

@testable import TripWeb

/// A server of the pages of an empty store, at a free port of this machine, for the time of a test.
final class RunningServer: Sendable {
    /// The port that it has got.
    let port: Int
    let serving: Task<Void, any Error>

    /// Starts it, and waits until it listens.
    init(listen host: String = "127.0.0.1", patience: TimeAmount = .seconds(60)) async throws {
        let household = try Pages().responder.household
        let (lines, line) = AsyncStream<String>.makeStream()
        let server = PageServer(
            ServeSetting(
                household: household, address: ServedAddress(host: host, port: 0), base: nil,
                say: { line.yield($0) }),
            patience: patience)
        serving = Task {
            defer { line.finish() }
            try await server.run()
        }
        var said = lines.makeAsyncIterator()
        let first = try #require(await said.next())
        let digits = try #require(first.split(separator: ",").first?.split(separator: ":").last)
        port = try #require(Int(digits))
    }

    deinit { serving.cancel() }

    /// The field that names it.
    var host: String { "Host: 127.0.0.1:\(port)\r\n" }
}
