/// A name and its value in an object.
package struct JSONMember: Hashable, Sendable {
    /// The name, which is unique in its object.
    package let name: String
    /// The value.
    package let value: JSONValue

    /// Makes a member.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    package init(name: String, value: JSONValue) {
        self.name = name
        self.value = value
    }
}
