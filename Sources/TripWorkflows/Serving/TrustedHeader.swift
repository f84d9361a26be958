/// The field of requests in which a proxy names who is signed in, and the proxies that are believed.
///
/// Anybody can send such a field. So it counts only where the other end of the connection is one of the proxies.
package struct TrustedHeader: Hashable, Sendable {
    /// The name of the field, in lower case.
    package let name: String
    private let proxies: [AddressRange]

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - name: The name of the field; nil for a text that cannot be a name, and for a name that ``isTaken(_:)``.
    ///   - proxies: The proxies.
    package init?(_ name: String, from proxies: [AddressRange]) {
        guard TrustedHeader.isName(name), !TrustedHeader.isTaken(name) else { return nil }
        (self.name, self.proxies) = (name.lowercased(), proxies)
    }

    /// Whether a text can be the name of a field (RFC 9110, section 5.1).
    package static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    /// Whether a field has another meaning: then every browser or proxy sends it, and its value is not a name.
    package static func isTaken(_ text: String) -> Bool {
        let name = text.lowercased()
        return taken.contains(name) || takenBeginnings.contains { name.hasPrefix($0) }
    }

    private static let taken: Set<String> = [
        "authorization", "cache-control", "connection", "cookie", "cookie2", "date", "dnt", "expect",
        "forwarded", "host", "keep-alive", "max-forwards", "origin", "pragma", "priority",
        "proxy-authenticate", "proxy-authorization", "range", "referer", "save-data", "te", "trailer",
        "transfer-encoding", "upgrade", "upgrade-insecure-requests", "user-agent", "via", "x-real-ip",
        "x-requested-with", "x-forwarded-for", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto",
        "x-forwarded-server",
    ]

    private static let takenBeginnings = ["accept", "access-control-", "content-", "if-", "sec-"]

    /// Whether the other end of a connection, by its address, is believed.
    package func isProxy(_ peer: String) -> Bool { IPAddress(peer).map(isProxy) ?? false }

    private func isProxy(_ address: IPAddress) -> Bool { proxies.contains { $0.contains(address) } }

    /// The address of the client, from which attempts to sign in are counted.
    ///
    /// Each proxy adds whom it was asked by at the end. What stands before the last address that is no proxy's is the word of a
    /// stranger.
    ///
    /// - Parameters:
    ///   - peer: The other end of the connection.
    ///   - forwarded: The values of the fields `X-Forwarded-For`, in their order.
    /// - Returns: The last address that is no proxy's; `peer` where there is none, and where it is no proxy itself.
    package func client(of peer: String, forwarded: [String]) -> String {
        guard isProxy(peer) else { return peer }
        for part in forwarded.joined(separator: ",").split(separator: ",").reversed() {
            guard let address = TrustedHeader.address(part) else { return peer }
            if !isProxy(address) { return address.description }
        }
        return peer
    }

    /// Reads an address of a list, which may have a port.
    private static func address(_ part: Substring) -> IPAddress? {
        var text = part
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        if let address = IPAddress(text) { return address }
        return HostText.parts(of: text).flatMap { IPAddress($0.host) }
    }
}
