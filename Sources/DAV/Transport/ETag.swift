/// The entity tag of a resource (RFC 9110, section 8.8.3).
package enum ETag {
    /// Returns a tag that may stand in `If-Match`.
    ///
    /// - Parameter text: The tag as a server wrote it, in a field or in `getetag`.
    /// - Returns: The tag with quotes; nil for a weak one, and for what cannot stand in a field. Quotes that a server forgets
    ///   are added.
    package static func strong(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= 1_024, bytes.allSatisfy({ $0 >= 0x21 && $0 != 0x7F }) else {
            return nil
        }
        guard !text.hasPrefix("W/") else { return nil }
        let isQuoted =
            bytes.count >= 2 && bytes[0] == UInt8(ascii: "\"") && bytes[bytes.count - 1] == UInt8(ascii: "\"")
        let inner = isQuoted ? bytes[1..<(bytes.count - 1)] : bytes[...]
        guard !inner.contains(UInt8(ascii: "\"")) else { return nil }
        return isQuoted ? text : "\"\(text)\""
    }
}
