import Foundation

/// Archives of releases, made for one test.
enum TestArchive {
    /// A tar archive (POSIX.1-2017, ustar) of plain files; a name that ends with `@` is a link to `/etc/passwd`.
    static func tar(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        files.flatMap { file -> [UInt8] in
            let isLink = file.name.hasSuffix("@")
            var header = [UInt8](repeating: 0, count: 512)
            func put(_ text: String, at offset: Int) {
                for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
            }
            put(isLink ? String(file.name.dropLast()) : file.name, at: 0)
            put("0000644", at: 100)
            put("0000000", at: 108)
            put("0000000", at: 116)
            let size = isLink ? 0 : file.bytes.count
            put(
                String(repeating: "0", count: 11 - String(size, radix: 8).count) + String(size, radix: 8),
                at: 124)
            put("00000000000", at: 136)
            put("        ", at: 148)
            put(isLink ? "2" : "0", at: 156)
            if isLink { put("/etc/passwd", at: 157) }
            put("ustar", at: 257)
            put("00", at: 263)
            let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
            put(String(repeating: "0", count: 6 - sum.count) + sum, at: 148)
            header[154] = 0
            let padding = isLink ? 0 : (512 - size % 512) % 512
            return header + (isLink ? [] : file.bytes) + [UInt8](repeating: 0, count: padding)
        } + [UInt8](repeating: 0, count: 1024)
    }

    /// The bytes in the form of gzip (RFC 1952), stored and not compressed (RFC 1951 section 3.2.4).
    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        func little(_ value: UInt32, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
        }
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            packed.append(end == bytes.count ? 1 : 0)
            packed += little(UInt32(end - start), 2) + little(~UInt32(end - start), 2)
            packed += bytes[start..<end]
            start = end
        } while start < bytes.count
        var sum: UInt32 = ~0
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return packed + little(~sum, 4) + little(UInt32(truncatingIfNeeded: bytes.count), 4)
    }
}
