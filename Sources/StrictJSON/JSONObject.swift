import Messages

/// The members of an object by their names.
package struct JSONObject {
    /// The members in their order; most objects have so few that none is found sooner by a hash.
    private let members: [JSONMember]
    private let place: JSONPlace
    /// Where the object is.
    package var path: String { place.text }

    init(_ members: [JSONMember], at place: JSONPlace) { (self.members, self.place) = (members, place) }

    /// A member; null and absent are the same.
    package subscript(_ name: String) -> JSONNode? {
        guard let member = members.first(where: { JSONObject.areSame($0.name, name) }) else { return nil }
        if case .null = member.value { return nil }
        return JSONNode(member.value, .member(name), in: place)
    }

    /// Returns the names of members that are none of these, in order.
    ///
    /// - Parameter known: The names that an object of its kind can have.
    /// - Returns: The others.
    package func names(besides known: [String]) -> [String] {
        members.lazy.map(\.name).filter { name in
            !known.contains { JSONObject.areSame($0, name) }
        }.sorted()
    }

    /// Whether two names are the same; most others differ in length.
    private static func areSame(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && one == other
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
    @inlinable package func list<Value>(
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
    @inlinable package func optional<Value>(
        _ name: String, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> Value? {
        guard let node = self[name] else { return nil }
        return try read(node)
    }
}
