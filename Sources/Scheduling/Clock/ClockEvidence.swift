public import Trips

/// Why the traveller is believed to be where a stretch of the clock has them.
///
/// In the order of their strength: a transport, a stay, another activity at a place, nothing.
public enum ClockEvidence: Hashable, Sendable {
    /// On the way with a transport; the clock is that of its departure.
    case transit(ActivityKey)
    /// On the ground where a transport arrived, or where the first one of all departs.
    case transport(ActivityKey)
    /// Where a stay is, to which no transport leads.
    case stay(ActivityKey)
    /// Where a table, a tour, a rented car or an event with a point on the map is, for its own time.
    case activity(ActivityKey)
    /// Nothing says otherwise: at home, or on the one clock of a fixed view.
    case home

    /// What it is in JSON: `transit`, `transport`, `stay`, `activity` or `home`.
    public var word: String {
        switch self {
        case .transit: "transit"
        case .transport: "transport"
        case .stay: "stay"
        case .activity: "activity"
        case .home: "home"
        }
    }

    /// The activity that the traveller's place is known from; nil for ``home``.
    public var key: ActivityKey? {
        switch self {
        case .transit(let key), .transport(let key), .stay(let key), .activity(let key): key
        case .home: nil
        }
    }

    /// Whether the place is assumed from a stay or an activity, without a transport that leads there.
    public var isAssumed: Bool {
        switch self {
        case .stay, .activity: true
        case .transit, .transport, .home: false
        }
    }

    /// Whether the traveller is on the way.
    public var isTransit: Bool {
        if case .transit = self { return true }
        return false
    }

    /// Which side keeps its date where the clock goes back without a transport: the stronger one.
    var strength: Int {
        switch self {
        case .transit: 3
        case .stay: 2
        case .activity: 1
        case .transport, .home: 0
        }
    }
}
