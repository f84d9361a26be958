#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An address of IPv4 or IPv6.
///
/// An address of IPv4 that is written as one of IPv6 (`::ffff:10.0.0.1`) is the same address: so a server that listens at `::`
/// sees its clients.
package struct IPAddress: Hashable, Sendable {
    /// Four or sixteen bytes.
    let bytes: [UInt8]
    /// How many bits stood before those of IPv4.
    let mappedBits: Int

    /// Reads an address without a port; nil for any other text.
    package init?(_ text: some StringProtocol) {
        guard let whole = IPAddress.bytes(of: String(text)) else { return nil }
        let mark = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
        let isMapped = whole.count == 16 && Array(whole.prefix(12)) == mark
        (bytes, mappedBits) = isMapped ? (Array(whole.suffix(4)), 96) : (whole, 0)
    }

    private static func bytes(of text: String) -> [UInt8]? {
        if HostText.isAddressOfIPv4(text) { return text.split(separator: ".").compactMap { UInt8($0) } }
        guard text.contains(":"), !text.utf8.contains(0) else { return nil }
        var address = in6_addr()
        guard inet_pton(AF_INET6, text, &address) == 1 else { return nil }
        return withUnsafeBytes(of: address) { Array($0) }
    }

    package static func == (one: IPAddress, other: IPAddress) -> Bool { one.bytes == other.bytes }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension IPAddress: CustomStringConvertible {
    /// The address: `10.0.0.1`, or the groups of IPv6 without abbreviation.
    package var description: String {
        guard bytes.count == 16 else { return bytes.map { "\($0)" }.joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2)
            .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}
