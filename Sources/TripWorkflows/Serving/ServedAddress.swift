/// The address of a server: an IP address of this machine and a port.
package struct ServedAddress: Hashable, Sendable {
    /// The address: `127.0.0.1`, `::1` or `localhost`, or another one.
    package let host: String
    /// The port; 0 for any free one.
    package let port: Int

    /// Makes an address.
    package init(host: String, port: Int) { (self.host, self.port) = (host, port) }

    /// Reads `127.0.0.1:8642`, `[::1]:8642`, `localhost`, `8642` or `:8642`; nil for any other text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - otherPort: The port where none is typed.
    package init?(_ text: String, otherPort: Int) {
        let isPort = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        // More than one colon without brackets is an address of IPv6 alone.
        let isBare = !text.hasPrefix("[") && text.count(where: { $0 == ":" }) > 1
        let parts =
            isBare ? (host: text[...], port: nil) : HostText.parts(of: (isPort ? ":" : "") + text[...])
        guard let (host, port) = parts, let number = port.map(HostText.port) ?? otherPort,
            let known = host.isEmpty ? "127.0.0.1" : HostText.canonical(host)
        else { return nil }
        self.init(host: known, port: number)
    }

    /// Whether only this machine reaches it.
    package var isLoopback: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.") && HostText.isAddressOfIPv4(host)
    }

    /// The address as it stands in a URL: `127.0.0.1:8642`, `[::1]:8642`.
    package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
