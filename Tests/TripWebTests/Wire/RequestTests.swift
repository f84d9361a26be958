import Testing

@testable import TripWeb

/// Requests as they are written on a connection (RFC 9112).
@Suite("Requests on a connection") struct RequestTests {
    @Test func `a host that the target or a second field names is judged too`() async throws {
        let server = try await RunningServer()
        let own = "127.0.0.1:\(server.port)"
        for (target, fields, status) in [
            ("/signed-out", "Host: \(own)\r\n", 200),
            ("http://\(own)/signed-out", "Host: \(own)\r\n", 200),
            ("HTTP://\(own)/signed-out", "host: \(own)\r\n", 200),
            ("/signed-out", "", 400),
            ("/signed-out", "Host: \(own)\r\nHost: \(own)\r\n", 400),
            ("/signed-out", "Host: \(own)\r\nHost: attacker.example\r\n", 400),
            ("http://\(own)/signed-out", "", 400),
            ("http://\(own)/signed-out", "Host: attacker.example\r\n", 400),
            ("http://attacker.example/signed-out", "Host: \(own)\r\n", 400),
            ("http://\(own)@attacker.example/signed-out", "Host: \(own)\r\n", 400),
            ("http://attacker.example/signed-out", "Host: attacker.example\r\n", 421),
        ] {
            let client = try Client(port: server.port)
            client.send("GET \(target) HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n")
            let answer = try await client.read()
            #expect(answer?.hasPrefix("HTTP/1.1 \(status) ") == true, "\(target) \(fields)")
        }
    }

    @Test func `a client that waits before it sends its form is answered at once`() async throws {
        let server = try await RunningServer()
        let client = try Client(port: server.port)
        client.send(
            "POST /sign-in HTTP/1.1\r\n\(server.host)Origin: http://127.0.0.1:\(server.port)\r\n"
                + "Content-Length: 71\r\nExpect: 100-continue\r\n\r\n")
        let answer = try #require(try await client.read(until: "</html>"))
        #expect(answer.hasPrefix("HTTP/1.1 417 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
    }

    @Test(arguments: [
        ("/trips", nil), ("//attacker.example/", nil), ("*", nil), ("http://a.example/x", "a.example"),
        ("HTTPS://A.example:8642?x", "a.example:8642"), ("http://a.example", "a.example"),
        ("http://a@b.example/", "a@b.example"), ("http:/x", ""), ("x", ""), ("127.0.0.1:8642", ""),
    ]) func `a target that is no path names a host`(target: String, host: String?) {
        #expect(RequestTarget.host(in: target) == host)
    }
}
