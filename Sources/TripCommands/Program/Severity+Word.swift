import Findings
import ICalendar
import Messages

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
