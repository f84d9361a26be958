import Messages

extension ActivityKind {
    /// The word shown to people; `rawValue` is typed and stored.
    package var word: String {
        switch self {
        case .flight: tr("flight", as: "kind of an activity")
        case .train: tr("train", as: "kind of an activity")
        case .bus: tr("bus", as: "kind of an activity")
        case .ferry: tr("ferry", as: "kind of an activity")
        case .car: tr("car", as: "kind of an activity")
        case .bicycle: tr("bicycle", as: "kind of an activity")
        case .walk: tr("walk", as: "kind of an activity")
        case .transfer: tr("transfer", as: "kind of an activity")
        case .lodging: tr("lodging", as: "kind of an activity")
        case .carRental: tr("carRental", as: "kind of an activity")
        case .restaurant: tr("restaurant", as: "kind of an activity")
        case .tour: tr("tour", as: "kind of an activity")
        case .event: tr("event", as: "kind of an activity")
        case .other: tr("other", as: "kind of an activity")
        }
    }
}

extension ActivityStatus {
    /// The word shown to people; `rawValue` is typed and stored.
    package var word: String {
        switch self {
        case .confirmed: tr("confirmed", as: "status of an activity")
        case .tentative: tr("tentative", as: "status of an activity")
        case .cancelled: tr("cancelled", as: "status of an activity")
        }
    }
}
