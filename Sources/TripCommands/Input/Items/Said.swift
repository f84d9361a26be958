import Trips

/// What was said of something that may also be taken away.
enum Said<Value: Sendable>: Sendable {
    /// Nothing: it stays as it is.
    case nothing
    /// That there is none.
    case cleared
    /// This.
    case value(Value)

    /// Whether something was said.
    var isSaid: Bool { if case .nothing = self { false } else { true } }

    /// The value, if there is one.
    var value: Value? { if case .value(let value) = self { value } else { nil } }

    /// The same with another value.
    func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Said<Other> {
        switch self {
        case .nothing: .nothing
        case .cleared: .cleared
        case .value(let value): .value(try transform(value))
        }
    }

    /// Gives what was said to a change: nothing for nothing, nil for what was taken away.
    func change(_ make: (Value?) -> ActivityChange) -> [ActivityChange] {
        switch self {
        case .nothing: []
        case .cleared: [make(nil)]
        case .value(let value): [make(value)]
        }
    }
}

extension Said where Value == String {
    /// What an option says: nil for nothing, and an empty text takes away.
    init(option text: String?) {
        switch text {
        case nil: self = .nothing
        case "": self = .cleared
        case let text?: self = .value(text)
        }
    }
}
