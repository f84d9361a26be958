import Messages
import TripExchange

/// A value of JSON whose shape is not known yet.
enum JSONValue: Hashable, Sendable, Encodable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads one document, as backups are read: no name stands twice in an object.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - name: What messages call it.
    /// - Throws: A ``CommandFailure`` with status 65 when it is no JSON, which says where.
    init(_ bytes: [UInt8], named name: String) throws {
        guard bytes.contains(where: { $0 > 0x20 }) else {
            throw CommandFailure(
                "empty", tr("\(name): is empty; one JSON object is expected"), status: .badData)
        }
        do throws(DocumentError) {
            self.init(try JSONParser.value(of: bytes))
        } catch {
            throw CommandFailure(
                "malformed-json",
                tr(
                    "\(name): is no JSON that is read: \(error.description); meridian show --json writes the form"
                ),
                status: .badData)
        }
    }

    private init(_ value: TripExchange.JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        // What is too large for a number here is infinite, and refused where it stands.
        case .number(let text): self = .number(Double(text) ?? .infinity)
        case .string(let text): self = .text(text)
        case .array(let values): self = .list(values.map { JSONValue($0) })
        case .object(let members):
            self = .object(
                Dictionary(
                    members.map { ($0.name, JSONValue($0.value)) }, uniquingKeysWith: { first, _ in first }))
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
