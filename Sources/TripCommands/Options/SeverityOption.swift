import ArgumentParser
import Scheduling

/// A severity of findings, as it is typed.
enum SeverityOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case note
    case warning
    case error

    var severity: TripFinding.Severity {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
