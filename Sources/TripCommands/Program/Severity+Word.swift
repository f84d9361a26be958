import Findings
import ICalendar
import Messages
import Scheduling

extension FindingSeverity {
    /// The word shown to people; `rawValue` is written for programs.
    var word: String {
        switch self {
        case .repaired: tr("repaired")
        case .warning: tr("warning")
        case .error: tr("error")
        }
    }
}

extension TripFinding.Severity {
    /// The word shown to people; `rawValue` is typed and written.
    var word: String {
        switch self {
        case .note: tr("note")
        case .warning: tr("warning")
        case .error: tr("error")
        }
    }

    /// Returns the number of findings of this severity, in words.
    func counted(_ count: Int) -> String {
        switch self {
        case .note: count == 1 ? tr("1 note") : tr("\(count) notes")
        case .warning: count == 1 ? tr("1 warning") : tr("\(count) warnings")
        case .error: count == 1 ? tr("1 error") : tr("\(count) errors")
        }
    }
}
