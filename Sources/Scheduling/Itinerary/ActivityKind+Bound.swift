import Trips

extension ActivityKind {
    /// Whether one has to be there, so that its zone is that of its place; a meeting can be a call.
    var isBoundToItsZone: Bool {
        switch self {
        case .restaurant, .tour, .lodging, .carRental: true
        default: false
        }
    }
}

extension ScheduledActivity {
    /// Whether one has to go to where it is: a meeting without a place, or with a link for one, is taken from anywhere.
    var isAtAPlace: Bool {
        if kind.isBoundToItsZone { return true }
        guard let place else { return false }
        return place.isKnown && !place.isOnline
    }
}
