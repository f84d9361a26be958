import Foundation

/// The part of JSON Schema, draft 2020-12, that the schemas of docs/formats use.
///
/// It is no code of ours under test: it knows the keywords that the schemas use, and refuses others.
public struct SchemaReader {
    private var schemas: [String: [String: Any]] = [:]
    private let name: String
    private var flaws: [String] = []

    /// Reads a schema of docs/formats, and those that it refers to.
    ///
    /// - Parameter name: The name of its file.
    /// - Throws: A ``Fixtures/Failure`` for one that is not there or no JSON.
    public init(of name: String) throws {
        self.name = name
        for file in Set([name, "backup.schema.json"]) {
            let path = Fixtures.path(for: "docs/formats/\(file)")
            let value = try JSONSerialization.jsonObject(with: Data(Fixtures.bytes(path)))
            guard let schema = value as? [String: Any] else {
                throw Fixtures.Failure(path: path, reason: "is no object")
            }
            schemas[file] = schema
        }
    }

    /// Returns what the schema refuses.
    ///
    /// - Parameter bytes: The document.
    /// - Returns: The places, each with the keyword that it breaks.
    /// - Throws: An error of Foundation for bytes that are no JSON.
    public func flaws(of bytes: [UInt8]) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        var reader = self
        reader.check(value, schemas[name] ?? [:], of: name, "$")
        return reader.flaws
    }

    private static let known: Set = [
        "$schema", "$id", "$defs", "$ref", "title", "type", "required", "additionalProperties", "properties",
        "items",
        "const", "enum", "pattern", "minimum", "maximum", "oneOf",
    ]

    private mutating func check(_ value: Any, _ schema: [String: Any], of file: String, _ path: String) {
        for key in schema.keys where !Self.known.contains(key) {
            flaws.append("\(path): \(key) is not read here")
        }
        if let reference = schema["$ref"] as? String {
            let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? file : parts[0]
            let name = String(reference.split(separator: "/").last ?? "")
            guard let found = (schemas[target]?["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                return flaws.append("\(path): \(reference) is nowhere")
            }
            return check(value, found, of: target, path)
        }
        if let type = schema["type"], !Self.isType(value, type) { return flaws.append("\(path): type") }
        if let const = schema["const"], !Self.same(const, value) { flaws.append("\(path): const") }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            flaws.append("\(path): enum")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            flaws.append("\(path): pattern")
        }
        if let number = (value as? NSNumber)?.doubleValue {
            if let least = (schema["minimum"] as? NSNumber)?.doubleValue, number < least {
                flaws.append("\(path): minimum")
            }
            if let most = (schema["maximum"] as? NSNumber)?.doubleValue, number > most {
                flaws.append("\(path): maximum")
            }
        }
        checkParts(value, schema, of: file, path)
    }

    private mutating func checkParts(_ value: Any, _ schema: [String: Any], of file: String, _ path: String) {
        if let object = value as? [String: Any] {
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                flaws.append("\(path): \(name) is missing")
            }
            let properties = schema["properties"] as? [String: Any] ?? [:]
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                if let inner = properties[name] as? [String: Any] {
                    check(member, inner, of: file, "\(path).\(name)")
                } else if schema["additionalProperties"] as? Bool == false {
                    flaws.append("\(path).\(name): unknown")
                }
            }
            if let choices = schema["oneOf"] as? [[String: Any]] {
                let fitting = choices.filter { choice in
                    (choice["required"] as? [String] ?? []).allSatisfy { object[$0] != nil }
                }
                if fitting.count != 1 { flaws.append("\(path): oneOf") }
            }
        }
        if let items = schema["items"] as? [String: Any], let values = value as? [Any] {
            for (index, item) in values.enumerated() { check(item, items, of: file, "\(path)[\(index)]") }
        }
    }

    private static func same(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? String { return one == other as? String }
        return (one as? NSNumber) == (other as? NSNumber)
    }

    /// Whether a value is of a type, or of one of several.
    private static func isType(_ value: Any, _ type: Any) -> Bool {
        if let types = type as? [String] { return types.contains { isType(value, $0) } }
        guard let type = type as? String else { return false }
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
        case "null": value is NSNull
        case "number": value is NSNumber
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: false
        }
    }
}
