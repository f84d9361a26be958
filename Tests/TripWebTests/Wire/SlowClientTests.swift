import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import TripWeb

/// Clients that send slowly, do not read, or do not end: none of them keeps its connection. Each speaks over a socket.
@Suite("Slow clients") struct SlowClientTests {
    private static let short = TimeAmount.milliseconds(500)
    private static let long = Duration.seconds(30)
    /// A request to which a byte can be added for ever.
    private static let begun = "GET / HTTP/1.1\r\nX: "

    /// The path of the style sheet, the largest that is shown to anybody.
    private func sheet() throws -> String { "/style-\(try Templates().sheetDigest).css" }

    @Test func `a client that takes nothing of its answers is closed`() async throws {
        let server = try await RunningServer(patience: Self.short)
        let client = try Client(port: server.port, isSmall: true)
        let request = "GET \(try sheet()) HTTP/1.1\r\n\(server.host)\r\n"
        client.send(String(repeating: request, count: Limits.mostUnanswered) + Self.begun)
        #expect(try await client.isClosed(within: Self.long))
        let others = try Client(port: server.port)
        others.send("GET /signed-out HTTP/1.1\r\n\(server.host)Connection: close\r\n\r\n")
        #expect(try await others.read()?.hasPrefix("HTTP/1.1 200") == true)
    }

    @Test func `a client that only holds connections keeps nobody out`() async throws {
        let server = try await RunningServer(most: 8)
        let request = "GET /signed-out HTTP/1.1\r\n\(server.host)\r\n"
        var idle: [Client] = []
        for number in 0..<40 {
            let client = try Client(port: server.port)
            // Some say nothing, some have begun a request, some have had an answer.
            client.send(["", Self.begun, request][number % 3])
            idle.append(client)
        }
        let others = try Client(port: server.port)
        others.send(request)
        #expect(try await others.read(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
        #expect(try await idle[0].isClosed(within: Self.long))
    }

    @Test func `what is being answered is not closed to make room`() throws {
        let connections = OpenConnections(most: 2)
        func connected() throws -> EmbeddedChannel {
            let channel = EmbeddedChannel(handler: ConnectionState(connections))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            return channel
        }
        let request = HTTPRequest(method: .get, scheme: "http", authority: Pages.host, path: "/")
        let (busy, resting) = (try connected(), try connected())
        try busy.writeInbound(HTTPRequestPart.head(request))
        try busy.writeInbound(HTTPRequestPart.end(nil))
        let third = try connected()
        #expect(busy.isActive && !resting.isActive && third.isActive)
        // When it is answered it rests, for less long than the others.
        try busy.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try busy.writeOutbound(HTTPResponsePart.end(nil))
        _ = try connected()
        #expect(busy.isActive && !third.isActive)
        _ = try connected()
        #expect(!busy.isActive)
    }

    @Test func `a connection whose request was refused by its head rests when the request ends`() throws {
        let connections = OpenConnections(most: 1)
        let channel = EmbeddedChannel(handler: ConnectionState(connections))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let request = HTTPRequest(method: .post, scheme: "http", authority: Pages.host, path: "/")
        try channel.writeInbound(HTTPRequestPart.head(request))
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .forbidden)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        try channel.writeInbound(HTTPRequestPart.end(nil))
        let next = EmbeddedChannel(handler: ConnectionState(connections))
        try next.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        #expect(!channel.isActive && next.isActive)
    }

    @Test func `a client that takes some of its answers in each span keeps its connection`() throws {
        var waiting = 0
        let channel = EmbeddedChannel(handler: AnswerDeadline(.seconds(20), waiting: { _ in waiting }))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        func answer(_ count: Int) throws {
            waiting += count
            try channel.writeOutbound(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: count)))
        }
        func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }
        try answer(100)
        for _ in 0..<3 {
            waiting -= 1
            wait(20)
        }
        // Another answer is nothing that was taken; the span began before it.
        wait(19)
        waiting -= 1
        try answer(1_000)
        wait(1)
        #expect(channel.isActive)
        // When all is taken it may rest, however long.
        waiting = 0
        wait(1_000)
        try answer(100)
        wait(19)
        try answer(100)
        #expect(channel.isActive)
        wait(1)
        #expect(!channel.isActive)
    }

    @Test func `a client that does not end after the last answer is closed`() async throws {
        let server = try await RunningServer(patience: Self.short)
        let client = try Client(port: server.port)
        let request = "GET /signed-out HTTP/1.1\r\n\(server.host)"
        // What comes after the last request is no reason to wait for it.
        client.send("\(request)Connection: close\r\n\r\n\(request)\r\n\(Self.begun)")
        #expect(try await client.isClosed(within: Self.long))
    }

    @Test func `a client that never ends its request is closed`() async throws {
        let server = try await RunningServer(patience: Self.short)
        for (begun, step) in [
            ("", "\r\n"), (Self.begun, "a"),
            ("POST /sign-in HTTP/1.1\r\n\(server.host)Content-Length: 999999\r\n\r\n", "a"),
        ] {
            let client = try Client(port: server.port)
            client.send(begun)
            #expect(try await client.isClosed(within: Self.long, sending: step), "\(begun)")
        }
    }

    @Test func `a connection on which too many requests wait is closed`() throws {
        let channel = EmbeddedChannel(handler: WaitingRequests())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let request = HTTPRequest(method: .get, scheme: "http", authority: Pages.host, path: "/")
        func ask() throws {
            try channel.writeInbound(HTTPRequestPart.head(request))
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }
        for _ in 0..<Limits.mostUnanswered { try ask() }
        #expect(channel.isActive)
        // One answer makes room for one more request, an interim answer does not.
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        try ask()
        #expect(channel.isActive)
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .continue)))
        try ask()
        #expect(!channel.isActive)
    }
}
