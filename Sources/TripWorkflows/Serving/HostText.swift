#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The host and the port of an address, as they stand in a URL (RFC 3986, section 3.2).
enum HostText {
    /// Takes an authority apart.
    ///
    /// - Parameter authority: `trips.example:8443`, `[::1]` or the like.
    /// - Returns: The host without brackets, and the port if one is named; nil for other brackets. Neither is looked at.
    static func parts(of authority: Substring) -> (host: Substring, port: Substring?)? {
        var (host, rest) = (authority, Substring())
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            host = authority[..<end].dropFirst()
            rest = authority[authority.index(after: end)...]
            guard host.contains(":"), rest.isEmpty || rest.hasPrefix(":") else { return nil }
        } else if let colon = authority.firstIndex(of: ":") {
            (host, rest) = (authority[..<colon], authority[colon...])
        }
        return (host, rest.isEmpty ? nil : rest.dropFirst())
    }

    /// Returns a port of at most 65535, which has no sign and no leading zero; nil for another text.
    static func port(_ text: Substring) -> Int? {
        guard (1...5).contains(text.utf8.count), isDigits(text), text == "0" || !text.hasPrefix("0"),
            let number = Int(text), number <= 65_535
        else { return nil }
        return number
    }

    /// Returns a host as browsers write it: a name in lower case, or an address of IPv4 or IPv6; nil for another text.
    ///
    /// An address with leading zeros is none: programs differ on whether they are octal.
    static func canonical(_ text: Substring) -> String? {
        let host = text.lowercased()
        if host.contains(":") { return addressOfIPv6(host) }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        // Browsers read a host that ends in a number as an address of IPv4.
        if let last = labels.last, isDigits(last) || last.hasPrefix("0x") {
            return isAddressOfIPv4(host) ? host : nil
        }
        let isName = host.utf8.count <= 253 && labels.allSatisfy(isLabel)
        return isName ? host : nil
    }

    /// Whether a text is four numbers with dots, each without leading zeros.
    static func isAddressOfIPv4(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.utf8.count) && isDigits(part) && (part == "0" || !part.hasPrefix("0"))
                    && Int(part).map { $0 < 256 } == true
            }
    }

    private static func addressOfIPv6(_ text: String) -> String? {
        var address = in6_addr()
        var written = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_pton(AF_INET6, text, &address) == 1,
            inet_ntop(AF_INET6, &address, &written, socklen_t(written.count)) != nil
        else { return nil }
        return String(decoding: written.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func isLabel(_ text: Substring) -> Bool {
        (1...63).contains(text.utf8.count) && !text.hasPrefix("-") && !text.hasSuffix("-")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x61...0x7A, 0x2D: true
                default: false
                }
            }
    }

    private static func isDigits(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
