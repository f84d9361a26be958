/// A name in eight bytes: its length, its beginning and its end.
///
/// Case is ignored. Different keys prove different names; equal keys do not prove equal names.
enum NameKey {
    static func of(_ name: String) -> UInt64 {
        name.utf8.withContiguousStorageIfAvailable { of($0) }
            ?? Array(name.utf8).withUnsafeBufferPointer { of($0) }
    }

    /// Returns one of 64 bits, the same for equal keys.
    @inline(__always)
    static func bit(_ key: UInt64) -> UInt64 { 1 << UInt64(place(key)) }

    /// Returns the number of that bit.
    @inline(__always)
    static func place(_ key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) >> 58) }

    @inline(__always)
    static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let count = name.count
        let bytes = UnsafeRawBufferPointer(name)
        var head: UInt32 = 0
        var tail: UInt32 = 0
        if count >= 4 {
            head = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            tail = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        } else {
            for byte in name { head = head << 8 | UInt32(byte) }
        }
        // Without the bit of small letters; other collisions are resolved by the whole name.
        return UInt64(head & 0xDFDF_DFDF) << 32 | UInt64(tail & 0xDFDF_DFDF)
            ^ UInt64(truncatingIfNeeded: count)
    }
}
