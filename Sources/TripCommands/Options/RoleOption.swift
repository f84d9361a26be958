import ArgumentParser
import TripStorage

/// A role, as typed.
enum RoleOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case owner
    case editor
    case viewer
    case none

    var role: Role {
        switch self {
        case .owner: .owner
        case .editor: .editor
        case .viewer: .viewer
        case .none: .none
        }
    }
}
