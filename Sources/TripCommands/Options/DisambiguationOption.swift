import ArgumentParser
import CivilTime

/// What to do with a typed time that the clocks skip or repeat, as it is typed.
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
