/// An answer of a server, whole.
package struct DAVResponse: Hashable, Sendable {
    /// The status.
    package let status: Int
    /// The fields of the header.
    package let fields: [HTTPField]
    /// The body, decompressed.
    package let body: [UInt8]
    /// Where it came from, after redirects.
    package let address: DAVAddress

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - fields: The fields of the header.
    ///   - body: The body.
    ///   - address: Where it came from.
    package init(_ status: Int, _ fields: [HTTPField] = [], body: [UInt8] = [], from address: DAVAddress) {
        (self.status, self.fields, self.body, self.address) = (status, fields, body, address)
    }

    /// The value of a field, the first one where there are several.
    ///
    /// - Parameter name: Its name in lower case.
    /// - Returns: The value; nil where the field is not there, or empty.
    package subscript(_ name: String) -> String? {
        fields.first { $0.name.lowercased() == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// The entity tag, where it is a strong one.
    ///
    /// - Returns: The tag with its quotes; nil for a weak one, for several, and for none.
    package var etag: String? {
        let tags = fields.filter { $0.name.lowercased() == "etag" }.map(\.value)
        return tags.count == 1 ? ETag.strong(tags[0]) : nil
    }
}

extension DAVResponse {
    /// Whether its body is a web page.
    var isWebPage: Bool {
        let start = String(decoding: body.prefix(512), as: UTF8.self).lowercased()
        return start.contains("<html") || start.contains("<!doctype html")
    }
}
