import CivilTime
import Findings
import ICalendar
import Trips

// MARK: - Versions that could not be read

extension CalendarExport {
    /// Finds unread versions of events and to-dos that are newer than the model's.
    ///
    /// They are exported as well, under UIDs of their own (decision 0047).
    ///
    /// - Parameters:
    ///   - remainder: What was kept of calendars; emptied in a redacted export.
    ///   - contents: What else is written.
    /// - Returns: The versions; `nil` when there are none.
    func settle(_ remainder: inout CalendarRemainder, _ contents: CalendarContents) -> UnreadVersions? {
        let kept = remainder
        if redaction != .full { remainder = CalendarRemainder(parsing: nil) }
        guard !kept.components.isEmpty else { return nil }
        let versions = UnreadVersions(
            kept.components,
            activities: Dictionary(
                contents.activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: Dictionary(contents.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: database.adding(contents.zones), isWritten: true)
        guard redaction == .full else { return versions }
        remainder.settle(versions)
        remainder.settleCancellations()
        return versions
    }

    /// Adds the findings about the versions that are written.
    func note(_ versions: UnreadVersions?, _ scope: ExportScope) {
        guard let versions else { return }
        for version in versions.newer {
            switch version.read {
            case .activity(let activity):
                let message = version.message(redaction == .full ? .written : .redacted)
                scope.note(.unreadVersion, .warning, activity, message)
            case .todo(let todo):
                guard redaction == .full else { continue }
                scope.note(.unreadVersion, .warning, uid: todo.uid, version.message(.written))
            }
        }
        guard redaction == .full else { return }
        for finding in UnreadVersions.findings(ofOlder: versions.older) { scope.note(finding) }
    }
}
