import Messages
import Rendering

/// A value of a settings file, of any type.
indirect enum SettingValue: Decodable, Hashable, Sendable {
    case object([String: SettingValue])
    case list([SettingValue])
    case text(String)
    case number(Double)
    case truth(Bool)
    case null

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .truth(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([SettingValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: SettingValue].self))
        }
    }

    /// The value in a message: a text verbatim, others by type.
    var phrase: String {
        switch self {
        case .object: tr("an object")
        case .list: tr("a list")
        case .text(let text): "\"\(Printable.name(text))\""
        case .number(let number): number == number.rounded() ? "\(Int64(clamping: number))" : "\(number)"
        case .truth(let isTrue): "\(isTrue)"
        case .null: "null"
        }
    }
}

extension Int64 {
    /// Makes the nearest whole number.
    fileprivate init(clamping number: Double) {
        self = number >= 9e18 ? .max : number <= -9e18 ? .min : Int64(number)
    }
}
