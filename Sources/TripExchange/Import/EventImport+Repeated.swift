import Documents
import Findings
import ICalendar
import Messages

// MARK: - Properties that stand more than once

extension EventImport {
    /// The properties that an event has at most once (RFC 5545 §3.6.1), except its times, which are checked where
    /// they are read.
    private static let single = [
        "UID", "DTSTAMP", "RECURRENCE-ID", "SEQUENCE", "STATUS", "SUMMARY", "LOCATION", "DESCRIPTION", "GEO",
        "TRANSP", "CLASS", "CREATED", "LAST-MODIFIED", "ORGANIZER", "PRIORITY", "URL",
    ]

    /// Reports each repeated property with another value.
    mutating func noteRepeated() {
        guard component.mayRepeat else { return }
        for name in Self.single where component.repeats(name) {
            let all = component.all(named: name).filter { !$0.rawValue.trimmed.isEmpty }
            guard let first = all.first else { continue }
            for further in all.dropFirst() {
                values.note(
                    .repairedValue, .repaired, further,
                    tr(
                        "\(name) stands more than once where one is allowed (RFC 5545 §3.6.1); "
                            + "`\(Self.short(first.rawValue))` on line \(first.line) was taken, "
                            + "`\(Self.short(further.rawValue))` on line \(further.line) was not"))
            }
        }
    }

    /// The beginning of a long value.
    private static func short(_ value: String) -> String {
        value.count > 40 ? value.prefix(40) + "…" : value
    }
}
