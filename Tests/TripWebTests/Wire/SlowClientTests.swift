import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing
import TripWorkflows

@testable import TripWeb

/// Clients that send slowly, do not read, or do not end: none of them keeps its connection. Each speaks over a socket.
@Suite("Slow clients") struct SlowClientTests {
    private static let short = TimeAmount.milliseconds(500)
    private static let long = Duration.seconds(120)
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

    @Test func `while twice as many are being answered one more waits`() async throws {
        let pages = try Pages()
        let secret = pages.responder.sessions.begun().text
        let gate = DispatchSemaphore(value: 0)
        let looked = Said()
        let server = try await RunningServer(
            most: 2,
            over: pages.with { household in
                household.open = { [open = household.open] in
                    looked.add("for the session")
                    return try open()
                }
                household.openToWrite = { [openToWrite = household.openToWrite] in
                    gate.wait()
                    gate.signal()
                    return try openToWrite()
                }
            })
        var busy: [Client] = []
        for _ in 0..<4 {
            let (client, before) = (try Client(port: server.port), looked.lines.count)
            client.send(
                "POST /undo HTTP/1.1\r\n\(server.host)Origin: http://127.0.0.1:\(server.port)\r\n"
                    + "Cookie: meridian-\(server.port)=\(secret)\r\nContent-Length: 8\r\n\r\nnumber=1")
            while looked.lines.count == before { try await Task.sleep(for: .milliseconds(5)) }
            busy.append(client)
        }
        let more = try Client(port: server.port)
        more.send("GET /signed-out HTTP/1.1\r\n\(server.host)\r\n")
        #expect(try await more.read(until: "</html>", within: .seconds(1)) == nil)
        gate.signal()
        for client in busy {
            #expect(try await client.read(until: "</html>")?.hasPrefix("HTTP/1.1 4") == true)
        }
        busy = []
        #expect(try await more.read(until: "</html>")?.hasPrefix("HTTP/1.1 200") == true)
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

    @Test func `only an upload of somebody who is signed in may take longer`() async throws {
        let pages = try Pages()
        let body = ImportTests.body([("a.ics", "text/calendar", CrowdedPageTests.daily)])
        let type = ("Content-Type", "multipart/form-data; boundary=----mark")
        let site = ("Sec-Fetch-Site", "same-origin")
        for (path, cookie, isAllowed) in [
            ("/import", pages.cookie, true),
            ("/import", "meridian-8642=\(String(repeating: "0", count: 64))", false),
            ("/import", "", false), ("/new-trip", pages.cookie, false), ("/sign-in", pages.cookie, false),
        ] {
            let seen = AllowedUploads()
            let channel = await NIOAsyncTestingChannel(handler: seen)
            _ = try await pages.ask(
                .post, path, [("Cookie", cookie), site, type], bytes: body, through: channel)
            await channel.testingEventLoop.run()
            #expect((seen.count == 1) == isAllowed, "\(path) \(cookie)")
        }
    }

    @Test func `an upload has a second for each share of the least rate, and others have none`() throws {
        for (isAllowed, seconds) in [(true, 20 + 3), (false, 20)] as [(Bool, Int64)] {
            let channel = EmbeddedChannel(handler: RequestDeadline(.seconds(20)))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }
            let request = HTTPRequest(method: .post, scheme: "http", authority: Pages.host, path: "/import")
            try channel.writeInbound(HTTPRequestPart.head(request))
            if isAllowed { channel.pipeline.fireUserInboundEventTriggered(AllowedUpload()) }
            wait(seconds - 4)
            for _ in 0..<3 {
                try channel.writeInbound(
                    HTTPRequestPart.body(ByteBuffer(repeating: 0, count: Limits.leastRate)))
            }
            wait(3)
            #expect(channel.isActive)
            wait(1)
            #expect(!channel.isActive)
        }
    }

    @Test func `a client that sends an upload a byte a second is closed, signed in or not`() throws {
        let channel = EmbeddedChannel(handler: RequestDeadline(.seconds(20)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let request = HTTPRequest(method: .post, scheme: "http", authority: Pages.host, path: "/import")
        try channel.writeInbound(HTTPRequestPart.head(request))
        channel.pipeline.fireUserInboundEventTriggered(AllowedUpload())
        var seconds = 0
        while channel.isActive, seconds < 100 {
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 1)))
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            seconds += 1
        }
        #expect(seconds == 20)
        // What was allowed to one request is not allowed to the next.
        let next = EmbeddedChannel(handler: RequestDeadline(.seconds(20)))
        try next.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try next.writeInbound(HTTPRequestPart.head(request))
        next.pipeline.fireUserInboundEventTriggered(AllowedUpload())
        try next.writeInbound(HTTPRequestPart.end(nil))
        try next.writeInbound(HTTPRequestPart.head(request))
        try next.writeInbound(
            HTTPRequestPart.body(ByteBuffer(repeating: 0, count: 10 * Limits.leastRate)))
        next.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(!next.isActive)
    }

    @Test func `an upload that never ends, or that is refused before it ends, is closed`() throws {
        let request = HTTPRequest(method: .post, scheme: "http", authority: Pages.host, path: "/import")
        func begun() throws -> EmbeddedChannel {
            let channel = EmbeddedChannel(handler: RequestDeadline(.seconds(20)))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            try channel.writeInbound(HTTPRequestPart.head(request))
            channel.pipeline.fireUserInboundEventTriggered(AllowedUpload())
            return channel
        }
        let bytes = ByteBuffer(repeating: 0, count: 1 << 20)
        let endless = try begun()
        // More than 2^63 nanoseconds at the least rate would be.
        for _ in 0..<10_000 { try endless.writeInbound(HTTPRequestPart.body(bytes)) }
        let most = Int64(20 + Limits.largestDiscarded / Limits.leastRate)
        endless.embeddedEventLoop.advanceTime(by: .seconds(most - 1))
        #expect(endless.isActive)
        endless.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(!endless.isActive)
        let refused = try begun()
        for _ in 0..<64 { try refused.writeInbound(HTTPRequestPart.body(bytes)) }
        try refused.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .contentTooLarge)))
        try refused.writeOutbound(HTTPResponsePart.end(nil))
        refused.embeddedEventLoop.advanceTime(by: .seconds(20))
        #expect(!refused.isActive)
    }

    @Test func `an upload of somebody who is signed in is not closed to make room`() throws {
        let connections = OpenConnections(most: 1)
        func connected() throws -> EmbeddedChannel {
            let channel = EmbeddedChannel(handler: ConnectionState(connections))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            return channel
        }
        let request = HTTPRequest(method: .post, scheme: "http", authority: Pages.host, path: "/import")
        let upload = try connected()
        try upload.writeInbound(HTTPRequestPart.head(request))
        upload.pipeline.fireUserInboundEventTriggered(AllowedUpload())
        let other = try connected()
        #expect(upload.isActive && other.isActive)
        // One that is answered before it is whole rests.
        try upload.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .contentTooLarge)))
        try upload.writeOutbound(HTTPResponsePart.end(nil))
        _ = try connected()
        #expect(!other.isActive)
        _ = try connected()
        #expect(!upload.isActive)
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
