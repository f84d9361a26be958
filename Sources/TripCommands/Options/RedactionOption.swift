import ArgumentParser
import Trips

/// The redaction of an export, as typed.
enum RedactionOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case full
    case shared
    case busy

    var redaction: Redaction {
        switch self {
        case .full: .full
        case .shared: .shared
        case .busy: .busy
        }
    }
}
