import Backups
import Foundation
import TestKit
import Testing

/// docs/formats/backup.schema.json against what is really written, by a small reader of JSON Schema that is no code of ours
/// under test: it knows the keywords that the schema uses, and refuses others.
@Suite("The schema of backups") struct BackupSchemaTests {
    static func schema() throws -> [String: Any] {
        let text = try Fixtures.text(Fixtures.path(for: "docs/formats/backup.schema.json"))
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    static func flaws(_ bytes: [UInt8]) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(bytes))
        var reader = SchemaReader(root: try schema())
        reader.check(value, reader.root, "$")
        return reader.flaws
    }

    @Test(arguments: 0..<10) func `what is written is as the schema says`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: 1000 + seed)
        #expect(try Self.flaws(RandomModel.document(trips: 2, using: &random).bytes) == [])
    }

    @Test(arguments: [
        ("\"version\": \"1.2\"", "\"version\": \"1.3\"", "$.version: const"),
        ("\"createdAt\": \"2027-01-01T00:00:00Z\"", "\"createdAt\": \"yesterday\"", "$.createdAt: pattern"),
        ("\"name\": \"Trip\"", "\"name\": 7", "$.trips[0].name: type"),
        ("\"name\": \"Trip\"", "\"name\": \"Trip\", \"mood\": 1", "$.trips[0].mood: unknown"),
        ("\"name\": \"Trip\"", "\"notes\": \"Trip\"", "$.trips[0]: name is missing"),
    ])
    func `the schema refuses what the format does not have`(_ old: String, _ new: String, _ flaw: String)
        throws
    {
        let text = """
            {"format": "meridian-backup", "version": "1.2", "createdAt": "2027-01-01T00:00:00Z",
             "trips": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "Trip"}]}
            """
        #expect(try Self.flaws(Array(text.utf8)) == [])
        #expect(try Self.flaws(Array(text.replacing(old, with: new).utf8)) == [flaw])
    }
}

/// The part of JSON Schema, draft 2020-12, that the schema of backups uses.
private struct SchemaReader {
    let root: [String: Any]
    var flaws: [String] = []

    init(root: [String: Any]) { self.root = root }

    private static let known: Set = [
        "$schema", "$id", "$defs", "$ref", "title", "type", "required", "additionalProperties", "properties",
        "items",
        "const", "enum", "pattern", "minimum", "maximum", "oneOf",
    ]

    mutating func check(_ value: Any, _ schema: [String: Any], _ path: String) {
        for key in schema.keys where !Self.known.contains(key) {
            flaws.append("\(path): \(key) is not read here")
        }
        if let reference = schema["$ref"] as? String {
            let name = String(reference.split(separator: "/").last ?? "")
            let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
            guard let target else { return flaws.append("\(path): \(reference) is nowhere") }
            return check(value, target, path)
        }
        if let type = schema["type"] as? String, !Self.isType(value, type) {
            return flaws.append("\(path): type")
        }
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
        checkParts(value, schema, path)
    }

    private mutating func checkParts(_ value: Any, _ schema: [String: Any], _ path: String) {
        if let object = value as? [String: Any] {
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                flaws.append("\(path): \(name) is missing")
            }
            let properties = schema["properties"] as? [String: Any] ?? [:]
            for (name, member) in object.sorted(by: { $0.key < $1.key }) {
                if let inner = properties[name] as? [String: Any] {
                    check(member, inner, "\(path).\(name)")
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
            for (index, item) in values.enumerated() { check(item, items, "\(path)[\(index)]") }
        }
    }

    private static func same(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? String { return one == other as? String }
        return (one as? NSNumber) == (other as? NSNumber)
    }

    private static func isType(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "number": value is NSNumber
        case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
        default: false
        }
    }
}
