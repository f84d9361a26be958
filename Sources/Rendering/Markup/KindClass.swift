package import Trips

/// The four groups of kinds with different colours, as classes of a style sheet.
package enum KindClass: String {
    case transport
    case stay
    case activity
    case rental

    package init(_ kind: ActivityKind) {
        switch kind {
        case .lodging: self = .stay
        case .carRental: self = .rental
        case _ where kind.isTransport: self = .transport
        default: self = .activity
        }
    }
}
