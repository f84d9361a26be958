import CivilTime
import Messages
import Rendering
import StrictJSON

/// The members of a JSON object, read one by one with their expected types.
package struct JSONFields {
    private let members: [String: JSONValue]
    /// The path of the object for messages: `standard input`, `standard input: place`; empty for a document without a name.
    private let path: String
    /// The member of the document that the object is; nil for the document.
    private let field: String?

    /// Opens a document.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: Its name in messages; empty for none.
    ///   - known: The allowed keys; any other key is refused, so that misspelt keys are found.
    /// - Throws: An ``InputRefusal`` of cause `data`.
    init(_ value: JSONValue, at path: String, known: [String]) throws {
        try self.init(value, path, nil, known)
    }

    /// Opens an object in an object.
    ///
    /// - Parameters:
    ///   - value: The value of the member, or one of its list.
    ///   - fields: The object.
    ///   - key: The name of the member.
    ///   - known: The allowed keys.
    /// - Throws: An ``InputRefusal`` of cause `data`.
    init(_ value: JSONValue, in fields: JSONFields, _ key: String, known: [String]) throws {
        try self.init(value, fields.path(of: key), fields.field(of: key), known)
    }

    private init(_ value: JSONValue, _ path: String, _ field: String?, _ known: [String]) throws {
        (self.path, self.field) = (path, field)
        guard case .object(let members) = value else {
            throw Self.wrong(path, field, tr("an object"), value)
        }
        self.members = Dictionary(
            members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for key in self.members.keys.sorted() where !known.contains(key) {
            let near = key.utf8.count > 64 ? [] : NameDistance.nearest(to: key, among: known, count: 1)
            let hint = near.first.map { tr("; did you mean \($0)?") } ?? ""
            throw InputRefusal(
                "unknown-key", prefix + tr("there is no key \"\(Printable.name(key))\"\(hint)"),
                cause: .data, field: field)
        }
    }

    /// The path as the beginning of a message; empty without one.
    var prefix: String { Self.beginning(path) }

    private static func beginning(_ path: String) -> String { path.isEmpty ? "" : path + ": " }

    /// The path of a member, for messages.
    func path(of key: String) -> String { prefix + key }

    /// The member of the document that a member of this object is, as `place.code`.
    func field(of key: String) -> String { field.map { "\($0).\(key)" } ?? key }

    /// The keys of the object.
    var keys: Set<String> { Set(members.keys) }

    /// Any value; nil for an absent key or null.
    func value(_ key: String) -> JSONValue? {
        guard let value = members[key], value != .null else { return nil }
        return value
    }

    /// A string that null clears.
    func said(_ key: String) throws -> Said<String> {
        switch members[key] {
        case nil: return .nothing
        case .null, .string(""): return .cleared
        case .string(let text): return .value(text)
        case let other?: throw wrong(key, tr("a text"), other)
        }
    }

    /// A string; nil for an absent key or null.
    func text(_ key: String) throws -> String? {
        switch members[key] {
        case nil, .null: return nil
        case .string(let text): return text
        case let other?: throw wrong(key, tr("a text"), other)
        }
    }

    /// A boolean; nil for an absent key or null.
    func bool(_ key: String) throws -> Bool? {
        switch members[key] {
        case nil, .null: return nil
        case .bool(let value): return value
        case let other?: throw wrong(key, tr("true or false"), other)
        }
    }

    /// A number; nil for an absent key or null.
    func number(_ key: String) throws -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let text) = value, let number = Double(text), number.isFinite else {
            throw wrong(key, tr("a number"), value)
        }
        return number
    }

    /// The maximum number of seconds or other units in JSON from standard input: a hundred years.
    private static let mostSeconds = 3_155_760_000.0

    /// An integer of at most a hundred years of seconds; nil for an absent key or null.
    func whole(_ key: String) throws -> Int? {
        guard let number = try number(key) else { return nil }
        guard number.rounded() == number, abs(number) <= Self.mostSeconds else {
            throw InputRefusal(
                "wrong-type", tr("\(path(of: key)): \(number) is no whole number that can be used"),
                cause: .data, field: field(of: key))
        }
        return Int(number)
    }

    /// A list; nil for an absent key or null.
    func list(_ key: String) throws -> [JSONValue]? {
        switch members[key] {
        case nil, .null: return nil
        case .array(let values): return values
        case let other?: throw wrong(key, tr("a list"), other)
        }
    }

    /// One of several words.
    func word<Value: RawRepresentable>(_ key: String, among values: [Value]) throws -> Value?
    where Value.RawValue == String {
        guard let text = try text(key) else { return nil }
        return try data(key) { try TypedChoice.value(text, option: path(of: key), among: values) }
    }

    /// Turns an error of a typed text into one of the data.
    package static func data<Value>(_ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let refusal as InputRefusal {
            throw refusal.inDocument()
        }
    }

    /// The same of the text of a member.
    func data<Value>(_ key: String, _ value: () throws -> Value) throws -> Value {
        try about(key) { try Self.data(value) }
    }

    /// Lets an error be about a member.
    func about<Value>(_ key: String, _ value: () throws -> Value) throws -> Value {
        try Typed.member(field(of: key), value)
    }

    /// Refuses a member of the wrong type.
    private func wrong(_ key: String, _ expected: String, _ value: JSONValue) -> InputRefusal {
        Self.wrong(path(of: key), field(of: key), expected, value)
    }

    private static func wrong(_ path: String, _ field: String?, _ expected: String, _ value: JSONValue)
        -> InputRefusal
    {
        let found = if case .bool = value { tr("true or false") } else { value.typeName }
        return InputRefusal(
            "wrong-type", beginning(path) + tr("\(expected) is expected, and this is \(found)"),
            cause: .data, field: field)
    }
}
