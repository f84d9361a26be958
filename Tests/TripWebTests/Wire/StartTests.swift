import NIOCore
import Testing
import TripWorkflows

@testable import TripWeb

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Addresses at which the server cannot listen.
@Suite("The start of the server") struct StartTests {
    private func server(at host: String, _ port: Int) throws -> PageServer {
        PageServer(
            ServeSetting(
                household: try Pages().responder.household, address: ServedAddress(host: host, port: port),
                base: nil, say: { _ in }))
    }

    @Test func `a port that is in use is named so, and a free one is offered`() async throws {
        let first = try await RunningServer()
        let second = try server(at: "127.0.0.1", first.port)
        await #expect(throws: PageServerError.usedPort) {
            try await second.run(until: AsyncStream { _ in })
        }
        #expect(
            "\(PageServerError.usedPort)"
                == "another program listens at this port; --listen :0 takes a free one")
    }

    @Test func `an address that others reach is not listened at`() async throws {
        let open = try server(at: "0.0.0.0", 0)
        await #expect(throws: PageServerError.openAddress) { try await open.run(until: AsyncStream { _ in }) }
    }

    @Test func `what the system says is said in words where it is known`() {
        #expect(PageServerError(IOError(errnoCode: EACCES, reason: "bind")) == .lowPort)
        #expect(PageServerError(IOError(errnoCode: EADDRNOTAVAIL, reason: "bind")) == .foreignAddress)
        #expect(PageServerError(IOError(errnoCode: EMFILE, reason: "bind")) == nil)
    }
}
