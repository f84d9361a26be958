/// What an account may do: nothing, look, change, or also give away and delete.
///
/// Each role may do what the ones before it may.
///
/// ```swift
/// Role.viewer < Role.editor  // true
/// ```
public enum Role: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Sees nothing of it.
    case none
    /// Sees everything, and changes nothing.
    case viewer
    /// Changes what is in it.
    case editor
    /// Also archives, deletes and shares it, and says who may.
    case owner

    /// A role that may do less is the smaller one.
    public static func < (lhs: Role, rhs: Role) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
        switch self {
        case .none: 0
        case .viewer: 1
        case .editor: 2
        case .owner: 3
        }
    }
}
