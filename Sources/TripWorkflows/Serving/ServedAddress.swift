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
        var host = Substring(text)
        var port: Substring?
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            (host, port) = ("127.0.0.1", text[...])
        } else if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[text.index(after: text.startIndex)..<end]
            let rest = text[text.index(after: end)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
            port = rest.isEmpty ? nil : rest.dropFirst()
        } else if let colon = text.firstIndex(of: ":") {
            // More than one colon without brackets is an address of IPv6 alone.
            if text.lastIndex(of: ":") == colon {
                (host, port) = (text[..<colon], text[text.index(after: colon)...])
                if host.isEmpty { host = "127.0.0.1" }
            }
        }
        guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || "/@[]".contains($0) }) else {
            return nil
        }
        guard let number = port.map({ Int($0) }) ?? otherPort, (0...65_535).contains(number),
            port?.first != "+", port?.first != "-"
        else { return nil }
        self.init(host: String(host).lowercased(), port: number)
    }

    /// Whether only this machine reaches it.
    package var isLoopback: Bool {
        if host == "localhost" || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
                    && Int(part).map { $0 < 256 } == true
            }
    }

    /// The address as it stands in a URL: `127.0.0.1:8642`, `[::1]:8642`.
    package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
