import Testing

@testable import TripWeb

/// How the server ends: no client decides when.
@Suite("The end of the server") struct EndTests {
    /// A client that has begun to send a form.
    private func halfForm(to server: RunningServer) async throws -> Client {
        let client = try Client(port: server.port)
        client.send(
            "GET /signed-out HTTP/1.1\r\n\(server.host)\r\n"
                + "POST /sign-in HTTP/1.1\r\n\(server.host)Origin: http://127.0.0.1:\(server.port)\r\n"
                + "Content-Length: 99\r\n\r\nsecret=")
        // The first answer says that the second request is in progress.
        #expect(try await client.read(until: "</html>") != nil)
        return client
    }

    @Test func `at rest it ends with the first order`() async throws {
        let server = try await RunningServer()
        let client = try Client(port: server.port)
        client.send("GET /signed-out HTTP/1.1\r\n\(server.host)\r\n")
        #expect(try await client.read(until: "</html>") != nil)
        server.end()
        #expect(try await server.hasEnded())
        #expect(try await client.isClosed(within: .seconds(120)))
    }

    @Test func `a request in progress has a little time, and no more`() async throws {
        let server = try await RunningServer(farewell: .milliseconds(100))
        let client = try await halfForm(to: server)
        server.end()
        #expect(try await server.hasEnded())
        #expect(try await client.isClosed(within: .seconds(120)))
    }

    @Test func `a client that takes nothing of its answers does not hold it up`() async throws {
        let server = try await RunningServer(farewell: .milliseconds(100))
        let client = try Client(port: server.port, isSmall: true)
        let path = "/style-\(try Templates().sheetDigest).css"
        client.send(
            String(repeating: "GET \(path) HTTP/1.1\r\n\(server.host)\r\n", count: Limits.mostUnanswered))
        #expect(try await client.read(until: "\r\n\r\n") != nil)
        server.end()
        #expect(try await server.hasEnded())
        #expect(try await client.isClosed(within: .seconds(120)))
    }

    @Test func `a second order ends it at once`() async throws {
        let server = try await RunningServer()
        let client = try await halfForm(to: server)
        server.end()
        server.end()
        #expect(try await server.hasEnded())
        #expect(try await client.isClosed(within: .seconds(120)))
    }

    @Test func `a request in progress is answered after the order`() async throws {
        let server = try await RunningServer()
        let client = try await halfForm(to: server)
        server.end()
        client.send(String(repeating: "0", count: 92))
        #expect(try await client.read()?.hasPrefix("HTTP/1.1 403") == true)
        #expect(try await server.hasEnded())
    }
}
