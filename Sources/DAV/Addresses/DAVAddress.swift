import CCurl
import Messages

/// An absolute address of HTTP, without user and password.
package struct DAVAddress: Hashable, Sendable {
    /// The address as it is asked for.
    package let text: String
    /// `https`, or `http`.
    package let scheme: String
    /// The host in lower case.
    package let host: String
    /// The port.
    package let port: Int
    /// The path in its canonical form: what need not be encoded is not, other letters are, in upper case.
    package let path: String
    /// The query, if there is one.
    package let query: String?

    /// Reads an address that a person typed or a server gave.
    ///
    /// - Parameters:
    ///   - text: An absolute address, or one relative to `base`.
    ///   - base: What it is relative to.
    /// - Throws: A ``DAVFailure`` with code `badAddress` for what is no address of HTTP, has a user or a password in it, or
    ///   leads through `..`.
    package init(_ text: String, relativeTo base: DAVAddress? = nil) throws(DAVFailure) {
        guard text.utf8.count <= DAVAddress.mostBytes else {
            throw DAVFailure(
                .badAddress, DAVAddress.withoutPassword(text),
                tr("is longer than \(DAVAddress.mostBytes) bytes"))
        }
        var parts = ccurl_address()
        if let problem = ccurl_read_address(base?.text, text, &parts) {
            let reason = String(cString: problem).lowercased()
            throw DAVFailure(
                .badAddress, DAVAddress.withoutPassword(text),
                tr("is no address (\(reason)); one is written like https://dav.example.org/"))
        }
        defer { ccurl_free_address(&parts) }
        let scheme = DAVAddress.string(parts.scheme).lowercased()
        guard ["http", "https"].contains(scheme) else {
            throw DAVFailure(
                .badAddress, DAVAddress.withoutPassword(text),
                tr("is an address of \(scheme); expected https"))
        }
        guard parts.user == nil, !parts.has_password else {
            throw DAVFailure(
                .badAddress, DAVAddress.withoutPassword(text),
                tr("has a user or a password in it, which addresses show to everybody; say them apart"))
        }
        let path = DAVAddress.canonical(DAVAddress.string(parts.path))
        guard
            !path.split(separator: "/", omittingEmptySubsequences: false).contains(where: {
                [".", ".."].contains($0)
            })
        else { throw DAVFailure(.badAddress, text, tr("leads through \"..\"")) }
        self.text = DAVAddress.string(parts.text)
        self.scheme = scheme
        host = DAVAddress.string(parts.host).lowercased()
        port = Int(DAVAddress.string(parts.port)) ?? 0
        self.path = path.isEmpty ? "/" : path
        query = parts.query.map { String(cString: $0) }
    }

    /// The most bytes of an address.
    package static let mostBytes = 8_192

    private static func string(_ text: UnsafeMutablePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// Whether a text is an address with a user or a password in it, of any scheme.
    static func hasCredentials(_ text: String) -> Bool {
        var parts = ccurl_address()
        guard ccurl_read_address(nil, text, &parts) == nil else { return false }
        defer { ccurl_free_address(&parts) }
        return parts.user != nil || parts.has_password
    }

    /// The text without what may be a user and a password, also in an address that is misspelt.
    ///
    /// A password may hold `/`, `?`, `#` and `@`, so that only the last `@` tells where the host begins.
    static func withoutPassword(_ text: String) -> String {
        guard let at = text.lastIndex(of: "@") else { return text }
        var begin = text.startIndex
        for start in ["https://", "http://", "//", "https:", "http:"] where text.lowercased().hasPrefix(start)
        {
            begin = text.index(begin, offsetBy: start.count)
            break
        }
        if begin == text.startIndex, let mark = text.firstRange(of: "://"),
            !text[..<mark.lowerBound].contains("@")
        {
            begin = mark.upperBound
        }
        guard begin <= at else { return text }
        let before = text[begin..<at]
        guard before.contains(":") || !before.contains(where: { "/?#".contains($0) }) else { return text }
        return text[..<begin] + "…" + text[at...]
    }

    /// Reads what a person typed: an address, or a host alone, which is asked by `https`.
    ///
    /// - Parameter text: Like `https://dav.example.org/ada/`, or `dav.example.org`.
    /// - Throws: A ``DAVFailure`` with code `badAddress`.
    package init(typed text: String) throws(DAVFailure) {
        try self.init(text.contains("//") ? text : "https://" + text)
    }
}

// MARK: - Comparing

extension DAVAddress {
    /// The scheme, host and port: what credentials are given to.
    package var origin: String { "\(scheme)://\(host):\(port)" }

    /// Whether credentials for one may be given to the other.
    ///
    /// - Parameter other: The other address.
    /// - Returns: Whether scheme, host and port are the same.
    package func hasSameOrigin(as other: DAVAddress) -> Bool { origin == other.origin }

    /// Whether an address is that of a member of this collection, not the collection itself.
    ///
    /// - Parameter other: The address of the member.
    /// - Returns: Whether it lies directly in the collection, at the same server.
    package func isCollection(of other: DAVAddress) -> Bool {
        let own = path.hasSuffix("/") ? path : path + "/"
        guard hasSameOrigin(as: other), other.path.hasPrefix(own) else { return false }
        let name = other.path.dropFirst(own.count)
        return !name.isEmpty && !name.dropLast().contains("/")
    }

    /// Whether both are one resource; a collection may come with or without its last `/`.
    ///
    /// - Parameter other: The other address.
    /// - Returns: Whether the origins and the canonical paths are the same.
    package func isSameResource(as other: DAVAddress) -> Bool {
        func bare(_ path: String) -> Substring { path.hasSuffix("/") ? path.dropLast() : path[...] }
        return hasSameOrigin(as: other) && bare(path) == bare(other.path) && query == other.query
    }

    /// The address of a member of this collection.
    ///
    /// - Parameter name: Its name of unreserved characters, like `6ba7b810.ics`.
    /// - Returns: The address.
    /// - Throws: A ``DAVFailure`` for a name that cannot stand in an address.
    package func member(_ name: String) throws(DAVFailure) -> DAVAddress {
        let own = text.hasSuffix("/") ? text : text + "/"
        return try DAVAddress(own + name)
    }

    /// Makes a path comparable: `%40` is `@`, `%7e` is `~`, a space is `%20`; `%2F` stays what it is.
    ///
    /// Source: RFC 3986, sections 2.3, 3.3 and 6.2.2.
    static func canonical(_ path: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(path.utf8)
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            var isEncoded = false
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hex(bytes[index + 1]),
                let low = hex(bytes[index + 2])
            {
                (byte, isEncoded) = (high << 4 | low, true)
                index += 2
            }
            index += 1
            if isPlain(byte) || (byte == UInt8(ascii: "/") && !isEncoded) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    /// Whether a byte is a `pchar` that stands for itself.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "-._~!$&'()*+,;=:@".utf8.contains(byte)
        }
    }
}

extension DAVAddress: CustomStringConvertible {
    /// The address.
    package var description: String { text }
}
