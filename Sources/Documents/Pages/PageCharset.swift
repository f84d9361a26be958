/// Finds the character set that a page says it is in (WHATWG HTML §13.2.3).
package enum PageCharset {
    /// The name in a byte order mark or in a `meta` element near the beginning; `nil` when there is none.
    package static func name(in bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return "utf-8" }
        if bytes.starts(with: [0xFF, 0xFE]) { return "utf-16le" }
        if bytes.starts(with: [0xFE, 0xFF]) { return "utf-16be" }
        var tokens = PageTokens(Array(bytes.prefix(near)), limits: PageLimits())
        while let token = tokens.next() {
            guard case .begin("meta", let attributes, _) = token else { continue }
            if let charset = attributes.value("charset") { return charset }
            guard attributes.value("http-equiv")?.lowercased() == "content-type",
                let content = attributes.value("content")
            else { continue }
            if let charset = MailField(Array(content.utf8)).parameters["charset"] { return charset }
        }
        if bytes.starts(with: "<?xml".utf8) {
            let head = String(decoding: bytes.prefix(200), as: UTF8.self)
            let parts = head.prefix { $0 != ">" }.split { $0 == "\"" || $0 == "'" }
            if let index = parts.firstIndex(where: { $0.hasSuffix("encoding=") }), index + 1 < parts.endIndex
            {
                return String(parts[index + 1])
            }
        }
        return nil
    }

    /// Browsers look less far, but mails have long style sheets first.
    private static let near = 8_192
}
