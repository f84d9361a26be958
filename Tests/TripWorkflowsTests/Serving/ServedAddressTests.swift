import Testing

@testable import TripWorkflows

/// Addresses of a server as people type them.
@Suite("Served addresses") struct ServedAddressTests {
    @Test(arguments: [
        ("127.0.0.1:80", "127.0.0.1", 80), ("8700", "127.0.0.1", 8700), (":0", "127.0.0.1", 0),
        ("localhost", "localhost", 1),
        ("LocalHost:2", "localhost", 2), ("[::1]:3", "::1", 3), ("[::1]", "::1", 1), ("::1", "::1", 1),
        ("[0:0:0:0:0:0:0:1]:3", "::1", 3), ("127.0.0.2:4", "127.0.0.2", 4),
    ]) func `a text is an address`(text: String, host: String, port: Int) {
        #expect(ServedAddress(text, otherPort: 1) == ServedAddress(host: host, port: port))
        #expect(ServedAddress(text, otherPort: 1)?.isLoopback == true)
    }

    @Test(arguments: [
        "", "x:y", "127.0.0.1:", "127.0.0.1:-1", "127.0.0.1:+1", "127.0.0.1:65536", "[::1", "[::1]x", "a b",
        "http://x:1", "65536", "127.0.0.010:0", "127.00.0.1", "127.0.0.1:08642", "127.0.0.0x1", "127.1",
        "[localhost]:1",
        "[::1%lo]:1", "[::g]:1",
    ])
    func `another text is none`(text: String) {
        #expect(ServedAddress(text, otherPort: 1) == nil)
    }

    @Test(arguments: [
        "0.0.0.0", "::", "128.0.0.1", "127.0.0.1.example", "127.0.0.256", "127.1", "127.0.0.010",
        "trips.example",
        "localhost.example", "10.0.0.1",
    ])
    func `others may reach this one`(host: String) {
        #expect(!ServedAddress(host: host, port: 1).isLoopback)
    }

    @Test func `all of 127 is this machine alone`() {
        #expect(ServedAddress(host: "127.255.0.1", port: 1).isLoopback)
        #expect(ServedAddress(host: "::1", port: 1).authority == "[::1]:1")
    }

    @Test(arguments: [
        ("https://trips.example", "https://trips.example"),
        ("HTTP://Trips.Example:80/", "http://trips.example"),
        ("https://trips.example:8443", "https://trips.example:8443"), ("http://[::1]:9", "http://[::1]:9"),
        ("https://[::1]:443", "https://[::1]"), ("http://[2001:DB8:0:0::7]", "http://[2001:db8::7]"),
        ("http://192.168.0.7:8642", "http://192.168.0.7:8642"), ("http://3trips", "http://3trips"),
    ]) func `an address for people has an origin`(text: String, origin: String) {
        #expect(BaseURL(text)?.origin == origin)
    }

    @Test(arguments: [
        "", "trips.example", "ftp://trips.example", "https://", "https://a/b", "https://a@b", "https://a?b",
        "https:///", "https://:80", "https://[::1", "https://[::1]x", "https://[]", "https://[a]",
        "https://::1",
        "http://]", "https://a:b", "https://x:99999", "https://x:0", "https://x:", "https://x:080",
        "https://x:+1",
        "https://a..b", "https://.a", "https://a.", "https://-a", "https://a-.b", "https://a_b",
        "https://192.168.0.07", "https://192.168.0", "https://a.0x7f", "https://256.0.0.1",
        "https://ä.example",
        "https://\(String(repeating: "a", count: 64))",
    ])
    func `another one has none`(text: String) {
        #expect(BaseURL(text) == nil)
    }
}
