import Backups
import StrictJSON

/// A JSON document that can be changed and printed.
indirect enum JSONTree: Sendable {
    /// A value without members, as written.
    case plain(String)
    case list([JSONTree])
    case object([(name: String, value: JSONTree)])

    init(_ value: JSONValue) {
        switch value {
        case .null: self = .plain("null")
        case .bool(let flag): self = .plain("\(flag)")
        case .number(let text): self = .plain(text)
        case .string(let text): self = .plain(Self.quoted(text))
        case .array(let values): self = .list(values.map(JSONTree.init))
        case .object(let members): self = .object(members.map { ($0.name, JSONTree($0.value)) })
        }
    }

    /// The document as text.
    var text: String {
        switch self {
        case .plain(let text): text
        case .list(let parts): "[" + parts.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    /// A text in quotation marks, with reserved characters escaped (RFC 8259 section 7).
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\u{0}"..."\u{1F}":
                "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
                    + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// This value and all values in it, in order.
    var all: [JSONTree] {
        switch self {
        case .plain: [self]
        case .list(let parts): [self] + parts.flatMap(\.all)
        case .object(let members): [self] + members.flatMap(\.value.all)
        }
    }

    /// The document with one value changed.
    ///
    /// - Parameters:
    ///   - index: The index of the value in ``all``; it is counted down.
    ///   - change: The replacements of the value: none or several.
    /// - Returns: The replacement of this value.
    func changed(at index: inout Int, _ change: (JSONTree) -> [JSONTree]) -> [JSONTree] {
        defer { index -= 1 }
        if index == 0 { return change(self) }
        switch self {
        case .plain: return [self]
        case .list(let parts):
            index -= 1
            defer { index += 1 }
            return [.list(parts.flatMap { $0.changed(at: &index, change) })]
        case .object(let members):
            index -= 1
            defer { index += 1 }
            // No name may occur twice.
            let kept = members.compactMap { member in
                member.value.changed(at: &index, change).first.map { (member.name, $0) }
            }
            return [.object(kept)]
        }
    }
}
