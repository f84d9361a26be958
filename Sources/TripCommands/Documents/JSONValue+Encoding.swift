import StrictJSON

/// Lets ``JSONDocument`` write a value that was read in the form of the other documents.
extension JSONValue: Encodable {
    /// Writes the value; what is too large for a number cannot be written.
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
