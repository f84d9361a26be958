import ArgumentParser
import Trips

/// What stays when an end gets another zone, as typed.
enum ZoneKeepOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case wall
    case instant

    var change: ZoneChange { self == .wall ? .wall : .instant }
}

/// The ends whose zone changes, as typed.
enum ZoneEndsOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case start
    case end
    case both

    var ends: ActivityChange.Ends {
        switch self {
        case .start: .start
        case .end: .end
        case .both: .both
        }
    }
}
