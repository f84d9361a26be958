import ArgumentParser
import CivilTime

/// The policy for a skipped or repeated typed time.
enum DisambiguationOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case earlier
    case later
    case compatible
    case reject

    var policy: Disambiguation {
        switch self {
        case .earlier: .earlier
        case .later: .later
        case .compatible: .compatible
        case .reject: .reject
        }
    }
}
