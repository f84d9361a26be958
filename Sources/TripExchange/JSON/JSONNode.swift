import CivilTime
import Messages
import Trips

/// A value of a document with the place where it stands, for those who read it.
struct JSONNode {
    let value: JSONValue
    let path: String

    init(_ value: JSONValue, path: String = "$") {
        self.value = value
        self.path = path
    }

    func flaw(_ code: DocumentError.Code, _ reason: String) -> DocumentError {
        DocumentError(code, path: path, subject: value.shown, reason: reason)
    }

    private func other(_ wanted: String) -> DocumentError {
        flaw(.badValue, tr("is \(value.typeName); \(wanted) belongs here"))
    }

    /// The first text with an octet of some kind in it, of this value and all in it; nil without one.
    ///
    /// Each value is looked at once, and where it stands is written down for the hit alone: a key can be long, and have
    /// many values under it.
    func firstText(with isWanted: (UInt8) -> Bool) -> JSONNode? {
        guard let (text, steps) = Self.firstText(in: value, with: isWanted) else { return nil }
        return JSONNode(text, path: path + steps.reversed().joined())
    }

    /// The first such text in a value, with the steps to it from the last to the first.
    private static func firstText(
        in value: JSONValue, with isWanted: (UInt8) -> Bool
    ) -> (text: JSONValue, steps: [String])? {
        switch value {
        case .string(let text): return text.utf8.contains(where: isWanted) ? (value, []) : nil
        case .array(let values):
            for (index, value) in values.enumerated() {
                guard let (text, steps) = firstText(in: value, with: isWanted) else { continue }
                return (text, steps + ["[\(index)]"])
            }
        case .object(let members):
            for member in members {
                guard let (text, steps) = firstText(in: member.value, with: isWanted) else { continue }
                return (text, steps + [".\(member.name)"])
            }
        default: break
        }
        return nil
    }

    // MARK: Plain values

    func string() throws(DocumentError) -> String {
        guard case .string(let text) = value else { throw other(tr("a text")) }
        return text
    }

    func bool() throws(DocumentError) -> Bool {
        guard case .bool(let value) = value else { throw other(tr("true or false")) }
        return value
    }

    /// A number as it is written.
    func numberText() throws(DocumentError) -> String {
        guard case .number(let text) = value else { throw other(tr("a number")) }
        return text
    }

    func int(_ range: ClosedRange<Int> = Int.min...Int.max) throws(DocumentError) -> Int {
        guard let number = Int(try numberText()), range.contains(number) else {
            throw flaw(.badValue, tr("is no whole number from \(range.lowerBound) to \(range.upperBound)"))
        }
        return number
    }

    func double() throws(DocumentError) -> Double {
        guard let number = Double(try numberText()), number.isFinite else {
            throw flaw(.badValue, tr("is too large a number"))
        }
        return number
    }

    func items() throws(DocumentError) -> [JSONNode] {
        guard case .array(let values) = value else { throw other(tr("a list")) }
        return values.enumerated().map { JSONNode($0.element, path: "\(path)[\($0.offset)]") }
    }

    func object() throws(DocumentError) -> JSONObject {
        guard case .object(let members) = value else { throw other(tr("an object")) }
        return JSONObject(
            members: Dictionary(
                members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
            path: path)
    }

    // MARK: Values with rules

    /// Reads a text by a rule of the model, whose error becomes one of this place.
    func parsed<Value>(_ read: (String) throws -> Value) throws(DocumentError) -> Value {
        let text = try string()
        do {
            return try read(text)
        } catch let error as TripError {
            throw flaw(.badValue, error.reason)
        } catch let error as TimeError {
            throw flaw(.badValue, error.reason)
        } catch {
            throw flaw(.badValue, "\(error)")
        }
    }

    /// One of a few words.
    func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws(DocumentError) -> Word
    where Word.RawValue == String {
        let text = try string()
        guard let word = Word(rawValue: text) else {
            throw flaw(.badValue, tr("is none of \(Word.allCases.map(\.rawValue).joined(separator: ", "))"))
        }
        return word
    }
}

/// The members of an object by their names.
struct JSONObject {
    let members: [String: JSONValue]
    let path: String

    /// A member; null and absent are the same.
    subscript(_ name: String) -> JSONNode? {
        guard let value = members[name], value != .null else { return nil }
        return JSONNode(value, path: "\(path).\(name)")
    }

    func required(_ name: String) throws(DocumentError) -> JSONNode {
        guard let node = self[name] else {
            throw DocumentError(
                .missing, path: path, subject: "\"\(name)\"", reason: tr("is missing, and has to be there"))
        }
        return node
    }

    func list<Value>(
        _ name: String, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> [Value] {
        guard let node = self[name] else { return [] }
        var values: [Value] = []
        for item in try node.items() { values.append(try read(item)) }
        return values
    }

    func text(_ name: String) throws(DocumentError) -> String { try self[name]?.string() ?? "" }

    func optional<Value>(
        _ name: String, _ read: (JSONNode) throws(DocumentError) -> Value
    ) throws(DocumentError) -> Value? {
        guard let node = self[name] else { return nil }
        return try read(node)
    }
}

/// Builds an object, leaving out what says nothing.
struct JSONBuilder {
    private(set) var members: [JSONMember] = []

    var value: JSONValue { .object(members) }

    mutating func add(_ name: String, _ value: JSONValue?) {
        if let value { members.append(JSONMember(name: name, value: value)) }
    }

    mutating func add(_ name: String, _ text: String?) { add(name, text.map { JSONValue.string($0) }) }

    /// A text that is there even when it is empty needs ``add(_:_:)``; this one is left out then.
    mutating func add(filled name: String, _ text: String) { add(name, text.isEmpty ? nil : text) }

    mutating func add(_ name: String, list values: [JSONValue]) {
        if !values.isEmpty { add(name, .array(values)) }
    }

    mutating func add(_ name: String, if flag: Bool) {
        if flag { add(name, .bool(true)) }
    }

    mutating func add(_ name: String, _ number: Int?) {
        add(name, number.map { JSONValue.number(String($0)) })
    }
}
