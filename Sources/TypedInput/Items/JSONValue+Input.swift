import Messages
package import StrictJSON

extension JSONValue {
    /// Reads one document with the rules of backups: no name occurs twice in an object.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - name: The name of the document in messages.
    /// - Throws: An ``InputRefusal`` with the position for invalid JSON.
    package init(_ bytes: [UInt8], named name: String) throws {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw InputRefusal(
                "empty", tr("\(name): is empty; one JSON object is expected"), cause: .data)
        }
        do throws(DocumentError) {
            self = try JSONParser.value(of: bytes)
        } catch {
            throw InputRefusal(
                "malformed-json",
                tr(
                    "\(name): is no JSON that is read: \(error.description); meridian show --json writes the form"
                ),
                cause: .data)
        }
    }
}
