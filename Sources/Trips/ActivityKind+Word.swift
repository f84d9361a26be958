import Messages

extension ActivityKind {
    /// What people call it; `rawValue` is what is typed and written.
    package var word: String {
        switch self {
        case .flight: tr("flight")
        case .train: tr("train")
        case .bus: tr("bus")
        case .ferry: tr("ferry")
        case .car: tr("car")
        case .bicycle: tr("bicycle")
        case .walk: tr("walk")
        case .transfer: tr("transfer")
        case .lodging: tr("lodging")
        case .carRental: tr("carRental")
        case .restaurant: tr("restaurant")
        case .tour: tr("tour")
        case .event: tr("event")
        case .other: tr("other")
        }
    }
}

extension ActivityStatus {
    /// What people call it; `rawValue` is what is typed and written.
    package var word: String {
        switch self {
        case .confirmed: tr("confirmed")
        case .tentative: tr("tentative")
        case .cancelled: tr("cancelled")
        }
    }
}
