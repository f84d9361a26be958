/// Builds an object and leaves out absent and empty values.
package struct JSONBuilder {
    /// The members added so far, in order.
    package private(set) var members: [JSONMember] = []

    /// Begins an object without members.
    package init() {}

    /// The object.
    package var value: JSONValue { .object(members) }

    /// Adds a value unless it is nil.
    package mutating func add(_ name: String, _ value: JSONValue?) {
        if let value { members.append(JSONMember(name: name, value: value)) }
    }

    /// Adds a text unless it is nil.
    package mutating func add(_ name: String, _ text: String?) {
        add(name, text.map { JSONValue.string($0) })
    }

    /// Adds a text that is not empty.
    package mutating func add(filled name: String, _ text: String) { add(name, text.isEmpty ? nil : text) }

    /// Adds a list that is not empty.
    package mutating func add(_ name: String, list values: [JSONValue]) {
        if !values.isEmpty { add(name, .array(values)) }
    }

    /// Adds `true` if the flag is set.
    package mutating func add(_ name: String, if flag: Bool) {
        if flag { add(name, .bool(true)) }
    }

    /// Adds a number unless it is nil.
    package mutating func add(_ name: String, _ number: Int?) {
        add(name, number.map { JSONValue.number(String($0)) })
    }
}
