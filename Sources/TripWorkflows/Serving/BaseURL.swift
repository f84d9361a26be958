/// The address under which people reach a server: `https://trips.example`.
package struct BaseURL: Hashable, Sendable {
    /// `http` or `https`.
    package let scheme: String
    /// The name and the port, as a browser sends them in `Host`: the scheme's own port is left out.
    package let authority: String

    /// Reads an address without a path; nil for any other text.
    ///
    /// - Parameter text: What was typed.
    package init?(_ text: String) {
        let lowered = text.lowercased()
        guard let mark = lowered.firstRange(of: "://") else { return nil }
        let scheme = String(lowered[..<mark.lowerBound])
        var rest = lowered[mark.upperBound...]
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        guard ["http", "https"].contains(scheme), let (host, port) = HostText.parts(of: rest),
            let known = HostText.canonical(host)
        else { return nil }
        let ownPort = scheme == "https" ? 443 : 80
        guard let number = port.map(HostText.port) ?? ownPort, number > 0 else { return nil }
        let shown = known.contains(":") ? "[\(known)]" : known
        self.scheme = scheme
        authority = number == ownPort ? shown : "\(shown):\(number)"
    }

    /// The origin, as a browser sends it: `https://trips.example`.
    package var origin: String { "\(scheme)://\(authority)" }

    /// Whether it leads to this machine alone.
    package var isLoopback: Bool {
        ServedAddress(authority, otherPort: scheme == "https" ? 443 : 80)?.isLoopback == true
    }
}
