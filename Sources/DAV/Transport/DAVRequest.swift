/// A request to a server.
package struct DAVRequest: Hashable, Sendable {
    /// The method: `GET`, `PUT`, `DELETE`, `PROPFIND`, `REPORT`, `MKCALENDAR`.
    package var method: String
    /// Where it goes.
    package var address: DAVAddress
    /// The fields of the header, without those of credentials.
    package var fields: [HTTPField] = []
    /// The body; nil for none.
    package var body: [UInt8]?
    /// Whether the answer may be compressed: only where its end tells that it is whole, as that of XML does.
    package var takesCompressed: Bool

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - address: Where it goes.
    ///   - fields: The fields of the header.
    ///   - body: The body; nil for none.
    package init(_ method: String, _ address: DAVAddress, _ fields: [HTTPField] = [], body: [UInt8]? = nil) {
        (self.method, self.address, self.fields, self.body) = (method, address, fields, body)
        takesCompressed = method != "GET"
    }
}
