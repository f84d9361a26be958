import StrictJSON

/// Lets ``JSONDocument`` write a parsed value like other documents.
extension JSONValue: Encodable {
    /// Writes the value; throws for a number that is too large.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let text): try container.encode(Double(text) ?? .infinity)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members):
            try container.encode(
                Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        }
    }
}
