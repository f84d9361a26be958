import Messages
package import TripStorage

extension Role {
    /// What it may do, in words.
    package var words: String {
        switch self {
        case .none: tr("sees nothing", as: "role")
        case .viewer: tr("reads it", as: "role")
        case .editor: tr("changes it", as: "role")
        case .owner: tr("owns it", as: "role")
        }
    }
}

extension Role {
    /// What it may do in the household, after `who`.
    package var inHousehold: String {
        switch self {
        case .none: tr("sees the trips that others share with them", as: "role in the household")
        case .viewer: tr("reads the trips of the household", as: "role in the household")
        case .editor: tr("changes the trips of the household", as: "role in the household")
        case .owner: tr("owns the household", as: "role in the household")
        }
    }
}
