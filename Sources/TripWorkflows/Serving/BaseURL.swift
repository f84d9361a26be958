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
        guard ["http", "https"].contains(scheme), !rest.isEmpty,
            rest.utf8.allSatisfy(BaseURL.isOfAnAuthority)
        else { return nil }
        self.scheme = scheme
        let ownPort = scheme == "https" ? ":443" : ":80"
        authority = String(rest.hasSuffix(ownPort) ? rest.dropLast(ownPort.utf8.count) : rest)
        guard !authority.isEmpty, !authority.hasPrefix(":") else { return nil }
    }

    private static func isOfAnAuthority(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D: true
        default: false
        }
    }

    /// The origin, as a browser sends it: `https://trips.example`.
    package var origin: String { "\(scheme)://\(authority)" }
}
