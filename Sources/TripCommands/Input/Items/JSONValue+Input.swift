import Messages
import StrictJSON

extension JSONValue {
    /// Reads one document with the rules of backups: no name occurs twice in an object.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - name: The name of the document in messages.
    /// - Throws: A ``CommandFailure`` with status 65 and the position for invalid JSON.
    init(_ bytes: [UInt8], named name: String) throws {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw CommandFailure(
                "empty", tr("\(name): is empty; one JSON object is expected"), status: .badData)
        }
        do throws(DocumentError) {
            self = try JSONParser.value(of: bytes)
        } catch {
            throw CommandFailure(
                "malformed-json",
                tr(
                    "\(name): is no JSON that is read: \(error.description); meridian show --json writes the form"
                ),
                status: .badData)
        }
    }
}
