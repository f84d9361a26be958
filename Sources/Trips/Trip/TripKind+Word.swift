import Messages

extension TripKind {
    /// The word shown to people; `rawValue` is typed and stored.
    package var word: String {
        switch self {
        case .leisure: tr("leisure", as: "kind of a trip")
        case .business: tr("business", as: "kind of a trip")
        case .adventure: tr("adventure", as: "kind of a trip")
        case .family: tr("family", as: "kind of a trip")
        case .romantic: tr("romantic", as: "kind of a trip")
        case .solo: tr("solo", as: "kind of a trip")
        case .group: tr("group", as: "kind of a trip")
        }
    }
}
