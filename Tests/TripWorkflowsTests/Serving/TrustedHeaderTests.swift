import Testing

@testable import TripWorkflows

/// Which proxies are believed, what their field may be called, and whom they were asked by.
@Suite("Trusted headers") struct TrustedHeaderTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false),
        ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false),
        ("10.0.0.0/8", "9.255.255.255", false),
        ("192.168.16.0/20", "192.168.31.255", true), ("192.168.16.0/20", "192.168.32.0", false),
        ("192.168.1.7/32", "192.168.1.7", true), ("192.168.1.7/32", "192.168.1.6", false),
        ("128.0.0.0/1", "255.0.0.1", true), ("128.0.0.0/1", "127.255.255.255", false),
        ("::1", "::1", true), ("::1", "0:0:0:0:0:0:0:1", true), ("::1", "::2", false),
        ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe00::1", false),
        ("2001:db8::/33", "2001:db8:7fff::", true), ("2001:db8::/33", "2001:db8:8000::", false),
        // A server that listens at :: sees addresses of IPv4 so.
        ("127.0.0.1", "::ffff:127.0.0.1", true), ("10.0.0.0/8", "::ffff:10.1.2.3", true),
        ("::ffff:10.0.0.0/104", "10.1.2.3", true), ("::ffff:10.0.0.0/104", "11.1.2.3", false),
        ("::1", "127.0.0.1", false), ("127.0.0.1", "", false), ("127.0.0.1", "localhost", false),
    ]) func `an address is in a network by its first bits`(range: String, address: String, isIn: Bool) throws
    {
        let range = try #require(AddressRange(range))
        #expect((IPAddress(address).map(range.contains) ?? false) == isIn)
    }

    @Test(arguments: [
        "", "/", "/8", "localhost", "trips.example", "127.0.0.1:80", "[::1]", "127.0.0.010", "127.1",
        "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "10.0.0.0/255.0.0.0", "10.0.0.0/8/8",
        "::/129", "::1%lo", "10.0.0.*", "*", " 127.0.0.1",
        // One address, or sixteen million?
        "10.0.0.7/8", "fd00::1/8", "::ffff:10.0.0.1/104",
        // Everybody.
        "0.0.0.0/0", "::/0", "::ffff:0.0.0.0/96", "::ffff:0.0.0.0/95",
    ]) func `another text is neither address nor network`(text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test(arguments: [
        ("Remote-User", true), ("Tailscale-User-Login", true), ("X-Forwarded-User", true),
        ("X-Auth_User.1", true), ("", false), ("Remote User", false), ("Remote-User:", false),
        ("Rémote", false), ("a\r\nb", false), (String(repeating: "a", count: 65), false),
        ("Host", false), ("COOKIE", false), ("origin", false), ("Authorization", false), ("Referer", false),
        ("User-Agent", false), ("Sec-Fetch-Site", false), ("Content-Type", false), ("Accept", false),
        ("If-None-Match", false), ("X-Forwarded-For", false), ("Forwarded", false), ("Expect", false),
        ("Transfer-Encoding", false), ("Connection", false),
    ]) func `a field with another meaning names nobody`(name: String, isKept: Bool) throws {
        let proxy = try #require(AddressRange("127.0.0.1"))
        #expect((TrustedHeader(name, from: [proxy]) != nil) == isKept)
    }

    @Test(arguments: [
        ("10.0.0.1", ["1.1.1.1"], "1.1.1.1"),
        // The client says whatever it likes; the proxy adds the last one.
        ("10.0.0.1", ["6.6.6.6, 1.1.1.1"], "1.1.1.1"), ("10.0.0.1", ["6.6.6.6", "1.1.1.1"], "1.1.1.1"),
        // A chain of proxies.
        ("10.0.0.1", ["6.6.6.6, 1.1.1.1, 10.0.0.2"], "1.1.1.1"),
        ("10.0.0.1", ["1.1.1.1:443"], "1.1.1.1"), ("10.0.0.1", ["[2001:db8::1]:443"], "2001:db8:0:0:0:0:0:1"),
        ("10.0.0.1", [" 1.1.1.1 "], "1.1.1.1"), ("::ffff:10.0.0.1", ["1.1.1.1"], "1.1.1.1"),
        // Nobody, nothing that is an address, and proxies alone.
        ("10.0.0.1", [], "10.0.0.1"), ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["1.1.1.1, unknown"], "10.0.0.1"), ("10.0.0.1", ["10.9.9.9, 10.0.0.2"], "10.0.0.1"),
        // From somebody else it is not read.
        ("11.0.0.1", ["1.1.1.1"], "11.0.0.1"), ("", ["1.1.1.1"], ""),
    ]) func `the client is the last one who is no proxy`(peer: String, forwarded: [String], client: String)
        throws
    {
        let proxies = try #require(AddressRange("10.0.0.0/8"))
        let trust = try #require(TrustedHeader("Remote-User", from: [proxies]))
        #expect(trust.client(of: peer, forwarded: forwarded) == client)
    }
}
