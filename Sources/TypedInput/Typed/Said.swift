import Trips

/// A requested value of a field that can also be cleared.
package enum Said<Value: Sendable>: Sendable {
    /// Unchanged.
    case nothing
    /// Cleared.
    case cleared
    /// Set to a value.
    case value(Value)

    /// Whether the field is set or cleared.
    package var isSaid: Bool { if case .nothing = self { false } else { true } }

    /// The value, if it is set.
    package var value: Value? { if case .value(let value) = self { value } else { nil } }

    /// Maps the value.
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Said<Other> {
        switch self {
        case .nothing: .nothing
        case .cleared: .cleared
        case .value(let value): .value(try transform(value))
        }
    }

    /// Applies the request to a change: nothing when unchanged, nil when cleared.
    func change(_ make: (Value?) -> ActivityChange) -> [ActivityChange] {
        switch self {
        case .nothing: []
        case .cleared: [make(nil)]
        case .value(let value): [make(value)]
        }
    }
}

extension Said where Value == String {
    /// Reads an option: nil is unchanged, and an empty text clears.
    package init(option text: String?) {
        switch text {
        case nil: self = .nothing
        case "": self = .cleared
        case let text?: self = .value(text)
        }
    }
}
