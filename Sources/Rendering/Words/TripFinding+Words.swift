import Messages
package import Scheduling

extension TripFinding.Severity {
    /// The word shown to people; `rawValue` is typed and written.
    package var word: String {
        switch self {
        case .note: tr("note")
        case .warning: tr("warning")
        case .error: tr("error")
        }
    }

    /// Returns the number of findings of this severity, in words.
    package func counted(_ count: Int) -> String {
        switch self {
        case .note: count == 1 ? tr("1 note") : tr("\(count) notes")
        case .warning: count == 1 ? tr("1 warning") : tr("\(count) warnings")
        case .error: count == 1 ? tr("1 error") : tr("\(count) errors")
        }
    }
}
