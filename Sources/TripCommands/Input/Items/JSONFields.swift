import CivilTime
import Messages
import Rendering
import StrictJSON

/// The members of a JSON object, read one by one with their expected types.
struct JSONFields {
    private let members: [String: JSONValue]
    /// The path of the object for messages: `standard input`, `standard input: place`.
    let path: String

    /// Opens an object.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: Its path.
    ///   - known: The allowed keys; any other key is refused, so that misspelt keys are found.
    /// - Throws: A ``CommandFailure`` with status 65.
    init(_ value: JSONValue, at path: String, known: [String]) throws {
        guard case .object(let members) = value else {
            throw Self.wrong(path, tr("an object"), value)
        }
        self.members = Dictionary(
            members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for key in self.members.keys.sorted() where !known.contains(key) {
            let near = key.utf8.count > 64 ? [] : NameDistance.nearest(to: key, among: known, count: 1)
            let hint = near.first.map { tr("; did you mean \($0)?") } ?? ""
            throw CommandFailure(
                "unknown-key", tr("\(path): there is no key \"\(Printable.name(key))\"\(hint)"),
                status: .badData)
        }
        self.path = path
    }

    /// The path of a member, for messages.
    func path(of key: String) -> String { "\(path): \(key)" }

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
        case let other?: throw Self.wrong(path(of: key), tr("a text"), other)
        }
    }

    /// A string; nil for an absent key or null.
    func text(_ key: String) throws -> String? {
        switch members[key] {
        case nil, .null: return nil
        case .string(let text): return text
        case let other?: throw Self.wrong(path(of: key), tr("a text"), other)
        }
    }

    /// A boolean; nil for an absent key or null.
    func bool(_ key: String) throws -> Bool? {
        switch members[key] {
        case nil, .null: return nil
        case .bool(let value): return value
        case let other?: throw Self.wrong(path(of: key), tr("true or false"), other)
        }
    }

    /// A number; nil for an absent key or null.
    func number(_ key: String) throws -> Double? {
        guard let value = value(key) else { return nil }
        guard case .number(let text) = value, let number = Double(text), number.isFinite else {
            throw Self.wrong(path(of: key), tr("a number"), value)
        }
        return number
    }

    /// The maximum number of seconds or other units in JSON from standard input: a hundred years.
    private static let mostSeconds = 3_155_760_000.0

    /// An integer of at most a hundred years of seconds; nil for an absent key or null.
    func whole(_ key: String) throws -> Int? {
        guard let number = try number(key) else { return nil }
        guard number.rounded() == number, abs(number) <= Self.mostSeconds else {
            throw CommandFailure(
                "wrong-type", tr("\(path(of: key)): \(number) is no whole number that can be used"),
                status: .badData)
        }
        return Int(number)
    }

    /// A list; nil for an absent key or null.
    func list(_ key: String) throws -> [JSONValue]? {
        switch members[key] {
        case nil, .null: return nil
        case .array(let values): return values
        case let other?: throw Self.wrong(path(of: key), tr("a list"), other)
        }
    }

    /// One of several words.
    func word<Value: RawRepresentable>(_ key: String, among values: [Value]) throws -> Value?
    where Value.RawValue == String {
        guard let text = try text(key) else { return nil }
        return try Self.data { try TypedChoice.value(text, option: path(of: key), among: values) }
    }

    /// Turns an error of a typed text into one of the data.
    static func data<Value>(_ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let failure as CommandFailure where failure.status == .usage {
            throw CommandFailure(failure.code, failure.message, status: .badData)
        }
    }

    static func wrong(_ path: String, _ expected: String, _ value: JSONValue) -> CommandFailure {
        let found = if case .bool = value { tr("true or false") } else { value.typeName }
        return CommandFailure(
            "wrong-type", tr("\(path): \(expected) is expected, and this is \(found)"),
            status: .badData)
    }
}
