/// One IP address, or all that begin with the same bits: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`.
package struct AddressRange: Hashable, Sendable {
    private let first: IPAddress
    private let bits: Int

    /// Reads an address or a network (RFC 4632).
    ///
    /// A network that is written with bits after its prefix is none: `10.0.0.7/8` may be meant as one address or as sixteen
    /// million. Nor is one of all addresses.
    ///
    /// - Parameter text: What was typed.
    package init?(_ text: String) {
        let halves = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = halves.first.flatMap({ IPAddress($0) }) else { return nil }
        let most = first.bytes.count * 8
        var bits = most
        if halves.count > 1 {
            guard let number = HostText.port(halves[1]) else { return nil }
            bits = number - first.mappedBits
        }
        guard (1...most).contains(bits), AddressRange.masked(first.bytes, bits) == first.bytes else {
            return nil
        }
        (self.first, self.bits) = (first, bits)
    }

    /// Whether an address is in it.
    package func contains(_ address: IPAddress) -> Bool {
        address.bytes.count == first.bytes.count
            && AddressRange.masked(address.bytes, bits) == first.bytes
    }

    private static func masked(_ bytes: [UInt8], _ bits: Int) -> [UInt8] {
        bytes.enumerated().map { index, byte in
            let kept = min(8, max(0, bits - 8 * index))
            return byte & UInt8(truncatingIfNeeded: 0xFF00 >> kept)
        }
    }
}
