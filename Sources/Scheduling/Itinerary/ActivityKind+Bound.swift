import Trips

extension ActivityKind {
    /// Whether it takes place where its zone is; a meeting can be a call.
    var isBoundToItsZone: Bool {
        switch self {
        case .restaurant, .tour, .lodging, .carRental: true
        default: false
        }
    }
}

extension ScheduledActivity {
    /// Whether the traveller has to go there: a meeting without a place, or with a link for one, can be joined from
    /// anywhere.
    var isAtAPlace: Bool {
        if kind.isBoundToItsZone { return true }
        guard let place else { return false }
        return place.isKnown && !place.isOnline
    }
}
