import HTTPTypes

/// What was answered.
struct Reply: Sendable {
    let status: Int
    let fields: HTTPFields
    let bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value of a field; nil for none.
    subscript(name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
}
