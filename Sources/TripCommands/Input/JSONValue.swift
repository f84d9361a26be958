import Foundation
import Messages
import Rendering

/// A value of JSON whose shape is not known yet.
enum JSONValue: Hashable, Sendable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads one document.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - name: What messages call it.
    /// - Throws: A ``CommandFailure`` with status 65 when it is no JSON.
    init(_ bytes: [UInt8], named name: String) throws {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw CommandFailure(
                "empty", tr("\(name): is empty; one JSON object is expected"), status: .badData)
        }
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
            throw CommandFailure(
                "malformed-json",
                tr("\(name): is no JSON; what meridian show --json writes is the form that is read"),
                status: .badData)
        }
        self = value
    }

    /// Reads a value of any type.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes the value.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// What messages call its type.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: tr("true or false")
        case .number: tr("a number")
        case .text: tr("a text")
        case .list: tr("a list")
        case .object: tr("an object")
        }
    }
}
