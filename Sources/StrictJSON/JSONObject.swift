import Messages

/// The members of an object by their names.
package struct JSONObject {
    /// The values by their names.
    package let members: [String: JSONValue]
    /// Where the object is.
    package let path: String

    /// A member; null and absent are the same.
    package subscript(_ name: String) -> JSONNode? {
        guard let value = members[name], value != .null else { return nil }
        return JSONNode(value, path: "\(path).\(name)")
    }

    /// A member that must be present.
    package func required(_ name: String) throws(DocumentError) -> JSONNode {
        guard let node = self[name] else {
            throw DocumentError(
                .missing, path: path, subject: "\"\(name)\"", reason: tr("is missing, and has to be there"))
        }
        return node
    }

    /// The values of a list, each converted; none where the list is absent.
    package func list<Value>(
        _ name: String, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> [Value] {
        guard let node = self[name] else { return [] }
        var values: [Value] = []
        for item in try node.items() { values.append(try read(item)) }
        return values
    }

    /// A text; empty where it is absent.
    package func text(_ name: String) throws(DocumentError) -> String { try self[name]?.string() ?? "" }

    /// A converted member; nil where it is absent.
    package func optional<Value>(
        _ name: String, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> Value? {
        guard let node = self[name] else { return nil }
        return try read(node)
    }
}
