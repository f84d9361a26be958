import Trips

/// The four families of kinds that pictures tell apart by colour, as classes of a style sheet.
enum KindClass: String {
    case transport
    case stay
    case activity
    case rental

    init(_ kind: ActivityKind) {
        switch kind {
        case .lodging: self = .stay
        case .carRental: self = .rental
        case _ where kind.isTransport: self = .transport
        default: self = .activity
        }
    }
}
